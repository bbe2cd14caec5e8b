import { tidyTerminal } from '../booking/meeting.ts';
import { isEmail } from '../contact/bounds.ts';
import { isPossiblePhone } from '../contact/phone.ts';
import { hasExtension, tidyPhone } from '../contact/tidy-phone.ts';

/** The form of a text that is more than words. */
export type TextForm = {
  /** The stored form of a typed text. */
  tidy(text: string): string;
  /** True for a text in stored form. */
  isRight(text: string): boolean;
  /** A right text, for the sentence that asks for one. */
  readonly example: string;
  /** Digits in it are no card's: a phone, an address. */
  readonly isContact?: true;
  /** The keyboard of a phone. */
  readonly keyboard?: 'email' | 'tel' | 'url';
};

const asTyped = (text: string): string => text;
const upper = (text: string): string => text.toUpperCase();

const upperCase = (pattern: RegExp, example: string): TextForm => ({
  tidy: upper,
  isRight: (text) => pattern.test(text),
  example,
});

/** Code of our own choice: of a property, of a society. */
export const CODE = upperCase(/^[A-Z0-9][A-Z0-9_-]{0,19}$/, 'BP');
export const IATA_AIRPORT = upperCase(/^[A-Z]{3}$/, 'CUN');
export const ICAO_AIRPORT = upperCase(/^[A-Z]{4}$/, 'MMUN');
export const IATA_AIRLINE = upperCase(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'Y4');
export const ICAO_AIRLINE = upperCase(/^[A-Z0-9]{3}$/, 'VOI');
/** Twilio's number of a template. */
export const CONTENT_NUMBER: TextForm = {
  tidy: (text) => text.trim(),
  isRight: (text) => /^HX[0-9a-f]{32}$/.test(text),
  example: 'HX0123456789abcdef0123456789abcdef',
  isContact: true,
};
/** A program's user name. */
export const SYSTEM_USER: TextForm = {
  tidy: (text) => text.toLowerCase(),
  isRight: (text) => /^[a-z][a-z0-9._-]{1,39}$/.test(text),
  example: 'lobby-kiosks',
};
/** Without the airline's code and leading zeros, with the letter that some end with. */
export const FLIGHT_NUMBER: TextForm = {
  tidy: (text) => upper(text).replace(/^0+(?=\d)/, ''),
  isRight: (text) => /^[1-9]\d{0,3}[A-Z]?$/.test(text),
  example: '1234',
};
/** As the airport's boards call it, without the word: `3` of Terminal 3. */
export const TERMINAL: TextForm = {
  tidy: tidyTerminal,
  isRight: (text) => /^[A-Z0-9][A-Z0-9 -]{0,9}$/.test(text),
  example: '3',
};
/** ISO 3166-1 alpha-2. */
export const COUNTRY = upperCase(/^[A-Z]{2}$/, 'MX');
/** ISO 4217. */
export const CURRENCY = upperCase(/^[A-Z]{3}$/, 'USD');
export const EMAIL: TextForm = {
  tidy: asTyped,
  isRight: isEmail,
  example: 'desk@resort.com',
  isContact: true,
  keyboard: 'email',
};
/** As style sheets write it, in full. */
export const COLOUR: TextForm = {
  tidy: (text) => text.toLowerCase().replace(/^(?=[0-9a-f]{6}$)/, '#'),
  isRight: (text) => /^#[0-9a-f]{6}$/.test(text),
  example: '#0b5fa5',
};
/** International; the spaces that people like to read stay. */
export const PHONE: TextForm = {
  tidy: asTyped,
  isRight: (text) => !hasExtension(text) && isPossiblePhone(tidyPhone(text) ?? ''),
  example: '+52 998 881 2345',
  isContact: true,
  keyboard: 'tel',
};
/** A name of the IANA's list; the server's own clock checks that the zone exists. */
export const TIME_ZONE: TextForm = {
  tidy: asTyped,
  isRight: isTimeZone,
  example: 'America/Cancun',
};

function isTimeZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2}$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

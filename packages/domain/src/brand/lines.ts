import type { TextForm } from '../catalogues/text-forms.ts';
import { isPossiblePhone } from '../contact/phone.ts';
import { hasExtension, tidyPhone } from '../contact/tidy-phone.ts';
import type { Language } from '../language.ts';

/** Phones and links of the brand as staff write them: one a line, its parts with an upright stroke between them. */

export type BrandPhone = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly number: string;
};

export type BrandLink = {
  readonly label: Readonly<Record<Language, string>>;
  readonly href: string;
  readonly about?: 'terms' | 'privacy';
};

const LONGEST_LABEL = 60;

const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());
const tidy = (line: string): string => partsOf(line).join(' | ');
const isLabel = (text: string): boolean => text !== '' && text.length <= LONGEST_LABEL;

/** `MX | Mexico | México | +52 800 555 0143`; null for anything else. */
export function readPhone(line: string): BrandPhone | null {
  const [country = '', en = '', es = '', number = '', ...more] = partsOf(line);
  // Guests dial it by a tap, which no extension survives.
  const dialed = hasExtension(number) ? '' : (tidyPhone(number) ?? '');
  const isRight = /^[A-Z]{2}$/.test(country) && isLabel(en) && isLabel(es) && isPossiblePhone(dialed);
  return isRight && more.length === 0 ? { country, label: { en, es }, number: dialed } : null;
}

/** `Privacy notice | Aviso de privacidad | https://perla.example/privacy | privacy`, the last part only where it applies; null for anything else. */
export function readLink(line: string): BrandLink | null {
  const [en = '', es = '', href = '', about, ...more] = partsOf(line);
  if (!isLabel(en) || !isLabel(es) || !/^https:\/\/[^\s"<>]+$/.test(href) || !URL.canParse(href)) return null;
  if (more.length > 0 || (about !== undefined && about !== 'terms' && about !== 'privacy')) return null;
  return { label: { en, es }, href, ...(about && { about }) };
}

export const PHONE_LINE: TextForm = {
  tidy,
  isRight: (line) => readPhone(line) !== null,
  example: 'MX | Mexico | México | +52 800 555 0143',
  isContact: true,
};

export const LINK_LINE: TextForm = {
  tidy,
  isRight: (line) => readLink(line) !== null,
  example: 'Our club | Nuestro club | https://club.example/',
  isContact: true,
};

/** The lines that can be read. */
export const readLines = <T>(lines: readonly string[], read: (line: string) => T | null): T[] =>
  lines.map(read).filter((one): one is T & {} => one !== null);

import { isIP } from 'node:net';
import { z } from 'zod';
import { troubleOfDatabaseUrl } from './db/database-url.ts';
import { parseMailbox } from './ports/mailbox.ts';

/** Shapes of settings that are more than a word or a number. No message repeats a value: it may hold a password. */

/** The sentence of a fault, or null. */
type Check = (text: string) => string | null;

function checked(check: Check) {
  return z.string().superRefine((text, context) => {
    const trouble = check(text);
    if (trouble) context.addIssue({ code: 'custom', message: trouble });
  });
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** An address of HTTP. */
export const httpAddress = () =>
  checked((text) => {
    const url = urlOf(text);
    return url && /^https?:$/.test(url.protocol) ? null : 'is not an address; write it as https://host';
  });

export const smtpAddress = () =>
  checked((text) => {
    const url = urlOf(text);
    return url && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
      ? null
      : 'is not the address of a mail server; write it as smtp://user:password@host:587, with signs like @ or / in the password encoded';
  });

export const mailSender = () =>
  checked((text) => {
    try {
      parseMailbox(text);
      return null;
    } catch {
      return 'is not one mail address; write it as Name <name@host> or name@host';
    }
  });

export const databaseAddress = () => checked(troubleOfDatabaseUrl);

/** Ranges that the proxy library knows by a name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Proxies as a list; spaces around a comma do not count. */
export const proxyList = () =>
  checked((text) => {
    const wrong = listOf(text).find((one) => !namedRanges.includes(one) && !isAddressRange(one));
    return wrong === undefined
      ? null
      : `${JSON.stringify(wrong.slice(0, 60))} is neither an IP address, a range as 10.0.0.0/8, nor one of ${namedRanges.join(', ')}; host names are not looked up`;
  });

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const meanings = ['yes', 'no', 'unreadable'] as const;
export type SetWord = readonly [word: string, meaning: (typeof meanings)[number]];

/** `LISTO=yes`; null for anything else. */
function readWord(part: string): SetWord | null {
  const [word = '', says, ...more] = part.split('=').map((one) => one.trim());
  const meaning = meanings.find((one) => one === says);
  return /[\p{L}\d]/u.test(word) && meaning && more.length === 0 ? [word, meaning] : null;
}

const partsOf = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

/** Words with their meaning, as `LISTO=yes;RECHAZO=no`. */
export const deedWords = () =>
  checked((text) => {
    const wrong = partsOf(text).find((part) => readWord(part) === null);
    return wrong === undefined
      ? null
      : `${JSON.stringify(wrong.slice(0, 60))} is not a word with its meaning; write it as WORD=yes, WORD=no or WORD=unreadable`;
  });

export const wordsOf = (text: string): readonly SetWord[] =>
  partsOf(text).flatMap((part) => {
    const word = readWord(part);
    return word ? [word] : [];
  });

/** A key of Stripe's, by its beginning. */
export const stripeKey = (...beginnings: readonly string[]) =>
  checked((text) =>
    beginnings.some((beginning) => text.startsWith(beginning))
      ? null
      : `is not such a key of Stripe; it begins with ${beginnings.join(' or ')}`,
  );

type IssueOfSetting = {
  readonly code?: string | undefined;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly values?: readonly unknown[];
  readonly format?: string;
};

/** The fault of a value, in words for the person who sets it. */
export function wordsOfIssue(issue: IssueOfSetting): string {
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'invalid_value':
      return `is not one of ${(issue.values ?? []).join(', ')}`;
    case 'too_small':
      return isText ? `has fewer than ${issue.minimum} characters` : `is less than ${issue.minimum}`;
    case 'too_big':
      return isText ? `has more than ${issue.maximum} characters` : `is more than ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'is not an instant; write it as 2026-12-31T14:35:00Z'
        : 'is not written as it has to be';
    default:
      return 'is not a whole number';
  }
}

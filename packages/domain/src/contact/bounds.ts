import { isCleanLine, lengthOf, tidyLine } from './text.ts';

const NAME_MIN = 1;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
const EMAIL_LOCAL_MAX = 64;
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 1000;
export const SPECIAL_REQUEST_MAX = 500;
export const FLIGHT_NUMBER_MIN = 3;
/** Letters a guest may have sent to an address of their choice, per booking and day. */
export const LETTERS_PER_DAY = 5;

/** Raw text above this is refused unread: no bound of a single line comes near it. */
const RAW_LINE_MAX = 400;

const NAME = /^[\p{L}\p{M} .'’ʼ‐‑-]+$/u;
const LETTER = /\p{L}/u;

/** A person's name: 1-80 letters of any script, accents, spaces, hyphens, apostrophes and full stops, with a letter somewhere. */
export function isPersonName(text: string): boolean {
  if (text.length > RAW_LINE_MAX || !isCleanLine(text)) return false;
  const name = tidyLine(text);
  const length = lengthOf(name);
  return length >= NAME_MIN && length <= NAME_MAX && NAME.test(name) && LETTER.test(name);
}

const EMAIL_LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/**
 * One plain address, up to 254 characters, at a domain of two labels or more. No quoted or bracketed forms, no list, no line
 * break: what passes may stand in a mail's header as it is.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (local.length > EMAIL_LOCAL_MAX || !local.split('.').every((part) => EMAIL_LOCAL.test(part)))
    return false;
  const labels = domain.split('.');
  if (labels.length < 2 || !TOP_LABEL.test(labels.at(-1) ?? '')) return false;
  return labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label));
}

import { isEmail } from '@traslado/domain/contact/bounds';
import type { Mailbox } from './mailer.ts';

/** A text as one header line: no line break or other control can end the header and begin another. */
export function headerLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `Perla Resorts <transfers@perla.example>`, or the bare address. @throws RangeError for anything but one address. */
export function parseMailbox(text: string): Mailbox {
  const parts = /^([^<>]*)<([^<>]+)>$/.exec(text.trim());
  const address = (parts ? (parts[2] ?? '') : text).trim();
  if (!isEmail(address)) throw new RangeError('not a mail address');
  return { name: headerLine((parts?.[1] ?? '').replace(/^\s*"|"\s*$/g, '')), address };
}

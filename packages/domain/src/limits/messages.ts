import { HOUR_MS } from '../time/instant.ts';
import type { Allowance } from './rate.ts';

/** Questions that one network may send: the guests of a whole resort are one to us and have room, a flood has not. */
export const MESSAGES_PER_NETWORK: Allowance = { max: 20, windowMs: HOUR_MS };

/** Questions that may name one mailbox, because each has an answer mailed to it. */
export const MESSAGES_PER_MAILBOX: Allowance = { max: 3, windowMs: HOUR_MS };

/** The mailbox of an address: `Ana+x@Example.com` is read where `ana@example.com` is. */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/**
 * A person's name for a mail to an unproved address: no mail program makes a link of it, as it would of `see evil.example`.
 * @param name one that `isPersonName` accepts
 */
export function unlinkedName(name: string): string {
  return name.replace(/\.(?=\S)/g, '. ');
}

/** Test messages that a staff member may mail to themselves. */
export const TEST_MESSAGES: Allowance = { max: 20, windowMs: 24 * HOUR_MS };

/** Letters that a staff member may send in their own words, each address counted: help for guests, not a mailing. */
export const STAFF_LETTERS: Allowance = { max: 50, windowMs: HOUR_MS };

import type { RuleIssue } from '../forms/issue.ts';
import { MINUTE_MS } from '../time/instant.ts';
import { checkSaid } from './acting.ts';

/** Reasons for a view-as-guest session. */
export const LOOK_REASONS = ['guest_asks', 'page_wrong', 'after_change', 'complaint', 'other'] as const;

export type LookReason = (typeof LOOK_REASONS)[number];

/** The guest's pages in a view-as-guest session. */
export const LOOK_PAGES = ['mytransportation', 'confirmation', 'change', 'cancel'] as const;

export type LookPage = (typeof LOOK_PAGES)[number];

/** Fixed length of a session. */
export const LOOK_MS = 15 * MINUTE_MS;

export type Look = { readonly startedAt: number; readonly endedAt: number | null };

/** Moment at which it ends by itself. */
export const lookEndsAt = ({ startedAt }: Pick<Look, 'startedAt'>): number => startedAt + LOOK_MS;

export const isLookOpen = (look: Look, now: number): boolean =>
  look.endedAt === null && now < lookEndsAt(look);

/** Issues of the reason and note before a session. */
export const checkLook = (said: { readonly reason: LookReason | null; readonly note: string }): RuleIssue[] =>
  checkSaid(said, said.reason === 'other');

/** Most characters of a number that are shown: too few to sign in with, enough to distinguish two bookings. */
const SHOWN_END = 2;

/** A booking or confirmation number as a session shows it. With a last name the whole one opens the guest's session. */
export const coverNumber = (text: string): string =>
  text.length <= 2 * SHOWN_END
    ? '•'.repeat(text.length)
    : '•'.repeat(text.length - SHOWN_END) + text.slice(-SHOWN_END);

/** Letters and digits of a text in capitals, with their places. */
const signsOf = (text: string): { readonly sign: string; readonly from: number; readonly to: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ 0: sign, index }) => ({
    sign: sign.toUpperCase(),
    from: index,
    to: index + sign.length,
  }));

/** A text without a number, in any letters and with anything between them: guests type it into their wishes. */
function coverNumberIn(text: string, number: string): string {
  const sought = signsOf(number).map(({ sign }) => sign);
  const signs = signsOf(text);
  const at = signs.findIndex((_, start) =>
    sought.every((sign, place) => signs[start + place]?.sign === sign),
  );
  const first = signs[at];
  const last = signs[at + sought.length - 1];
  if (sought.length === 0 || !first || !last) return text;
  const before = text.slice(0, first.from) + coverNumber(number);
  return before + coverNumberIn(text.slice(last.to), number);
}

export const coverNumbersIn = (text: string, numbers: readonly string[]): string =>
  numbers.reduce(coverNumberIn, text);

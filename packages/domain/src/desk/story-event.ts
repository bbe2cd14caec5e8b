import type { ActingReason } from './acting.ts';
import type { ActedBy, ChangedField } from './story-facts.ts';

/** What a page of the desk filters by. */
export const EVENT_KINDS = [
  'booking',
  'payment',
  'refund',
  'letter',
  'message',
  'change',
  'ride',
  'alert',
  'pms',
  'staff',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Who brought it about, or who told us. */
export const EVENT_SOURCES = ['guest', 'staff', 'gateway', 'pms', 'us'] as const;

export type EventSource = (typeof EVENT_SOURCES)[number];

/** One line of a booking's story. `at` is when it happened; `learnedAt`, where we heard of it only later. Instants are epoch milliseconds. */
export type StoryEvent = {
  readonly at: number;
  readonly learnedAt: number | null;
  readonly kind: EventKind;
  readonly code: string;
  readonly source: EventSource;
  /** User name of staff, name of a program, name of a gateway; null where the source says enough. */
  readonly who: string | null;
  readonly amountMinor: number | null;
  /** A card, a subject, a decline, a note: what stands beside it. */
  readonly detail: string;
  /** What staff wrote about it. */
  readonly note: string;
  readonly changes: readonly ChangedField[];
  /** Why staff did it for the guest, by its code; null for everything else. */
  readonly reason: ActingReason | null;
  /** What can be read in full: a letter as it was sent, a message with its answer. */
  readonly opens: { readonly what: 'letter' | 'message'; readonly id: number } | null;
};

export const event = (
  one: Pick<StoryEvent, 'at' | 'kind' | 'code' | 'source'> & Partial<StoryEvent>,
): StoryEvent => ({
  learnedAt: null,
  who: null,
  amountMinor: null,
  detail: '',
  note: '',
  changes: [],
  reason: null,
  opens: null,
  ...one,
});

/** The guest, unless staff did it for them. */
export const doerOf = (acting: ActedBy | null): Pick<StoryEvent, 'source' | 'who' | 'detail' | 'reason'> =>
  acting
    ? { source: 'staff', who: acting.username, detail: acting.note, reason: acting.reason }
    : { source: 'guest', who: null, detail: '', reason: null };

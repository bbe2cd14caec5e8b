import type { ActingReason } from './acting.ts';
import type { ActedBy, ChangedField } from './story-facts.ts';

/** Filters of a booking's story. */
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

/** Origin of an event, or of its news. */
export const EVENT_SOURCES = ['guest', 'staff', 'gateway', 'pms', 'us'] as const;

export type EventSource = (typeof EVENT_SOURCES)[number];

/**
 * One line of a booking's story. `at`: the moment of the event; `learnedAt`: the moment of its news, where that came only later. Instants are epoch
 * milliseconds.
 */
export type StoryEvent = {
  readonly at: number;
  readonly learnedAt: number | null;
  readonly kind: EventKind;
  readonly code: string;
  readonly source: EventSource;
  /** User name of staff, name of a program, name of a gateway; null where the source says enough. */
  readonly who: string | null;
  readonly amountMinor: number | null;
  /** The text beside it: a card, a subject, a decline, a note. */
  readonly detail: string;
  /** Note by staff about it. */
  readonly note: string;
  readonly changes: readonly ChangedField[];
  /** Reason of staff for acting for the guest, by its code; null for everything else. */
  readonly reason: ActingReason | null;
  /** A record to read in full: a letter as it was sent, a message with its answer. */
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

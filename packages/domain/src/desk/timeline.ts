import type { CouponState, PaymentState, RefundState } from '../booking/state.ts';
import { MINUTE_MS } from '../time/instant.ts';

/** What a page of the desk filters by. */
export const EVENT_KINDS = ['booking', 'payment', 'refund', 'letter', 'change', 'alert'] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Who brought it about, or who told us. */
export type EventSource = 'guest' | 'staff' | 'gateway' | 'us';

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
  readonly changes: readonly ChangedField[];
};

/** One thing before and after, under the name that the change's call has for it. */
export type ChangedField = { readonly field: string; readonly old: string; readonly new: string };

/** What the tables have of a booking. */
export type StoryFacts = {
  readonly booking: {
    readonly status: CouponState;
    readonly createdAt: number;
    readonly expiresAt: number | null;
    readonly cancelledAt: number | null;
    readonly isReplaced: boolean;
    readonly totalMinor: number;
    /** The program that sold it; null for the app itself. */
    readonly channel: string | null;
  };
  readonly attempts: readonly {
    readonly status: PaymentState;
    readonly amountMinor: number;
    readonly gateway: string;
    readonly card: string;
    readonly failure: string | null;
    readonly createdAt: number;
    readonly updatedAt: number;
    /** How often the gateway had to be asked what became of it. */
    readonly checks: number;
  }[];
  readonly refunds: readonly {
    readonly status: RefundState;
    readonly amountMinor: number;
    readonly reason: string;
    readonly failure: string | null;
    readonly createdAt: number;
    readonly updatedAt: number;
  }[];
  readonly changes: readonly {
    readonly kind: 'change' | 'cancel';
    readonly status: 'pending' | 'applied' | 'lapsed' | 'replaced' | 'returned';
    readonly amountMinor: number;
    readonly changes: readonly ChangedField[];
    readonly createdAt: number;
    readonly endedAt: number | null;
  }[];
  readonly letters: readonly {
    readonly status: 'queued' | 'sent' | 'kept' | 'failed' | 'unanswered';
    readonly subject: string;
    readonly to: string;
    readonly createdAt: number;
    readonly sentAt: number | null;
  }[];
  readonly alerts: readonly {
    readonly kind: string;
    readonly detail: string;
    readonly createdAt: number;
    readonly resolvedAt: number | null;
    readonly resolvedBy: string | null;
    readonly note: string | null;
  }[];
};

const event = (
  one: Pick<StoryEvent, 'at' | 'kind' | 'code' | 'source'> & Partial<StoryEvent>,
): StoryEvent => ({ learnedAt: null, who: null, amountMinor: null, detail: '', changes: [], ...one });

/** A booking's story, the oldest first. What was learned late stands where it happened. */
export function timelineOf(facts: StoryFacts): StoryEvent[] {
  const events = [
    ...ofBooking(facts.booking),
    ...facts.attempts.map(ofAttempt),
    ...facts.changes.flatMap(ofChange),
    ...facts.refunds.flatMap(ofRefund),
    ...facts.letters.map(ofLetter),
    ...facts.alerts.flatMap(ofAlert),
  ];
  return events
    .map((one, place) => ({ one, place }))
    .sort((a, b) => a.one.at - b.one.at || a.place - b.place)
    .map(({ one }) => one);
}

function ofBooking({
  status,
  createdAt,
  expiresAt,
  cancelledAt,
  isReplaced,
  totalMinor,
  channel,
}: StoryFacts['booking']): StoryEvent[] {
  return [
    event({
      at: createdAt,
      kind: 'booking',
      code: 'sold',
      source: 'guest',
      who: channel,
      amountMinor: totalMinor,
    }),
    ...(status === 'expired' && expiresAt !== null
      ? [event({ at: expiresAt, kind: 'booking', code: 'expired', source: 'us' })]
      : []),
    ...(isReplaced && cancelledAt !== null
      ? [event({ at: cancelledAt, kind: 'booking', code: 'replaced', source: 'guest' })]
      : []),
  ];
}

/** The bank took or refused the money when it was asked. Where its answer was lost and we had to ask again, we learned of it later. */
function ofAttempt(attempt: StoryFacts['attempts'][number]): StoryEvent {
  const { status, createdAt, updatedAt, checks } = attempt;
  const isOver = status === 'succeeded' || status === 'failed';
  const isLate = isOver && checks > 0 && updatedAt - createdAt > MINUTE_MS;
  return event({
    at: createdAt,
    learnedAt: isLate ? updatedAt : null,
    kind: 'payment',
    code: status,
    source: 'gateway',
    who: attempt.gateway,
    amountMinor: attempt.amountMinor,
    detail: [attempt.card, attempt.failure].filter(Boolean).join(' · '),
  });
}

function ofRefund({
  status,
  amountMinor,
  reason,
  failure,
  createdAt,
  updatedAt,
}: StoryFacts['refunds'][number]): StoryEvent[] {
  const asked = event({
    at: createdAt,
    kind: 'refund',
    code: 'requested',
    source: 'us',
    amountMinor,
    detail: reason,
  });
  if (status !== 'succeeded' && status !== 'failed') return [asked];
  const end = event({
    at: updatedAt,
    kind: 'refund',
    code: status,
    source: 'gateway',
    amountMinor,
    detail: failure ?? '',
  });
  return [asked, end];
}

function ofChange({
  kind,
  status,
  amountMinor,
  changes,
  createdAt,
  endedAt,
}: StoryFacts['changes'][number]): StoryEvent[] {
  const told = { kind: 'change', source: 'guest', amountMinor, changes } as const;
  if (kind === 'cancel') return [event({ ...told, at: createdAt, code: 'cancelled' })];
  if (status === 'pending') return [event({ ...told, at: createdAt, code: 'pending' })];
  if (endedAt === null || endedAt === createdAt) return [event({ ...told, at: createdAt, code: status })];
  return [
    event({ ...told, at: createdAt, code: 'pending' }),
    event({ ...told, at: endedAt, code: status, source: status === 'applied' ? 'guest' : 'us' }),
  ];
}

const ofLetter = ({ status, subject, to, createdAt, sentAt }: StoryFacts['letters'][number]): StoryEvent =>
  event({ at: sentAt ?? createdAt, kind: 'letter', code: status, source: 'us', who: to, detail: subject });

function ofAlert({
  kind,
  detail,
  createdAt,
  resolvedAt,
  resolvedBy,
  note,
}: StoryFacts['alerts'][number]): StoryEvent[] {
  const raised = event({ at: createdAt, kind: 'alert', code: kind, source: 'us', detail });
  if (resolvedAt === null) return [raised];
  const source = resolvedBy === null ? 'us' : 'staff';
  return [
    raised,
    event({ at: resolvedAt, kind: 'alert', code: 'handled', source, who: resolvedBy, detail: note ?? '' }),
  ];
}

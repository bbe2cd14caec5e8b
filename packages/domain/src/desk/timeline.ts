import { MINUTE_MS } from '../time/instant.ts';
import type { ActingReason } from './acting.ts';

import type { ActedBy, ChangedField, StoryFacts } from './story-facts.ts';
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
] as const;

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
  /** What staff wrote about it. */
  readonly note: string;
  readonly changes: readonly ChangedField[];
  /** Why staff did it for the guest, by its code; null for everything else. */
  readonly reason: ActingReason | null;
  /** What can be read in full: a letter as it was sent, a message with its answer. */
  readonly opens: { readonly what: 'letter' | 'message'; readonly id: number } | null;
};

const event = (
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

/** A booking's story, the oldest first. What was learned late stands where it happened. */
export function timelineOf(facts: StoryFacts): StoryEvent[] {
  const events = [
    ...ofBooking(facts.booking),
    ...facts.attempts.map(ofAttempt),
    ...facts.changes.flatMap(ofChange),
    ...facts.requests.flatMap(ofRequest),
    ...facts.refunds.flatMap(ofRefund),
    ...facts.marks.flatMap(ofMark),
    ...facts.assumed.map(ofAssumed),
    ...facts.askedLetters.map(ofAskedLetter),
    ...facts.payLinks.flatMap(ofPayLink),
    ...facts.letters.map(ofLetter),
    ...facts.messages.flatMap(ofMessage),
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
  acting,
}: StoryFacts['booking']): StoryEvent[] {
  return [
    event({
      at: createdAt,
      kind: 'booking',
      code: 'sold',
      ...doerOf(acting),
      ...(acting === null && { who: channel }),
      // As a change says it of a stay that joins.
      changes: (acting?.linked ?? []).map((stay, index) => ({
        field: `reservations.${index + 1}.folio`,
        old: '',
        new: stay,
      })),
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

/** Who of staff asked, and who decided. One that ended by itself was ended by us. */
function ofRequest(request: StoryFacts['requests'][number]): StoryEvent[] {
  const { status, amountMinor, reason, decidedAt, decidedBy } = request;
  const asked = event({
    at: request.requestedAt,
    kind: 'refund',
    code: request.isGivenAtOnce ? 'given_by_hand' : 'asked_by_hand',
    source: 'staff',
    who: request.requestedBy,
    amountMinor,
    detail: reason,
    note: request.note,
  });
  if (request.isGivenAtOnce || decidedAt === null) return [asked];
  const end = event({
    at: decidedAt,
    kind: 'refund',
    code: `${status}_by_hand`,
    source: decidedBy === null ? 'us' : 'staff',
    who: decidedBy,
    amountMinor,
    note: request.decisionNote ?? '',
  });
  return [asked, end];
}
/** The guest, unless staff did it for them. */
const doerOf = (acting: ActedBy | null): Pick<StoryEvent, 'source' | 'who' | 'detail' | 'reason'> =>
  acting
    ? { source: 'staff', who: acting.username, detail: acting.note, reason: acting.reason }
    : { source: 'guest', who: null, detail: '', reason: null };

function ofChange({
  kind,
  status,
  amountMinor,
  changes,
  createdAt,
  endedAt,
  acting,
}: StoryFacts['changes'][number]): StoryEvent[] {
  const told = { kind: 'change', amountMinor, changes, ...doerOf(acting) } as const;
  if (kind === 'cancel') return [event({ ...told, at: createdAt, code: 'cancelled' })];
  if (status === 'pending') return [event({ ...told, at: createdAt, code: 'pending' })];
  if (endedAt === null || endedAt === createdAt) return [event({ ...told, at: createdAt, code: status })];
  return [
    event({ ...told, at: createdAt, code: 'pending' }),
    event({
      ...told,
      ...doerOf(null),
      at: endedAt,
      code: status,
      ...(status !== 'applied' && { source: 'us' }),
    }),
  ];
}

/** A mark is told of a ride: `arrival.missed`. Its reason stands before its note. */
function ofMark({
  direction,
  outcome,
  reason,
  note,
  markedAt,
  by,
  takenBackAt,
  takenBackBy,
}: StoryFacts['marks'][number]): StoryEvent[] {
  const detail = [reason, note].filter(Boolean).join(' · ');
  const told = { kind: 'ride', source: 'staff' } as const;
  const marked = event({ ...told, at: markedAt, code: `${direction}.${outcome}`, who: by, detail });
  if (takenBackAt === null) return [marked];
  return [marked, event({ ...told, at: takenBackAt, code: `${direction}.taken_back`, who: takenBackBy })];
}

const ofAssumed = ({ direction, at }: StoryFacts['assumed'][number]): StoryEvent =>
  event({ at, kind: 'ride', code: `${direction}.assumed`, source: 'us' });
const ofAskedLetter = ({ at, acting }: StoryFacts['askedLetters'][number]): StoryEvent =>
  event({ at, kind: 'letter', code: 'asked', ...doerOf(acting) });

/** A link that another one replaced has no end of its own: the other one tells it. */
function ofPayLink(link: StoryFacts['payLinks'][number]): StoryEvent[] {
  const { way, amountMinor, acting, madeAt, openedAt, endedAt, endedBy } = link;
  const told = { kind: 'payment', amountMinor } as const;
  return [
    event({ ...told, at: madeAt, code: way === 'mail' ? 'link_mailed' : 'link_shown', ...doerOf(acting) }),
    ...(openedAt === null
      ? []
      : [event({ ...told, at: openedAt, code: 'link_opened', source: 'guest' as const })]),
    ...(endedAt === null || endedBy === null
      ? []
      : [event({ ...told, at: endedAt, code: 'link_ended', source: 'staff' as const, who: endedBy })]),
  ];
}

const ofLetter = ({
  id,
  status,
  subject,
  to,
  createdAt,
  sentAt,
}: StoryFacts['letters'][number]): StoryEvent =>
  event({
    at: sentAt ?? createdAt,
    kind: 'letter',
    code: status,
    source: 'us',
    who: to,
    detail: subject,
    opens: { what: 'letter', id },
  });

/** What the guest wrote, and who of staff answered or closed it. */
function ofMessage(message: StoryFacts['messages'][number]): StoryEvent[] {
  const { id, reference, status, createdAt, endedAt, endedBy, note } = message;
  const told = { kind: 'message', detail: reference, opens: { what: 'message', id } } as const;
  const written = event({ ...told, at: createdAt, code: 'written', source: 'guest' });
  if (endedAt === null || status === 'received') return [written];
  return [
    written,
    event({ ...told, at: endedAt, code: status, source: 'staff', who: endedBy, note: note ?? '' }),
  ];
}

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

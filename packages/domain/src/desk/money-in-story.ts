import { AT_GATEWAY } from '../booking/refund.ts';
import { MINUTE_MS } from '../time/instant.ts';
import { event, type StoryEvent } from './story-event.ts';
import type { StoryFacts } from './story-facts.ts';

/** Payments, refunds and what the gateway's books say of them, as a booking's story tells them. */

/** News this much younger than its event shows its own moment. */
const LATE_MS = MINUTE_MS;

/**
 * The bank took or refused the money when it was asked. After a lost answer and a second query, or a late message of the gateway, the news came
 * later.
 */
export function ofAttempt(attempt: StoryFacts['attempts'][number]): StoryEvent {
  const { status, createdAt, updatedAt, happenedAt, checks } = attempt;
  const isOver = status === 'succeeded' || status === 'failed';
  const at = isOver ? (happenedAt ?? createdAt) : createdAt;
  const isLate = isOver && (happenedAt !== null || checks > 0) && updatedAt - at > LATE_MS;
  return event({
    at,
    learnedAt: isLate ? updatedAt : null,
    kind: 'payment',
    code: status,
    source: 'gateway',
    who: attempt.gateway,
    amountMinor: attempt.amountMinor,
    detail: [attempt.card, attempt.failure].filter(Boolean).join(' · '),
  });
}

export function ofRefund({
  status,
  amountMinor,
  reason,
  failure,
  createdAt,
  updatedAt,
  happenedAt,
  paidAt,
  isRetry,
  settled,
}: StoryFacts['refunds'][number]): StoryEvent[] {
  const isTheirs = reason === AT_GATEWAY;
  // A retry has the moment of the refund in whose place it stands, which was requested once.
  const asked = isRetry
    ? []
    : [
        event({
          at: createdAt,
          kind: 'refund',
          code: isTheirs ? 'at_gateway' : 'requested',
          source: isTheirs ? 'gateway' : 'us',
          amountMinor,
          detail: isTheirs ? '' : reason,
        }),
      ];
  const over = settled
    ? [
        event({
          at: settled.at,
          kind: 'refund',
          code: 'settled',
          source: 'staff',
          who: settled.by,
          amountMinor,
          note: settled.note,
        }),
      ]
    : [];
  const told = { kind: 'refund', source: 'gateway', amountMinor } as const;
  // It had gone out before the bank sent it back.
  if (status === 'failed' && paidAt !== null)
    return [
      ...asked,
      event({ ...told, at: paidAt, code: 'succeeded' }),
      event({ ...told, at: updatedAt, code: 'returned', detail: failure ?? '' }),
      ...over,
    ];
  if (status !== 'succeeded' && status !== 'failed') return asked;
  const at = happenedAt ?? updatedAt;
  const end = event({
    at,
    learnedAt: updatedAt - at > LATE_MS ? updatedAt : null,
    ...told,
    code: status,
    detail: failure ?? '',
  });
  return [...asked, end, ...over];
}

export function ofMoneyDeed({
  isRetry,
  amountMinor,
  at,
  by: who,
  note,
}: StoryFacts['moneyDeeds'][number]): StoryEvent {
  const told = { at, source: 'staff', who, amountMinor, note } as const;
  return isRetry
    ? event({ ...told, kind: 'refund', code: 'retried' })
    : event({ ...told, kind: 'payment', code: 'asked' });
}

/** Found in the gateway's books, and ended by a person or by itself. */
export function ofDifference(difference: StoryFacts['differences'][number]): StoryEvent[] {
  const { cause, amountMinor, foundAt, endedAt, endedBy: who, note } = difference;
  const found = event({
    at: foundAt,
    kind: 'alert',
    code: `difference.${cause}`,
    source: 'gateway',
    amountMinor,
  });
  if (endedAt === null) return [found];
  const source = who === null ? 'us' : 'staff';
  return [found, event({ at: endedAt, kind: 'alert', code: 'handled', source, who, note: note ?? '' })];
}

const REQUEST_EVENTS = {
  refund: { kind: 'refund', codeOf: (what: string) => `${what}_by_hand` },
  price: { kind: 'booking', codeOf: (what: string) => `price_${what}` },
  erasure: { kind: 'booking', codeOf: (what: string) => `erasure_${what}` },
} as const satisfies Record<StoryFacts['requests'][number]['kind'], unknown>;

/** A request and its decision, with the staff behind them. One that ended by itself was ended by us. */
export function ofRequest(request: StoryFacts['requests'][number]): StoryEvent[] {
  const { status, reason, decidedAt, decidedBy } = request;
  const amountMinor = request.kind === 'erasure' ? null : request.amountMinor;
  const told = REQUEST_EVENTS[request.kind];
  const asked = event({
    at: request.requestedAt,
    kind: told.kind,
    code: told.codeOf(request.isGivenAtOnce ? 'given' : 'asked'),
    source: 'staff',
    who: request.requestedBy,
    amountMinor,
    detail: reason,
    note: request.note,
  });
  if (request.isGivenAtOnce || decidedAt === null) return [asked];
  const end = event({
    at: decidedAt,
    kind: told.kind,
    code: told.codeOf(status),
    source: decidedBy === null ? 'us' : 'staff',
    who: decidedBy,
    amountMinor,
    note: request.decisionNote ?? '',
  });
  return [asked, end];
}

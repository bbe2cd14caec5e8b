import { sumMinor } from '../money.ts';
import { DAY_MS, type Instant } from '../time/instant.ts';

/** One line of our ledger: a capture, or a repayment (below zero). Amounts are cents. */
export type BookedMoney = {
  readonly id: number;
  /** Its subject, in the name that a movement at the gateway has for it: `attempt:…` or `refund:…`. */
  readonly subject: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Instant;
};

/** One movement of the gateway's balance, before its fee. */
export type MovedMoney = {
  /** The gateway's id: a movement that comes twice is one. */
  readonly id: string;
  readonly subject: string;
  readonly kind: 'capture' | 'refund' | 'refund_failed' | 'fee' | 'other';
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly currency: string;
  readonly payoutId: string;
  readonly at: Instant;
  /** Our record of it: the state of our payment or repayment; null where nothing of ours has this name. */
  readonly state: string | null;
};

export type PaidOut = {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Instant;
};

export const DIFFERENCE_CAUSES = [
  /** The gateway took money that no booking knows. */
  'no_booking',
  /** A failed payment in our books; the gateway took the money. */
  'attempt_failed',
  /** A payment of unknown outcome in our books; the gateway took the money. */
  'attempt_open',
  'captured_twice',
  'other_amount',
  'other_currency',
  /** In our books, and in no payout. */
  'not_paid_out',
  /** Repaid in our books; the bank sent it back to the gateway. */
  'refund_failed',
  /** The gateway gave money back that we did not. */
  'refund_not_ours',
  /** The payout is less, or more, than its movements. */
  'payout_short',
  'payout_over',
  /** A dispute or a correction of the gateway's own. */
  'gateway_entry',
] as const;

export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

/** The difference about one subject, in one currency. */
export type Difference = {
  readonly subject: string;
  readonly currency: string;
  readonly cause: DifferenceCause;
  /** The gateway's amount less ours. */
  readonly amountMinor: number;
  readonly at: Instant;
};

export type Reconciled = {
  /** A movement and its line of our ledger. Each is in one pair at most. */
  readonly pairs: readonly { readonly movedId: string; readonly bookedId: number }[];
  readonly differences: readonly Difference[];
  /** Lines of our ledger that no payout has yet, and that are not late. */
  readonly waiting: readonly BookedMoney[];
};

/** Longest time that a gateway may take to pay out a capture. After that its silence is a difference. */
export const PAYOUT_PATIENCE_MS = 10 * DAY_MS;

const byTime = <T extends { readonly at: Instant; readonly id: string | number }>(a: T, b: T): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Each once, in an order that does not depend on how they came. */
function eachOnce<T extends { readonly at: Instant; readonly id: string | number }>(all: readonly T[]): T[] {
  const byId = new Map<string | number, T>();
  for (const one of [...all].sort(byTime)) if (!byId.has(one.id)) byId.set(one.id, one);
  return [...byId.values()];
}

const amountOf = (all: readonly { readonly amountMinor: number }[]): number =>
  sumMinor(all.map(({ amountMinor }) => amountMinor));

/** Takes out repayments that came back, each with its return. */
function withoutReturns(moved: readonly MovedMoney[]): MovedMoney[] {
  const rest = [...moved];
  for (const back of moved.filter(({ kind }) => kind === 'refund_failed')) {
    const left = rest.findIndex(
      ({ kind, amountMinor, currency }) =>
        kind === 'refund' && amountMinor === -back.amountMinor && currency === back.currency,
    );
    if (left < 0) continue;
    rest.splice(left, 1);
    rest.splice(rest.indexOf(back), 1);
  }
  return rest;
}

type Left = {
  readonly booked: readonly BookedMoney[];
  readonly moved: readonly MovedMoney[];
  readonly paired: number;
  readonly currencies: number;
};

/** The likeliest reason, from the lines and movements of a subject that found no partner. */
function causeOf({ booked, moved, paired, currencies }: Left): DifferenceCause {
  const [first] = moved;
  if (first?.kind === 'other') return 'gateway_entry';
  if (currencies > 1) return 'other_currency';
  if (!first) return 'not_paid_out';
  if (first.kind === 'refund_failed') return 'refund_failed';
  if (booked.length > 0) return 'other_amount';
  if (first.kind !== 'capture') return 'refund_not_ours';
  if (paired > 0) return 'captured_twice';
  if (first.state === null) return 'no_booking';
  return first.state === 'failed' ? 'attempt_failed' : 'attempt_open';
}

/** One subject: our lines of it against the gateway's. The result is the same for any order and any repetition of its movements. */
function reconcileSubject(
  subject: string,
  sides: { readonly booked: readonly BookedMoney[]; readonly moved: readonly MovedMoney[] },
  now: Instant,
): Reconciled {
  const booked = eachOnce(sides.booked);
  const told = eachOnce(sides.moved);
  const rest = told.filter(({ kind }) => kind !== 'fee');
  const pairs: { movedId: string; bookedId: number }[] = [];
  const left = booked.filter((line) => {
    const at = rest.findIndex(
      ({ amountMinor, currency }) => amountMinor === line.amountMinor && currency === line.currency,
    );
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    if (found) pairs.push({ movedId: found.id, bookedId: line.id });
    return !found;
  });
  const unpaired = withoutReturns(rest);
  const isEarly = left.every(({ at }) => now - at < PAYOUT_PATIENCE_MS);
  if (told.length === 0 && isEarly) return { pairs, differences: [], waiting: left };
  const names = [...new Set([...left, ...unpaired].map(({ currency }) => currency))].sort();
  const differences = names.flatMap((currency): Difference[] => {
    const own = left.filter((line) => line.currency === currency);
    const theirs = unpaired.filter((one) => one.currency === currency);
    const amountMinor = amountOf(theirs) - amountOf(own);
    if (amountMinor === 0) return [];
    const cause = causeOf({
      booked: own,
      moved: theirs,
      paired: pairs.length,
      currencies: names.length,
    });
    const at = Math.min(...[...own, ...theirs].map((one) => one.at));
    return [{ subject, currency, cause, amountMinor, at }];
  });
  return { pairs, differences, waiting: [] };
}

/** The difference between a payout and the sum of its movements; null where they agree. */
export function differenceOfPayout(payout: PaidOut, entriesMinor: number): Difference | null {
  const amountMinor = payout.amountMinor - entriesMinor;
  if (amountMinor === 0) return null;
  const { id, currency, at } = payout;
  return {
    subject: `payout:${id}`,
    currency,
    cause: amountMinor < 0 ? 'payout_short' : 'payout_over',
    amountMinor,
    at,
  };
}

/**
 * Our ledger against the gateway's movements, subject by subject. A caller with too many for one run gives all of a subject at once, and as many
 * subjects as fit.
 */
export function reconcile(
  booked: readonly BookedMoney[],
  moved: readonly MovedMoney[],
  now: Instant,
): Reconciled {
  const subjects = new Map<string, { booked: BookedMoney[]; moved: MovedMoney[] }>();
  const sidesOf = (subject: string) => {
    const sides = subjects.get(subject) ?? { booked: [], moved: [] };
    subjects.set(subject, sides);
    return sides;
  };
  for (const line of booked) sidesOf(line.subject).booked.push(line);
  for (const one of moved) sidesOf(one.subject).moved.push(one);
  const all = [...subjects]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([subject, sides]) => reconcileSubject(subject, sides, now));
  return {
    pairs: all.flatMap(({ pairs }) => pairs),
    differences: all.flatMap(({ differences }) => differences),
    waiting: all.flatMap(({ waiting }) => waiting),
  };
}

/** The money of one merchant in one currency, cents. */
export type MoneySums = {
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly feesMinor: number;
  readonly paidOutMinor: number;
  /** In our ledger, in no payout yet: captured less refunded. */
  readonly waitingMinor: number;
  /** Excess of the gateway over our books, all differences together. */
  readonly differencesMinor: number;
};

/** captured − refunded − fees − paid out + differences = waiting. A rest is a mistake of the calculation itself. */
export const leftOver = (sums: MoneySums): number =>
  sums.capturedMinor -
  sums.refundedMinor -
  sums.feesMinor -
  sums.paidOutMinor -
  sums.waitingMinor +
  sums.differencesMinor;

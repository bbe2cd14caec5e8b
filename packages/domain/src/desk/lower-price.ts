import { mayPay } from '../booking/abilities.ts';
import { lowered, type SoldLine } from '../booking/price.ts';
import type { Instant } from '../time/instant.ts';
import { type Acting, type Override, type OverrideRefusal, overrideFor } from './overrides.ts';

type Refusal = {
  readonly kind: 'refused';
  readonly code:
    | 'coupon.state'
    | 'coupon.replaced'
    | 'booking.no_longer_available'
    | 'price.nothing_left'
    | 'amount.invalid';
};

const refused = (code: Refusal['code']): Refusal => ({ kind: 'refused', code });

/** Of a booking what a lower price by hand needs. Amounts are cents. */
export type LoweringFacts = Parameters<typeof mayPay>[0] & {
  /** Let go by hand before. */
  readonly loweredMinor: number;
  readonly price: { readonly lines: readonly SoldLine[] };
  readonly transfers: readonly { readonly pickUpAt: Instant }[];
};

/** A price by hand, as it is written. */
export type Lowering = {
  readonly oldMinor: number;
  readonly newMinor: number;
  /** All that was let go of it by then. */
  readonly loweredMinor: number;
  readonly lines: readonly SoldLine[];
};

type Who = { readonly acting: Pick<Acting, 'permissions' | 'overrides'>; readonly now: Instant };

/** Only a booking that waits for its payment has a price to lower. What a change that waits costs more is left as it is. */
function checkUnpaid(booking: LoweringFacts, now: Instant): Refusal | null {
  const pay = mayPay(booking, { standing: 'owner', now });
  if (pay.kind === 'ok') return pay.changeId === null ? null : refused('coupon.state');
  const { code } = pay;
  return refused(
    code === 'coupon.replaced' || code === 'booking.no_longer_available' ? code : 'coupon.state',
  );
}

/** Whether staff may lower the price of a booking now, and by which row of the table. */
export function mayLowerPrice(
  booking: LoweringFacts,
  { acting, now }: Who,
  amountMinor = 0,
): { readonly kind: 'ok'; readonly override: Override } | Refusal | OverrideRefusal {
  const no = checkUnpaid(booking, now);
  if (no) return no;
  const startsAt = Math.min(...booking.transfers.map(({ pickUpAt }) => pickUpAt));
  return overrideFor('price', acting, { now, startsAt, amountMinor });
}

/**
 * A booking with so much off what is due, whoever decided it. Something has to be left: nothing but a payment confirms a booking that waits for one.
 * @param amountMinor cents off
 */
export function takeOff(
  booking: LoweringFacts,
  amountMinor: number,
  now: Instant,
): { readonly kind: 'ok'; readonly plan: Lowering } | Refusal {
  const no = checkUnpaid(booking, now);
  if (no) return no;
  const { totalMinor: oldMinor, price } = booking;
  if (amountMinor >= oldMinor) return refused('price.nothing_left');
  const loweredMinor = booking.loweredMinor + amountMinor;
  const whole = { lines: price.lines, dueMinor: oldMinor + booking.loweredMinor };
  const { lines, dueMinor: newMinor } = lowered(whole, loweredMinor);
  return { kind: 'ok', plan: { oldMinor, newMinor, loweredMinor, lines } };
}

/** What it means when staff let an amount of an unpaid price go, and the row of the table by which they may. */
export function planLowering(
  booking: LoweringFacts,
  amountMinor: number,
  who: Who,
): { readonly kind: 'ok'; readonly plan: Lowering; readonly override: Override } | Refusal | OverrideRefusal {
  if (amountMinor <= 0) return refused('amount.invalid');
  const verdict = mayLowerPrice(booking, who, amountMinor);
  if (verdict.kind === 'refused') return verdict;
  const taken = takeOff(booking, amountMinor, who.now);
  return taken.kind === 'ok' ? { ...taken, override: verdict.override } : taken;
}

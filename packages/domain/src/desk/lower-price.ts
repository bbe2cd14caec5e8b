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

/** A booking's facts for a price reduction. Amounts are cents. */
export type LoweringFacts = Parameters<typeof mayPay>[0] & {
  /** Earlier reductions. */
  readonly loweredMinor: number;
  readonly price: { readonly lines: readonly SoldLine[] };
  readonly transfers: readonly { readonly pickUpAt: Instant }[];
};

/** A price reduction, as it is stored. */
export type Lowering = {
  readonly oldMinor: number;
  readonly newMinor: number;
  /** All reductions up to this one. */
  readonly loweredMinor: number;
  readonly lines: readonly SoldLine[];
};

type Who = { readonly acting: Pick<Acting, 'permissions' | 'overrides'>; readonly now: Instant };

/** Only an unpaid booking has a price to reduce. The difference of a pending change stays as it is. */
function checkUnpaid(booking: LoweringFacts, now: Instant): Refusal | null {
  const pay = mayPay(booking, { standing: 'owner', now });
  if (pay.kind === 'ok') return pay.changeId === null ? null : refused('coupon.state');
  const { code } = pay;
  return refused(
    code === 'coupon.replaced' || code === 'booking.no_longer_available' ? code : 'coupon.state',
  );
}

/** Permission to reduce the price of a booking now, and the row of the table behind it. */
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
 * A booking with this much off its due price, by whatever decision. Some of the price has to remain: only a payment confirms an unpaid booking.
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

/** The effects of reducing an unpaid price, and the row of the table that allows it. */
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

import type { CivilDate } from '../time/civil.ts';
import type { Direction, Refusal, RefusalCode, reservationDates } from './availability.ts';

/** Refusals of a leg that is over or too near: no other hour of its day can be booked either. */
const TOO_NEAR: readonly string[] = [
  'booking.in_the_past',
  'booking.today_by_phone',
  'booking.too_late_for_tomorrow',
  'booking.notice_too_short',
] satisfies RefusalCode[];

export const isTooNear = (code: string): boolean => TOO_NEAR.includes(code);

/**
 * The leg to offer by itself when only the other one is too near. Null when both or none are too near, and when its day is not on sale.
 * @param days of the pick-ups, and of the stay where no flight is known
 */
export function otherLeg(
  refusals: readonly (Pick<Refusal, 'direction'> & { readonly code: string })[],
  days: Readonly<Record<Direction, CivilDate>>,
  onSale: ReturnType<typeof reservationDates>,
): Direction | null {
  const near = new Set(refusals.filter(({ code }) => isTooNear(code)).map(({ direction }) => direction));
  if (near.size !== 1) return null;
  const other = near.has('arrival') ? 'departure' : 'arrival';
  const day = days[other];
  return onSale.from <= day && day <= onSale.to && !onSale.closed.includes(day) ? other : null;
}

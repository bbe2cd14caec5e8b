import { type CheckedBooking, DATA_HOURS } from '@traslado/domain/booking/data-to-fix';
import { type StayState, stayNewsOf } from '@traslado/domain/desk/stay-news';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Tx } from '../../db/client.ts';
import { insertStayEvents, type StayEvent } from '../../db/stay-events.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { LockedForCheck } from '../../store/finding/record.ts';
import { stayStateOf } from '../../store/stay/stay-state.ts';
import type { BookingData } from './read-booking-data.ts';

type Reading = BookingData & {
  readonly coupon: CouponRecord;
  readonly known: LockedForCheck;
  readonly now: number;
};

/** Keeps the news about a booking's stays that a check found. With the booking locked. */
export async function keepStayNews(tx: Tx, reading: Reading): Promise<void> {
  const { coupon, now } = reading;
  await insertStayEvents(tx, coupon.id, { events: newsOf(reading), now });
}

function newsOf({ coupon, booking, stays: answer, known, now }: Reading): StayEvent[] {
  const main = { hotel: coupon.hotel, folio: coupon.folio, old: null, new: null };
  if (answer.kind === 'unavailable')
    return isNear(coupon, booking, now) && !known.isUnanswered ? [{ ...main, what: 'unanswered' }] : [];
  const again: StayEvent[] = known.isUnanswered ? [{ ...main, what: 'answered' }] : [];
  const news = coupon.stays.flatMap(({ hotel, folio }) => {
    const isIt = (one: { readonly hotel: string; readonly folio: string }): boolean =>
      one.hotel === hotel && one.folio === folio;
    const found = answer.value.find(isIt);
    const before = known.knownStays.find(isIt)?.state;
    const state: StayState | null = found ? stayStateOf(found) : null;
    const what = stayNewsOf(before, state);
    return what ? [{ hotel, folio, what, old: before ?? null, new: state }] : [];
  });
  return [...again, ...news];
}

/** A ride is so near that staff want to know. */
const isNear = ({ transfers }: CouponRecord, { rides }: CheckedBooking, now: number): boolean =>
  transfers.some(
    (ride) => rides.some(({ id }) => id === ride.id) && ride.pickUpAt < now + DATA_HOURS * HOUR_MS,
  );

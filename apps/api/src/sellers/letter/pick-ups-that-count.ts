import { type Instant, toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { Handle } from '../../db/client.ts';
import { listMovedPickUps, type MovedPickUp } from '../../db/followed-rides.ts';
import type { LetterFacts, TransferView } from '../../letter/facts.ts';

/** The facts with the pick-ups that count now, for whoever stands at a door with them. Those that a flight has moved have the booked one beside them. */
export async function withPickUpsThatCount<Facts extends LetterFacts>(
  handle: Handle,
  couponId: number,
  facts: Facts,
): Promise<Facts> {
  const moved = new Map((await listMovedPickUps(handle, couponId)).map((one) => [one.transferId, one]));
  if (moved.size === 0) return facts;
  const { coupon } = facts;
  return {
    ...facts,
    coupon: { ...coupon, transfers: coupon.transfers.map((ride) => movedTo(ride, moved)) },
    bookedPickUps: Object.fromEntries(
      coupon.transfers
        .filter((ride) => moved.has(ride.transfer_id))
        .map(({ transfer_id: id, pick_up: { date, time } }) => [id, { date, time }]),
    ),
  };
}

function movedTo(ride: TransferView, moved: ReadonlyMap<number, MovedPickUp>): TransferView {
  const to = moved.get(ride.transfer_id);
  if (!to) return ride;
  const at = (instant: Instant) => ({ ...toLocal(instant, ride.pick_up.time_zone), at: toIso(instant) });
  const pickUp = at(to.at);
  return {
    ...ride,
    pick_up: {
      ...ride.pick_up,
      ...pickUp,
      is_day_before: pickUp.date < ride.flight_date,
      waits_until: at(to.waitsUntil),
    },
  };
}

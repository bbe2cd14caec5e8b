import type { CallAnswer } from '@traslado/contract/schemas';
import { waitsUntil } from '@traslado/domain/booking/waiting';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { questionOf, type RideQuestion } from '@traslado/domain/flight-watch/answer-ride';
import { followRide, type RideFollowed } from '@traslado/domain/flight-watch/follow-ride';
import { isOpenMove } from '@traslado/domain/flight-watch/proposal';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { Db, Handle } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Airport } from '../../inventory/records.ts';
import { printPhone } from '../../letter/facts.ts';
import { Refused } from '../../refused.ts';
import { findCouponOfRide } from '../../sellers/booking/find-coupon-for.ts';
import { presentPickUp } from '../../sellers/booking/present-pick-up.ts';
import { factsOf, handOf, rideOf } from '../../sellers/follow/follow-row.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { listNews } from '../../store/flight-watch/news-repository.ts';
import type { FollowedRow } from '../../store/flight-watch/record.ts';
import { findFlight, findFollowed } from '../../store/flight-watch/repository.ts';

export type RideDayDeps = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

export type AskedDay = {
  readonly guest: GuestCaller;
  readonly transferId: number;
  readonly language: Language;
  readonly now: number;
};

/** A ride on its day, for the guests of its booking. Code: `coupon.not_found`. */
export async function readRideDay(deps: RideDayDeps, asked: AskedDay): Promise<CallAnswer<'getRideDay'>> {
  const { coupon } = await findCouponOfRide(deps.db, asked.guest, asked.transferId);
  return presentDay(deps, coupon, asked);
}

/** A ride of a booking on its day, whoever asks. */
export async function presentDay(
  { db, inventory }: RideDayDeps,
  coupon: CouponRecord,
  { transferId, language, now }: Omit<AskedDay, 'guest'>,
): Promise<CallAnswer<'getRideDay'>> {
  const snapshot = inventory.current();
  const ride = coupon.transfers.find(({ id }) => id === transferId);
  const airport = snapshot.airportById(coupon.airportId);
  if (!ride || !airport) throw new Refused('coupon.not_found');
  const row = await findFollowed(db, transferId);
  const followed = row && (await follow(db, row, airport, now));
  const moment = momentIn(ride.timeZone);
  const until = waitsUntil({
    ...ride,
    pickUpAt: followed?.countingPickUpAt ?? ride.pickUpAt,
    clearance: airport.clearance,
    zone: ride.timeZone,
  });
  const { place } = presentPickUp(snapshot, ride, airport, language);
  const property = snapshot.propertyByCode(coupon.hotel);
  return {
    transfer_id: ride.id,
    coupon_id: coupon.code,
    direction: ride.direction,
    status: ride.status,
    flight: ride.flightCode === '' ? null : presentFlight(followed, ride.flightCode, moment),
    sold: moment(ride.pickUpAt),
    expected: moment(followed?.pickUp.expected.at ?? ride.pickUpAt),
    basis: followed?.pickUp.expected.basis ?? 'sold',
    waits_until: { date: until.on, time: until.time, at: toIso(until.at) },
    place: { name: place.name, detail: place.detail },
    ...(row && followed ? presentQuestion(row, followed) : { frozen: null, proposal: null }),
    phone: printPhone(property?.phone ?? ''),
    time_zone: ride.timeZone,
    zone_name: airport.city,
    read_at: toIso(now),
  };
}

/** A followed ride by all that is known of its flight; null for a flight that is gone. */
export async function follow(
  handle: Handle,
  row: FollowedRow & { readonly flightId: number },
  airport: Airport,
  now: number,
): Promise<RideFollowed | null> {
  const [flight, news] = await Promise.all([
    findFlight(handle, row.flightId),
    listNews(handle, row.flightId),
  ]);
  return flight && followRide(rideOf(row, airport), { news, hand: handOf(flight) }, now);
}

type Moment = { readonly date: string; readonly time: string; readonly at: string };

const momentIn =
  (zone: string) =>
  (instant: number): Moment => ({ ...toLocal(instant, zone), at: toIso(instant) });

/** The flight of a ride as far as it is known. One that is not followed yet has a number, and no news. */
function presentFlight(
  followed: RideFollowed | null,
  code: string,
  moment: (instant: number) => Moment,
): CallAnswer<'getRideDay'>['flight'] {
  const flight = followed?.flight;
  const hand = followed?.pickUp.hand;
  const known = hand ? { at: hand.at, saidAt: hand.setAt } : (flight?.time.counts ?? null);
  return {
    code: parseDesignator(code)?.text ?? code,
    state: flight?.state ?? 'unknown',
    known: known && { ...moment(known.at), said_at: toIso(known.saidAt) },
    heard_at: flight?.heardAt == null ? null : toIso(flight.heardAt),
    is_stale: followed?.isStale ?? false,
    diverted_to: flight?.divertedTo ?? null,
    terminal: flight?.terminal ?? null,
    gate: flight?.gate ?? null,
    belt: flight?.belt ?? null,
  };
}

/** The proposal and the freeze of a ride on the wire, each with the number by which it is answered. */
export function presentQuestion(
  row: FollowedRow,
  followed: RideFollowed,
): Pick<CallAnswer<'getRideDay'>, 'frozen' | 'proposal'> {
  const { freeze, move } = followed;
  const question = questionOf({ facts: factsOf(row), followed });
  const numberOf = (kind: RideQuestion['kind']) => (question?.kind === kind ? question.number : null);
  return {
    frozen: freeze && { reason: freeze.reason, since: toIso(freeze.sinceAt), number: numberOf('freeze') },
    proposal: isOpenMove(move)
      ? {
          kind: move.kind === 'proposal' ? 'later' : 'earlier',
          pick_up: momentIn(row.zone)(move.pickUp.at),
          answer_until: move.kind === 'proposal' ? toIso(move.answerUntilAt) : null,
          number: numberOf('pick_up'),
        }
      : null,
  };
}

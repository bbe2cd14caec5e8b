import type { CallAnswer } from '@traslado/contract/schemas';
import { waitsUntil } from '@traslado/domain/booking/waiting';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { followRide, type RideFollowed } from '@traslado/domain/flight-watch/follow-ride';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Airport } from '../../inventory/records.ts';
import { printPhone } from '../../letter/facts.ts';
import { Refused } from '../../refused.ts';
import { findCouponOfRide } from '../../sellers/booking/find-coupon-for.ts';
import { presentPickUp } from '../../sellers/booking/present-pick-up.ts';
import { handOf, rideOf } from '../../sellers/follow/follow-row.ts';
import { listNews } from '../../store/flight-watch/news-repository.ts';
import { findFlight, findFollowed } from '../../store/flight-watch/repository.ts';

export type RideDayDeps = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

type Asked = {
  readonly guest: GuestCaller;
  readonly transferId: number;
  readonly language: Language;
  readonly now: number;
};

/** A ride on its day, for the guests of its booking. Code: `coupon.not_found`. */
export async function readRideDay(
  { db, inventory }: RideDayDeps,
  { guest, transferId, language, now }: Asked,
): Promise<CallAnswer<'getRideDay'>> {
  const snapshot = inventory.current();
  const { coupon } = await findCouponOfRide(db, guest, transferId);
  const ride = coupon.transfers.find(({ id }) => id === transferId);
  const airport = snapshot.airportById(coupon.airportId);
  if (!ride || !airport) throw new Refused('coupon.not_found');
  const followed = await follow(db, transferId, airport, now);
  const moment = (instant: number) => ({ ...toLocal(instant, ride.timeZone), at: toIso(instant) });
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
    flight: followed && presentFlight(followed, ride.flightCode, moment),
    sold: moment(ride.pickUpAt),
    expected: moment(followed?.pickUp.expected.at ?? ride.pickUpAt),
    basis: followed?.pickUp.expected.basis ?? 'sold',
    waits_until: { date: until.on, time: until.time, at: toIso(until.at) },
    place: { name: place.name, detail: place.detail },
    frozen: followed?.freeze
      ? { reason: followed.freeze.reason, since: toIso(followed.freeze.sinceAt) }
      : null,
    proposal: followed && presentProposal(followed.move, moment),
    phone: printPhone(property?.phone ?? ''),
    time_zone: ride.timeZone,
    zone_name: airport.city,
    read_at: toIso(now),
  };
}

async function follow(
  db: Db,
  transferId: number,
  airport: Airport,
  now: number,
): Promise<RideFollowed | null> {
  const row = await findFollowed(db, transferId);
  if (!row) return null;
  const [flight, news] = await Promise.all([findFlight(db, row.flightId), listNews(db, row.flightId)]);
  return flight && followRide(rideOf(row, airport), { news, hand: handOf(flight) }, now);
}

type Moment = { readonly date: string; readonly time: string; readonly at: string };

function presentFlight(
  { flight, isStale, pickUp }: RideFollowed,
  code: string,
  moment: (instant: number) => Moment,
): CallAnswer<'getRideDay'>['flight'] {
  const known = pickUp.hand ? { at: pickUp.hand.at, saidAt: pickUp.hand.setAt } : flight.time.counts;
  return {
    code: parseDesignator(code)?.text ?? code,
    state: flight.state,
    known: known && { ...moment(known.at), said_at: toIso(known.saidAt) },
    heard_at: flight.heardAt === null ? null : toIso(flight.heardAt),
    is_stale: isStale,
    diverted_to: flight.divertedTo,
    terminal: flight.terminal,
    gate: flight.gate,
    belt: flight.belt,
  };
}

function presentProposal(
  move: RideFollowed['move'],
  moment: (instant: number) => Moment,
): CallAnswer<'getRideDay'>['proposal'] {
  if (move.kind === 'proposal')
    return { kind: 'later', pick_up: moment(move.pickUp.at), answer_until: toIso(move.answerUntilAt) };
  return move.kind === 'alarm'
    ? { kind: 'earlier', pick_up: moment(move.pickUp.at), answer_until: null }
    : null;
}

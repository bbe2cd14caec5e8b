import type { CallAnswer } from '@traslado/contract/schemas';
import { type Meeting, meetingOf, withTerminal } from '@traslado/domain/booking/meeting';
import { waitsUntil } from '@traslado/domain/booking/waiting';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Airport } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import type { TransferRecord } from '../../store/booking/record.ts';

type PickUpView = CallAnswer<'getCoupon'>['transfers'][number]['pick_up'];

/** Place and time of a ride's pick-up, and the end of its driver's wait, in the time of its own place. */
export function presentPickUp(
  snapshot: Snapshot,
  ride: PickUpRide,
  airport: Airport | undefined,
  language: Language,
): PickUpView {
  const place = snapshot.placeById(ride.placeId);
  const { meeting, sign } = meetingAt(snapshot, ride, airport, language);
  const until = waitsUntil({
    direction: ride.direction,
    pickUpAt: ride.pickUpAt,
    isNational: ride.isNational,
    // An airport that is gone from the catalogue: too long does no harm.
    clearance: airport?.clearance ?? { international: 40, national: 40 },
    zone: ride.timeZone,
  });
  return {
    place: {
      id: ride.placeId,
      ...(ride.direction === 'arrival'
        ? {
            name: withTerminal(place?.name[language] ?? '', ride.terminal),
            detail: [meeting, sign].filter(Boolean).join(' '),
          }
        : { name: place?.name[language] ?? '', detail: place?.detail[language] ?? '' }),
    },
    date: ride.pickUpOn,
    time: ride.pickUpTime,
    time_zone: ride.timeZone,
    zone_name: airport?.city ?? '',
    at: toIso(ride.pickUpAt),
    is_day_before: ride.pickUpOn < ride.flightOn,
    waits_until: { date: until.on, time: until.time, at: toIso(until.at) },
  };
}

type PickUpRide = Pick<
  TransferRecord,
  | 'direction'
  | 'isNational'
  | 'flightOn'
  | 'pickUpOn'
  | 'pickUpTime'
  | 'pickUpAt'
  | 'timeZone'
  | 'placeId'
  | 'terminal'
>;

/** Meeting point, sign and drop-off of a ride at its airport; a place's own words go before the airport's. */
export function meetingAt(
  snapshot: Snapshot,
  ride: Pick<TransferRecord, 'placeId' | 'terminal'>,
  airport: Airport | undefined,
  language: Language,
): Meeting {
  const place = snapshot.placeById(ride.placeId);
  const own = (place?.airportId && place.detail[language]) || airport?.meetingPoint[language] || '';
  const brand = letterBrandOf(snapshot.brand).name;
  return meetingOf({ own, terminals: airport?.terminals ?? [], brand }, ride.terminal, language);
}

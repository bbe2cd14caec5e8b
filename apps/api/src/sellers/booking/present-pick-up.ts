import type { CallAnswer } from '@traslado/contract/schemas';
import { meetingWords } from '@traslado/domain/booking/meeting-words';
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
      name: place?.name[language] ?? '',
      detail: meetingDetail(snapshot, ride, language),
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
  'direction' | 'isNational' | 'flightOn' | 'pickUpOn' | 'pickUpTime' | 'pickUpAt' | 'timeZone' | 'placeId'
>;

/** Directions to the driver: a place's own words or the airport's meeting point, and for an arrival the sign. */
function meetingDetail(snapshot: Snapshot, ride: PickUpRide, language: Language): string {
  const place = snapshot.placeById(ride.placeId);
  const airport = place?.airportId ? snapshot.airportById(place.airportId) : undefined;
  const where = place?.detail[language] || airport?.meetingPoint[language] || '';
  if (ride.direction === 'departure') return where;
  const sign = meetingWords[language].sign(letterBrandOf(snapshot.brand).name);
  return where ? `${where} ${sign}` : sign;
}

import type { CallAnswer } from '@traslado/contract/schemas';
import { toIso } from '@traslado/domain/time/instant';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Language } from '../../http/locale.ts';
import type { TransferRecord } from './record.ts';

type PickUpView = CallAnswer<'getCoupon'>['transfers'][number]['pick_up'];

/** Where and when a ride begins, in the time of its own place. */
export function presentPickUp(
  snapshot: Snapshot,
  ride: TransferRecord,
  city: string,
  language: Language,
): PickUpView {
  const place = snapshot.placeById(ride.placeId);
  return {
    place: {
      id: ride.placeId,
      name: place?.name[language] ?? '',
      detail: meetingDetail(snapshot, ride, language),
    },
    date: ride.pickUpOn,
    time: ride.pickUpTime,
    time_zone: ride.timeZone,
    zone_name: city,
    at: toIso(ride.pickUpAt),
    is_day_before: ride.pickUpOn < ride.flightOn,
  };
}

/** How to find the driver: a place's own words, or the airport's meeting point. */
function meetingDetail(snapshot: Snapshot, ride: TransferRecord, language: Language): string {
  const place = snapshot.placeById(ride.placeId);
  if (place?.detail[language]) return place.detail[language];
  const airport = place?.airportId ? snapshot.airportById(place.airportId) : undefined;
  return airport?.meetingPoint[language] ?? '';
}

import type { CallAnswer } from '@traslado/contract/schemas';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { FoundBooking } from '../../store/booking/search-repository.ts';

type Found = CallAnswer<'searchBookings'>['groups'][number]['rows'];

export function presentFound(snapshot: Snapshot, rows: readonly FoundBooking[]): Found {
  return rows.map(({ id, number, status, guest, folio, propertyId, airportId, legs, isTheirs }) => ({
    id,
    kept_by: isTheirs ? 'group' : 'us',
    number,
    status,
    guest,
    folio,
    hotel_name: snapshot.propertyById(propertyId)?.name ?? '',
    zone_name: snapshot.airportById(airportId)?.city ?? '',
    legs: legs.map(({ direction, status: state, flightCode, on, time }) => ({
      direction,
      status: state,
      flight_code: flightCode,
      date: on,
      time,
    })),
  }));
}

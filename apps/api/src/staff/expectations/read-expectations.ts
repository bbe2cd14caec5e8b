import { foundPrice } from '@traslado/domain/booking/price-expectation';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Handle } from '../../db/client.ts';
import { tripOf } from '../../inventory/included-rules.ts';
import type { Checked } from '../../store/price/expectation-record.ts';
import { listExpectationRows, listRatesOn, type RateOn } from '../../store/price/expectation-repository.ts';

/**
 * The active expectations of dates not past, each with its guest price, by the rows as this transaction or connection sees them. Two
 * statements, however many there are.
 */
export async function readExpectations(handle: Handle, now: number): Promise<Checked[]> {
  // No zone is further behind than a day; each property's own date decides the rest.
  const fromOn = addDays(localDateOf(now, 'UTC'), -1);
  const rows = (await listExpectationRows(handle, { fromOn })).filter(
    ({ serviceOn, timeZone }) => serviceOn >= localDateOf(now, timeZone),
  );
  if (rows.length === 0) return [];
  const rates = new Map<number, RateOn[]>(rows.map(({ serviceId }) => [serviceId, []]));
  for (const rate of await listRatesOn(handle, rows)) rates.get(rate.serviceId)?.push(rate);
  return rows.map(
    ({
      adults,
      children,
      babySeats,
      soldById,
      seatPolicy,
      operationType,
      isPrivate,
      paxMax,
      timeZone: _timeZone,
      ...row
    }) => {
      const trip = tripOf[operationType];
      const expectation = { ...row, trip, passengers: { adults, children, babySeats } };
      const ofService = rates.get(row.serviceId) ?? [];
      const service = { id: row.serviceId, trip, isPrivate, paxMax, rates: ofService };
      const found = foundPrice(expectation, { service, propertyId: soldById, seatPolicy });
      const winner = ofService.find(({ id }) => id === found?.rateId);
      return { ...expectation, found, rateName: winner?.description ?? '' };
    },
  );
}

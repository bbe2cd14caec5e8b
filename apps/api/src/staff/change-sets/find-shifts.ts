import { priceShifts } from '@traslado/domain/booking/price-shifts';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Handle } from '../../db/client.ts';
import { mapInPieces, rowsAtOnce } from '../../in-pieces.ts';
import { listNextRates, listServicesOfSet } from '../../store/change-set/price-repository.ts';
import type { AskedPrice, PriceShifts, ServiceOfSet } from '../../store/change-set/record.ts';

/** Guest prices for the services of a set, as the transaction sees them. */
export type Tariffs = {
  readonly services: readonly ServiceOfSet[];
  readonly prices: ReadonlyMap<number, readonly AskedPrice[]>;
};

/** More of them are counted, not listed. */
const MOST_SERVICES = 40;
const MOST_SHIFTS = 12;

const isSame = (one: AskedPrice, other: AskedPrice): boolean =>
  one.isPrivate === other.isPrivate &&
  one.currency === other.currency &&
  (one.isPrivate
    ? one.priceMinor === other.priceMinor && one.paxMax === other.paxMax
    : one.adultPriceMinor === other.adultPriceMinor && one.minorPriceMinor === other.minorPriceMinor);

/** Reads the guest prices for the services of a set. */
export async function readTariffs(handle: Handle, setId: number, now: number): Promise<Tariffs> {
  const services = await listServicesOfSet(handle, setId);
  const byId = new Map(services.map((service) => [service.id, service]));
  const prices = new Map<number, AskedPrice[]>(services.map(({ id }) => [id, []]));
  // No zone is further behind than a day.
  const of = { services: [...byId.keys()], fromOn: addDays(localDateOf(now, 'UTC'), -1) };
  for (let after = 0; of.services.length > 0; ) {
    const rates = await listNextRates(handle, { ...of, after }, rowsAtOnce);
    for (const { serviceId, ...rate } of rates) {
      const service = byId.get(serviceId);
      if (!service) continue;
      const { isPrivate, paxMax } = service;
      prices.get(serviceId)?.push({ ...rate, isPrivate, paxMax: rate.paxMax ?? paxMax });
    }
    const last = rates.at(-1);
    if (!last || rates.length < rowsAtOnce) break;
    after = last.id;
  }
  return { services, prices };
}

/** Changes of guest prices between two readings: the services whose price differs on some day from today on. */
export async function findShifts(was: Tariffs, now: Tariffs, at: number): Promise<PriceShifts> {
  const all = new Map([...was.services, ...now.services].map((service) => [service.id, service]));
  const found = await mapInPieces([...all.values()], (service) => {
    const { id, name, operationType, propertyId, propertyCode, propertyName, timeZone } = service;
    const tariffs = { was: was.prices.get(id) ?? [], now: now.prices.get(id) ?? [] };
    const shifts = priceShifts(tariffs, localDateOf(at, timeZone), isSame);
    const told = shifts.slice(0, MOST_SHIFTS);
    const more = shifts.length - told.length;
    return { id, name, operationType, propertyId, propertyCode, propertyName, shifts: told, more };
  });
  const services = found.filter(({ shifts }) => shifts.length > 0);
  return { services: services.slice(0, MOST_SERVICES), more: Math.max(0, services.length - MOST_SERVICES) };
}

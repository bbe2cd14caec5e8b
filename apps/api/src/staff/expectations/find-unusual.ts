import { airports } from '@traslado/domain/catalogues/airports';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import {
  type DatedExchange,
  judgeOfRates,
  type UnusualExchange,
  type UnusualRate,
  unusualExchanges,
  type Written,
} from '@traslado/domain/money/unusual-price';
import {
  countryOfAirport,
  isStrangeZone,
  zoneOfAirport,
  zonesOf,
} from '@traslado/domain/places/country-zones';
import type { Handle } from '../../db/client.ts';
import { mapInPieces } from '../../in-pieces.ts';
import { listAirportsOf } from '../../store/catalogue/zones-repository.ts';
import {
  listExchanges,
  listTariffs,
  type NamedRate,
  type Tariff,
} from '../../store/price/tariff-repository.ts';

type Row = { readonly id: number; readonly facts: Facts };

/** A written row of a catalogue, before and after. */
export type WrittenRow = {
  readonly definition: Definition;
  readonly before: Row | null;
  readonly after: Row | null;
};

/** A time zone of none of the countries of its airports. */
type UnusualZone = {
  readonly definition: typeof airports | typeof properties;
  readonly id: number;
  readonly facts: Facts;
  readonly countries: readonly string[];
  /** Time zones of these countries, those of the airports first. */
  readonly expected: readonly string[];
};

/** An unusual value of a write. */
export type Unusual = { readonly isNew: boolean } & (
  | { readonly kind: 'zone'; readonly found: UnusualZone }
  | { readonly kind: 'rate'; readonly tariff: Tariff; readonly found: UnusualRate<NamedRate> }
  | { readonly kind: 'exchange'; readonly found: UnusualExchange }
);

const rateOf = ({ id, facts }: Row): NamedRate => ({
  id,
  serviceId: Number(facts.service_id),
  description: String(facts.description),
  priority: Number(facts.priority),
  priceMinor: Number(facts.price),
  adultPriceMinor: Number(facts.adult_price),
  minorPriceMinor: Number(facts.minor_price),
  validFromOn: String(facts.valid_from),
  validToOn: String(facts.valid_to),
  paxMax: facts.pax_max === null ? null : Number(facts.pax_max),
});

const exchangeOf = ({ id, facts }: Row): DatedExchange => ({
  id,
  currency: String(facts.currency),
  asOf: String(facts.day),
  rate: Number(facts.rate),
  active: facts.active === true,
});

/** The written rows of one catalogue, in the words of its rule. */
const writtenOf = <R>(
  written: readonly WrittenRow[],
  definition: Definition,
  of: (row: Row) => R,
): Written<R>[] =>
  written
    .filter((one) => one.definition.name === definition.name)
    .map(({ before, after }) => ({ was: before && of(before), now: after && of(after) }));

/** True for a rate whose amounts or whose service are new. */
const isPriced = ({ was, now }: Written<NamedRate>): boolean =>
  now !== null &&
  (was?.serviceId !== now.serviceId ||
    was.priceMinor !== now.priceMinor ||
    was.adultPriceMinor !== now.adultPriceMinor ||
    was.minorPriceMinor !== now.minorPriceMinor);

async function findUnusualRates(handle: Handle, written: readonly WrittenRow[]): Promise<Unusual[]> {
  const all = writtenOf(written, rates, rateOf);
  const services = new Set(all.filter(isPriced).flatMap(({ now }) => now?.serviceId ?? []));
  if (services.size === 0) return [];
  const byService = new Map<number, Written<NamedRate>[]>([...services].map((id) => [id, []]));
  for (const one of all)
    for (const id of new Set([one.was?.serviceId, one.now?.serviceId])) byService.get(id ?? 0)?.push(one);
  const tariffs = await listTariffs(handle, [...services]);
  const isNew = new Map(all.flatMap(({ was, now }) => (now ? [[now.id, was === null] as const] : [])));
  const found: Unusual[] = [];
  for (const tariff of tariffs) {
    const rows = byService.get(tariff.id) ?? [];
    // A service may have thousands of rates: bookings are served between them.
    for (const one of await mapInPieces(rows, judgeOfRates(tariff, rows, tariff.rates)))
      if (one) found.push({ kind: 'rate', tariff, found: one, isNew: isNew.get(one.now.id) ?? true });
  }
  return found;
}

/** Rows whose time zone is new, or whose key is. */
const zonedOf = (written: readonly WrittenRow[], definition: Definition) =>
  written.flatMap(({ definition: { name }, before, after }) =>
    name === definition.name &&
    after &&
    ['time_zone', ...definition.key].some((field) => before?.facts[field] !== after.facts[field])
      ? [{ ...after, isNew: before === null }]
      : [],
  );

const airportOf = (facts: Facts) => ({
  iataCode: String(facts.iata_code),
  timeZone: String(facts.time_zone),
});

async function findUnusualZones(handle: Handle, written: readonly WrittenRow[]): Promise<Unusual[]> {
  const resorts = zonedOf(written, properties);
  const ids = resorts.map(({ id }) => id);
  const reached = ids.length > 0 ? await listAirportsOf(handle, ids) : [];
  const zoned = [
    ...zonedOf(written, airports).map((row) => ({ row, definition: airports, from: [airportOf(row.facts)] })),
    ...resorts.map((row) => ({
      row,
      definition: properties,
      from: reached.filter(({ propertyId }) => propertyId === row.id),
    })),
  ];
  return zoned.flatMap(({ row: { isNew, id, facts }, definition, from }): Unusual[] => {
    const countries = [...new Set(from.map(countryOfAirport))].filter((one) => one !== null);
    const expected = [...new Set([...from.map(zoneOfAirport), ...zonesOf(countries)])];
    return isStrangeZone(String(facts.time_zone), countries)
      ? [{ kind: 'zone', isNew, found: { definition, id, facts, countries, expected } }]
      : [];
  });
}

/** The numbers and time zones of a transaction's writes that are surely wrong, by the rows as it sees them. It only reports. */
export async function findUnusual(handle: Handle, written: readonly WrittenRow[]): Promise<Unusual[]> {
  const exchanges = writtenOf(written, exchangeRates, exchangeOf);
  const codes = new Set(exchanges.flatMap(({ now }) => (now?.active ? [now.currency] : [])));
  const moved = codes.size > 0 ? unusualExchanges(exchanges, await listExchanges(handle, [...codes])) : [];
  const isNew = new Set(exchanges.flatMap(({ was, now }) => (now && !was ? [now.id] : [])));
  return [
    ...(await findUnusualRates(handle, written)),
    ...(await findUnusualZones(handle, written)),
    ...moved.map((found): Unusual => ({ kind: 'exchange', found, isNew: isNew.has(found.now.id) })),
  ];
}

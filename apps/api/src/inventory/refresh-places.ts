import { knownAirport } from '@traslado/domain/places/known-airports';
import { USUAL_CLEARANCE } from '@traslado/domain/places/usual-clearance';
import type { Tx } from '../db/client.ts';
import type { BackendAirport, BackendProperty, CatalogueAnswer } from '../ports/group-catalogue.ts';
import type { InventoryRows } from './records.ts';
import { differs } from './refresh-differences.ts';
import type { PartWrites, RefreshContext } from './refresh-part.ts';
import {
  insertAirport,
  insertHotelGroup,
  insertPlace,
  insertProperty,
  updateAirport,
  updatePlaceNames,
  updateProperty,
  upsertRoad,
} from './refresh-places-repository.ts';
import { takeGroupRowId } from './their-numbers-repository.ts';

/** Resorts and airports of the group: known by their codes, and made here where we never had them. */

/** An empty list is never meant: it would close everything. */
export const whole = <T>(answer: CatalogueAnswer<readonly T[]>): readonly T[] | null =>
  answer.kind === 'ok' && answer.value.length > 0 ? answer.value : null;

/** The first record of each code. */
export function onceBy<T>(records: readonly T[], codeOf: (record: T) => string): T[] {
  const first = new Map(records.toReversed().map((record) => [codeOf(record), record]));
  return records.filter((record) => first.get(codeOf(record)) === record);
}

type Writes = ((tx: Tx) => Promise<void>)[];

export async function readProperties(context: RefreshContext): Promise<PartWrites> {
  const { source, rows, numbers, tell } = context;
  const theirs = source.listProperties && whole(await source.listProperties());
  if (!theirs) return null;
  const writes: Writes = [];
  for (const own of rows.properties) {
    const their = theirs.find(({ code }) => code === own.code);
    // A resort outside their list is no longer sold.
    const wanted = {
      name: their?.name ?? own.name,
      smartCode: their?.smartCode ?? own.smartCode,
      active: Boolean(their),
    };
    if (differs(own, wanted)) writes.push((tx) => updateProperty(tx, own.id, wanted));
    writes.push(...placeWrites(rows, { propertyId: own.id }, both(own.name), both(wanted.name)));
    if (wanted.active && (own.phone === '' || own.email === ''))
      tell({
        subject: `hotel ${own.code}`,
        path: 'phone, email',
        expected: 'a phone and a mail address: no list tells them, so staff write them',
        found: 'nothing',
      });
    if (their && their.id !== null) numbers.point({ kind: 'property', theirs: their.id }, own.id);
  }
  const news = theirs.filter(({ code }) => !rows.properties.some((own) => own.code === code));
  if (news.length > 0) writes.push(...(await makeProperties(context, news)));
  return writes;
}

/** A new resort: its airports decide where it is. */
async function makeProperties(
  { source, rows, numbers, tell, db }: RefreshContext,
  news: readonly BackendProperty[],
): Promise<Writes> {
  const airports = (source.listAirports && whole(await source.listAirports())) ?? [];
  const groups = new Map(rows.hotelGroups.map(({ smartCode, groupId }) => [smartCode, groupId]));
  const writes: Writes = [];
  for (const their of onceBy(news, ({ code }) => code)) {
    const subject = `hotel ${their.code}`;
    const zones = airports
      .filter(({ resortIds }) => their.id !== null && resortIds?.includes(their.id))
      .flatMap(({ iataCode }) => zoneOf(rows, iataCode) ?? []);
    const [timeZone] = zones;
    if (timeZone === undefined) {
      tell({
        subject,
        path: 'resorts',
        expected: 'an airport that serves it, and whose time zone is known',
        found: 'none',
      });
      continue;
    }
    const id =
      their.id === null
        ? await takeGroupRowId(db)
        : await numbers.give({ kind: 'property', theirs: their.id });
    const smartCode = their.smartCode || their.code;
    const groupId = groups.get(smartCode);
    if (groupId === undefined) {
      groups.set(smartCode, firstGroup);
      writes.push((tx) =>
        insertHotelGroup(tx, { groupId: firstGroup, name: their.name, operaCode: their.code, smartCode }),
      );
    }
    writes.push((tx) =>
      insertProperty(tx, {
        id,
        code: their.code,
        smartCode,
        name: their.name,
        groupId: groupId ?? firstGroup,
        timeZone,
        folioExample: `${their.code}123456-1`,
      }),
    );
    const name = both(their.name);
    writes.push(async (tx) => insertPlace(tx, { propertyId: id, airportId: null, name }));
  }
  return writes;
}

/** No call of theirs reports the number of a hotel group. */
const firstGroup = 1;

const both = (name: string) => ({ en: name, es: name });

const zoneOf = (rows: InventoryRows, iataCode: string): string | null =>
  rows.airports.find((own) => own.iataCode === iataCode)?.timeZone ??
  knownAirport(iataCode)?.timeZone ??
  null;

type Names = { readonly en: string; readonly es: string };

/** A place with the name of its resort or airport follows that name. */
function placeWrites(
  rows: InventoryRows,
  of: { readonly propertyId?: number; readonly airportId?: number },
  from: Names,
  to: Names,
): Writes {
  return rows.places.flatMap((place) => {
    const isOf = of.propertyId ? place.propertyId === of.propertyId : place.airportId === of.airportId;
    const isCalledSo = place.name.en === from.en && place.name.es === from.es;
    return isOf && isCalledSo && differs(place.name, to)
      ? [(tx: Tx) => updatePlaceNames(tx, place.id, to)]
      : [];
  });
}

export async function readAirports(context: RefreshContext): Promise<PartWrites> {
  const { source, rows, numbers } = context;
  const theirs = source.listAirports && whole(await source.listAirports());
  if (!theirs) return null;
  const writes: Writes = [];
  const pointless: string[] = [];
  for (const own of rows.airports) {
    const their = theirs.find(({ iataCode }) => iataCode === own.iataCode);
    const wanted = {
      webTransfers: their?.webTransfers ?? false,
      name: { en: their?.name.en ?? own.name.en, es: their?.name.es ?? own.name.es },
      clearance: their?.clearance ?? own.clearance,
    };
    if (differs(own, wanted)) writes.push((tx) => updateAirport(tx, own.id, wanted));
    writes.push(...placeWrites(rows, { airportId: own.id }, own.name, wanted.name));
    if (!their) continue;
    if (wanted.webTransfers && (own.meetingPoint.en === '' || own.meetingPoint.es === ''))
      pointless.push(own.iataCode);
    numbers.point({ kind: 'airport', theirs: their.id }, own.id);
    writes.push(...roadWrites(context, their, own.id));
  }
  for (const their of onceBy(theirs, ({ iataCode }) => iataCode)) {
    // An airport that they do not sell on the web is left out.
    if (!their.webTransfers || rows.airports.some((own) => own.iataCode === their.iataCode)) continue;
    const id = await makeAirport(context, their, writes);
    if (id === null) continue;
    pointless.push(their.iataCode);
    writes.push(...roadWrites(context, their, id));
  }
  tellMeetingPoints(context, pointless);
  return writes;
}

/** Guests read only of the sign until staff have written it. */
function tellMeetingPoints({ tell }: RefreshContext, codes: readonly string[]): void {
  if (codes.length === 0) return;
  tell({
    subject: `airports ${codes.join(', ')}`,
    path: 'meeting point',
    expected: 'where guests find us, in both languages: no list tells it, so staff write it',
    found: 'nothing',
  });
}

async function makeAirport(
  { numbers, tell }: RefreshContext,
  their: BackendAirport,
  writes: Writes,
): Promise<number | null> {
  const known = knownAirport(their.iataCode);
  if (!known) {
    const expected = 'an airport whose time zone and minutes to the exit are known';
    tell({ subject: `airport ${their.iataCode}`, path: 'iata_code', expected, found: 'a code of none' });
    return null;
  }
  const id = await numbers.give({ kind: 'airport', theirs: their.id });
  const name = {
    en: their.name.en ?? their.name.es ?? known.city,
    es: their.name.es ?? their.name.en ?? known.city,
  };
  const { timeZone, city } = known;
  const { iataCode, oaciCode } = their;
  const clearance = their.clearance ?? USUAL_CLEARANCE;
  writes.push((tx) => insertAirport(tx, { id, iataCode, oaciCode, timeZone, city, name, clearance }));
  writes.push((tx) => insertPlace(tx, { airportId: id, propertyId: null, name }));
  return id;
}

/** The resorts that an airport serves, where they report it. */
function roadWrites({ rows, numbers }: RefreshContext, their: BackendAirport, airportId: number): Writes {
  if (!their.resortIds) return [];
  const served = new Set(
    their.resortIds.flatMap((theirs) => numbers.find({ kind: 'property', theirs }) ?? []),
  );
  // None of them is known: their numbers of resorts are no numbers that we ever read.
  if (served.size === 0) return [];
  const own = rows.airportProperties.filter((road) => road.airportId === airportId);
  const made = [...served].filter((id) => !own.some(({ propertyId }) => propertyId === id));
  const changed = own.filter(({ propertyId, active }) => active !== served.has(propertyId));
  return [
    ...made.map((propertyId) => ({ propertyId, active: true })),
    ...changed.map(({ propertyId, active }) => ({ propertyId, active: !active })),
  ].map((road) => (tx: Tx) => upsertRoad(tx, { airportId, ...road }));
}

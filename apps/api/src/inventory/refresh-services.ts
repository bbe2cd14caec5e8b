import { tripOfService } from '@traslado/domain/booking/trip-of-service';
import { LANGUAGES } from '@traslado/domain/language';
import type { Tx } from '../db/client.ts';
import type { BackendSheet } from '../ports/group-catalogue.ts';
import type { TheirOffer } from '../ports/their-numbers.ts';
import type { ServiceRow } from './records.ts';
import { differs } from './refresh-differences.ts';
import { type Offered, readOffers } from './refresh-offers.ts';
import type { PartWrites, RefreshContext } from './refresh-part.ts';
import { rateWrites } from './refresh-rates.ts';
import { type ServiceWrite, updateServiceText, upsertProvider, upsertService } from './refresh-repository.ts';
import { segmentsOf } from './refresh-segments.ts';
import { readSheets, type Sheet } from './refresh-sheets.ts';
import { upsertTheirOffer } from './their-numbers-repository.ts';

/** The services for sale: their list names them, their sheets describe and price each. Either may be theirs alone. */

type Writes = ((tx: Tx) => Promise<void>)[];

export async function refreshServices(context: RefreshContext): Promise<PartWrites> {
  const { rows, source } = context;
  const offered = await readOffers(context);
  if (!offered) return null;
  const sheets = await readSheets(context, offered);
  if (!sheets) return null;
  const segments = segmentsOf(context);
  const findProvider = providersOf(context);
  const writes: Writes = [];
  const kept = new Set<number>();
  for (const one of offered) {
    const id = await serviceId(context, one);
    kept.add(id);
    const own = rows.services.find((service) => service.id === id);
    const sheet = sheets.get(one) ?? noSheet;
    const isSold =
      sheet === 'unreadable'
        ? false
        : await writeService({ context, one, id, own, sheet, segments, findProvider, writes });
    // Its price or its places cannot be read: it alone is not sold until they can.
    if (isSold === null) return null;
    if (isSold || own?.status !== 1) continue;
    // In a list of ours the row stays, so that its sheet is read again.
    if (!source.listOffers) context.stop(`service:${id}`);
    else writes.push((tx) => upsertService(tx, { ...own, status: 0 }));
  }
  if (source.listOffers)
    for (const own of rows.services)
      if (own.status === 1 && !kept.has(own.id))
        writes.push((tx) => upsertService(tx, { ...own, status: 0 }));
  return [...segments.takeWrites(), ...writes];
}

const noSheet: Sheet = { en: null, es: null };

/** Our row of a service at a hotel and an airport; one from before numbers were kept is known by being sold just there. */
async function serviceId({ rows, numbers }: RefreshContext, one: Offered): Promise<number> {
  if (one.own) return one.own.id;
  const like = rows.services.find(
    ({ id, propertyId, airportId }) =>
      id === one.theirs &&
      propertyId === one.propertyId &&
      airportId === one.airportId &&
      numbers.isTheirs('service', id),
  );
  return numbers.give({ kind: 'service', scope: one.scope, theirs: one.theirs }, like?.id);
}

type Writing = {
  readonly context: RefreshContext;
  readonly one: Offered;
  readonly id: number;
  readonly own: ServiceRow | undefined;
  readonly sheet: Exclude<Sheet, 'unreadable'>;
  readonly segments: ReturnType<typeof segmentsOf>;
  readonly findProvider: ReturnType<typeof providersOf>;
  readonly writes: Writes;
};

/** True when it is sold; null when a part of it was not answered at all. */
async function writeService({
  context,
  one,
  id,
  own,
  sheet,
  segments,
  findProvider,
  writes,
}: Writing): Promise<boolean | null> {
  const { rows, tell } = context;
  const told = sheet.en ?? sheet.es;
  const subject = `service ${one.theirs} at ${one.scope}`;
  if (!told && context.source.findSheet) {
    tell({ subject, path: '(answer)', expected: 'its sheet, in one of two languages', found: 'nothing' });
    return false;
  }
  if (!own && (!one.offer || !told?.provider)) {
    tell({
      subject,
      path: 'provider',
      expected: 'a sheet that names who drives',
      found: told ? 'none' : 'no sheet',
    });
    return false;
  }
  const trip = tripOfService({
    isRoundTrip: told?.isRoundTrip ?? null,
    isArrival: told?.isArrival ?? null,
    isListedAsRoundTrip: one.isListedAsRoundTrip,
    known: own?.operationType ?? null,
  });
  if (trip.contradicts)
    tell({
      subject,
      path: 'isRoundTrip',
      expected: one.isListedAsRoundTrip ? 'yes, as the list that names it' : 'no, as the list that names it',
      found: one.isListedAsRoundTrip ? 'no' : 'yes',
    });
  if (!trip.type) {
    tell({ subject, path: 'isArrival', expected: 'yes or no: which way it goes', found: 'nothing' });
    return false;
  }
  const segmentId = one.offer ? await segments.find(one, one.offer.segmentId) : (own?.segmentId ?? null);
  if (segmentId === 'unavailable') return null;
  if (segmentId === null) return false;
  const providerId = await findProvider(told, writes);
  const isPrivate = told?.private ?? own?.private ?? false;
  const paxMax = one.offer?.paxMax ?? told?.paxMax ?? (one.offer ? null : (own?.paxMax ?? null));
  if (paxMax === null) {
    tell({ subject, path: 'maximum_pax', expected: 'how many it takes', found: 'nothing' });
    return false;
  }
  const wanted: ServiceWrite = {
    id,
    propertyId: one.propertyId,
    airportId: one.airportId,
    segmentId,
    providerId: providerId ?? own?.providerId ?? 0,
    operationType: trip.type,
    private: isPrivate,
    vehicle: own?.vehicle ?? vehicleFor(isPrivate, paxMax),
    paxMax,
    recommended: one.offer?.recommended ?? own?.recommended ?? false,
    position: one.offer?.position ?? own?.position ?? 1,
    status: 1,
  };
  if (!own || differs(own, wanted)) writes.push((tx) => upsertService(tx, wanted));
  for (const language of LANGUAGES) {
    const words = sheet[language]?.words;
    const text = rows.serviceTexts.find((row) => row.serviceId === id && row.language === language);
    if (words && (!text || differs(text, words)))
      writes.push((tx) => updateServiceText(tx, id, language, words));
  }
  const offer = offerOf(one, told);
  const before = rows.theirOffers.find((row) => row.serviceId === id);
  if (offer && (!before || differs(before, offer))) writes.push((tx) => upsertTheirOffer(tx, id, offer));
  if (told)
    writes.push(
      ...(await rateWrites(context, { serviceId: id, scope: one.scope, propertyId: one.propertyId }, told)),
    );
  return true;
}

/** The facts that a sale sends back: the list goes before the sheet. */
function offerOf({ offer }: Offered, sheet: BackendSheet | null): TheirOffer | null {
  if (!offer) return null;
  const { operationTypeId, movementOriginId } = offer;
  return {
    operationTypeId,
    movementOriginId,
    departurePlaceId: offer.departurePlaceId ?? sheet?.departurePlaceId ?? null,
    arrivalPlaceId: offer.arrivalPlaceId ?? sheet?.arrivalPlaceId ?? null,
  };
}

/** The drivers' companies. Guests see the trade name, and no two rows have the same: a second company of that name is the first. */
function providersOf({ rows, numbers }: RefreshContext) {
  const byName = new Map(rows.providers.map((row) => [row.tradeName, row.id]));
  const written = new Set<number>();
  return async (sheet: BackendSheet | null, writes: Writes): Promise<number | null> => {
    if (!sheet?.provider) return null;
    const { id: theirs, ...by } = sheet.provider;
    const like = rows.providers.find(
      (row) =>
        row.id === theirs && row.businessName === by.businessName && numbers.isTheirs('provider', row.id),
    );
    const named = byName.get(by.tradeName);
    const isNew = numbers.find({ kind: 'provider', theirs }) === null;
    const id = await numbers.give({ kind: 'provider', theirs }, like?.id ?? named);
    if (named !== undefined && named !== id) return named;
    const own = rows.providers.find((row) => row.id === id);
    if (written.has(id) || (own ? !differs(own, by) : !isNew)) return id;
    written.add(id);
    byName.set(by.tradeName, id);
    writes.push((tx) => upsertProvider(tx, { id, ...by }));
    return id;
  };
}

/** Our picture that comes closest: theirs are on another host. */
const vehicleFor = (isPrivate: boolean, paxMax: number): string =>
  isPrivate ? (paxMax <= 6 ? 'suv' : 'van') : 'shuttle';

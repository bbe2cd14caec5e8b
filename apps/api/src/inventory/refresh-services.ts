import { LANGUAGES, type Language } from '@traslado/domain/language';
import type { Tx } from '../db/client.ts';
import type { BackendOffer, BackendSheet } from '../ports/group-catalogue.ts';
import type { ServiceRow } from './records.ts';
import { differs } from './refresh-differences.ts';
import type { PartWrites, RefreshContext } from './refresh-part.ts';
import {
  type ServiceWrite,
  updateServiceText,
  upsertProvider,
  upsertRates,
  upsertService,
  withdrawRates,
} from './refresh-repository.ts';

/** What is for sale: their list says which services, their sheets say what each is and costs. Either may be theirs alone. */

type Offered = {
  readonly offer: BackendOffer | null;
  readonly propertyId: number;
  readonly airportId: number;
};
type Sheets = Readonly<Record<Language, BackendSheet | null>> | 'unreadable';

/** Sheets are many; more at once would be felt on their side. */
const atOnce = 4;

export async function refreshServices(context: RefreshContext): Promise<PartWrites> {
  const { rows, source, todayAt } = context;
  const offered = await readOffers(context);
  if (!offered) return null;
  const sheets = await readSheets(context, offered);
  if (!sheets) return null;
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  const ownServices = new Map(rows.services.map((service) => [service.id, service]));
  const ownTexts = new Map(rows.serviceTexts.map((text) => [`${text.serviceId}|${text.language}`, text]));
  const providers = new Map(rows.providers.map((provider) => [provider.id, provider]));

  for (const [id, one] of offered) {
    const own = ownServices.get(id);
    const sheet = sheets.get(id) ?? { en: null, es: null };
    // Nobody can tell what it costs: it alone is not sold until its sheet can be read.
    if (sheet === 'unreadable') {
      if (own?.status === 1) writes.push((tx) => upsertService(tx, { ...own, status: 0 }));
      continue;
    }
    const told = sheet.en ?? sheet.es;
    const wanted = serviceOf(id, own, one, told);
    // Without words, or between places that we do not know, it cannot be sold.
    if (!wanted || !rows.segments.some((segment) => segment.id === wanted.segmentId)) continue;
    const by = told?.provider;
    if (by && differs(providers.get(by.id) ?? { id: 0, businessName: '', tradeName: '' }, by)) {
      providers.set(by.id, by);
      writes.push((tx) => upsertProvider(tx, by));
    }
    if (!own || differs(own, wanted)) writes.push((tx) => upsertService(tx, wanted));
    for (const language of LANGUAGES) {
      const words = sheet[language]?.words;
      const text = ownTexts.get(`${id}|${language}`);
      if (words && (!text || differs(text, words)))
        writes.push((tx) => updateServiceText(tx, id, language, words));
    }
    if (told) {
      const ownRates = rows.rates.filter(({ serviceId }) => serviceId === id);
      const changed = told.rates.filter((rate) => {
        const known = ownRates.find((row) => row.id === rate.id);
        return !known || differs(known, rate);
      });
      if (changed.length > 0) writes.push((tx) => upsertRates(tx, id, changed));
      const zone = rows.properties.find((property) => property.id === one.propertyId)?.timeZone ?? 'UTC';
      const today = todayAt(zone);
      const gone = ownRates
        .filter((row) => row.validToOn >= today && !told.rates.some((rate) => rate.id === row.id))
        .map((row) => row.id);
      if (gone.length > 0) writes.push((tx) => withdrawRates(tx, gone, today));
    }
  }
  if (source.listOffers)
    for (const own of rows.services)
      if (own.status === 1 && !offered.has(own.id))
        writes.push((tx) => upsertService(tx, { ...own, status: 0 }));
  return writes;
}

/** Services that are for sale by their list, or ours where the list is ours; null when the list was not answered whole. */
async function readOffers({
  source,
  rows,
  todayAt,
}: RefreshContext): Promise<ReadonlyMap<number, Offered> | null> {
  const offered = new Map<number, Offered>();
  if (!source.listOffers) {
    for (const { id, propertyId, airportId, status } of rows.services)
      if (status === 1) offered.set(id, { offer: null, propertyId, airportId });
    return offered;
  }
  for (const { propertyId, airportId } of rows.airportProperties) {
    const property = rows.properties.find((one) => one.id === propertyId);
    if (!property?.active) continue;
    for (const isRoundTrip of [true, false]) {
      const on = todayAt(property.timeZone);
      const answer = await source.listOffers({ hotel: property.code, airportId, isRoundTrip, on });
      if (answer.kind !== 'ok') return null;
      for (const offer of answer.value) offered.set(offer.serviceId, { offer, propertyId, airportId });
    }
  }
  return offered.size > 0 ? offered : null;
}

async function readSheets(
  { source, rows, todayAt }: RefreshContext,
  offered: ReadonlyMap<number, Offered>,
): Promise<ReadonlyMap<number, Sheets> | null> {
  const { findSheet } = source;
  const sheets = new Map<number, Sheets>();
  if (!findSheet) return sheets;
  const waiting = [...offered];
  let isWhole = true;
  const readOn = async (): Promise<void> => {
    for (let next = waiting.pop(); next && isWhole; next = waiting.pop()) {
      const [serviceId, { propertyId }] = next;
      const property = rows.properties.find(({ id }) => id === propertyId);
      if (!property) continue;
      const of = { serviceId, hotel: property.code, on: todayAt(property.timeZone) };
      const en = await findSheet({ ...of, language: 'en' });
      const es = await findSheet({ ...of, language: 'es' });
      if (en.kind === 'ok' && es.kind === 'ok') sheets.set(serviceId, { en: en.value, es: es.value });
      else if (en.kind === 'unavailable' || es.kind === 'unavailable') isWhole = false;
      else sheets.set(serviceId, 'unreadable');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  const isRead = sheets.size === 0 || [...sheets.values()].some((one) => one !== 'unreadable');
  return isWhole && isRead ? sheets : null;
}

/** Our picture that comes closest: theirs are on another host. */
const vehicleFor = (isPrivate: boolean, paxMax: number): string =>
  isPrivate ? (paxMax <= 6 ? 'suv' : 'van') : 'shuttle';

/** A service as it shall stand here; null for a new one that nothing is known of yet. */
function serviceOf(
  id: number,
  own: ServiceRow | undefined,
  { offer, propertyId, airportId }: Offered,
  sheet: BackendSheet | null,
): ServiceWrite | null {
  if (!own && (!offer || !sheet?.provider)) return null;
  const isPrivate = sheet?.private ?? own?.private ?? false;
  // A sheet says it in words, so it goes before a number whose meaning no document shows.
  const operationType = sheet?.operationType ?? offer?.operationType ?? own?.operationType;
  if (!operationType) return null;
  const paxMax = offer?.paxMax ?? own?.paxMax ?? 1;
  return {
    id,
    propertyId,
    airportId,
    segmentId: offer?.segmentId ?? own?.segmentId ?? 0,
    providerId: sheet?.provider?.id ?? own?.providerId ?? 0,
    operationType,
    private: isPrivate,
    vehicle: own?.vehicle ?? vehicleFor(isPrivate, paxMax),
    paxMax,
    recommended: offer?.recommended ?? own?.recommended ?? false,
    position: offer?.position ?? own?.position ?? 1,
    status: 1,
  };
}

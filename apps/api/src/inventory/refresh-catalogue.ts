import { localDateOf } from '@traslado/domain/time/zone';
import type { Db, Tx } from '../db/client.ts';
import type { CatalogueAnswer, GroupCatalogue } from '../ports/group-catalogue.ts';
import { differs } from './refresh-differences.ts';
import { readOperation, readSegments } from './refresh-operation.ts';
import type { PartWrites, RefreshContext } from './refresh-part.ts';
import { replaceRecipients, updateAirport, updateProperty, upsertAirlines } from './refresh-repository.ts';
import { refreshServices } from './refresh-services.ts';
import { loadInventoryRows } from './repository.ts';

export type RefreshPart =
  | 'properties'
  | 'airports'
  | 'airlines'
  | 'segments'
  | 'services'
  | 'operation'
  | 'recipients';

/** `kept`: it was not answered whole, so what was there before stays in force. */
export type RefreshReport = Readonly<Partial<Record<RefreshPart, 'read' | 'kept'>>>;

/** An empty list is never meant: it would close everything. */
const whole = <T>(answer: CatalogueAnswer<readonly T[]>): readonly T[] | null =>
  answer.kind === 'ok' && answer.value.length > 0 ? answer.value : null;

/**
 * Reads what the group's systems say of the catalogue into our own tables, from which the rules read: a part that is not answered whole
 * changes nothing. Only what differs is written, each part at once. `now` in epoch milliseconds.
 */
export async function refreshCatalogue(db: Db, source: GroupCatalogue, now: number): Promise<RefreshReport> {
  const report: Partial<Record<RefreshPart, 'read' | 'kept'>> = {};
  const parts: Readonly<Record<RefreshPart, ((context: RefreshContext) => Promise<PartWrites>) | null>> = {
    properties: source.listProperties && readProperties,
    airports: source.listAirports && readAirports,
    airlines: source.listAirlines && readAirlines,
    segments: source.findSegment && readSegments,
    services: source.listOffers || source.findSheet ? refreshServices : null,
    operation: source.findRestriction || source.listConfigurations ? readOperation : null,
    recipients: source.listRecipients && readRecipients,
  };
  for (const [part, read] of Object.entries(parts) as [RefreshPart, (typeof parts)[RefreshPart]][]) {
    if (!read) continue;
    const { rows } = await loadInventoryRows(db);
    const writes = await read({ db, source, rows, todayAt: (zone) => localDateOf(now, zone) });
    if (writes && writes.length > 0)
      await db.transaction().execute(async (tx) => {
        for (const write of writes) await write(tx);
      });
    report[part] = writes ? 'read' : 'kept';
  }
  return report;
}

async function readProperties({ source, rows }: RefreshContext): Promise<PartWrites> {
  const theirs = source.listProperties && whole(await source.listProperties());
  if (!theirs) return null;
  return rows.properties.flatMap((own) => {
    const their = theirs.find(({ code }) => code === own.code);
    // One that they do not list any more is sold no more; one that we have no settings for is not sold yet.
    const wanted = {
      name: their?.name ?? own.name,
      smartCode: their?.smartCode ?? own.smartCode,
      active: Boolean(their),
    };
    return differs(own, wanted) ? [(tx: Tx) => updateProperty(tx, own.id, wanted)] : [];
  });
}

async function readAirports({ source, rows }: RefreshContext): Promise<PartWrites> {
  const theirs = source.listAirports && whole(await source.listAirports());
  if (!theirs) return null;
  return rows.airports.flatMap((own) => {
    const their = theirs.find(({ id }) => id === own.id);
    const wanted = {
      webTransfers: their?.webTransfers ?? false,
      name: { en: their?.name.en ?? own.name.en, es: their?.name.es ?? own.name.es },
      clearance: their?.clearance ?? own.clearance,
    };
    return differs(own, wanted) ? [(tx: Tx) => updateAirport(tx, own.id, wanted)] : [];
  });
}

async function readAirlines({ source, rows }: RefreshContext): Promise<PartWrites> {
  const theirs = source.listAirlines && whole(await source.listAirlines());
  if (!theirs) return null;
  const own = new Map(rows.airlines.map((airline) => [airline.iataCode, airline]));
  const changed = theirs.filter(({ id: _id, ...their }) => {
    const known = own.get(their.iataCode);
    return !known || differs(known, their);
  });
  return changed.length > 0 ? [(tx) => upsertAirlines(tx, changed)] : [];
}

async function readRecipients({ source, rows }: RefreshContext): Promise<PartWrites> {
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  for (const { id, code } of rows.properties.filter(({ active }) => active))
    for (const topic of ['TRANS:CARTACONFIRMACION', 'TRANS:ERROCREARCUPON'] as const) {
      const tag = `${topic}:${code}`;
      const answer = await source.listRecipients?.(tag);
      if (answer?.kind !== 'ok') return null;
      const known = rows.notificationGroups.filter((row) => row.tag === tag);
      const ofStaff = known.filter((row) => row.isOfStaff).map(({ email }) => email);
      const own = known
        .filter((row) => !row.isOfStaff)
        .map(({ email }) => email)
        .sort();
      const wanted = answer.value.filter((email) => !ofStaff.includes(email));
      if (differs({ own }, { own: wanted }))
        writes.push((tx) => replaceRecipients(tx, { topic, propertyId: id }, wanted));
    }
  return writes;
}

import { localDateOf } from '@traslado/domain/time/zone';
import type { Db, Tx } from '../db/client.ts';
import type { BackendAirline, GroupCatalogue } from '../ports/group-catalogue.ts';
import { differs } from './refresh-differences.ts';
import { createRefreshNumbers } from './refresh-numbers.ts';
import { readOperation, readSegments } from './refresh-operation.ts';
import type { Finding, PartWrites, RefreshContext } from './refresh-part.ts';
import { onceBy, readAirports, readProperties, whole } from './refresh-places.ts';
import { replaceRecipients, upsertAirlines } from './refresh-repository.ts';
import { refreshServices } from './refresh-services.ts';
import { type InventoryReading, loadInventoryRows } from './repository.ts';

export type RefreshPart =
  | 'properties'
  | 'airports'
  | 'airlines'
  | 'segments'
  | 'services'
  | 'operation'
  | 'recipients';

/** `kept`: it was not answered whole, so the earlier rows stay in force. */
export type RefreshReport = Readonly<Partial<Record<RefreshPart, 'read' | 'kept'>>>;

/**
 * Reads the catalogue of the group's systems into our own tables, from which the rules read: a part that is not answered whole changes
 * nothing. Only differences are written, each part at once. `now` in epoch milliseconds.
 * @param keepStopped gets the rows of ours that a read part leaves without anything for sale
 */
export async function refreshCatalogue(
  db: Db,
  source: GroupCatalogue,
  now: number,
  tell: (part: RefreshPart, finding: Finding) => void = () => {},
  keepStopped: (part: RefreshPart, rows: readonly string[]) => void = () => {},
): Promise<RefreshReport> {
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
  let last: InventoryReading | null = null;
  for (const [part, readPart] of Object.entries(parts) as [RefreshPart, (typeof parts)[RefreshPart]][]) {
    if (!readPart) continue;
    last = await loadInventoryRows(db, last);
    const { rows } = last;
    const numbers = createRefreshNumbers(db, rows.theirNumbers);
    const todayAt = (zone: string) => localDateOf(now, zone);
    const stopped = new Set<string>();
    const read = await readPart({
      db,
      source,
      rows,
      numbers,
      todayAt,
      tell: (finding) => tell(part, finding),
      stop: (row) => stopped.add(row),
    });
    const writes = read && [...numbers.takeWrites(), ...read];
    const isKept = writes !== null && (await writeAll(db, writes));
    if (writes && !isKept)
      tell(part, {
        subject: part,
        path: '(rows)',
        expected: 'rows that can stand together',
        found: 'others',
      });
    report[part] = isKept ? 'read' : 'kept';
    if (isKept) keepStopped(part, [...stopped].sort());
  }
  return report;
}

/** All of a part, or nothing of it: false where the database refuses its rows, which must not stop the other parts. */
async function writeAll(db: Db, writes: NonNullable<PartWrites>): Promise<boolean> {
  if (writes.length === 0) return true;
  try {
    await db.transaction().execute(async (tx) => {
      for (const write of writes) await write(tx);
    });
    return true;
  } catch (error) {
    if (isAboutRows(error)) return false;
    throw error;
  }
}

/** A value out of bounds, a row twice, a constraint. */
const isAboutRows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[123]/.test(String(error.code));

async function readAirlines({ source, rows, numbers }: RefreshContext): Promise<PartWrites> {
  const theirs = source.listAirlines && whole(await source.listAirlines());
  if (!theirs) return null;
  const own = new Map(rows.airlines.map((airline) => [airline.iataCode, airline]));
  const changed: BackendAirline[] = [];
  for (const { id: theirId, ...their } of onceBy(theirs, ({ iataCode }) => iataCode)) {
    const known = own.get(their.iataCode);
    const named = { kind: 'airline', theirs: theirId } as const;
    if (known) numbers.point(named, known.id);
    if (!known || differs(known, their))
      changed.push({ ...their, id: known ? known.id : await numbers.give(named) });
  }
  // An airline that they removed is no longer theirs, and no row of ours stands in for it.
  const listed = new Set(theirs.map(({ iataCode }) => iataCode));
  for (const airline of rows.airlines)
    if (airline.status === 1 && !listed.has(airline.iataCode)) changed.push({ ...airline, status: 0 });
  return changed.length > 0 ? [(tx) => upsertAirlines(tx, changed)] : [];
}

async function readRecipients({ source, rows }: RefreshContext): Promise<PartWrites> {
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  for (const { id, code } of rows.properties.filter(({ active }) => active))
    for (const topic of ['TRANS:CARTACONFIRMACION', 'TRANS:ERROCREARCUPON'] as const) {
      const tag = `${topic}:${code}`;
      const answer = await source.listRecipients?.(tag);
      if (answer?.kind === 'unavailable') return null;
      if (answer?.kind !== 'ok') continue;
      const known = rows.notificationGroups.filter((row) => row.tag === tag);
      const ofStaff = known.filter((row) => row.isOfStaff).map(({ email }) => email);
      const own = known
        .filter((row) => !row.isOfStaff)
        .map(({ email }) => email)
        .sort();
      const wanted = [...new Set(answer.value)].filter((email) => !ofStaff.includes(email)).sort();
      if (differs({ own }, { own: wanted }))
        writes.push((tx) => replaceRecipients(tx, { topic, propertyId: id }, wanted));
    }
  return writes;
}

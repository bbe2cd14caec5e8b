import type { CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { toLocal } from '@traslado/domain/time/zone';
import { mostCsvRows } from '../../http/csv.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listColleagues } from '../../store/account/person-repository.ts';
import { findCheckedRange, findLastCheck } from '../../store/audit/repository.ts';
import { listCandidates, listEntries, listUnused, type Place } from '../../store/audit/search-repository.ts';
import { keepExport } from '../catalogues/keep-export.ts';
import { columnsOfFile, notesOfFile, rowsOfEntry } from './audit-file.ts';
import { presentEntries } from './present-entries.ts';
import { type AuditDependencies, placesOf, readAuditAsked } from './read-asked.ts';

const CHUNK = 1_000;

/**
 * The wanted entries as a table above its question, maker and last check; each row of a batch has a line. The export gets an entry with its
 * reader. Code: `hotel.not_found`.
 */
export async function exportAudit(
  dependencies: AuditDependencies,
  caller: StaffCaller,
  { body, language, now }: { body: CallRequest<'exportAudit'>['body']; language: Language; now: number },
): Promise<{ head: readonly string[]; rows: readonly (readonly string[])[] }> {
  const { db, inventory } = dependencies;
  const reading = await dependencies.readingDb();
  const { time_zone: zone, properties } = placesOf(dependencies, caller, body.property);
  const asked = await readAuditAsked(dependencies, caller, body, { zone, batch: null });
  const reader = { scope: caller.scope, language, snapshot: inventory.current(), zone };
  const momentOf = (at: number) => {
    const { date, time } = toLocal(at, zone);
    // Offsets of zones are whole minutes.
    return `${date} ${time}:${String(Math.floor(at / 1_000) % 60).padStart(2, '0')}`;
  };
  const rows: string[][] = [];
  const told: number[] = [];
  let isCut = false;
  let after: Place | null = null;
  while (!isCut) {
    const chunk = await listCandidates(reading, asked, { after, skipped: [], limit: CHUNK });
    const ids = chunk.filter(({ seen }) => seen).map(({ id }) => id);
    const entries = await listEntries(reading, ids.slice(0, mostCsvRows - told.length));
    isCut = entries.length < ids.length;
    told.push(...entries.map(({ id }) => id));
    for (const entry of await presentEntries(reading, entries, new Map(), reader))
      rows.push(...rowsOfEntry(entry, { momentOf, language }));
    after = chunk.at(-1) ?? null;
    if (chunk.length < CHUNK) break;
  }
  await keepExport(db, caller, { of: 'audit', format: 'csv', question: body, rows: told.length, now });
  const last = await findLastCheck(db);
  const { username } = caller;
  const people = await listColleagues(db, [...(asked.usernames ?? []), username]);
  const maker = people.find((one) => one.username === username);
  const notes = notesOfFile({
    people: people.filter((one) => asked.usernames?.includes(one.username)),
    ...{ told: told.length, isCut },
    unused:
      told.length === 0 ? [] : await listUnused(reading, { from: Math.min(...told), to: Math.max(...told) }),
    by: maker ? `${maker.name} (${username})` : username,
    ...{ at: now, question: body, last, momentOf, language },
    propertyOf: (id) => properties.find((one) => one.id === id)?.code ?? `#${id}`,
    range: await findCheckedRange(db, last?.links ?? 0),
  });
  return { head: columnsOfFile(language, zone), rows: [...rows, ...notes] };
}

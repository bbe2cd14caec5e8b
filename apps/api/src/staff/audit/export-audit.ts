import type { CallRequest } from '@traslado/contract/schemas';
import { textOf } from '@traslado/domain/audit/sentence';
import type { Language } from '@traslado/domain/language';
import { toLocal } from '@traslado/domain/time/zone';
import { mostCsvRows } from '../../http/csv.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listCandidates, listEntries, type Place } from '../../store/audit/search-repository.ts';
import { keepExport } from '../catalogues/keep-export.ts';
import { presentEntries } from './present-entries.ts';
import { type AuditDependencies, placesOf, readAuditAsked } from './read-asked.ts';

const CHUNK = 1_000;

const heads = {
  en: (zone: string) => ['Number', `Time (${zone})`, 'By', 'Action'],
  es: (zone: string) => ['Número', `Hora (${zone})`, 'Quién', 'Acción'],
} as const;

/** The wanted entries as a table; each row of a batch has a line. The export gets an entry with its reader. Code: `hotel.not_found`. */
export async function exportAudit(
  dependencies: AuditDependencies,
  caller: StaffCaller,
  { body, language, now }: { body: CallRequest<'exportAudit'>['body']; language: Language; now: number },
): Promise<{ head: readonly string[]; rows: string[][] }> {
  const { db, inventory } = dependencies;
  const reading = await dependencies.readingDb();
  const { time_zone: zone } = placesOf(dependencies, caller, body.property);
  const asked = await readAuditAsked(dependencies, caller, body, { zone, batch: null });
  const reader = { scope: caller.scope, language, snapshot: inventory.current(), zone };
  const rows: string[][] = [];
  let after: Place | null = null;
  while (rows.length < mostCsvRows) {
    const chunk = await listCandidates(reading, asked, { after, skipped: [], limit: CHUNK });
    const ids = chunk.filter(({ seen }) => seen).map(({ id }) => id);
    const entries = await listEntries(reading, ids.slice(0, mostCsvRows - rows.length));
    for (const { id, at, by, sentence } of await presentEntries(reading, entries, new Map(), reader)) {
      const { date, time } = toLocal(Date.parse(at), zone);
      rows.push([String(id), `${date} ${time}`, by, textOf(sentence)]);
    }
    after = chunk.at(-1) ?? null;
    if (chunk.length < CHUNK) break;
  }
  await keepExport(db, caller, { of: 'audit', format: 'csv', question: body, rows: rows.length, now });
  return { head: heads[language](zone), rows };
}

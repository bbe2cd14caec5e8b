import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { AUDIT_KINDS, actionsSeenBy } from '@traslado/domain/audit/actions';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import {
  type AuditAsked,
  type Candidate,
  countBatchRows,
  listAuthors,
  listCandidates,
  listEntries,
  listUnused,
  type Place,
} from '../../store/audit/search-repository.ts';
import { presentEntries } from './present-entries.ts';
import { type AuditDependencies, placesOf, readAuditAsked } from './read-asked.ts';

/** Entries that one statement reads, and a page: a rare question gets the place where the reading stopped. */
const CHUNK = 500;
const MOST_LOOKED_INTO = 10_000;

type From = Place & { readonly batches: readonly number[] };

type Lines = { readonly lines: readonly Candidate[]; readonly next: From | null };

/**
 * The next lines: entries, and of a batch its newest visible one.
 * @param most entries that are read before the page is given as it is
 */
async function collectLines(
  db: Db,
  asked: AuditAsked,
  after: From | null,
  { limit, most }: { readonly limit: number; readonly most: number },
): Promise<Lines> {
  const lines: Candidate[] = [];
  // A batch is written at one instant: further down it cannot come up again.
  const told: { readonly id: number; readonly at: number }[] = (after?.batches ?? []).map((id) => ({
    id,
    at: after?.at ?? 0,
  }));
  const placeOf = ({ at, id }: Place): From => ({
    at,
    id,
    batches: told.filter((one) => one.at === at).map((one) => one.id),
  });
  let place: Place | null = after;
  for (let looked = 0; looked < most; looked += CHUNK) {
    const skipped = told.map(({ id }) => id);
    const chunk: readonly Candidate[] = await listCandidates(db, asked, {
      after: place,
      skipped,
      limit: CHUNK,
    });
    for (const candidate of chunk) {
      const { batchId, at, seen } = candidate;
      const isTold = batchId !== null && told.some(({ id }) => id === batchId);
      if (seen && !isTold) {
        if (lines.length === limit) return { lines, next: place && placeOf(place) };
        if (batchId !== null && asked.batch === null) told.push({ id: batchId, at });
        lines.push(candidate);
      }
      place = candidate;
    }
    if (chunk.length < CHUNK) return { lines, next: null };
  }
  return { lines, next: place && placeOf(place) };
}

type Asking = {
  readonly body: CallRequest<'searchAudit'>['body'];
  readonly language: Language;
};

/** A page of the audit. Code: `hotel.not_found`. */
export async function searchAudit(
  dependencies: AuditDependencies,
  caller: StaffCaller,
  { body, language }: Asking,
): Promise<CallAnswer<'searchAudit'>> {
  const { inventory } = dependencies;
  const db = await dependencies.readingDb();
  const { limit = 50, batch = null, after, property, ...question } = body;
  const places = placesOf(dependencies, caller, property);
  const asked = await readAuditAsked(
    dependencies,
    caller,
    { ...question, property },
    { zone: places.time_zone, batch },
  );
  const from = after ? { at: Date.parse(after.at), id: after.id, batches: after.batches ?? [] } : null;
  const { lines, next } = await collectLines(db, asked, from, { limit, most: MOST_LOOKED_INTO });
  const batches = batch === null ? lines.flatMap(({ batchId }) => batchId ?? []) : [];
  const totals = await countBatchRows(db, asked, batches);
  const ids = lines.map(({ id }) => id);
  const reader = { scope: caller.scope, language, snapshot: inventory.current(), zone: places.time_zone };
  const seen = new Set(actionsSeenBy(caller.permissions).map(({ kind }) => kind));
  return {
    entries: (await presentEntries(db, await listEntries(db, ids), totals, reader)).map(({ shown }) => shown),
    unused:
      ids.length === 0
        ? []
        : await listUnused(db, { from: Math.min(...ids), to: Math.max(...ids, after?.id ?? 0) }),
    next: next && { at: toIso(next.at), id: next.id, batches: [...next.batches].slice(0, 50) },
    ...places,
    people: after ? [] : await listAuthors(db, caller.scope),
    kinds: AUDIT_KINDS.filter((kind) => seen.has(kind)),
  };
}

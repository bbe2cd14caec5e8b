import type { CallAnswer } from '@traslado/contract/schemas';
import type { Labels } from '@traslado/contract/schemas/catalogue';
import { AUDIT_ACTIONS } from '@traslado/domain/audit/actions';
import { writeSentence } from '@traslado/domain/audit/sentence';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { type Definition, titleOf } from '@traslado/domain/catalogues/definition';
import { ownersOf } from '@traslado/domain/catalogues/events-soon';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { type EntryRecord, listNamesOfAccounts } from '../../store/audit/search-repository.ts';
import { listLabels } from '../../store/catalogue/reference-repository.ts';
import { type Difference, differencesOfOther, differencesOfRow } from './value-text.ts';

export type PresentedEntry = CallAnswer<'searchAudit'>['entries'][number];

type Reader = {
  readonly scope: StaffCaller['scope'];
  readonly language: Language;
  readonly snapshot: Pick<Snapshot, 'properties'>;
};

const nounOf = (action: string): string => action.slice(0, action.indexOf('.'));
const definitionOf = ({ action }: EntryRecord): Definition | null =>
  ALL_CATALOGUES.find(({ one }) => one === nounOf(action)) ?? null;
const said = new Map(AUDIT_ACTIONS.map((one) => [one.action, one]));
const isOfPerson = (action: string): boolean => nounOf(action) === 'person' || action === 'people.look';
const numberOf = ({ subject }: EntryRecord): number | null =>
  /^[1-9]\d{0,9}$/.test(subject) ? Number(subject) : null;

/** The names for the sentences of entries: the labels of the referenced rows, and the names of the accounts. */
async function readNames(db: Db, entries: readonly EntryRecord[], { scope, language }: Reader) {
  const labels = new Map<Definition, Labels>();
  for (const definition of new Set(entries.map(definitionOf))) {
    if (!definition) continue;
    const states = entries
      .filter((entry) => definitionOf(entry) === definition)
      .flatMap(({ before, after }) => [before, after])
      .filter((state) => state !== null);
    labels.set(definition, await listLabels(db, definition, states, { language, scope }));
  }
  const people = entries.filter(({ action }) => isOfPerson(action)).flatMap((entry) => numberOf(entry) ?? []);
  return {
    labels,
    usernames: people.length > 0 ? await listNamesOfAccounts(db, people) : new Map<number, string>(),
  };
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** Each field that an entry changed, before and after. */
export async function presentDifferences(db: Db, entry: EntryRecord, reader: Reader): Promise<Difference[]> {
  return differencesOf(entry, await readNames(db, [entry], reader), reader);
}

function differencesOf(entry: EntryRecord, { labels }: Names, { language, snapshot }: Reader): Difference[] {
  const { before, after } = entry;
  const definition = definitionOf(entry);
  if (definition)
    return differencesOfRow(definition, before, after, { language, labels: labels.get(definition) ?? {} });
  const codeOf = (id: number) => snapshot.properties.find((one) => one.id === id)?.code ?? `#${id}`;
  return differencesOfOther(before, after, { language, codeOf });
}

/** The name of an entry's subject; '' where it has none. */
function thingOf(entry: EntryRecord, { usernames, labels }: Names, language: Language): string {
  const { action, subject, detail, before, after } = entry;
  const definition = definitionOf(entry);
  const facts = after ?? before;
  if (definition && facts) return titleOf(definition, facts, language, labels.get(definition) ?? {});
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = subject === '' ? '' : `#${subject}`;
  if (isOfPerson(action)) return usernames.get(Number(subject)) ?? (text(facts?.name) || number);
  switch (nounOf(action)) {
    case 'role':
      return text(facts?.[language === 'es' ? 'nameEs' : 'nameEn']) || number;
    case 'stay':
      return `${text(detail.hotel)} ${text(detail.folio)}`.trim();
    case 'alert':
    case 'change_set':
    case 'picture':
      return number;
    case 'mail':
      return '';
    default:
      return subject;
  }
}

/** Kinds whose things have a page of their own under their number. */
const opened = new Set([...ALL_CATALOGUES.map(({ name }) => name), 'people', 'roles']);

/** Entries in sentences. `batches`: the number of visible rows of each batch; none where each row is a line. */
export async function presentEntries(
  db: Db,
  entries: readonly EntryRecord[],
  batches: ReadonlyMap<number, number>,
  reader: Reader,
): Promise<PresentedEntry[]> {
  const names = await readNames(db, entries, reader);
  const { language } = reader;
  return entries.map((entry) => {
    const { id, at, username: by, action, detail, before, after, batchId, batchKind } = entry;
    const definition = definitionOf(entry);
    const total = batchId === null ? undefined : batches.get(batchId);
    const batch =
      batchId !== null && batchKind !== null && total !== undefined ? { id: batchId, total } : null;
    const isChange = before !== null && after !== null;
    const sentence = writeSentence(
      {
        by,
        action,
        thing: thingOf(entry, names, language),
        about: definition
          ? ownersOf(definition, after ?? before ?? {}, names.labels.get(definition) ?? {})
          : '',
        count: Number(detail.rows ?? detail.letters ?? 0),
        batch: batch && batchKind ? { kind: batchKind, rows: batch.total } : null,
        changes: isChange && !batch ? differencesOf(entry, names, reader) : [],
      },
      definition && wordsOf(definition)[language],
      language,
    );
    const { kind = '', deed = 'update' } = said.get(action) ?? {};
    return {
      id,
      at: toIso(at),
      by,
      kind,
      deed,
      sentence,
      thing: batch === null && opened.has(kind) ? numberOf(entry) : null,
      batch,
      has_states: batch === null && (before !== null || after !== null),
    };
  });
}

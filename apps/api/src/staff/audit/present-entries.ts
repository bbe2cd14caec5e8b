import type { CallAnswer } from '@traslado/contract/schemas';
import type { Labels } from '@traslado/contract/schemas/catalogue';
import { alertWords } from '@traslado/domain/access/alert-words';
import { isAlertKind } from '@traslado/domain/access/alerts';
import { AUDIT_ACTIONS, isOwnAction } from '@traslado/domain/audit/actions';
import {
  changesInWords,
  columnsInWords,
  type FactColumns,
  factsInWords,
} from '@traslado/domain/audit/facts-in-words';
import { type WordedChange, writeSentence } from '@traslado/domain/audit/sentence';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { type Definition, titleOf } from '@traslado/domain/catalogues/definition';
import { ownersOf } from '@traslado/domain/catalogues/events-soon';
import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { queueWords } from '@traslado/domain/desk/queue-words';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { sentenceOf } from '../../http/problems.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { type AuditNames, type EntryRecord, findAuditNames } from '../../store/audit/search-repository.ts';
import { listLabels } from '../../store/catalogue/reference-repository.ts';
import { type Difference, differencesOfOther, differencesOfRow } from './value-text.ts';

export type PresentedEntry = CallAnswer<'searchAudit'>['entries'][number];

type Reader = {
  readonly scope: StaffCaller['scope'];
  readonly language: Language;
  readonly snapshot: Pick<Snapshot, 'properties'>;
  /** Zone of moments in a sentence. */
  readonly zone: string;
};

const nounOf = (action: string): string => action.slice(0, action.indexOf('.'));
const definitionOf = ({ action }: EntryRecord): Definition | null =>
  ALL_CATALOGUES.find(({ one }) => one === nounOf(action)) ?? null;
const said = new Map(AUDIT_ACTIONS.map((one) => [one.action, one]));
const isOfPerson = (action: string): boolean => nounOf(action) === 'person' || action === 'people.look';
const numberOf = ({ subject }: EntryRecord): number | null =>
  /^[1-9]\d{0,9}$/.test(subject) ? Number(subject) : null;

/** The names for the sentences of entries: labels of the referenced rows, names of people, change sets and roles. */
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
  const numbersOf = (isOf: (action: string) => boolean) =>
    entries.filter(({ action }) => isOf(action)).flatMap((entry) => numberOf(entry) ?? []);
  const named = entries
    .flatMap(({ username, subject, detail: { from, to } }) => [username, subject, from, to])
    .filter((one) => typeof one === 'string' && one !== '') as string[];
  const { accounts, sets, roles } = await findAuditNames(db, {
    accounts: numbersOf(isOfPerson),
    usernames: [...new Set(named)],
    sets: numbersOf((action) => nounOf(action) === 'change_set'),
  });
  const byUsername = new Map(accounts.map(({ username, name }) => [username, name]));
  return {
    labels,
    people: new Map(accounts.map(({ id, name }) => [id, name])),
    nameOf: (username: string) => byUsername.get(username) ?? username,
    sets: new Map(sets.map(({ id, name }) => [id, name])),
    roleOf: roleIn(roles, language),
  };
}

const roleIn = (roles: AuditNames['roles'], language: Language) => {
  const titles = new Map(roles.map((role) => [role.name, role[language]]));
  return (role: string): string => titles.get(role) ?? role;
};

type Names = Awaited<ReturnType<typeof readNames>>;

/** Each field that an entry changed, before and after. */
export async function presentDifferences(db: Db, entry: EntryRecord, reader: Reader): Promise<Difference[]> {
  return differencesOf(entry, await readNames(db, [entry], reader), reader);
}

function differencesOf(
  entry: EntryRecord,
  { labels, roleOf }: Names,
  { language, snapshot }: Reader,
): Difference[] {
  const { before, after } = entry;
  const definition = definitionOf(entry);
  if (definition)
    return differencesOfRow(definition, before, after, { language, labels: labels.get(definition) ?? {} });
  const codeOf = (id: number) => snapshot.properties.find((one) => one.id === id)?.code ?? `#${id}`;
  return differencesOfOther(before, after, { language, codeOf, roleOf });
}

/** The name of an entry's subject; '' where it has none. */
function thingOf(entry: EntryRecord, { people, nameOf, sets, labels }: Names, language: Language): string {
  const { action, subject, detail, before, after } = entry;
  const definition = definitionOf(entry);
  const facts = after ?? before;
  if (definition && facts) return titleOf(definition, facts, language, labels.get(definition) ?? {});
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = subject === '' ? '' : `#${subject}`;
  if (isOfPerson(action))
    return people.get(Number(subject)) ?? (text(facts?.name) || text(detail.name) || number);
  switch (nounOf(action)) {
    case 'role':
      return text(facts?.[language === 'es' ? 'nameEs' : 'nameEn']) || text(detail.name) || number;
    case 'account':
      return nameOf(subject);
    case 'stay':
      return `${text(detail.hotel)} ${text(detail.folio)}`.trim();
    case 'alert': {
      const kind = text(detail.kind);
      return isAlertKind(kind) ? alertWords[language][kind] : number;
    }
    case 'change_set':
      return sets.get(Number(subject)) ?? number;
    case 'picture':
      return text(facts?.[`alt_${language}`]) || number;
    case 'queue': {
      const queue = text(detail.queue);
      const titles: Readonly<Record<string, string>> = queueWords[language];
      return subject.startsWith(`${queue} `) ? (titles[queue] ?? subject) : subject;
    }
    case 'message': {
      const [kind = ''] = subject.split('.');
      return wordsOf(messageTemplates)[language].choices.kind?.[kind] ?? subject;
    }
    case 'mail':
      return '';
    default:
      return subject;
  }
}

const moments = {
  en: (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  es: (timeZone: string) =>
    new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone }),
} as const;

const momentIn = (iso: string, zone: string, language: Language): string =>
  moments[language](zone).format(Date.parse(iso)).replaceAll('\u202f', '\u00a0');

/** Nouns of actions whose subject is the code of a booking. */
const ofBookings = 'booking look refund payment price erasure ride finding fix_link pay_link'.split(' ');
const isAboutBooking = (action: string): boolean =>
  ofBookings.includes(nounOf(action)) || action === 'stay.link' || action === 'stay.group';

/** Kinds whose things have a page of their own under their number. */
const opened = new Set([...ALL_CATALOGUES.map(({ name }) => name), 'people', 'roles', 'change-sets']);

/** An entry with what only a file has: its person's name, each changed field, columns of its own, and the hash of what it says. */
export type ToldEntry = {
  readonly shown: PresentedEntry;
  readonly name: string;
  readonly changes: readonly WordedChange[];
  readonly columns: FactColumns;
  readonly entryHash: string;
};

/** Entries in sentences. `batches`: the number of visible rows of each batch; none where each row is a line. */
export async function presentEntries(
  db: Db,
  entries: readonly EntryRecord[],
  batches: ReadonlyMap<number, number>,
  reader: Reader,
): Promise<ToldEntry[]> {
  const names = await readNames(db, entries, reader);
  const { language, zone } = reader;
  const context = {
    language,
    nameOf: names.nameOf,
    momentOf: (iso: string, of = zone) => momentIn(iso, of, language),
    sentenceOf: (code: string) => sentenceOf(code, language),
  };
  return entries.map((entry) => {
    const { id, at, username: by, action, detail, before, after, batchId, batchKind, place, hash } = entry;
    const definition = definitionOf(entry);
    const total = batchId === null ? undefined : batches.get(batchId);
    const batch =
      batchId !== null && batchKind !== null && total !== undefined ? { id: batchId, total } : null;
    const isChange = before !== null && after !== null && !batch;
    const changes = isChange ? differencesOf(entry, names, reader) : [];
    const sentence = writeSentence(
      {
        by: names.nameOf(by),
        action,
        thing: thingOf(entry, names, language),
        about: definition
          ? ownersOf(definition, after ?? before ?? {}, names.labels.get(definition) ?? {})
          : '',
        count: Number(detail.rows ?? detail.letters ?? 0),
        to: action === 'change_set.move' ? String(detail.to ?? '') : '',
        batch: batch && batchKind ? { kind: batchKind, rows: batch.total } : null,
        changes,
        ...(isOwnAction(action) ? factsInWords(action, detail, context) : { amount: '', facts: [] }),
      },
      definition && wordsOf(definition)[language],
      language,
    );
    const { kind = '', deed = 'update' } = said.get(action) ?? {};
    const shown: PresentedEntry = {
      id,
      at: toIso(at),
      by,
      kind,
      deed,
      sentence,
      thing: batch === null && opened.has(kind) ? numberOf(entry) : null,
      booking: isAboutBooking(action) ? entry.subject : null,
      batch,
      has_states: batch === null && (before !== null || after !== null),
      link: place === null || hash === null ? null : { place, fingerprint: hash },
    };
    return {
      shown,
      name: names.nameOf(by),
      entryHash: entry.entryHash ?? '',
      changes: isChange ? changes : changesInWords(action, detail, language),
      columns: isOwnAction(action)
        ? columnsInWords(action, detail, context)
        : { ride: '', why: '', request: '' },
    };
  });
}

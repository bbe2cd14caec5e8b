import type { FileQuestion } from '@traslado/contract/schemas/catalogue-batches';
import { type Definition, listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { isUsual } from '@traslado/domain/catalogues/kinds';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { hasCardNumber } from '@traslado/domain/contact/card-number';
import type { Language } from '@traslado/domain/language';
import { printable, Refused } from '../../refused.ts';
import { FORMER_HEADS } from './former-words.ts';
import { changed } from './present-table.ts';

/** The fields that stand in files. */
const filedFields = (definition: Definition) => fieldsOf(definition).filter(([, field]) => !field.isLocal);

/** A head as it is compared: without capitals, accents, and the star of a required column. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s*:]+$/, '')
    .trim()
    .toLowerCase();

type Heads = ReadonlyMap<string, string | null>;

/** Names of the columns by language, those of the form too, and of the fields; names that columns had before. */
function headsOf(definition: Definition): Readonly<Record<Language | 'own' | 'former', Heads>> {
  const fields = filedFields(definition);
  const named = (language: Language) => {
    const { columns, labels } = wordsOf(definition)[language];
    return new Map([
      ...changed[language].map((head) => [plain(head), null] as const),
      ...fields.map(([name]) => [plain(labels[name] ?? name), name] as const),
      ...fields.map(([name, field]) => [plain(columns[listNameOf(name, field)] ?? name), name] as const),
    ]);
  };
  return {
    en: named('en'),
    es: named('es'),
    own: new Map(fields.map(([name]) => [plain(name), name] as const)),
    former: new Map(
      Object.entries(FORMER_HEADS[definition.name] ?? {}).map(([head, name]) => [plain(head), name] as const),
    ),
  };
}

type Head = {
  readonly names: readonly (string | null)[];
  readonly language: Language;
  /** The heads that are no column, asked once. */
  readonly question?: FileQuestion;
};

/** A column's letter, as a spreadsheet names it. */
const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26);

/** True for the name of a column. */
export function isHeadOf(definition: Definition): (cell: string) => boolean {
  const heads = Object.values(headsOf(definition));
  return (cell) => heads.some((of) => of.has(plain(cell)));
}

const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const isLike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** The fields whose names share words with a head, those that share most first. */
function likelyFor(head: string, names: readonly string[], heads: readonly Heads[]): string[] {
  const typed = wordsIn(head);
  const shared = (name: string) => {
    const said = heads.flatMap((of) =>
      [...of].flatMap(([text, field]) => (field === name ? wordsIn(text) : [])),
    );
    return typed.filter((word) => said.some((one) => isLike(one, word))).length;
  };
  return names
    .map((name) => ({ name, count: shared(name) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_LIKELY)
    .map(({ name }) => name);
}

/** Most fields that are named for a head. */
const MOST_LIKELY = 3;

type About = { readonly field: string; readonly language?: Language };

const said = (names: readonly string[], most: number): string => printable(names.join(', ')).slice(0, most);

/** The refusal that names the heads that are no column, and the columns that there are. */
export function columnsUnknown(
  definition: Definition,
  names: readonly string[],
  { field, language = 'en' }: About,
) {
  const { columns } = wordsOf(definition)[language];
  const own = filedFields(definition).map(([name, kind]) => columns[listNameOf(name, kind)] ?? name);
  return new Refused('file.column_unknown', {
    field,
    params: { names: said(names, 200), columns: said(own, 600) },
  });
}

/** The answered columns: the field of each place, null for a column that is left out. */
function answered(definition: Definition, columns: string | undefined): ReadonlyMap<number, string | null> {
  const known = new Set(filedFields(definition).map(([name]) => name));
  return new Map(
    (columns ?? '').split(',').flatMap((one): [number, string | null][] => {
      const [place, name = ''] = one.split(':');
      if (name !== '' && !known.has(name)) return [];
      return [[Number(place) - 1, name || null]];
    }),
  );
}

/**
 * The field of each column. Heads that are no column are asked about; a row without any known head is refused.
 * Codes: `text.card_number`, `file.head_twice`, `file.column_unknown`, `file.column_missing`.
 * @param columns the answer to that question
 */
export function headOf(definition: Definition, cells: readonly string[], columns?: string): Head {
  const heads = headsOf(definition);
  const count = (of: Heads) => cells.filter((cell) => of.has(plain(cell))).length;
  const language = count(heads.es) > count(heads.en) ? 'es' : 'en';
  const order = [heads[language], heads.en, heads.es, heads.own, heads.former];
  const find = (cell: string) => order.find((of) => of.has(plain(cell)));
  const wrong = (code: 'file.head_twice' | 'file.column_missing', names: readonly string[]) =>
    new Refused(code, { field: 'body', params: { names: said(names, 200) } });
  if (cells.some(hasCardNumber)) throw new Refused('text.card_number', { field: 'body' });
  const answers = answered(definition, columns);
  const isUnknown = (cell: string, place: number) => !find(cell) && !answers.has(place);
  const unknown = cells.flatMap((text, place) =>
    isUnknown(text, place) ? [{ place: place + 1, text: text.trim() || letterOf(place) }] : [],
  );
  const names = cells.map((cell, place) => find(cell)?.get(plain(cell)) ?? answers.get(place) ?? null);
  if (unknown.length > 0) {
    if (unknown.length === cells.length)
      throw columnsUnknown(
        definition,
        unknown.map(({ text }) => text),
        { field: 'body', language },
      );
    const free = filedFields(definition).flatMap(([name]) => (names.includes(name) ? [] : [name]));
    const examples = unknown.map((one) => ({
      ...one,
      likely: likelyFor(one.text, free, Object.values(heads)),
    }));
    return { names, language, question: { about: 'columns', examples, free } };
  }
  const twice = cells.filter(
    (_, place) => names[place] !== null && names.indexOf(names[place] ?? null) < place,
  );
  if (twice.length > 0) throw wrong('file.head_twice', twice);
  const missing = filedFields(definition).filter(
    ([name, field]) => !names.includes(name) && !isUsual(name, field),
  );
  const { columns: called } = wordsOf(definition)[language];
  if (missing.length > 0)
    throw wrong(
      'file.column_missing',
      missing.map(([name, field]) => called[listNameOf(name, field)] ?? name),
    );
  return { names, language };
}

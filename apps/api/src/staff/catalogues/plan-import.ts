import { isDeepStrictEqual } from 'node:util';
import { schemasOf } from '@traslado/contract/calls/catalogues';
import { isRefusalCode, rowRefusal } from '@traslado/contract/refusals';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { fieldsOf, tidyFacts } from '@traslado/domain/catalogues/facts';
import { withoutZeros } from '@traslado/domain/files/typed-words';
import { checkText } from '../../http/bodies.ts';
import { Refused } from '../../refused.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { checkRow } from './check-row.ts';
import type { Step } from './present-steps.ts';
import type { FileRow } from './read-csv.ts';
import type { FileCodes } from './read-file-codes.ts';

/** A value of a file as text. A client's object cannot be trusted to have its own text. */
function textOf(value: unknown): string {
  const said = value ?? '';
  return typeof said === 'object' ? JSON.stringify(said) : String(said);
}

const plain = (value: unknown): string => textOf(value).toLowerCase();

/** The key that matches a file row to an existing row. */
const keyOf = ({ key }: Definition, facts: Facts): string =>
  JSON.stringify(key.map((name) => plain(facts[name])));

/** The values of a row with references as numbers. Codes: `file.reference_unknown`, `file.reference_twice`, `file.digits_lost`. */
function withNumbers(
  definition: Definition,
  { values }: FileRow,
  { idOf, lostZeros }: FileCodes,
): Readonly<Record<string, unknown>> {
  checkText(values);
  const found = fieldsOf(definition).flatMap(([name, field]): [string, unknown][] => {
    const code = values[name];
    if (field.kind !== 'reference' || code === null || code === undefined) return [];
    if (code === '') return [[name, null]];
    // A number of ours means another row elsewhere.
    const id = typeof code === 'string' ? idOf(field.to, code) : undefined;
    if (typeof code === 'string' && id === undefined && lostZeros(field.to, code))
      throw new Refused('file.digits_lost', { field: name });
    if (id === undefined)
      throw new Refused('file.reference_unknown', { field: name, params: { code: textOf(code) } });
    if (id === null)
      throw new Refused('file.reference_twice', { field: name, params: { code: textOf(code) } });
    return [[name, id]];
  });
  return { ...values, ...Object.fromEntries(found) };
}

/** The fields that a row of a file leaves out. */
const leftOut = (definition: Definition, { values }: FileRow): string[] =>
  Object.keys(definition.fields).filter((name) => values[name] === undefined);

const pick = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));

/** A row as the call that adds or changes one would take it. Codes: those of its shape. */
export function factsOf(
  definition: Definition,
  values: Readonly<Record<string, unknown>>,
  deed: 'create' | 'update',
): Facts {
  const read = schemasOf(definition)[deed].body.safeParse(values);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message, code }) => {
    const field = path.join('.') || (code === 'unrecognized_keys' ? 'body' : definition.key[0]);
    if (code === 'unrecognized_keys') return { field, code: 'field.unknown' as const };
    if ((values[field] ?? null) === null) return { field, code: 'field.required' as const };
    return { field, code: isRefusalCode(message) ? message : ('field.invalid' as const) };
  });
  throw new Refused(issues[0]?.code ?? 'field.invalid', { issues });
}

type Known = {
  readonly byKey: ReadonlyMap<string, RowRecord[]>;
  readonly taken: Map<string, string>;
};

function known(definition: Definition, rows: readonly RowRecord[]): Known {
  const byKey = new Map<string, RowRecord[]>();
  const taken = new Map<string, string>();
  const unique = uniqueOf(definition);
  for (const row of rows) {
    const key = keyOf(definition, row.facts);
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
    for (const name of unique) taken.set(`${name} ${plain(row.facts[name])}`, key);
  }
  return { byKey, taken };
}

const uniqueOf = (definition: Definition): string[] =>
  fieldsOf(definition)
    .filter(([, field]) => field.kind === 'text' && field.isUnique)
    .map(([name]) => name);

/** The texts of digits that there are, to find those that a spreadsheet took the zeros from. */
function digitsOf(definition: Definition, rows: readonly RowRecord[]) {
  const texts = fieldsOf(definition).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  const said = (name: string, facts: Facts) => `${name} ${textOf(facts[name])}`;
  const all = new Set(rows.flatMap(({ facts }) => texts.map((name) => said(name, facts))));
  const short = new Set(
    rows.flatMap(({ facts }) =>
      texts.flatMap((name) => {
        const text = withoutZeros(textOf(facts[name]));
        return text === null ? [] : [`${name} ${text}`];
      }),
    ),
  );
  /** The first field whose text exists with zeros before it, and not without. */
  const shortIn = (facts: Facts): string | undefined =>
    texts.find((name) => short.has(said(name, facts)) && !all.has(said(name, facts)));
  return { shortIn };
}

type Plan = {
  readonly there: readonly RowRecord[];
  readonly codes: FileCodes;
  /** Lines that are left out. */
  readonly without?: ReadonlySet<number>;
  /** Rows that are there stay as they are. */
  readonly leavesExisting?: boolean;
};

/**
 * The planned change of each row of a file. Rows are matched by their key; rows outside the file stay. Codes of a row: those of
 * `checkFacts`, `file.key_twice`, `file.key_unclear`, `file.digits_lost`, `….name_taken`, those above.
 */
export function planImport(
  definition: Definition,
  rows: readonly FileRow[],
  { there, codes, without = new Set(), leavesExisting = false }: Plan,
): Step[] {
  const { byKey, taken } = known(definition, there);
  const digits = digitsOf(definition, there);
  const lines = new Map<string, number>();
  const unique = uniqueOf(definition);
  const planOne = (row: FileRow): Step => {
    const title = textOf(row.values[definition.title]);
    const step = { line: row.line, id: null, title, before: null, after: null };
    if (without.has(row.line)) return { ...step, refusal: null };
    try {
      if (row.wrong) throw row.wrong;
      const values = withNumbers(definition, row, codes);
      const absent = leftOut(definition, row);
      // A new row has its usual values there, another one keeps its own.
      const typed = tidyFacts(definition, factsOf(definition, values, 'create'));
      const key = keyOf(definition, typed);
      const same = byKey.get(key) ?? [];
      const sayAll = (one: RowRecord): Facts => ({ ...typed, ...pick(one.facts, absent) });
      // Several rows of one key are told apart where the file repeats the values of one of them.
      const exact = same.find((one) => !lines.has(`${one.id}`) && isDeepStrictEqual(one.facts, sayAll(one)));
      const before = exact ?? same[0] ?? null;
      if (before && leavesExisting)
        return { ...step, before, id: before.id, after: before.facts, refusal: null };
      const after = checkRow(definition, before ? sayAll(before) : typed);
      const short = digits.shortIn(typed);
      if (short) throw new Refused('file.digits_lost', { field: short });
      if (!exact && same.length > 1) throw new Refused('file.key_unclear');
      const place = before ? `${before.id}` : key;
      const earlier = lines.get(place);
      if (earlier !== undefined) throw new Refused('file.key_twice', { params: { line: earlier } });
      lines.set(place, row.line);
      for (const name of unique) {
        const value = `${name} ${plain(typed[name])}`;
        if ((taken.get(value) ?? key) !== key)
          throw new Refused(rowRefusal(definition, 'name_taken'), { field: name });
        taken.set(value, key);
      }
      return { ...step, before, id: before?.id ?? null, after, refusal: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...step, refusal: error };
    }
  };
  return rows.map(planOne);
}

import { isDeepStrictEqual } from 'node:util';
import { schemasOf } from '@traslado/contract/calls/catalogues';
import { isRefusalCode, rowRefusal } from '@traslado/contract/refusals';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { fieldsOf, newFacts, wireOf } from '@traslado/domain/catalogues/facts';
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

/** The values of a row with references as numbers. Codes: `file.reference_unknown`, `file.reference_twice`. */
function withNumbers(definition: Definition, { values }: FileRow, { idOf }: FileCodes): object {
  checkText(values);
  const found = fieldsOf(definition).flatMap(([name, field]): [string, unknown][] => {
    const code = values[name];
    if (field.kind !== 'reference' || code === null || code === undefined) return [];
    if (code === '') return [[name, null]];
    // A number of ours means another row elsewhere.
    const id = typeof code === 'string' ? idOf(field.to, code) : undefined;
    if (id === undefined)
      throw new Refused('file.reference_unknown', { field: name, params: { code: textOf(code) } });
    if (id === null)
      throw new Refused('file.reference_twice', { field: name, params: { code: textOf(code) } });
    return [[name, id]];
  });
  return { ...values, ...Object.fromEntries(found) };
}

const localOf = (definition: Definition, facts: Facts): Facts =>
  Object.fromEntries(
    fieldsOf(definition)
      .filter(([, field]) => field.isLocal)
      .map(([name]) => [name, facts[name] ?? null]),
  );

/** A row as the call that adds one would take it. Codes: those of its shape. */
export function factsOf(definition: Definition, values: Readonly<Record<string, unknown>>): Facts {
  const read = schemasOf(definition).create.body.safeParse(values);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message, code }) => {
    const field = path.join('.') || (code === 'unrecognized_keys' ? 'body' : definition.key[0]);
    if (code === 'unrecognized_keys') return { field, code: 'field.unknown' as const };
    if ((values[field] ?? null) === null) return { field, code: 'field.required' as const };
    return { field, code: isRefusalCode(message) ? message : ('field.invalid' as const) };
  });
  throw new Refused(issues[0]?.code ?? 'field.invalid', { issues });
}

type Known = { readonly byKey: ReadonlyMap<string, RowRecord[]>; readonly taken: Map<string, string> };

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

/**
 * The planned change of each row of a file. Rows are matched by their key; rows outside the file stay. Codes of a row: those of
 * `checkFacts`, `file.key_twice`, `file.key_unclear`, `….name_taken`, those above.
 */
export function planImport(
  definition: Definition,
  rows: readonly FileRow[],
  { there, codes }: { there: readonly RowRecord[]; codes: FileCodes },
): Step[] {
  const { byKey, taken } = known(definition, there);
  const lines = new Map<string, number>();
  // A new row's values of fields that files leave out.
  const asNew = wireOf(definition, newFacts(definition));
  const local = Object.fromEntries(Object.keys(localOf(definition, {})).map((name) => [name, asNew[name]]));
  const unique = uniqueOf(definition);
  const planOne = (row: FileRow): Step => {
    const title = textOf(row.values[definition.title]);
    const step = { line: row.line, id: null, title, before: null, after: null };
    try {
      if (row.wrong) throw row.wrong;
      const values = withNumbers(definition, row, codes);
      const typed = factsOf(definition, { ...local, ...values });
      const facts = checkRow(definition, typed);
      const key = keyOf(definition, facts);
      const same = byKey.get(key) ?? [];
      const sayAll = (row: RowRecord): Facts => ({ ...facts, ...localOf(definition, row.facts) });
      // Several rows of one key are told apart where the file repeats the values of one of them.
      const exact = same.find((one) => !lines.has(`${one.id}`) && isDeepStrictEqual(one.facts, sayAll(one)));
      if (!exact && same.length > 1) throw new Refused('file.key_unclear');
      const before = exact ?? same[0] ?? null;
      const place = before ? `${before.id}` : key;
      const earlier = lines.get(place);
      if (earlier !== undefined) throw new Refused('file.key_twice', { params: { line: earlier } });
      lines.set(place, row.line);
      for (const name of unique) {
        const value = `${name} ${plain(facts[name])}`;
        if ((taken.get(value) ?? key) !== key)
          throw new Refused(rowRefusal(definition, 'name_taken'), { field: name });
        taken.set(value, key);
      }
      const after = before ? sayAll(before) : facts;
      return { ...step, before, id: before?.id ?? null, after, refusal: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...step, refusal: error };
    }
  };
  return rows.map(planOne);
}

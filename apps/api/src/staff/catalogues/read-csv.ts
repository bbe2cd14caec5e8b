import type { Definition, Field } from '@traslado/domain/catalogues/definition';
import { listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { isOptional } from '@traslado/domain/catalogues/kinds';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { hasCardNumber } from '@traslado/domain/contact/card-number';
import type { Language } from '@traslado/domain/language';
import { CsvError, parse } from 'csv-parse/sync';
import { isFormula, withoutGuard } from '../../http/csv.ts';
import { Refused } from '../../refused.ts';
import { changed } from './present-table.ts';

/** A row of a file in the shape of the wire, references still by their codes; `wrong` lists the unreadable cells. */
export type FileRow = {
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly wrong: Refused | null;
};

export const MOST_ROWS = 10_000;

/** Codes: `file.unreadable`, `file.too_many`. */
function cellsOf(text: string): { cells: string[]; line: number }[] {
  const [first = ''] = text.split(/\r?\n/, 1);
  // Spreadsheets in Spanish write semicolons.
  const delimiter = first.includes(';') && !first.includes(',') ? ';' : ',';
  try {
    const lines: number[] = [];
    const found = parse(text, {
      delimiter,
      skip_empty_lines: true,
      to: MOST_ROWS + 2,
      on_record: (record: string[], context) => {
        lines.push(context.lines);
        return record;
      },
    });
    return found.map((cells, index) => ({ cells, line: lines[index] ?? 0 }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refused('file.unreadable', { field: 'body', params: { line: Number(error.lines ?? 1) } });
  }
}

type Head = { readonly names: readonly (string | null)[]; readonly language: Language };

/** Codes: `text.card_number`, `file.head_twice`, `file.column_unknown`, `file.column_missing`. */
function headOf(definition: Definition, cells: readonly string[]): Head {
  const fields = fieldsOf(definition).filter(([, field]) => !field.isLocal);
  const plain = (text: string) => text.trim().toLowerCase();
  const named = (language: Language) => {
    const { columns } = wordsOf(definition)[language];
    return new Map([
      ...changed[language].map((head) => [plain(head), null] as const),
      ...fields.map(([name, field]) => [plain(columns[listNameOf(name, field)] ?? name), name] as const),
    ]);
  };
  const heads = { en: named('en'), es: named('es') };
  const own = new Map(fields.map(([name]) => [name, name]));
  const count = (of: ReadonlyMap<string, unknown>) => cells.filter((cell) => of.has(plain(cell))).length;
  const language = count(heads.es) > count(heads.en) ? 'es' : 'en';
  const find = (cell: string) => [heads[language], heads.en, heads.es, own].find((of) => of.has(plain(cell)));
  const wrong = (code: 'file.head_twice' | 'file.column_unknown' | 'file.column_missing', names: string[]) =>
    new Refused(code, { field: 'body', params: { names: names.join(', ').slice(0, 200) } });
  if (cells.some(hasCardNumber)) throw new Refused('text.card_number', { field: 'body' });
  const twice = cells.filter((cell, index) => cells.findIndex((one) => plain(one) === plain(cell)) < index);
  if (twice.length > 0) throw wrong('file.head_twice', twice);
  const unknown = cells.filter((cell) => !find(cell));
  if (unknown.length > 0) throw wrong('file.column_unknown', unknown);
  const names = cells.map((cell) => find(cell)?.get(plain(cell)) ?? null);
  const missing = fields.filter(([name]) => !names.includes(name));
  const { columns } = wordsOf(definition)[language];
  if (missing.length > 0)
    throw wrong(
      'file.column_missing',
      missing.map(([name, field]) => columns[listNameOf(name, field)] ?? name),
    );
  return { names, language };
}

/** The value of a cell, in the shape of the wire. Codes: `field.required`. */
function readCell(
  definition: Definition,
  language: Language,
  name: string,
  field: Field,
  cell: string,
): unknown {
  const words = wordsOf(definition);
  const isSaid = (said: string | undefined, typed = cell) =>
    said?.toLowerCase() === typed.trim().toLowerCase();
  const languages = [language, language === 'en' ? 'es' : 'en'] as const;
  /** A choice, by its words in either language or its code. */
  const wordOf = (of: readonly string[], typed: string) =>
    languages
      .map((one) => of.find((value) => isSaid(words[one].choices[name]?.[value], typed)))
      .find((value): value is string => value !== undefined) ?? typed.trim();
  const number = () => (/^\s*-?\d+([.,]\d+)?\s*$/.test(cell) ? Number(cell.trim().replace(',', '.')) : cell);
  switch (field.kind) {
    case 'text':
      return cell;
    case 'lines':
      return cell === '' ? [] : cell.split(/\r?\n/);
    case 'tags':
      return cell.trim() === '' ? [] : cell.split(';').map((tag) => tag.trim());
    case 'set':
      return cell.trim() === '' ? [] : cell.split(';').map((one) => wordOf(field.of, one));
    default:
  }
  if (cell.trim() === '') {
    if (isOptional(field)) return null;
    throw new Refused('field.required', { field: name });
  }
  switch (field.kind) {
    case 'flag':
      for (const one of languages) {
        const said = words[one].flags[name];
        if (isSaid(said?.yes)) return true;
        if (isSaid(said?.no)) return false;
      }
      return cell;
    case 'choice':
      return wordOf(field.of, cell);
    case 'whole':
    case 'decimal':
    case 'money':
      return number();
    case 'date':
    case 'time':
    case 'reference':
    case 'picture':
      return cell.trim();
  }
}

/**
 * The rows of a table that a spreadsheet saved: the export's own heads in either language, or the names of the fields.
 * Codes: those above, `file.empty`; of a row: `file.formula`, `field.required`.
 */
export function readCsv(definition: Definition, text: string): FileRow[] {
  const [head, ...rows] = cellsOf(text);
  if (!head) throw new Refused('file.empty', { field: 'body' });
  const { names, language } = headOf(definition, head.cells);
  return rows.map(({ cells, line }) => {
    const values: Record<string, unknown> = {};
    try {
      for (const [index, name] of names.entries()) {
        const field = name === null ? undefined : definition.fields[name];
        if (name === null || !field) continue;
        const cell = cells[index] ?? '';
        if (isFormula(cell)) throw new Refused('file.formula', { field: name });
        values[name] = readCell(definition, language, name, field, withoutGuard(cell));
      }
      return { line, values, wrong: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { line, values, wrong: error };
    }
  });
}

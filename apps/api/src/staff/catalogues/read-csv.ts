import type { RefusalCode } from '@traslado/contract/refusals';
import type { FileQuestion } from '@traslado/contract/schemas/catalogue-batches';
import type { Definition, Field } from '@traslado/domain/catalogues/definition';
import { isOptional } from '@traslado/domain/catalogues/kinds';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { isFormula, withoutGuard } from '@traslado/domain/files/csv-cells';
import { readAs, readingsOf, wayOf } from '@traslado/domain/files/reading';
import { isShortened, typedFlag, typedTime } from '@traslado/domain/files/typed-words';
import type { Answers, Asked } from '@traslado/domain/files/ways';
import type { Language } from '@traslado/domain/language';
import { Refused } from '../../refused.ts';
import { FORMER_CELLS } from './former-words.ts';
import { askAbout } from './questions-of.ts';
import { columnsUnknown, headOf, isHeadOf } from './read-head.ts';
import { readTable } from './read-table.ts';

/** A row of a file in the shape of the wire, references still by their codes; `wrong` lists the unreadable cells. */
export type FileRow = {
  readonly line: number;
  /** Without the columns that the file leaves out. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly wrong: Refused | null;
};

/** Rows of a file, and the questions without whose answers it is not read. */
export type ReadFile = { readonly rows: readonly FileRow[]; readonly questions: readonly FileQuestion[] };

export const MOST_ROWS = 10_000;

/** The question of which a cell is one reading; null for the other kinds. */
const askedOf = ({ kind }: Field): Asked | null => {
  if (kind === 'date') return 'dates';
  return kind === 'whole' || kind === 'decimal' || kind === 'money' ? 'decimals' : null;
};

/** The refusal of a cell that can be read in two ways. */
const unclearOf = (asked: Asked): RefusalCode =>
  asked === 'dates' ? 'file.date_unclear' : 'file.number_unclear';

/** The refusal of a file with an open question, where nobody can be asked. */
export const refusalOf = (definition: Definition, question: FileQuestion, field: string): Refused =>
  question.about === 'columns'
    ? columnsUnknown(
        definition,
        question.examples.map(({ text }) => text),
        { field },
      )
    : new Refused(unclearOf(question.about), { field });

type Reading = { readonly language: Language; readonly ways: Readonly<Record<Asked, string | null>> };

/** The value of a cell, in the shape of the wire. Codes: `field.required`, `file.date_unclear`, `file.number_unclear`, `file.digits_lost`. */
function readCell(
  definition: Definition,
  { language, ways }: Reading,
  name: string,
  field: Field,
  cell: string,
): unknown {
  const words = wordsOf(definition);
  const isSaid = (said: string | undefined, typed = cell) => {
    const text = typed.trim().toLowerCase();
    return said?.toLowerCase() === (FORMER_CELLS[text] ?? text);
  };
  const languages = [language, language === 'en' ? 'es' : 'en'] as const;
  /** A choice, by its words in either language or its code. */
  const wordOf = (of: readonly string[], typed: string) =>
    languages
      .map((one) => of.find((value) => isSaid(words[one].choices[name]?.[value], typed)))
      .find((value): value is string => value !== undefined) ?? typed.trim();
  switch (field.kind) {
    case 'lines':
      return cell === '' ? [] : cell.split(/\r?\n/);
    case 'tags':
      return cell.trim() === '' ? [] : cell.split(';').map((tag) => tag.trim());
    case 'set':
      return cell.trim() === '' ? [] : cell.split(';').map((one) => wordOf(field.of, one));
    default:
      if ((field.kind === 'text' || field.kind === 'reference') && isShortened(cell))
        throw new Refused('file.digits_lost', { field: name });
  }
  if (field.kind === 'text') return cell;
  if (cell.trim() === '') {
    if (isOptional(field)) return null;
    throw new Refused('field.required', { field: name });
  }
  const asked = askedOf(field);
  if (asked) {
    const value = readAs(readingsOf(asked, cell), ways[asked]);
    if (value === 'unclear') throw new Refused(unclearOf(asked), { field: name });
    return value ?? cell.trim();
  }
  switch (field.kind) {
    case 'flag':
      for (const one of languages) {
        const said = words[one].flags[name];
        if (isSaid(said?.yes)) return true;
        if (isSaid(said?.no)) return false;
      }
      return typedFlag(cell) ?? cell;
    case 'choice':
      return wordOf(field.of, cell);
    case 'time':
      return typedTime(cell) ?? cell.trim();
    default:
      return cell.trim();
  }
}

/**
 * The rows of a table that a spreadsheet saved: the export's own heads, today's or former ones, those of the form in either language, or the names of the fields.
 * Codes: those above, `file.empty`; of a row: `file.formula`, `field.required`, `file.digits_lost`.
 * @param answers how dates and numbers are read that can be read in two ways
 */
export function readCsv(definition: Definition, text: string, answers: Answers, max = MOST_ROWS): ReadFile {
  const table = readTable(text, isHeadOf(definition), max);
  const { names, language, question } = headOf(definition, table.head, answers.columns);
  if (question) return { rows: [], questions: [question] };
  const cells = table.rows.flatMap(({ cells: row, line }) =>
    names.flatMap((name, place) => {
      const field = name === null ? undefined : definition.fields[name];
      const asked = field && askedOf(field);
      const typed = row[place] ?? '';
      if (name === null || !asked || typed.trim() === '') return [];
      return [{ asked, line, field: name, text: typed.trim(), readings: readingsOf(asked, typed) }];
    }),
  );
  const readingsAbout = (asked: Asked) =>
    cells.filter((cell) => cell.asked === asked).map(({ readings }) => readings);
  const ways = {
    dates: wayOf('dates', readingsAbout('dates'), answers.dates),
    decimals: wayOf('decimals', readingsAbout('decimals'), answers.decimals),
  };
  const rows = table.rows.map(({ cells: row, line }) => {
    const values: Record<string, unknown> = {};
    try {
      for (const [index, name] of names.entries()) {
        const field = name === null ? undefined : definition.fields[name];
        if (name === null || !field) continue;
        const cell = row[index] ?? '';
        if (isFormula(cell)) throw new Refused('file.formula', { field: name });
        values[name] = readCell(definition, { language, ways }, name, field, withoutGuard(cell));
      }
      return { line, values, wrong: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { line, values, wrong: error };
    }
  });
  return { rows, questions: askAbout(cells.filter(({ asked }) => ways[asked] === null)) };
}

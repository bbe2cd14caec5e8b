import { CsvError, type Options, parse } from 'csv-parse/sync';
import { Refused } from '../../refused.ts';

/** A row of a table: its cells, and its line of the file. */
export type Line = { readonly cells: readonly string[]; readonly line: number };

/** Most rows of a file, the empty ones at its end included: more would hold the event loop too long. */
const MOST_LINES = 100_000;

/** The rows among which the head is looked for: a title may stand above it. */
const FIRST_ROWS = 12;

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const optionsOf = (delimiter: Delimiter): Options => ({
  delimiter,
  skip_empty_lines: true,
  // Titles are shorter than the head, and spreadsheets leave out empty cells at the end.
  relax_column_count: true,
  // Rows copied from a sheet quote cells with line breaks only.
  relax_quotes: delimiter === '\t',
});

/** The first rows with a delimiter; none where it makes no sense. */
function firstRows(text: string, delimiter: Delimiter): string[][] {
  try {
    return parse(text.slice(0, 200_000), { ...optionsOf(delimiter), relax_quotes: true, to: FIRST_ROWS });
  } catch {
    return [];
  }
}

/** The delimiter and the place of the head: where most names of columns stand. */
function findHead(text: string, isHead: (cell: string) => boolean) {
  const found = DELIMITERS.flatMap((delimiter) =>
    firstRows(text, delimiter)
      .filter((cells) => !isEmpty(cells))
      .map((cells, place) => ({ delimiter, place, heads: cells.filter(isHead).length })),
  );
  return found.reduce((best, one) => (one.heads > best.heads ? one : best), {
    delimiter: ',' as Delimiter,
    place: 0,
    heads: 0,
  });
}

/**
 * Head and rows of a table as spreadsheets write it: commas, semicolons or tabs, a title above the head, empty rows anywhere and empty columns at the end.
 * Codes: `file.unreadable`, `file.too_many`, `file.empty`
 * @param isHead true for the name of a column
 */
export function readTable(
  text: string,
  isHead: (cell: string) => boolean,
  max: number,
): { readonly head: readonly string[]; readonly rows: readonly Line[] } {
  const { delimiter, place } = findHead(text, isHead);
  const lines: Line[] = [];
  let read = 0;
  const keep = (cells: string[], { lines: line }: { readonly lines: number }) => {
    read += 1;
    if (!isEmpty(cells)) lines.push({ cells, line });
    if (lines.length > max + place + 1 || read > MOST_LINES)
      throw new Refused('file.too_many', { field: 'body', params: { max } });
    // Kept here; a row that is returned would stand in memory twice.
    return null;
  };
  try {
    parse(text, { ...optionsOf(delimiter), on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable(Number(error.lines ?? 1));
  }
  const [head, ...rows] = lines.slice(place);
  if (!head) throw new Refused('file.empty', { field: 'body' });
  const width = head.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const beyond = rows.find(({ cells }) => !isEmpty(cells.slice(width)));
  if (beyond) throw unreadable(beyond.line);
  return { head: head.cells.slice(0, width), rows };
}

const unreadable = (line: number): Refused =>
  new Refused('file.unreadable', { field: 'body', params: { line } });

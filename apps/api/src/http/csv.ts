import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { replied } from './bind.ts';

/** Most rows of one table: more is a report, not a table for a person. */
export const mostCsvRows = 10_000;

/** Beginning of a cell that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A number, or a telephone's number: a sign in front of it is no formula. */
const NUMBER = /^[+-][\d\s().-]*$/;

/** True if a spreadsheet would run the cell. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell) && !NUMBER.test(cell);

const guarded = (cell: string): boolean => cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, ''));

/** The cell without the apostrophe that the export puts in front of a formula's beginning. */
export const withoutGuard = (cell: string): string => (guarded(cell) ? cell.slice(1) : cell);

/** An amount or a count: with an apostrophe in front it would be a text, which no sum of a spreadsheet counts. */
const BELOW_ZERO = /^-\d+(?:\.\d+)?$/;

/** A cell that already begins with the export's apostrophe gets one more, so that it is read as it was. */
const withGuard = (cell: string): string =>
  (FORMULA.test(cell) && !BELOW_ZERO.test(cell)) || guarded(cell) ? `'${cell}` : cell;

/**
 * Answers a table that spreadsheets open: RFC 4180, UTF-8 with its mark, since Excel takes it for Windows’ alphabet without one. A cell
 * that begins like a formula gets an apostrophe in front, so that opening the file never runs typed text.
 * @param table `name` without the ending; plain letters, digits and dashes
 */
export function sendCsv(
  reply: FastifyReply,
  table: {
    readonly name: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  },
): typeof replied {
  headOf(reply, table.name).send(textOf([table.head, ...table.rows], { isFirst: true }));
  return replied;
}

/**
 * The same for a table of any length: its parts are written as they come, and never stand in memory together. The first part is read before
 * the answer begins, so that its errors are answered as everywhere.
 */
export async function streamCsv(
  reply: FastifyReply,
  { name, parts }: { readonly name: string; readonly parts: AsyncGenerator<readonly (readonly string[])[]> },
): Promise<typeof replied> {
  const first = await parts.next();
  async function* texts(): AsyncGenerator<string> {
    try {
      if (first.done) return;
      yield textOf(first.value, { isFirst: true });
      for await (const rows of parts) yield textOf(rows, { isFirst: false });
    } finally {
      // A client that leaves in the middle ends it, too.
      await parts.return(undefined);
    }
  }
  headOf(reply, name).send(Readable.from(texts()));
  return replied;
}

const textOf = (rows: readonly (readonly string[])[], { isFirst }: { readonly isFirst: boolean }): string =>
  stringify(
    rows.map((row) => row.map(withGuard)),
    { bom: isFirst, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

const headOf = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`);

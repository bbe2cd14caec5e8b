import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { replied } from './bind.ts';

/** Most rows of one table: more is a report, not something that a person opens. */
export const mostCsvRows = 10_000;

/** How a cell begins that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A number, or a telephone's number: a sign in front of it is no formula. */
const NUMBER = /^[+-][\d\s().-]*$/;

/** Whether a cell would be run by the spreadsheet that opens it. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell) && !NUMBER.test(cell);

const guarded = (cell: string): boolean => cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, ''));

/** The cell without the apostrophe that the export puts in front of what begins like a formula. */
export const withoutGuard = (cell: string): string => (guarded(cell) ? cell.slice(1) : cell);

/** A cell that already begins with what the export puts in front gets one more, so that it is read as it was. */
const withGuard = (cell: string): string => (guarded(cell) ? `'${cell}` : cell);

/**
 * Answers a table that spreadsheets open: RFC 4180, UTF-8 with its mark, since Excel takes it for Windows’ alphabet without one. A cell that
 * begins like a formula gets an apostrophe in front, so that opening the file never runs what somebody typed.
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
  const text = stringify([[...table.head], ...table.rows.map((row) => row.map(withGuard))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${table.name}.csv"`)
    .send(text);
  return replied;
}

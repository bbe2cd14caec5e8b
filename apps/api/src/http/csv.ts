import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { replied } from './bind.ts';

/** Most rows of one table: more is a report, not something that a person opens. */
export const mostCsvRows = 10_000;

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
  const text = stringify([[...table.head], ...table.rows.map((row) => [...row])], {
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

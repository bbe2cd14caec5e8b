import { Readable } from 'node:stream';
import { withGuard } from '@traslado/domain/files/csv-cells';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { replied } from './bind.ts';

/** Most rows of one table: more is a report, not a table for a person. */
export const mostCsvRows = 10_000;

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

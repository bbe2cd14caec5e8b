import type pg from 'pg';

/** A column of an answer: its name, and the number of its type. */
export type Column = { readonly name: string; readonly dataTypeID: number };

/** Asks the database for a statement's columns, without running it. */
export function describeStatement(client: pg.Client, text: string): Promise<readonly Column[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly Column[] = [];
    let failed = false;
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleParseComplete() {},
      handleRowDescription({ fields }: { fields: Column[] }) {
        columns = fields;
      },
      handleError(error: Error) {
        failed = true;
        reject(error);
      },
      handleReadyForQuery() {
        if (!failed) resolve(columns);
      },
    });
  });
}

const READ_AS_NUMBERS = new Set(['timestamptz']);

/** The driver's reading of each type of the database, by its number. */
export async function readKinds(client: pg.Client): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ oid: number; typname: string; typcategory: string }>(
    'select oid::int, typname, typcategory from pg_type',
  );
  const byCategory: Readonly<Record<string, string>> = { A: 'array', B: 'boolean', N: 'number' };
  return new Map(
    rows.map(({ oid, typname, typcategory }) => {
      if (/^jsonb?$/.test(typname)) return [oid, 'json'];
      return [oid, READ_AS_NUMBERS.has(typname) ? 'number' : (byCategory[typcategory] ?? 'string')];
    }),
  );
}

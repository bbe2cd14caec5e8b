import pg from 'pg';

/** Runs one statement on a connection of its own, for work without a pool: making and dropping databases. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a connection that is cut would end the process; the statement reports it too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

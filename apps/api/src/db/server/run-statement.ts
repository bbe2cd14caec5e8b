import pg from 'pg';

/** Runs one statement on a connection of its own, for what no pool may hold open: making and dropping databases. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

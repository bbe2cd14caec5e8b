import pg from 'pg';

/** Asks the database for an answer, over a connection of its own: the others may all be at work, and that is no illness. */
export type HealthProbe = { readonly ask: () => Promise<void>; readonly close: () => Promise<void> };

/** @param patienceMs a slower answer is an error, milliseconds */
export function createHealthProbe(url: string, patienceMs = 1_000): HealthProbe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    // Asked every few seconds by a watcher; without one the connection is given up.
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  return {
    async ask() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

import pg from 'pg';

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;

/** Statements that are nobody's call: where transactions begin and end, and the sandbox gateway's own books. */
const uncounted = /^\s*(begin|commit|rollback)|sandbox_gateway/i;

/**
 * Counts what a piece of work sends to the database, by whatever connection of this process.
 * @param isCounted leaves out what goes on beside it, such as the catalogue being read anew
 */
export async function countStatements(
  work: () => Promise<unknown>,
  isCounted: (text: string) => boolean = () => true,
): Promise<number> {
  let sent = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
    if (!uncounted.test(text) && isCounted(text)) sent += 1;
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  }
  return sent;
}

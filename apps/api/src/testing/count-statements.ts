import pg from 'pg';

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;

/** Statements that are nobody's call: where transactions begin and end, and the sandbox gateway's own books. */
const uncounted = /^\s*(begin|commit|rollback)|sandbox_gateway/i;

export type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** What a piece of work sends to the database, by whatever connection of this process. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const { text = '', values = [] } =
      typeof first === 'string' ? { text: first } : ((first as Partial<Sent> | undefined) ?? {});
    if (!uncounted.test(text)) sent.push({ text, values });
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  }
  return sent;
}

/**
 * How many statements a piece of work sends.
 * @param isCounted leaves out what goes on beside it, such as the catalogue being read again
 */
export async function countStatements(
  work: () => Promise<unknown>,
  isCounted: (text: string) => boolean = () => true,
): Promise<number> {
  return (await recordStatements(work)).filter(({ text }) => isCounted(text)).length;
}

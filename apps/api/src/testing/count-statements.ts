import pg from 'pg';

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;

/** Statements outside of calls: where transactions begin and end, and the sandbox gateway's own books. */
const uncounted = /^\s*(begin|commit|rollback)|sandbox_gateway/i;

export type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** The statements of a piece of work, by any connection of this process. */
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
 * Number of statements of a piece of work.
 * @param isCounted leaves out work beside it, such as the catalogue being read again
 */
export async function countStatements(
  work: () => Promise<unknown>,
  isCounted: (text: string) => boolean = () => true,
): Promise<number> {
  return (await recordStatements(work)).filter(({ text }) => isCounted(text)).length;
}

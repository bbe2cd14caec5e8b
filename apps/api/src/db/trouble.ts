/** The database's trouble when a right statement fails. */
export type Trouble =
  /** It cannot be reached, ends, begins, or has cut the connection. A statement that was under way may have been carried out. */
  | 'away'
  /** It did not answer in time, or the statement waited too long for others. */
  | 'slow'
  /** It has no connection left for us, or our own pool has none. */
  | 'crowded'
  /** It has no disk or memory left, or cannot use them. */
  | 'full'
  /** It only reads: a standby, or a primary that is being replaced. */
  | 'read_only'
  /** Others wanted the same rows at the same time. */
  | 'conflict';

/** SQLSTATEs and their classes, of PostgreSQL and of poolers. The longest beginning that fits decides. */
const byState: Readonly<Record<string, Trouble>> = {
  // Connection exceptions; pgbouncer sends 08P01 for all its own.
  '08': 'away',
  // A password or a database that was there at the start is gone: no request is to blame.
  '28': 'away',
  '3D': 'away',
  '57P': 'away',
  // The time limit of the statement, or an operator.
  '57014': 'slow',
  '25P03': 'slow',
  '25P04': 'slow',
  '55P03': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '25006': 'read_only',
  '53': 'full',
  '53300': 'crowded',
  // Input and output of the server itself.
  '58': 'full',
};

/** Node's codes of a line that is cut or cannot be made. */
const linesCut = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
);

/** The driver's own errors, which have no code. */
const byMessage: readonly (readonly [RegExp, Trouble])[] = [
  [/^timeout exceeded when trying to connect/, 'crowded'],
  [/^Query read timeout/, 'slow'],
  [/^(timeout expired|Connection terminated|Client was closed|Cannot use a pool after calling end)/, 'away'],
  [/not queryable$/, 'away'],
];

/** The database's trouble behind an error of the driver; null when the statement itself was wrong or refused. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof DatabaseTrouble) return error.trouble;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (linesCut.has(code)) return 'away';
  // Several addresses of one name were tried.
  if (error instanceof AggregateError) return troubleOf(error.errors[0]);
  if (/^[0-9A-Z]{5}$/.test(code)) {
    for (let length = 5; length >= 2; length -= 1) {
      const found = byState[code.slice(0, length)];
      if (found) return found;
    }
    return null;
  }
  return byMessage.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
}

/**
 * The database is in trouble. It is no defect of ours, so it has no stack: in the log it is one line. The caller may ask again with the same
 * key, also after a commit whose answer was lost.
 */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';

  constructor(
    readonly trouble: Trouble,
    error: unknown,
  ) {
    const first = error instanceof AggregateError ? error.errors[0] : error;
    super(`${trouble}: ${first instanceof Error ? first.message : String(first)}`);
    // The query builder adds to an existing stack.
    Object.defineProperty(this, 'stack', { value: undefined });
  }
}

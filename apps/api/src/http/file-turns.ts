import { Refused } from '../refused.ts';

/**
 * Lets so many long files be written at once: each keeps a connection to the database for as long as its reader takes. Code: `server.busy`,
 * when the first part is asked for.
 */
export function fileTurns(most: number): <T>(parts: AsyncGenerator<T>) => AsyncGenerator<T> {
  let files = 0;
  return async function* inTurn(parts) {
    if (files >= most) throw new Refused('server.busy', { retryAfterSeconds: 5 });
    files += 1;
    try {
      yield* parts;
    } finally {
      files -= 1;
    }
  };
}

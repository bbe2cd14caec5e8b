import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Longest hold of the event loop by work on many things, milliseconds. A booking waits several times for the loop, so this is far below the
 * delay that a person notices.
 */
const pieceMs = 2;

/**
 * Most rows that are sent to the database or come from it at once: they are made and read in one go, and bookings wait for the event loop
 * meanwhile.
 */
export const rowsAtOnce = 250;

/** The same things in sets of so many at most, in their order. */
export const inSets = <T>(all: readonly T[], size = rowsAtOnce): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Works on all of them in their order, so many at once. Ends when all are done, or with the first failure. */
export async function eachAtOnce<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const workOn = async (): Promise<void> => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}

/**
 * Works on many things, and lets the event loop serve others in between. The things must not change meanwhile.
 * @param work done at once, in microseconds
 */
export async function mapInPieces<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  let began = performance.now();
  for (const one of all) {
    done.push(work(one));
    if (performance.now() - began < pieceMs) continue;
    await nextTurn();
    began = performance.now();
  }
  return done;
}

/** The wanted ones of many things, found as `mapInPieces` works. */
export async function filterInPieces<T>(all: readonly T[], isWanted: (one: T) => boolean): Promise<T[]> {
  const wanted = await mapInPieces(all, isWanted);
  return all.filter((_, index) => wanted[index]);
}

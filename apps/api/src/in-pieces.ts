import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work on many things may hold the event loop, milliseconds. A booking waits several times for the loop, so this is far below what a person notices. */
const pieceMs = 2;

/**
 * Most rows that are sent to the database or come from it at once: they are made and read in one go, and whoever books waits for the event loop
 * meanwhile.
 */
export const rowsAtOnce = 250;

/** The same things in sets of so many at most, in their order. */
export const inSets = <T>(all: readonly T[], size = rowsAtOnce): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/**
 * Works on many things, and lets the event loop serve whoever waits in between. What is worked on must not change meanwhile.
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

/** Those of many things that are wanted, found as `mapInPieces` works. */
export async function filterInPieces<T>(all: readonly T[], isWanted: (one: T) => boolean): Promise<T[]> {
  const wanted = await mapInPieces(all, isWanted);
  return all.filter((_, index) => wanted[index]);
}

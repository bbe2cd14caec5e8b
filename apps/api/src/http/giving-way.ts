import type { LoadKind } from './load-kinds.ts';

/** So many bookings and payments under way at once are a rush. */
const rush = 20;

/** Reads that are taken in a beat of a rush. */
const readsInABeat = 10;
const beatMs = 50;

/** Memory of a late loop, milliseconds: without it a moment of rest would let all reads in at once. */
const rememberedMs = 5_000;

const isRead = (kind: LoadKind): boolean => kind === 'catalogue' || kind === 'stays';

/**
 * Reads give way to money. While many book and pay and the loop was late a moment ago, only a few reads are taken in each beat: a read is cheap,
 * but thousands of them a second leave a payment no time.
 *
 * @param lateFrom delay of the event loop, milliseconds, from which it counts as late here
 */
export function createGivingWay(lateFrom: number, clock: () => number = () => performance.now()) {
  let lateUntil = 0;
  let beatAt = 0;
  let taken = 0;
  /** True if this request has to come again. A read that may stay is counted. */
  return (kind: LoadKind, load: { readonly money: number; readonly lateMs: number }): boolean => {
    if (!isRead(kind)) return false;
    const now = clock();
    if (load.lateMs >= lateFrom) lateUntil = now + rememberedMs;
    if (now >= lateUntil || load.money <= rush) return false;
    if (now - beatAt >= beatMs) {
      beatAt = now;
      taken = 0;
    }
    taken += 1;
    return taken > readsInABeat;
  };
}

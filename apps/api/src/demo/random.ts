/** Numbers that look random and are the same on every machine: mulberry32. `next()` is in [0, 1). */
export type Random = {
  next(): number;
  /** Whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, int, pick: (list) => list[int(0, list.length - 1)] ?? list[0] };
}

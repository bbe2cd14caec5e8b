import { expect, it } from 'vitest';
import { eachAtOnce, filterInPieces, mapInPieces } from './in-pieces.ts';

/** Holds the loop as long as real work would. */
function workFor(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it('works on all of them, in their order', async () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  expect(await mapInPieces(numbers, (one) => one * 2)).toEqual(numbers.map((one) => one * 2));
  expect(await filterInPieces(numbers, (one) => one % 3 === 0)).toEqual(
    numbers.filter((one) => one % 3 === 0),
  );
  expect(await mapInPieces([], () => 1)).toEqual([]);
});

it('lets others have their turn in between', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    again = setImmediate(count);
  };
  let again = setImmediate(count);
  await mapInPieces(Array.from({ length: 40 }), () => workFor(1));
  clearImmediate(again);
  expect(turns).toBeGreaterThanOrEqual(10);
});

it('tells what its work throws', async () => {
  const work = () => {
    throw new RangeError('no');
  };
  await expect(mapInPieces([1], work)).rejects.toThrow('no');
});

it('works on so many at once, each of them one time', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (one: number) => {
    begun.push(one);
    return new Promise<void>((resolve) => void ends.push(resolve));
  };
  const done = eachAtOnce([1, 2, 3, 4, 5], 2, work);
  for (let ended = 0; ended < 5; ended += 1) {
    expect(begun).toEqual([1, 2, 3, 4, 5].slice(0, ended + 2));
    ends[ended]?.();
    await new Promise(setImmediate);
  }
  await done;
});

it('fails with the first failure', async () => {
  await expect(eachAtOnce([1, 2], 2, async (one) => Promise.reject(new Error(`${one}`)))).rejects.toThrow(
    '1',
  );
});

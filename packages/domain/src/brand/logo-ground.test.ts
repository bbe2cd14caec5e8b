import { expect, it } from 'vitest';
import { groundOfLogo, type Pixels } from './logo-ground.ts';

const clear = [0, 0, 0, 0];
const white = [255, 255, 255, 255];
const navy = [11, 42, 74, 255];
const gold = [201, 162, 39, 255];
const lagoon = '#06323a';
const header = [6, 50, 58];
const plate = [255, 255, 255];

/** Ten pixels between two clear columns. */
function logo(drawn: readonly number[][]): Pixels {
  const row = [clear, ...drawn, clear];
  return { data: new Uint8Array([row, row].flat(2)), width: row.length, height: 2 };
}
const times = (count: number, pixel: number[]): number[][] => Array.from({ length: count }, () => pixel);

it.each([
  ['a light logo', logo(times(10, white)), header],
  ['a gold one', logo(times(10, gold)), header],
  ['a dark one', logo(times(10, navy)), plate],
  ['a light one with a dark edge', logo([...times(9, white), navy]), header],
  ['a dark one with light letters', logo([...times(7, navy), ...times(3, white)]), plate],
  ['a light one with a dark mark', logo([...times(7, white), ...times(3, navy)]), header],
  ['one that shows nothing', logo(times(10, clear)), header],
])('%s stands on the ground that shows it', (_, pixels, ground) => {
  expect(groundOfLogo(pixels, lagoon)).toEqual(ground);
});

import { expect, it } from 'vitest';
import { versionOf } from './version-of.ts';

it.each([
  [undefined, null],
  ['*', null],
  ['3', 3],
  ['"3"', 3],
  ['W/"3"', 3],
  [' "12" ', 12],
  ['"of yesterday"', 0],
  ['abc', 0],
  ['', 0],
  ['"3', 0],
  ['-1', 0],
  ['"1", "3"', 0],
  ['99999999999999999999', 0],
])('If-Match: %s is version %s', (header, version) => {
  expect(versionOf(header)).toBe(version);
});

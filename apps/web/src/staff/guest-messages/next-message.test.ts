import { expect, it } from 'vitest';
import { nextAfter } from './next-message.ts';

const three = [{ id: 4 }, { id: 9 }, { id: 2 }];

it.each([
  ['the first', three, 4, 9],
  ['the last', three, 2, 9],
  ['one that no longer waits', three, 7, 4],
  ['the only one', [{ id: 4 }], 4, undefined],
  ['one of none', [], 4, undefined],
] as const)('after %s', (_, waiting, id, next) => {
  expect(nextAfter(waiting, id)?.id).toBe(next);
});

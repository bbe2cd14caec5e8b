import { expect, it } from 'vitest';
import { withOpened } from './opened.ts';

it('the last ten are stored, the newest first, each once', () => {
  const opened = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3].reduce<readonly number[]>(withOpened, []);
  expect(opened).toEqual([3, 11, 10, 9, 8, 7, 6, 5, 4, 2]);
});

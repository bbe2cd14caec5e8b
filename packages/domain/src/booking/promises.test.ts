import { expect, it } from 'vitest';
import { lettersDiffer } from './promises.ts';

const made = { isMade: true, status: 'confirmed', email: 'ana@example.com', written: 0, waiting: 0 } as const;

it.each([
  ['is written', { written: 1 }, false],
  ['waits', { waiting: 1 }, false],
  ['is written, and its job is done once more', { written: 1, waiting: 1 }, false],
  ['is missing', {}, true],
  ['is missing with one ride left', { status: 'partially_cancelled' }, true],
  ['is not needed any more', { status: 'cancelled' }, false],
  ['has no address', { email: '' }, false],
  ['was written twice', { written: 2 }, true],
  ['waits twice', { waiting: 2 }, true],
  [
    'is written for a booking that nobody paid',
    { isMade: false, status: 'pending_payment', written: 1 },
    true,
  ],
  ['is not there for a booking that nobody paid', { isMade: false, status: 'pending_payment' }, false],
] as const)('a letter that %s', (_, more, differs) => {
  expect(lettersDiffer({ ...made, ...more })).toBe(differs);
});

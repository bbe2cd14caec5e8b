import { expect, it } from 'vitest';
import { undoOfCharge } from './undo-of.ts';

it.each([
  ['a row that nobody had is given back', null, true, { take: false, seen: 'me' }],
  ['my own is taken again', 'me', false, { take: true, seen: null }],
  ['a colleague’s cannot be given to them', 'camila', true, null],
  ['nobody’s was none of mine', null, false, null],
] as const)('%s', (_, before, take, undo) => {
  expect(undoOfCharge(before, { take, me: 'me' })).toEqual(undo);
});

import { expect, it } from 'vitest';
import { sawTransaction } from './seen-transactions.ts';

it.each([
  ['ended before', '10:15:11,13', '9', true],
  ['the oldest that may run', '10:15:10,13', '10', false],
  ['ended in between', '10:15:11,13', '12', true],
  ['running', '10:15:11,13', '13', false],
  ['not begun', '10:15:11,13', '15', false],
  ['begun later', '10:15:11,13', '20', false],
  ['nothing runs', '15:15:', '14', true],
  ['nothing runs, the next one', '15:15:', '15', false],
  ['beyond what a number holds', '9007199254740993:9007199254740995:', '9007199254740994', true],
  ['longer, not larger in order of letters', '99:100:', '100', false],
])('a transaction that %s', (_, moment, transaction, saw) => {
  expect(sawTransaction(moment, transaction)).toBe(saw);
});

import { describe, expect, it } from 'vitest';
import { letterOf, rowAfter, rowInPlace } from './row-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const reading = { isTyping: false, hasDialog: false };

describe('a key', () => {
  it.each<[string, Partial<typeof none> & { key: string }, typeof reading, string | null]>([
    ['a letter', { key: 'j' }, reading, 'j'],
    ['with Caps Lock', { key: 'J' }, reading, 'j'],
    ['in a field', { key: 'j' }, { ...reading, isTyping: true }, null],
    ['behind a dialog', { key: 'j' }, { ...reading, hasDialog: true }, null],
    ['a command of the browser', { key: 'j', ctrlKey: true }, reading, null],
    ['a command of a Mac', { key: 'k', metaKey: true }, reading, null],
    ['another sign', { key: '/' }, reading, null],
    ['a named key', { key: 'Enter' }, reading, null],
  ])('%s', (_, press, place, letter) => {
    expect(letterOf({ ...none, ...press }, place)).toBe(letter);
  });
});

it.each([
  ['j', -1, 3, 0],
  ['j', 0, 3, 1],
  ['j', 2, 3, null],
  ['k', -1, 3, 2],
  ['k', 2, 3, 1],
  ['k', 0, 3, null],
  ['j', -1, 0, null],
  ['k', -1, 0, null],
  ['x', 1, 3, null],
] as const)('%s on row %i of %i leads to %s', (letter, at, count, to) => {
  expect(rowAfter(letter, at, count)).toBe(to);
});

it.each([
  [0, 2, 0],
  [2, 2, 1],
  [0, 0, null],
  [-1, 2, 0],
] as const)('after row %i of now %i comes row %s', (gone, count, to) => {
  expect(rowInPlace(gone, count)).toBe(to);
});

import { expect, test } from 'vitest';
import { movingKey } from './grid-keys.ts';

/** A text with `|` where the caret is, or around what is selected. */
function boxOf(text: string): Parameters<typeof movingKey>[1] {
  const value = text.replaceAll('|', '');
  return {
    value,
    selectionStart: text.indexOf('|'),
    selectionEnd: text.lastIndexOf('|') - (text.match(/\|/g)?.length === 2 ? 1 : 0),
  };
}

test.each<[string, string, boolean, string | null]>([
  ['ArrowLeft', '|84.00|', false, 'ArrowLeft'],
  ['ArrowLeft', '|84.00', false, 'ArrowLeft'],
  ['ArrowLeft', '8|4.00', false, null],
  ['ArrowLeft', '|84.00', true, null],
  ['ArrowRight', '84.00|', false, 'ArrowRight'],
  ['ArrowRight', '84|.00', false, null],
  ['ArrowRight', '8|4|.00', false, null],
  ['ArrowUp', '8|4.00', false, 'ArrowUp'],
  ['Enter', '84.00|', false, 'ArrowDown'],
  ['Enter', '84.00|', true, 'ArrowUp'],
  ['Tab', '84.00|', false, 'Tab'],
  ['Tab', '84.00|', true, 'Back'],
])('%s in %s, shift %s', (key, text, shiftKey, moves) => {
  expect(movingKey({ key, shiftKey }, boxOf(text))).toBe(moves);
});

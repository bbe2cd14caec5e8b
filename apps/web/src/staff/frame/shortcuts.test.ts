import { expect, it } from 'vitest';
import { opensPalette, type Press } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const reading = { mac: false, isTyping: false, hasSlash: true };
const typing = { mac: false, isTyping: true, hasSlash: true };
const onMac = { mac: true, isTyping: true, hasSlash: true };
const withoutSlash = { ...reading, hasSlash: false };

it.each<[string, Partial<Press> & { key: string }, typeof reading, boolean]>([
  ['Ctrl-K', { key: 'k', ctrlKey: true }, reading, true],
  ['Ctrl-K in a field', { key: 'k', ctrlKey: true }, typing, true],
  ['Ctrl-K with Caps Lock', { key: 'K', ctrlKey: true }, reading, true],
  ['Ctrl-Shift-K, which is the browser’s', { key: 'K', ctrlKey: true, shiftKey: true }, reading, false],
  ['Cmd-K on a Mac', { key: 'k', metaKey: true }, onMac, true],
  ['Ctrl-K on a Mac, which deletes to the end of the line', { key: 'k', ctrlKey: true }, onMac, false],
  ['a slash', { key: '/' }, reading, true],
  ['a slash with Shift, as on Spanish keyboards', { key: '/', shiftKey: true }, reading, true],
  ['a slash in a field', { key: '/' }, typing, false],
  ['a slash where it is turned off', { key: '/' }, withoutSlash, false],
  ['Ctrl-K where the slash is turned off', { key: 'k', ctrlKey: true }, withoutSlash, true],
  ['Ctrl-/', { key: '/', ctrlKey: true }, reading, false],
  ['k alone', { key: 'k' }, reading, false],
])('%s', (_, press, where, opens) => {
  expect(opensPalette({ ...none, ...press }, where)).toBe(opens);
});

import pg from 'pg';
import { expect, it } from 'vitest';
import { readTextList, textArray } from './text-list.ts';

it.each([
  ['{}', []],
  ['{Mon,Tue}', ['Mon', 'Tue']],
  ['{"to the lobby",gate}', ['to the lobby', 'gate']],
  ['{NULL,"NULL",x}', [null, 'NULL', 'x']],
  ['{"",É}', ['', 'É']],
  ['{"a,b","{c}","two\nlines"}', ['a,b', '{c}', 'two\nlines']],
  [String.raw`{"say \"hi\"","C:\\","\\\""}`, ['say "hi"', 'C:\\', '\\"']],
  [
    '{{a,b},{c,d}}',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['[0:1]={a,b}', ['a', 'b']],
])('%s is read as the driver reads it', (text, list) => {
  expect(readTextList(text)).toEqual(list);
  expect(pg.types.getTypeParser(textArray)(text)).toEqual(list);
});

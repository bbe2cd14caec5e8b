import { expect, test } from 'vitest';
import { longFunctionFigures } from './long-functions.mjs';

const body = (lines: number) => '  work();\n'.repeat(lines - 2);
const fileOf = (path: string, text: string, isTest = false) => ({
  path,
  text,
  lines: text.split('\n').length,
  isTest,
  imports: [],
});

test('functions above 100 lines are counted by workspace, and the longest are named', () => {
  const rows = longFunctionFigures([
    fileOf('apps/web/src/page.tsx', `export function Page() {\n${body(101)}}\n`),
    fileOf('apps/web/src/short.ts', `export function short() {\n${body(100)}}\n`),
    fileOf('packages/domain/src/price.ts', `\nexport const priceOf = () => {\n${body(120)}};\n`),
    fileOf('packages/domain/src/price.test.ts', `const all = () => {\n${body(150)}};\n`, true),
    fileOf('apps/api/src/testing/stay.ts', `const stay = () => {\n${body(150)}};\n`),
  ]);
  expect(rows.slice(2)).toEqual([
    '| apps/web | 1 |',
    '| packages/domain | 1 |',
    '| in all | 2 |',
    '| priceOf, packages/domain/src/price.ts:2 | 120 |',
    '| Page, apps/web/src/page.tsx:1 | 101 |',
  ]);
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DEFINED_BY } from './sum-repository.ts';

it('sums that were made by other definitions are not read: the mark is that of the statements which make them', async () => {
  const file = new URL('../../../queries/features/reports/sum-repository.sql', import.meta.url);
  const [, made = ''] = (await readFile(file, 'utf8')).split('\n-- insertSums\n');
  expect(made).toContain('report_sum');
  expect(DEFINED_BY).toBe(createHash('sha256').update(made).digest('hex').slice(0, 8));
});

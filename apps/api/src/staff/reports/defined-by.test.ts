import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DEFINED_BY } from '../../store/report/sum-repository.ts';
import { recordStatements } from '../../testing/queries/write-queries.ts';

it('sums that were made by other definitions are not read: the mark is that of the statements which make them', async () => {
  const files = await recordStatements();
  const own = files.find(({ file }) => file === 'store/report/sum-repository.ts');
  const made = own?.sections.filter(({ title }) => title.startsWith('insertSums')) ?? [];
  expect(JSON.stringify(made)).toContain('report_sum');
  expect(DEFINED_BY).toBe(createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 8));
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { costsByFile, describeDearest, markOf } from './test-costs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'traslado-costs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spec = (file: string, ...durations: number[][]) => ({
  file,
  tests: durations.map((tries) => ({ results: tries.map((duration) => ({ duration })) })),
});

describe('what browser files cost', () => {
  const report = {
    suites: [
      { specs: [spec('booking.spec.ts', [2_000], [3_000])] },
      // In a `describe`, in two projects, one of them at the second try.
      { suites: [{ specs: [spec('staff.spec.ts', [4_000, 5_000], [1_000])] }] },
      { specs: [spec('booking.spec.ts', [500])] },
      { specs: [spec('never-run.spec.ts')] },
    ],
  };

  it('is summed over tests, projects and tries, the dearest first', () => {
    expect(costsByFile(report)).toEqual([
      { file: 'staff.spec.ts', tests: 2, seconds: 10 },
      { file: 'booking.spec.ts', tests: 3, seconds: 5.5 },
      { file: 'never-run.spec.ts', tests: 0, seconds: 0 },
    ]);
  });

  it('is told of ten files, and of all together', () => {
    const file = join(folder, 'report.json');
    const specs = Array.from({ length: 12 }, (_, index) => spec(`${index}.spec.ts`, [index * 1_000]));
    writeFileSync(file, JSON.stringify({ suites: [{ specs }] }));
    const lines = describeDearest(file).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toContain('66 s');
    expect(lines[1]).toMatch(/11\.0 s +1 tests {2}11\.spec\.ts/);
  });

  it('is nothing without a report', () => {
    expect(describeDearest(join(folder, 'none.json'))).toBe('');
  });
});

it('a stage over its budget is marked, one within it is not', () => {
  expect(markOf(60, 60)).toBe('');
  expect(markOf(75.4, 60)).toBe('  over by 15 s');
});

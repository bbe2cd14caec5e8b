import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { costsByFile, describeDearest, describeOverrun, markOf } from './test-costs.mjs';

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

describe('a stage and its budget', () => {
  const budget = { seconds: 60, cpu: 100 };
  const cost = (seconds: number, cpu: number) => ({ name: 'api', seconds, cpu, budget, load: 6.21 });

  it('is marked when it is over, in time or in CPU', () => {
    expect(markOf(cost(60, 100))).toBe('');
    expect(markOf(cost(75.4, 99))).toBe('  over by 15 s');
    expect(markOf(cost(75.4, 112))).toBe('  over by 15 s and 12 s of CPU');
  });

  it('is named when it is over by half, with the load', () => {
    expect(describeOverrun(cost(90, 150), 2)).toBe('');
    expect(describeOverrun(cost(120, 101), 2)).toBe(
      'OVER BUDGET api: 120 s of 60, 101 s of CPU of 100, at a load of 6.2 on 2 cores: the machine was busy with other work.',
    );
    expect(describeOverrun(cost(120, 151), 2)).toContain('the work itself grew');
    expect(describeOverrun(cost(80, 151), 2)).toContain('the work itself grew');
  });
});

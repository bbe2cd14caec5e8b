import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cloneFolder } from './clone-folder.mjs';
import { countStage, readPlaywrightReport, readVitestReport } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'traslado-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the counts of a stage', () => {
  it('are the runner’s own', () => {
    expect(countStage({ passed: 12, failed: 0 }, 0)).toEqual({ passed: 12, failed: 0 });
    expect(countStage({ passed: 10, failed: 2 }, 1)).toEqual({ passed: 10, failed: 2 });
  });

  it('never hide a failure that the report does not name', () => {
    expect(countStage({ passed: 12, failed: 0 }, 1)).toEqual({ passed: 12, failed: 1 });
    expect(countStage(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countStage({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  const vitestReport = (secondTries: number) =>
    report({
      testResults: [
        {
          name: join(cloneFolder, 'apps/books.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'the books are kept', status: 'passed', failureMessages: [] },
            { fullName: 'the books agree', status: 'failed', failureMessages: ['no'] },
            ...Array.from({ length: secondTries }, () => ({
              fullName: 'the books are open',
              status: 'passed',
              failureMessages: ['busy'],
            })),
          ],
        },
        { name: join(cloneFolder, 'apps/broken.test.ts'), status: 'failed', assertionResults: [] },
      ],
    });

  it('name the tests that failed, and a file that could not be loaded', () => {
    expect(readVitestReport(vitestReport(0))).toEqual({
      passed: 1,
      failed: 2,
      failures: ['apps/books.test.ts: the books agree', 'apps/broken.test.ts'],
    });
  });

  it('name the tests of the server that passed only at the second try, and let two pass', () => {
    expect(readVitestReport(vitestReport(1))).toMatchObject({
      passed: 2,
      failed: 2,
      note: 'passed at the second try: 1\napps/books.test.ts: the books are open',
    });
    expect(readVitestReport(vitestReport(3))).toMatchObject({ passed: 1, failed: 5 });
  });

  describe('of browser tests that passed only at the second try', () => {
    const flakyReport = (flaky: number) =>
      report({
        stats: { expected: 5 },
        suites: [
          {
            specs: [],
            suites: [
              {
                specs: [
                  {
                    title: 'a guest books',
                    file: 'booking.spec.ts',
                    tests: [
                      ...Array.from({ length: flaky }, () => ({ projectName: 'phone-es', status: 'flaky' })),
                      { projectName: 'tablet-es', status: 'unexpected' },
                      { projectName: 'desktop-en', status: 'expected' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      });

    it('name them and let two pass', () => {
      expect(readPlaywrightReport(flakyReport(1))).toEqual({
        passed: 6,
        failed: 1,
        failures: ['[tablet-es] booking.spec.ts: a guest books'],
        note: 'passed at the second try: 1\n[phone-es] booking.spec.ts: a guest books',
      });
      expect(readPlaywrightReport(flakyReport(2))).toMatchObject({ passed: 7, failed: 1 });
    });

    it('fail when there are more', () => {
      expect(readPlaywrightReport(flakyReport(3))).toMatchObject({ passed: 5, failed: 4 });
    });
  });

  it('know when there is no report', () => {
    expect(readVitestReport(join(folder, 'missing.json'))).toBeUndefined();
  });
});

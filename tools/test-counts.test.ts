import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cloneFolder } from './clone-folder.mjs';
import {
  CONTEXTS_OPENED,
  countStage,
  findGrowth,
  readFuzz,
  readPlaywrightReport,
  readVitestReport,
} from './test-counts.mjs';

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
              failureMessages: ['\u001b[31mError: busy\u001b[39m\n    at books.test.ts:1', 'more'],
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
      failures: ['apps/books.test.ts: the books agree: no', 'apps/broken.test.ts'],
    });
  });

  it('name the tests of the server that passed only at the second try with the cause, and let two pass', () => {
    expect(readVitestReport(vitestReport(1))).toMatchObject({
      passed: 2,
      failed: 2,
      secondTries: ['apps/books.test.ts: the books are open: Error: busy'],
    });
    expect(readVitestReport(vitestReport(3))).toMatchObject({ passed: 1, failed: 5 });
  });

  describe('of browser tests that passed only at the second try', () => {
    const opened = (description: string) => ({ annotations: [{ type: CONTEXTS_OPENED, description }] });
    const location = { file: join(cloneFolder, 'e2e/booking.spec.ts'), line: 7 };
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
                      ...Array.from({ length: flaky }, () => ({
                        projectName: 'phone-es',
                        status: 'flaky',
                        results: [
                          { error: { message: 'no page\n\nLocator: home\nExpected: one', location } },
                          opened('5'),
                        ],
                      })),
                      { projectName: 'tablet-es', status: 'unexpected', results: [opened('1')] },
                      { projectName: 'desktop-en', status: 'expected', results: [opened('2')] },
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
        secondTries: [
          '[phone-es] booking.spec.ts: a guest books: no page, Locator: home, e2e/booking.spec.ts:7',
        ],
        contexts: 3,
      });
      expect(readPlaywrightReport(flakyReport(2))).toMatchObject({ passed: 7, failed: 1 });
    });

    it('fail when there are more', () => {
      expect(readPlaywrightReport(flakyReport(3))).toMatchObject({ passed: 5, failed: 4 });
    });
  });

  it('add up the generated requests of all reports', () => {
    const reports = join(folder, 'abuse');
    mkdirSync(reports);
    const calls = [{ requests: 200 }, { requests: 2_000 }];
    writeFileSync(join(reports, 'fuzz-reads.json'), JSON.stringify({ seed: 7, calls }));
    writeFileSync(join(reports, 'fuzz-writes.json'), JSON.stringify({ seed: 7, calls: [{ requests: 1 }] }));
    writeFileSync(join(reports, 'matrix.json'), JSON.stringify({ cells: [] }));
    expect(readFuzz(reports)).toEqual({ requests: 2_201, seeds: '7' });
    expect(readFuzz(join(folder, 'none'))).toEqual({ requests: 0, seeds: '' });
  });

  it('are held to committed figures, where there are any', () => {
    const counts = { passed: 90, failed: 10, contexts: 30, requests: 500 };
    expect(findGrowth(counts)).toEqual([]);
    expect(findGrowth(counts, { reports: 100, contexts: 30, requests: 500 })).toEqual([]);
    expect(findGrowth(counts, { reports: 99, contexts: 29, requests: 499 })).toEqual([
      '100 reports, 99 in tools/test-figures.json',
      '30 contexts, 29 in tools/test-figures.json',
      '500 requests, 499 in tools/test-figures.json',
    ]);
  });

  it('know when there is no report', () => {
    expect(readVitestReport(join(folder, 'missing.json'))).toBeUndefined();
  });
});

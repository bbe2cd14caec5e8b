import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

  it('count a test file that could not be loaded', () => {
    const file = report({
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}] },
      ],
    });
    expect(readVitestReport(file)).toEqual({ passed: 3, failed: 2 });
  });

  describe('of tests that passed only at the second try', () => {
    const flakyReport = (flaky: number) =>
      report({
        stats: { expected: 5, unexpected: 1, flaky, skipped: 0 },
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
                      { projectName: 'phone-es', status: 'flaky' },
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
      expect(readPlaywrightReport(flakyReport(2))).toEqual({
        passed: 7,
        failed: 1,
        note: 'passed at the second try: 2\n[phone-es] booking.spec.ts: a guest books',
      });
    });

    it('fail when there are more', () => {
      expect(readPlaywrightReport(flakyReport(3))).toMatchObject({ passed: 5, failed: 4 });
    });
  });

  it('know when there is no report', () => {
    expect(readVitestReport(join(folder, 'missing.json'))).toBeUndefined();
  });
});

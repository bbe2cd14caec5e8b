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

  it('take a test that passed only at the second try for a failure', () => {
    expect(
      readPlaywrightReport(report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })),
    ).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('know when there is no report', () => {
    expect(readVitestReport(join(folder, 'missing.json'))).toBeUndefined();
  });
});

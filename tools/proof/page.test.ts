import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cloneFolder } from '../clone-folder.mjs';
import { readFigures } from './figure.mjs';
import { commandOf, figureOfTests, pageOf } from './page.mjs';
import { PROMISES } from './promises.mjs';
import { RUNS } from './runs.mjs';

const run = {
  ...{ at: '2026-11-26T21:00:00.000Z', commit: 'abc', machine: 'a machine', loadBefore: 0.4, loadAfter: 2 },
  ...{ seconds: 7, code: 0, isQuick: false },
};
const all = PROMISES.flatMap(({ promises }) => promises);
const rowOf = (page: string, says: string) => page.split('\n').find((line) => line.startsWith(`| ${says} |`));

describe('the page of proofs', () => {
  it('lists every promise once, with its command or without one', () => {
    const page = pageOf({});
    for (const promise of all) {
      const row = rowOf(page, promise.says);
      expect(row, promise.says).toContain(commandOf(promise) ?? 'no command yet');
      expect(page.split(`\n| ${promise.says} |`), promise.says).toHaveLength(2);
    }
    expect(page).toContain(`${all.length} promises: 0 kept, 0 short`);
  });

  it('has no figure that no command printed', () => {
    const lasts = pageOf({})
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
      .map((line) => line.split(' | ')[2]);
    expect(new Set(lasts)).toEqual(new Set(['']));
  });

  it('says what was measured, its spread, what stood beside it, when, and under which load', () => {
    const printed = `a table\nfigure ${JSON.stringify({ name: 'booking.cpu', value: 2.345, unit: 'ms', least: 2.1, most: 2.6, of: '5 rounds', peer: { name: 'floor', value: 1 } })}\n`;
    const [figure] = readFigures(printed);
    if (!figure) throw new Error('no figure');
    const says = 'CPU of a booking without its letter, Node and PostgreSQL';
    expect(rowOf(pageOf({ 'booking.cpu': { ...figure, run } }), says)).toBe(
      `| ${says} | ≤ 3 ms | 2.35 ms (2.10–2.60); floor: 1; 5 rounds | kept | 2026-11-26, load 0.4 to 2.0 | \`npm run bench -- booking\` |`,
    );
    const short = { ...figure, value: 3.01, run: { ...run, isQuick: true, code: 1 } };
    expect(rowOf(pageOf({ 'booking.cpu': short }), says)).toContain(
      '| **short** | 2026-11-26, load 0.4 to 2.0, quick, ended with 1 |',
    );
  });

  it('of many pages shows the worst', () => {
    const lcp = (page: string, value: number) => {
      const name = `lighthouse.${page}.lcp`;
      return { [name]: { name, value, unit: 'ms', run } };
    };
    expect(rowOf(pageOf({ ...lcp('home', 900), ...lcp('service', 1600) }), 'largest paint')).toContain(
      '1,600 ms; worst of 2: lighthouse.service.lcp | **short**',
    );
  });

  it('keeps a promise of tests when all of its files ran and none failed', () => {
    const says = 'killed at each failpoint: one booking, one charge, one letter';
    const files = all.find((promise) => promise.says === says)?.tests ?? [];
    const ran = (failed: readonly number[]) =>
      Object.fromEntries(
        failed.map((value, at) => {
          const name = figureOfTests(files[at] ?? '');
          return [name, { name, value, most: 10, unit: 'failed', run }];
        }),
      );
    expect(rowOf(pageOf(ran([0])), says)).toContain('not run yet');
    expect(rowOf(pageOf(ran([0, 0])), says)).toContain('| 20 of 20 | kept |');
    expect(rowOf(pageOf(ran([0, 1])), says)).toContain('| 19 of 20 | **short** |');
  });

  it('is what the kept figures make of it', () => {
    const read = (name: string) => readFileSync(join(cloneFolder, 'docs', name), 'utf8');
    expect(read('proof.md')).toBe(pageOf(JSON.parse(read('proof.json'))));
  });

  it('names tests that are there, and figures that a run prints', () => {
    for (const { tests = [], figure } of all) {
      for (const test of tests) expect(existsSync(join(cloneFolder, test)), test).toBe(true);
      if (figure)
        expect(
          RUNS.filter(({ prints }) => prints.test(figure.replace('*', 'x'))),
          figure,
        ).toHaveLength(1);
    }
  });
});

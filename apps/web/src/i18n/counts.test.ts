import { expect, it } from 'vitest';
import { staff as english } from './en/staff.ts';
import { staff as spanish } from './es/staff.ts';

/** Parameters that say how many. */
const COUNT =
  /^(count|total|rows|rest|shown|skipped|entries|all|done|won|people|adults|children|minors|seats|first|last)$/;
const COUNTS = /^(c|counts)$/;

/** Their callers write the number. */
const WRITTEN = ['.reports.bar', '.rules.restriction.seats', '.rules.restriction.seatsOf'];

const parts = new Proxy({}, { get: () => 1234 });
const argumentOf = (name: string) => (COUNTS.test(name) ? parts : COUNT.test(name) ? 1234 : '');

/** Sentences with 1234 for each count, by their path. */
function sentencesOf(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    const at = `${path}.${name}`;
    if (typeof text === 'object' && text !== null) return sentencesOf(text, at);
    if (typeof text !== 'function') return [];
    const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(text)) ?? [];
    const values = list.split(',').map((one) => argumentOf(one.trim()));
    return values.some((value) => value !== '') ? [[at, String(text(...values))]] : [];
  });
}

it.each([
  ['English', english],
  ['Spanish', spanish],
])('counts have a thousands mark in the sentences of staff, in %s', (_, texts) => {
  const all = sentencesOf(texts).filter(([at]) => !WRITTEN.includes(at));
  expect(all.filter(([, sentence]) => sentence.includes('1234'))).toEqual([]);
  expect(all.filter(([, sentence]) => sentence.includes('1,234')).length).toBeGreaterThan(130);
});

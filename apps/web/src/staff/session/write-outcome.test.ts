import { ProblemError } from '@traslado/contract/client';
import type { Problem } from '@traslado/contract/schemas/problem';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../acting/ask-acting.ts';
import { onVersion, refusalTextOf, writeRow } from './write-outcome.ts';

const refused = (problem: Partial<Problem>) => () =>
  Promise.reject(
    new ProblemError({
      type: 'about:blank',
      title: '',
      status: 409,
      code: 'person.other',
      detail: 'In the words of the server.',
      instance: '',
      ...problem,
    }),
  );
const newer = { version: 4 };

describe('the outcome of a write', () => {
  it('is the row', async () => {
    expect(await writeRow('person', () => Promise.resolve(newer))).toEqual({ kind: 'saved', row: newer });
  });

  it.each<[Partial<Problem>, object]>([
    [
      { code: 'person.stale', expected: { person: newer } },
      { kind: 'stale', newer },
    ],
    // Without the newer row there is nothing to compare with.
    [{ code: 'person.stale' }, { kind: 'refused', code: 'person.stale' }],
    [
      { code: 'role.stale', expected: { person: newer } },
      { kind: 'refused', code: 'role.stale' },
    ],
    [{ code: 'person.not_found', status: 404 }, { kind: 'gone' }],
    [
      { code: 'role.not_found', status: 404 },
      { kind: 'refused', code: 'role.not_found' },
    ],
    [
      { code: 'name.taken', field: 'name' },
      { kind: 'wrong', issues: [{ field: 'name', code: 'name.taken' }] },
    ],
    [{ status: 500, code: 'server.error' }, { kind: 'failed' }],
    [{ status: 503, code: 'server.busy' }, { kind: 'failed' }],
    [{ code: 'person.own' }, { kind: 'refused', code: 'person.own' }],
    [
      { code: 'price.expectations_broken', expected: { total: 1, broken: [] } },
      { kind: 'broken', prices: { total: 1, broken: [] } },
    ],
    [{ code: 'price.expectations_broken' }, { kind: 'refused', code: 'price.expectations_broken' }],
  ])('%j', async (problem, outcome) => {
    expect(await writeRow('person', refused(problem))).toEqual(outcome);
  });

  it('is a failure where nobody answered', async () => {
    expect(await writeRow('person', () => Promise.reject(new TypeError('offline')))).toEqual({
      kind: 'failed',
    });
  });
});

describe('the reason against an action', () => {
  it('is none when it was done', async () => expect(await refusalTextOf(() => Promise.resolve())).toBeNull());
  it('is in the words of the server, else without words', async () => {
    expect(await refusalTextOf(refused({}))).toBe('In the words of the server.');
    expect(await refusalTextOf(() => Promise.reject(new TypeError('offline')))).toBe('');
  });
});

it('a change names the version that was seen', () => {
  expect(onVersion({ version: 0 })).toEqual({ headers: { 'if-match': '"0"' } });
});

describe('the outcome of acting for a guest', () => {
  it.each<[Partial<Problem>, object]>([
    [{ status: 412, code: 'coupon.stale' }, { kind: 'stale' }],
    [{ status: 500 }, { kind: 'failed' }],
    [
      { code: 'refund.disputed' },
      { kind: 'refused', code: 'refund.disputed', text: 'In the words of the server.' },
    ],
  ])('%j', async (problem, outcome) => expect(await outcomeOf(refused(problem))).toEqual(outcome));

  it('is the answer, or a failure where nobody answered', async () => {
    expect(await outcomeOf(() => Promise.resolve(7))).toEqual({ kind: 'answered', answer: 7 });
    expect(await outcomeOf(() => Promise.reject(new TypeError('offline')))).toEqual({ kind: 'failed' });
  });
});

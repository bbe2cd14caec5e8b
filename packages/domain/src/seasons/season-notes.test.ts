import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/civil.ts';
import {
  type CopiedRate,
  gapsOf,
  type KnownRate,
  NAMED_OVERLAPS,
  overlapsOf,
  type SharedDays,
  settleSharedDays,
} from './season-notes.ts';

const rate = (
  id: number,
  validFromOn: string,
  validToOn: string,
  more: Partial<KnownRate> = {},
): KnownRate => ({
  id,
  serviceId: 1,
  priority: 1,
  validFromOn,
  validToOn,
  ...more,
});
const copy = (source: KnownRate, validFromOn: string, validToOn: string): CopiedRate => ({
  source,
  validFromOn,
  validToOn,
});
const winter = rate(1, '2026-12-15', '2027-03-14');
const next = copy(winter, '2027-12-15', '2028-03-13');

describe('overlaps of a copy', () => {
  it.each<[string, KnownRate[], CopiedRate[], string[][]]>([
    ['nothing', [winter], [next], [[]]],
    [
      'its source',
      [winter],
      [copy(winter, '2027-03-14', '2027-06-11')],
      [['source 1 2027-03-14 2027-03-14']],
    ],
    [
      'itself, where it goes nowhere',
      [winter],
      [copy(winter, '2026-12-15', '2027-03-14')],
      [['source 1 2026-12-15 2027-03-14']],
    ],
    [
      'another rate',
      [winter, rate(2, '2028-03-13', '2028-05-01')],
      [next],
      [['rate 2 2028-03-13 2028-03-13']],
    ],
    [
      'no rate of another priority',
      [winter, rate(2, '2028-01-01', '2028-05-01', { priority: 2 })],
      [next],
      [[]],
    ],
    [
      'no rate of another service',
      [winter, rate(2, '2028-01-01', '2028-05-01', { serviceId: 2 })],
      [next],
      [[]],
    ],
    [
      'another copy, each told of the other',
      [winter],
      [next, copy(rate(3, '2027-03-10', '2027-03-20'), '2028-03-10', '2028-03-20')],
      [['copy 3 2028-03-10 2028-03-13'], ['copy 1 2028-03-10 2028-03-13']],
    ],
  ])('%s', (_, there, copies, told) => {
    const found = overlapsOf(copies, there);
    expect(
      found.map(({ first }) => first.map((one) => `${one.kind} ${one.id} ${one.fromOn} ${one.toOn}`)),
    ).toEqual(told);
    expect(found.map(({ count }) => count)).toEqual(told.map((one) => one.length));
  });

  it('is as many as a look at each pair finds', () => {
    const day = fc.nat({ max: 40 }).map((days) => addDays('2027-01-01', days));
    const rates = fc
      .array(fc.tuple(day, fc.nat({ max: 9 })), { maxLength: 12 })
      .map((all) =>
        all.map(([from, length], index) =>
          rate(index + 1, from, addDays(from, length), { priority: length % 2 }),
        ),
      );
    fc.assert(
      fc.property(rates, fc.nat({ max: 12 }), fc.integer({ min: -20, max: 20 }), (there, many, days) => {
        const copies = there
          .slice(0, many)
          .map((source) => copy(source, addDays(source.validFromOn, days), addDays(source.validToOn, days)));
        const told = overlapsOf(copies, there);
        const all = [
          ...there.map((one) => ({ ...one, of: -1 })),
          ...copies.map((one, of) => ({ ...one.source, ...one, of })),
        ];
        copies.forEach((one, index) => {
          const pairs = all.filter(
            (other) =>
              other.of !== index &&
              other.priority === one.source.priority &&
              other.validFromOn <= one.validToOn &&
              one.validFromOn <= other.validToOn,
          );
          expect(told[index]?.count).toBe(pairs.length);
          expect(told[index]?.first).toHaveLength(Math.min(pairs.length, NAMED_OVERLAPS));
        });
      }),
    );
  });
});

describe('days without a rate between the old and the new season', () => {
  it.each<[string, KnownRate[], CopiedRate[], string[]]>([
    ['all between two', [winter], [next], ['1 2027-03-15 2027-12-14']],
    [
      'less what another rate covers',
      [winter, rate(2, '2027-03-15', '2027-11-30', { priority: 9 })],
      [next],
      ['1 2027-12-01 2027-12-14'],
    ],
    ['none where a rate has no end', [winter, rate(2, '2020-01-01', '9999-12-31')], [next], []],
    [
      'a season that moves back',
      [winter],
      [copy(winter, '2026-09-01', '2026-11-29')],
      ['1 2026-11-30 2026-12-14'],
    ],
    [
      'a day that a leap year has more',
      [rate(1, '2027-01-01', '2027-02-28'), rate(2, '2027-03-01', '2027-12-31')],
      [
        copy(rate(1, '2027-01-01', '2027-02-28'), '2028-01-01', '2028-02-28'),
        copy(rate(2, '2027-03-01', '2027-12-31'), '2028-03-01', '2028-12-31'),
      ],
      ['1 2028-02-29 2028-02-29'],
    ],
    [
      'each service by itself',
      [winter, rate(5, '2027-01-01', '2027-01-31', { serviceId: 2 })],
      [next, copy(rate(5, '2027-01-01', '2027-01-31', { serviceId: 2 }), '2027-02-01', '2027-03-03')],
      ['1 2027-03-15 2027-12-14'],
    ],
    ['nothing copied', [winter], [], []],
  ])('%s', (_, there, copies, told) => {
    expect(gapsOf(copies, there).map((gap) => `${gap.serviceId} ${gap.fromOn} ${gap.toOn}`)).toEqual(told);
  });
});

describe('days that a copy shares with its source', () => {
  const source = { validFromOn: '2026-12-15', validToOn: '2027-03-14', priority: 3 };
  it.each<[string, SharedDays, [from: string, to: string], number, string | null]>([
    ['are the source’s, left alone', 'leave', ['2027-03-01', '2027-05-29'], 3, null],
    ['end the source the day before', 'end_source', ['2027-03-01', '2027-05-29'], 3, '2027-02-28'],
    ['are one day, its last', 'end_source', ['2027-03-14', '2027-06-11'], 3, '2027-03-13'],
    ['are none, the day after', 'end_source', ['2027-03-15', '2027-06-12'], 3, null],
    ['leave a source that begins with the copy', 'end_source', ['2026-12-15', '2027-03-14'], 3, null],
    ['leave a source that begins after the copy', 'end_source', ['2026-12-01', '2027-02-28'], 3, null],
    ['are the copy’s, where it goes before', 'go_before', ['2027-03-01', '2027-05-29'], 2, null],
    ['are none, and nothing goes before', 'go_before', ['2027-12-15', '2028-03-14'], 3, null],
  ])('%s', (_, how, [validFromOn, validToOn], priority, sourceEndsOn) => {
    expect(settleSharedDays(how, source, { validFromOn, validToOn })).toEqual({ priority, sourceEndsOn });
  });
});

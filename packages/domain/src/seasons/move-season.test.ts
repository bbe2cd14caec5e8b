import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/civil.ts';
import { MOVE_UNITS, type Move, moveSeason, type Span } from './move-season.ts';

const span = (validFromOn: string, validToOn: string): Span => ({ validFromOn, validToOn });
const by = (count: number, unit: (typeof MOVE_UNITS)[number]): Move => ({ kind: 'by', count, unit });
const to = (firstOn: string): Move => ({ kind: 'to', firstOn });

describe('a moved season', () => {
  it.each<[string, Span, Move, Span | null]>([
    ['by days', span('2027-01-01', '2027-01-31'), by(-1, 'days'), span('2026-12-31', '2027-01-30')],
    [
      'by weeks keeps the weekday',
      span('2026-12-18', '2027-01-07'),
      by(52, 'weeks'),
      span('2027-12-17', '2028-01-06'),
    ],
    ['by a month', span('2027-03-01', '2027-03-31'), by(1, 'months'), span('2027-04-01', '2027-05-01')],
    [
      'to a month that is shorter',
      span('2027-01-31', '2027-02-02'),
      by(1, 'months'),
      span('2027-02-28', '2027-03-02'),
    ],
    ['by a year', span('2026-12-15', '2027-03-14'), by(1, 'years'), span('2027-12-15', '2028-03-13')],
    ['from February 29', span('2028-02-29', '2028-03-10'), by(1, 'years'), span('2029-02-28', '2029-03-10')],
    [
      'from February 29 to another',
      span('2028-02-29', '2028-02-29'),
      by(4, 'years'),
      span('2032-02-29', '2032-02-29'),
    ],
    [
      'over a February 29 that there was',
      span('2028-01-01', '2028-02-29'),
      by(1, 'years'),
      span('2029-01-01', '2029-03-01'),
    ],
    [
      'over a February 29 that comes',
      span('2027-01-01', '2027-12-31'),
      by(1, 'years'),
      span('2028-01-01', '2028-12-30'),
    ],
    ['to a day', span('2026-12-15', '2027-03-14'), to('2028-11-01'), span('2028-11-01', '2029-01-29')],
    ['nowhere', span('2026-12-15', '2027-03-14'), by(0, 'years'), span('2026-12-15', '2027-03-14')],
    ['out of the calendar', span('2198-12-15', '2199-12-31'), by(1, 'days'), null],
    ['far out of it', span('2027-01-01', '2027-12-31'), by(3_660, 'years'), null],
    ['without an end', span('2027-01-01', '9999-12-31'), by(1, 'days'), null],
  ])('%s', (_, from, move, moved) => {
    expect(moveSeason([from], move)).toEqual([moved]);
  });

  it('goes to a day as a whole: the first rate begins there', () => {
    const season = [span('2027-03-01', '2027-03-31'), span('2026-12-15', '2027-02-28')];
    expect(moveSeason(season, to('2027-12-15'))).toEqual([
      span('2028-02-29', '2028-03-30'),
      span('2027-12-15', '2028-02-28'),
    ]);
    expect(moveSeason([], to('2027-12-15'))).toEqual([]);
  });

  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
  const spans = fc.array(
    fc.tuple(day, fc.nat({ max: 800 })).map(([from, length]) => span(from, addDays(from, length))),
    { minLength: 1, maxLength: 8 },
  );
  const move = fc.oneof(
    day.map(to),
    fc
      .tuple(fc.integer({ min: -40, max: 40 }), fc.constantFrom(...MOVE_UNITS))
      .map(([count, unit]) => by(count, unit)),
  );
  const lengthOf = ({ validFromOn, validToOn }: Span) => daysBetween(validFromOn, validToOn);

  it('keeps the days of each rate and the order in which they begin', () => {
    fc.assert(
      fc.property(spans, move, (season, where) => {
        const moved = moveSeason(season, where);
        expect(moved).toHaveLength(season.length);
        const both = season.flatMap((was, index) => {
          const is = moved[index];
          return is ? [{ was, is }] : [];
        });
        for (const { was, is } of both) {
          expect(lengthOf(is)).toBe(lengthOf(was));
          for (const other of both)
            if (was.validFromOn < other.was.validFromOn)
              expect(is.validFromOn <= other.is.validFromOn).toBe(true);
        }
      }),
    );
  });

  it('by nothing stays the same', () => {
    fc.assert(
      fc.property(spans, fc.constantFrom(...MOVE_UNITS), (season, unit) => {
        expect(moveSeason(season, by(0, unit))).toEqual(season);
        const [first = ''] = season.map(({ validFromOn }) => validFromOn).sort();
        expect(moveSeason(season, to(first))).toEqual(season);
      }),
    );
  });
});

import { addDays } from '@traslado/domain/time/civil';
import { describe, expect, it } from 'vitest';
import { prices as english } from '../../i18n/en/prices.ts';
import { prices as spanish } from '../../i18n/es/prices.ts';
import type { AskedPrice } from '../reckoning/rate-words.ts';
import {
  type CalendarRate,
  marksOf,
  monthsOf,
  moveDay,
  NO_MARK,
  ratesInOrder,
  weeksOf,
} from './calendar-model.ts';
import { sayDay } from './say-day.ts';

const rate = (id: number, description: string, prices: Partial<AskedPrice> = {}): CalendarRate => ({
  id,
  description,
  priority: 5,
  valid_from: '2046-01-01',
  valid_to: '2046-12-31',
  price: 95,
  adult_price: 42,
  minor_price: 0,
  currency: 'USD',
  pax_max: null,
  ...prices,
});
const range = (from: string, to: string, id: number | null) => ({ from, to, rate: id, considered: [] });

/** A year of 38 spans of nine days, the first at 41 dollars; its last days are not for sale. */
const spans = Array.from({ length: 38 }, (_, span) => addDays('2046-01-01', span * 9));
const year = {
  service: { private: false },
  rates: spans.map((_, span) => rate(span + 1, `Span ${span + 1}`, { adult_price: 41 + span })),
  ranges: [
    ...spans.map((from, span) => range(from, addDays(from, 8), span + 1)),
    range(addDays('2046-01-01', 38 * 9), '2046-12-31', null),
  ],
  closed: [{ on: '2046-02-07', restrictions: [4] }],
};
const marks = marksOf(year);
const say = (day: string) => sayDay(day, year, marks, [english, 'en-US']);

describe('a day of a year of prices', () => {
  const ends = ['2046-01-01', '2046-12-31'] as const;
  it('is walked to by keys, and says its rate and price', () => {
    let day = '2046-01-01';
    for (const [key, on, said] of [
      ['PageUp', '01-01', 1],
      ['End', '01-31', 4],
      ['PageDown', '02-28', 7],
      ['Home', '02-01', 4],
      ['ArrowLeft', '01-31', 4],
      ['ArrowDown', '02-07', 5],
      ['PageUp', '01-07', 1],
      ['ArrowRight', '01-08', 1],
      ['ArrowDown', '01-15', 2],
    ] as const) {
      day = moveDay(day, key, ends) ?? '?';
      expect(day).toBe(`2046-${on}`);
      expect(say(day).said[1]).toBe(`Rate ${said} “Span ${said}”, USD\u00a0${40 + said}.00 per adult`);
    }
  });

  it('is never out of the year, and is not for sale where no rate wins', () => {
    let day = '2046-01-15';
    for (let month = 1; month < 12; month += 1) day = moveDay(day, 'PageDown', ends) ?? '?';
    expect(day).toBe('2046-12-15');
    expect(moveDay(day, 'PageDown', ends)).toBe(day);
    expect(say(day)).toMatchObject({ mark: NO_MARK, isClosed: false, amount: '' });
    expect(say(day).said[1]).toBe(english.calendar.notForSale);
  });

  it('says that it is closed, and what it would cost', () => {
    const { isClosed, said } = say('2046-02-07');
    expect(isClosed).toBe(true);
    expect(said).toEqual([
      expect.stringContaining('February 7, 2046'),
      'Rate 5 “Span 5”, USD\u00a045.00 per adult',
      english.calendar.closed,
    ]);
    expect(say('2046-02-08').said).toHaveLength(2);
  });

  it('has the letter of its rate, and its price', () => {
    expect(say('2046-01-01')).toMatchObject({ mark: { letter: 'A' }, amount: '41' });
    expect(say('2046-01-10').mark.letter).toBe('B');
    expect(say(spans[37] ?? '').mark.letter).toBe('AL');
  });

  it('is said in the language of the page', () => {
    const { said } = sayDay('2046-01-01', year, marks, [spanish, 'es-MX']);
    expect(said[0]).toMatch(/1 de enero de 2046/);
    expect(said[1]).toBe(`${spanish.rate(1, 'Span 1')}, ${spanish.perAdult('USD\u00a041.00')}`);
  });

  it('of a private ride has the price of the vehicle', () => {
    const { said } = sayDay('2046-01-01', { ...year, service: { private: true } }, marks, [english, 'en-US']);
    expect(said[1]).toBe('Rate 1 “Span 1”, USD\u00a095.00 per vehicle');
  });

  it('without a range says so, as one of a rate that went does', () => {
    expect(say('2047-01-01').said[1]).toBe(english.calendar.notForSale);
    const gone = sayDay('2046-01-01', { ...year, rates: [] }, marks, [english, 'en-US']);
    expect(gone.said[1]).toBe(english.calendar.notForSale);
  });
});

it('every day of a year stands in its month once', () => {
  const days = monthsOf('2046-01-01').flatMap((month) =>
    weeksOf(month)
      .flat()
      .filter((day) => day !== null),
  );
  expect(days).toHaveLength(365);
  expect(new Set(days).size).toBe(365);
  expect(days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? '', 1))).toBe(true);
  for (const month of monthsOf('2046-01-01')) for (const week of weeksOf(month)) expect(week).toHaveLength(7);
});

it('the legend has the rates that win by their letters, then those that never do', () => {
  const spare = [rate(90, 'Spare one'), rate(91, 'Spare two')];
  const turned = [...spare, ...[...year.rates].reverse()];
  expect(ratesInOrder(turned, marks).map(({ id }) => id)).toEqual([
    ...spans.map((_, span) => span + 1),
    90,
    91,
  ]);
  expect(ratesInOrder(spare, marks)).toEqual(spare);
  expect(ratesInOrder([], marks)).toEqual([]);
});

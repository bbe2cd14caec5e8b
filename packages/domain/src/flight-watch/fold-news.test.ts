import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Instant, MINUTE_MS } from '../time/instant.ts';
import { foldNews } from './fold-news.ts';
import { FLIGHT_STATES, type FlightNews, NEWS_QUALITIES } from './news.ts';
import { at, newsOf } from './testing.ts';
import type { TimeBasis } from './weigh-times.ts';

vi.setConfig({ testTimeout: 60_000 });

const arrival = { direction: 'arrival', taxiMinutes: 8 } as const;
const departure = { direction: 'departure', taxiMinutes: 8 } as const;
const booked = at('15:10');

describe('the time that counts', () => {
  const learnedAt = at('14:00');
  const scheduled = { scheduledAt: booked };
  it.each<[string, Partial<Parameters<typeof newsOf>[0]>, string, TimeBasis]>([
    [
      'the actual gate goes before all',
      { gate: { ...scheduled, actualAt: at('15:21'), estimatedAt: at('15:20') } },
      '15:21',
      'actual_gate',
    ],
    [
      'the estimated gate goes before the runway',
      { gate: { ...scheduled, estimatedAt: at('15:20') }, runway: { estimatedAt: at('15:00') } },
      '15:20',
      'estimated_gate',
    ],
    [
      'the runway with the taxi minutes goes before a model',
      {
        quality: 'estimated',
        gate: { ...scheduled, estimatedAt: at('15:20') },
        runway: { estimatedAt: at('15:02') },
      },
      '15:10',
      'runway',
    ],
    [
      'a model goes before the schedule',
      { quality: 'estimated', gate: { ...scheduled, estimatedAt: at('15:20') } },
      '15:20',
      'model',
    ],
    ['the schedule is the last', { quality: 'schedule', gate: scheduled }, '15:10', 'schedule'],
    [
      'the schedule of a runway, too',
      { quality: 'schedule', runway: { scheduledAt: at('15:02') } },
      '15:10',
      'schedule',
    ],
    [
      'an estimate before the actual landing is overtaken',
      { gate: { ...scheduled, estimatedAt: at('15:00') }, runway: { actualAt: at('15:06') } },
      '15:14',
      'runway',
    ],
  ])('%s', (_, said, time, basis) => {
    const known = foldNews([newsOf({ learnedAt, ...said })], arrival);
    expect(known.time.counts).toMatchObject({ at: at(time), basis, source: 'feed' });
    expect(known.isContradicted).toBe(false);
  });

  it('of a departure the taxi minutes are before the runway', () => {
    const known = foldNews([newsOf({ learnedAt, runway: { estimatedAt: at('15:10') } })], departure);
    expect(known.time.counts?.at).toBe(at('15:02'));
  });

  it('is known since it was first said, and a missing field undoes nothing', () => {
    const news = [
      newsOf({ learnedAt: at('13:00'), gate: { estimatedAt: at('15:20') }, belt: '7' }),
      newsOf({ learnedAt: at('13:10'), gate: { estimatedAt: at('15:20') } }),
      newsOf({ learnedAt: at('13:20'), state: 'active' }),
    ];
    expect(foldNews(news, arrival)).toMatchObject({
      state: 'active',
      belt: '7',
      heardAt: at('13:20'),
      time: { counts: { at: at('15:20'), saidAt: at('13:00') } },
    });
  });
});

describe('two sources', () => {
  const say = (source: string, estimate: string, learned = '14:00') =>
    newsOf({ source, learnedAt: at(learned), gate: { estimatedAt: at(estimate) } });
  it.each([
    ['an arrival counts the later', arrival, '15:31', '15:31', true],
    ['a departure counts the earlier', departure, '15:31', '15:20', true],
    ['ten minutes are no contradiction: the newest word counts', arrival, '15:30', '15:20', false],
  ] as const)('%s', (_, place, other, counts, isContradicted) => {
    const known = foldNews([say('a', other), say('b', '15:20', '14:01')], place);
    expect(known.time.counts?.at).toBe(at(counts));
    expect(known.isContradicted).toBe(isContradicted);
    expect(known.time.considered.map(({ source }) => source)).toEqual(['a', 'b']);
  });

  it('one that has been silent for longer than 30 minutes contradicts nobody', () => {
    const old = say('a', '16:00', '13:29');
    expect(foldNews([old, say('b', '15:20', '13:59')], arrival).time.counts?.at).toBe(at('16:00'));
    expect(foldNews([old, say('b', '15:20', '14:00')], arrival)).toMatchObject({
      isContradicted: false,
      time: { counts: { at: at('15:20') } },
    });
  });

  it('a landing that one has seen goes before what another reckons', () => {
    const seen = newsOf({
      source: 'a',
      learnedAt: at('15:20'),
      state: 'landed',
      gate: { actualAt: at('15:18') },
    });
    expect(foldNews([seen, say('b', '15:40', '15:22')], arrival)).toMatchObject({
      state: 'landed',
      isContradicted: false,
      time: { counts: { at: at('15:18'), basis: 'actual_gate' } },
    });
  });

  it.each([
    ['active', 'cancelled_uncertain', true],
    ['scheduled', 'cancelled', false],
    ['landed', 'landed', true],
    ['unknown', 'cancelled', false],
  ] as const)('one tells of a cancellation, another %s: %s', (state, counts, isContradicted) => {
    const known = foldNews(
      [
        newsOf({ source: 'a', learnedAt: at('13:00'), state: 'cancelled' }),
        newsOf({ source: 'b', learnedAt: at('13:10'), state }),
      ],
      arrival,
    );
    expect(known).toMatchObject({ state: counts, isContradicted });
    if (counts !== 'landed') expect(known.stateSinceAt).toBe(at('13:00'));
  });
});

describe('the state', () => {
  const told = (...states: readonly (readonly [string, FlightNews['state'], string?])[]) =>
    foldNews(
      states.map(([learned, state, actual]) =>
        newsOf({ learnedAt: at(learned), state, gate: { actualAt: actual ? at(actual) : null } }),
      ),
      arrival,
    );
  it('is the newest; unknown says none', () => {
    expect(told(['13:00', 'active'], ['13:10', 'unknown'])).toMatchObject({
      state: 'active',
      stateSinceAt: at('13:00'),
    });
    expect(told()).toMatchObject({ state: 'unknown', stateSinceAt: null, heardAt: null });
  });
  it('began with the run, and a trouble with its first name', () => {
    const known = told(
      ['12:00', 'active'],
      ['12:10', 'cancelled_uncertain'],
      ['12:30', 'cancelled'],
      ['12:40', 'cancelled'],
    );
    expect(known).toMatchObject({ stateSinceAt: at('12:30'), troubleSinceAt: at('12:10') });
    expect(told(['12:10', 'cancelled'], ['12:30', 'active']).troubleSinceAt).toBeNull();
  });
  it('a landing with its time is not undone by a reading of before', () => {
    expect(told(['15:20', 'landed', '15:18'], ['15:22', 'active']).state).toBe('landed');
    expect(told(['15:20', 'landed'], ['15:22', 'active']).state).toBe('active');
  });
  it('the timetable says nothing of a day that is known', () => {
    const news = [
      newsOf({ learnedAt: at('13:00'), state: 'active' }),
      newsOf({ learnedAt: at('13:10'), quality: 'schedule' }),
    ];
    expect(foldNews(news, arrival).state).toBe('active');
  });
  it('says where a diverted flight went, while it is diverted', () => {
    const diverted = newsOf({ learnedAt: at('13:00'), state: 'diverted', divertedTo: 'TQO' });
    expect(foldNews([diverted], arrival).divertedTo).toBe('TQO');
    const again = newsOf({ learnedAt: at('13:30'), state: 'active' });
    expect(foldNews([diverted, again], arrival).divertedTo).toBeNull();
  });
});

describe('any order of arrival', () => {
  const minute = fc.integer({ min: 0, max: 40 }).map((m) => at('13:00') + m * MINUTE_MS);
  const maybe = (time: fc.Arbitrary<Instant>) => fc.option(time, { nil: null });
  const times = fc.record({
    scheduledAt: maybe(minute),
    estimatedAt: maybe(minute),
    actualAt: maybe(minute),
  });
  const anyNews: fc.Arbitrary<FlightNews> = fc.record({
    source: fc.constantFrom('a', 'b'),
    state: fc.constantFrom(...FLIGHT_STATES),
    divertedTo: fc.constantFrom(null, 'TQO'),
    times: fc.record({ gate: times, runway: times }),
    terminal: fc.constantFrom(null, '3', '4'),
    gate: fc.constantFrom(null, 'C12'),
    belt: fc.constantFrom(null, '7', '9'),
    quality: fc.constantFrom(...NEWS_QUALITIES),
    trueAt: maybe(minute),
    learnedAt: minute,
  });
  const orders = (news: readonly FlightNews[]): FlightNews[][] =>
    news.length < 2
      ? [[...news]]
      : news.flatMap((one, index) =>
          orders(news.filter((_, other) => other !== index)).map((rest) => [one, ...rest]),
        );

  it('of six readings ends the same, in all 720', () => {
    fc.assert(
      fc.property(
        fc.array(anyNews, { minLength: 6, maxLength: 6 }),
        fc.constantFrom(arrival, departure),
        (six, place) => {
          const ends = new Set(orders(six).map((news) => JSON.stringify(foldNews(news, place))));
          expect([...ends]).toHaveLength(1);
        },
      ),
      { numRuns: 3 },
    );
  });

  it('is not felt where the instant of the facts is told, whenever each is learned', () => {
    const six = fc.uniqueArray(
      anyNews.map((news) => ({ ...news, source: 'a', trueAt: news.learnedAt })),
      { minLength: 6, maxLength: 6, selector: ({ trueAt }) => trueAt },
    );
    const late = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(six, late, (news, minutes) => {
        const learned = news.map((one, index) => ({
          ...one,
          learnedAt: one.learnedAt + (minutes[index] ?? 0) * MINUTE_MS,
        }));
        const without = (list: readonly FlightNews[]) => ({ ...foldNews(list, arrival), heardAt: 0 });
        expect(without(learned)).toEqual(without(news));
      }),
    );
  });

  it('the same reading again changes nothing, and neither do those between the first and the last of one content', () => {
    fc.assert(
      fc.property(fc.array(anyNews, { minLength: 1, maxLength: 6 }), (news) => {
        expect(foldNews([...news, ...news, ...news], arrival)).toEqual(foldNews(news, arrival));
      }),
    );
    const repeated = [0, 10, 20].map((m) =>
      newsOf({ learnedAt: at('13:00') + m * MINUTE_MS, state: 'active', gate: { estimatedAt: booked } }),
    );
    const [first, , last] = repeated;
    expect(
      foldNews(
        [first, last].filter((one) => one !== undefined),
        arrival,
      ),
    ).toEqual(foldNews(repeated, arrival));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareToPrinted,
  countDay,
  LISTED_FACTS,
  type ListedFacts,
  markOfText,
  openMattersOf,
  type PrintedRide,
  pointsOfDay,
  withoutNumbers,
} from './day-list.ts';

const facts: ListedFacts = {
  pick_up: '2026-12-21 10:50',
  terminal: '3',
  flight: 'AA1234',
  flight_time: '2026-12-21 14:20',
  resort: '1',
  people: '2+1+0',
  service: '121',
  vehicles: '1',
  special: '',
  request: '',
  open: '',
  expected_pick_up: '',
  flight_state: '',
};
const ride = (key: string, more: Partial<ListedFacts> = {}): PrintedRide => ({
  key,
  version: '1.1',
  facts: { ...facts, ...more },
});

describe('a list beside the one that was printed last', () => {
  it('marks new, changed and missing rides', () => {
    const { news, gone } = compareToPrinted(
      [ride('1'), ride('2', { pick_up: '2026-12-21 11:20', people: '3+1+0' }), ride('4')],
      [ride('1'), ride('2'), ride('3')],
    );
    expect(news.get('1')).toEqual({ kind: 'none' });
    expect(news.get('2')).toEqual({
      kind: 'changed',
      facts: [
        { fact: 'pick_up', was: '2026-12-21 10:50' },
        { fact: 'people', was: '2+1+0' },
      ],
    });
    expect(news.get('4')).toEqual({ kind: 'new' });
    expect(gone.map(({ key }) => key)).toEqual(['3']);
  });

  it('finds no difference in a fact that the printed list did not have yet', () => {
    const { terminal: _, ...earlier } = facts;
    const before = [{ ...ride('1'), facts: earlier as ListedFacts }];
    expect(compareToPrinted([ride('1')], before).news.get('1')).toEqual({ kind: 'none' });
  });

  it('marks nothing where the list was never printed', () => {
    const { news, gone } = compareToPrinted([ride('1')], null);
    expect(news.get('1')).toEqual({ kind: 'none' });
    expect(gone).toEqual([]);
  });

  it('of any two lists every ride is on one side or both, and only differences are shown', () => {
    const texts = fc.constantFrom('a', 'b');
    const list = fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('1', '2', '3', '4'),
        version: fc.constant('1.1'),
        facts: fc.record(
          Object.fromEntries(LISTED_FACTS.map((fact) => [fact, texts])),
        ) as fc.Arbitrary<ListedFacts>,
      }),
      { selector: ({ key }) => key },
    );
    fc.assert(
      fc.property(list, list, (now, printed) => {
        const { news, gone } = compareToPrinted(now, printed);
        expect(new Set([...now, ...gone].map(({ key }) => key))).toEqual(
          new Set([...now, ...printed].map(({ key }) => key)),
        );
        for (const one of now) {
          const old = printed.find(({ key }) => key === one.key);
          const said = news.get(one.key);
          if (!old) expect(said).toEqual({ kind: 'new' });
          else
            expect(said?.kind === 'changed' ? said.facts.map(({ fact }) => fact) : []).toEqual(
              LISTED_FACTS.filter((fact) => old.facts[fact] !== one.facts[fact]),
            );
        }
        // A list that was just printed has no news.
        expect([...compareToPrinted(now, now).news.values()].every(({ kind }) => kind === 'none')).toBe(true);
      }),
    );
  });
});

it('lists the open points', () => {
  const fine = {
    booking: 'confirmed',
    flightCode: 'AA1',
    followed: null,
    isTimeToCheck: false,
    specialAnswer: null,
    isChangeWaiting: false,
    findings: [],
  } as const;
  expect(openMattersOf(fine)).toEqual([]);
  expect(
    openMattersOf({
      booking: 'pending_payment',
      flightCode: '',
      followed: { isUnheard: true },
      isTimeToCheck: true,
      specialAnswer: 'call',
      isChangeWaiting: true,
      findings: ['over_vehicle', 'phone'],
    }),
  ).toEqual([
    'unpaid',
    'no_flight',
    'flight_unheard',
    'time_to_check',
    'items_to_call',
    'change_waiting',
    'phone',
    'over_vehicle',
  ]);
  // A typed time that the schedule contradicts is one thing to do.
  expect(openMattersOf({ ...fine, isTimeToCheck: true, findings: ['flight_time'] })).toEqual(['flight_time']);
  const unheard = { ...fine, followed: { isUnheard: true } };
  expect(openMattersOf(unheard)).toEqual(['flight_unheard']);
  expect(openMattersOf({ ...unheard, findings: ['flight_unknown'] })).toEqual(['flight_unknown']);
});

it('says each meeting point and door once, and none for a terminal without words', () => {
  const ride = (direction: 'arrival' | 'departure', terminal: string | null, point: string | null) => ({
    direction,
    flight: { terminal },
    point,
  });
  expect(
    pointsOfDay([
      ride('departure', '3', 'Door 4'),
      ride('arrival', '4', 'Pillar 14'),
      ride('arrival', '2', 'First bench'),
      ride('arrival', '4', 'Pillar 14'),
      ride('arrival', null, 'Outside arrivals'),
      ride('departure', '2', ''),
    ]),
  ).toEqual([
    { direction: 'arrival', terminal: '2', point: 'First bench' },
    { direction: 'arrival', terminal: '4', point: 'Pillar 14' },
    { direction: 'departure', terminal: '3', point: 'Door 4' },
  ]);
});

it('notices another request without storing it', () => {
  expect(markOfText('')).toBe('');
  expect(markOfText('A sign, please.')).not.toBe(markOfText('A sign, please!'));
  expect(markOfText('A sign, please.')).not.toContain('sign');
});

it.each([
  ['My booking is 7K3QW9ZC4T, thanks', 'My booking is •••, thanks'],
  ['7k3q-w9zc 4t', '•••'],
  ['Room of BP100001 - 1', 'Room of •••'],
  ['We land at 10', 'We land at 10'],
])('takes numbers that open a booking out of %j', (text, said) => {
  expect(withoutNumbers(text, ['7K3QW9ZC4T', 'BP100001-1', ''])).toBe(said);
});

it('counts the rides of a day by outcome, the assumed ones apart', () => {
  const one = { status: 'confirmed', isAssumed: false, people: 3, open: [] } as const;
  expect(
    countDay([
      one,
      { ...one, open: ['unpaid', 'no_flight'] },
      { ...one, status: 'completed' },
      { ...one, status: 'completed', isAssumed: true },
      { ...one, status: 'no_show' },
    ]),
  ).toEqual({ rides: 5, people: 15, open: 1, completed: 1, assumed: 1, missed: 1 });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIAL_REQUEST_MAX } from '../contact/bounds.ts';
import { countsOfItems, itemsOfCounts } from './special-counts.ts';
import { specialLabels } from './special-form-words.ts';
import {
  answerSpecialItems,
  changeSpecialItems,
  checkSpecialCounts,
  checkSpecialItems,
  keepSpecialItems,
  markSpecialItems,
  readSpecialItems,
  SPECIAL_KINDS,
  type SpecialItem,
  type SpecialKind,
  sortSpecialItems,
} from './special-items.ts';
import { requestWithItems, saySpecialItems, saySpecialMark } from './special-words.ts';

const of = (counts: Partial<Record<SpecialKind, number>>): SpecialItem[] =>
  Object.entries(counts).map(([kind, count]) => ({ kind: kind as SpecialKind, count }));
const party = (adults: number, babySeats = 0) => ({ adults, children: 0, babySeats });

const item = fc.record({
  kind: fc.constantFrom(...SPECIAL_KINDS),
  count: fc.integer({ min: 1, max: 20 }),
});
const items = fc.uniqueArray(item, { selector: ({ kind }) => kind });
const anyParty = fc.record({ adults: fc.nat(9), children: fc.nat(9), babySeats: fc.nat(9) });

describe('items of a ride', () => {
  it.each([
    ['nothing', [], party(1), []],
    ['each kind by itself', of({ surfboard: 1, golf_bag: 20, wheelchair_seated: 1 }), party(1), []],
    ['99 surfboards', of({ surfboard: 99 }), party(2), ['special_items.0.count field.out_of_range']],
    ['21', of({ stroller: 1, bicycle: 21 }), party(2), ['special_items.1.count field.out_of_range']],
    ['none of a kind', of({ bicycle: 0 }), party(2), ['special_items.0.count field.out_of_range']],
    ['half a bicycle', of({ bicycle: 1.5 }), party(2), ['special_items.0.count field.out_of_range']],
    [
      'an unknown kind',
      of({ ['piano' as SpecialKind]: 1 }),
      party(2),
      ['special_items.0.kind field.invalid'],
    ],
    [
      'a kind twice',
      [...of({ surfboard: 1, stroller: 1 }), ...of({ surfboard: 2 })],
      party(2),
      ['special_items.2.kind special_items.repeated'],
    ],
    ['seats by kind', of({ infant_seat: 1, toddler_seat: 1 }), party(2, 2), []],
    ['seats without a kind', of({ stroller: 1 }), party(2, 2), []],
    [
      'a seat too few',
      of({ surfboard: 1, infant_seat: 1 }),
      party(2, 2),
      ['special_items.1.count special_items.seats_differ'],
    ],
    [
      'a seat for nobody',
      of({ toddler_seat: 1 }),
      party(2),
      ['special_items.0.count special_items.seats_differ'],
    ],
    ['a booster for the second', of({ booster_seat: 1 }), party(2), []],
    [
      'a booster for the only adult',
      of({ booster_seat: 1 }),
      party(1),
      ['special_items.0.count special_items.booster_without_child'],
    ],
  ] as const)('%s', (_what, given, who, said) => {
    expect(checkSpecialItems(given, who).map(({ field, code }) => `${field} ${code}`)).toEqual(said);
  });

  it('that are kept fit the party, whatever it became, and a fitting list stays', () => {
    fc.assert(
      fc.property(items, anyParty, (given, who) => {
        const kept = keepSpecialItems(given, who);
        expect(checkSpecialItems(kept, who)).toEqual([]);
        if (checkSpecialItems(given, who).length === 0) expect(kept).toEqual(sortSpecialItems(given));
      }),
    );
  });

  it('are counted in a form, whose field is named by its kind', () => {
    fc.assert(
      fc.property(items, (given) => {
        expect(itemsOfCounts(countsOfItems(given))).toEqual(given);
      }),
    );
    expect(itemsOfCounts({ surfboard: 0, bicycle: 2 })).toEqual(of({ bicycle: 2 }));
    expect(checkSpecialCounts({ stroller: 0, surfboard: 21, booster_seat: 1 }, party(1))).toMatchObject([
      { field: 'special.surfboard', code: 'field.out_of_range' },
    ]);
  });

  it('are read back from their mark, in whatever order they came', () => {
    fc.assert(
      fc.property(items, (given) => {
        const answer = given.length > 0 ? ('call' as const) : null;
        expect(readSpecialItems(markSpecialItems({ items: given, answer }))).toEqual({
          items: sortSpecialItems(given),
          answer,
        });
        expect(markSpecialItems({ items: given.toReversed(), answer })).toBe(
          markSpecialItems({ items: given, answer }),
        );
      }),
    );
    expect(readSpecialItems('piano:3 surfboard:2')).toEqual({ items: of({ surfboard: 2 }), answer: null });
  });
});

describe('the answer', () => {
  const shared = { isPrivate: false, confirms: true };
  const own = { isPrivate: true, confirms: true };
  const asks = { isPrivate: true, confirms: false };
  it.each([
    ['nothing', {}, own, null],
    ['a surfboard, confirmed by the service', { surfboard: 2 }, own, 'confirmed'],
    ['a surfboard, by telephone', { surfboard: 2 }, asks, 'call'],
    ['a folding wheelchair in a shuttle', { wheelchair_folding: 1 }, shared, 'confirmed'],
    ['a wheelchair to ride in, in a shuttle', { wheelchair_seated: 1 }, shared, 'call'],
    ['a wheelchair to ride in, in a car', { wheelchair_seated: 1 }, own, 'confirmed'],
    ['baby seats, which are sold', { infant_seat: 1, toddler_seat: 1 }, asks, 'confirmed'],
    ['a booster', { booster_seat: 1 }, asks, 'call'],
    ['seats beside a stroller', { infant_seat: 1, stroller: 1 }, asks, 'call'],
  ] as const)('to %s', (_what, given, service, answer) => {
    expect(answerSpecialItems(of(given), service)).toBe(answer);
  });

  it.each([
    ['the same', { surfboard: 2 }, 'confirmed'],
    ['fewer', { surfboard: 1 }, 'confirmed'],
    ['more', { surfboard: 3 }, 'call'],
    ['something else', { bicycle: 1 }, 'call'],
    ['nothing any more', {}, null],
  ] as const)('stays for %s of what was confirmed', (_what, given, answer) => {
    const before = { items: of({ surfboard: 2 }), answer: 'confirmed' } as const;
    expect(answerSpecialItems(of(given), asks, before)).toBe(answer);
    expect(answerSpecialItems(of(given), asks, { ...before, answer: 'call' })).toBe(answer && 'call');
  });

  it('is a call for every wheelchair to ride in that a shared ride has not confirmed', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (given, confirms) => {
        const list = [
          ...given.filter(({ kind }) => kind !== 'wheelchair_seated'),
          ...of({ wheelchair_seated: 1 }),
        ];
        expect(answerSpecialItems(list, { isPrivate: false, confirms })).toBe('call');
      }),
    );
  });
});

describe('a change', () => {
  const asks = { isPrivate: true, confirms: false };
  const ride = (
    id: number,
    counts: Partial<Record<SpecialKind, number>>,
    answer: 'call' | 'confirmed' | null,
  ) => ({
    id,
    items: of(counts),
    answer,
  });
  const base = { rideId: 1, wish: null, isAgreed: false, party: party(2), service: asks };
  it.each([
    ['of nothing', [ride(1, { stroller: 1 }, 'call'), ride(2, {}, null)], {}, []],
    ['of a setting since', [ride(1, { stroller: 1 }, 'call')], { service: { ...asks, confirms: true } }, []],
    [
      'to a surfboard',
      [ride(1, {}, null), ride(2, {}, null)],
      { wish: of({ surfboard: 1 }) },
      ['1 surfboard:1 call'],
    ],
    ['to nothing', [ride(1, { stroller: 1 }, 'confirmed')], { wish: [] }, ['1 ']],
    ['to the same', [ride(1, { stroller: 1 }, 'call')], { wish: of({ stroller: 1 }) }, []],
    [
      'to fewer of the confirmed',
      [ride(1, { bicycle: 2 }, 'confirmed')],
      { wish: of({ bicycle: 1 }) },
      ['1 bicycle:1 confirmed'],
    ],
    [
      'that the desk agreed on',
      [ride(1, { stroller: 1 }, 'call')],
      { isAgreed: true },
      ['1 stroller:1 confirmed'],
    ],
    ['agreed on without items', [ride(1, {}, null)], { isAgreed: true }, []],
    [
      'of the party takes the kind of its seats from both rides',
      [ride(1, { infant_seat: 1 }, 'confirmed'), ride(2, { stroller: 1, infant_seat: 1 }, 'call')],
      { party: party(2, 2) },
      ['1 ', '2 stroller:1 call'],
    ],
  ] as const)('%s', (_what, rides, change, said) => {
    const changed = changeSpecialItems(rides, { ...base, ...change });
    expect(changed.map(({ ride: { id }, next }) => `${id} ${markSpecialItems(next)}`)).toEqual(said);
  });
});

describe('words', () => {
  it.each([
    ['en', 'Golf bags', '2 surfboards, 1 golf bag. We will call you.', '1 booster. Confirmed.'],
    [
      'es',
      'Bolsas de golf',
      '2 tablas de surf, 1 bolsa de golf. Te llamaremos.',
      '1 asiento elevador. Confirmado.',
    ],
  ] as const)('%s', (language, label, first, second) => {
    expect(specialLabels(language)).toMatchObject({ 'special.golf_bag': label });
    expect(saySpecialItems({ items: of({ surfboard: 2, golf_bag: 1 }), answer: 'call' }, language)).toBe(
      first,
    );
    expect(saySpecialItems({ items: of({ booster_seat: 1 }), answer: 'confirmed' }, language)).toBe(second);
    expect(saySpecialItems({ items: [], answer: null }, language)).toBe('');
    expect(saySpecialMark('bicycle:1 call', language, 'staff')).toMatch(/Call the guest|Llama al huésped/);
    expect(saySpecialMark('surfboard:2 golf_bag:1 call', language)).toBe(first);
  });

  const ride = (direction: 'arrival' | 'departure', counts: Partial<Record<SpecialKind, number>>) => ({
    direction,
    items: of(counts),
    answer: 'call' as const,
  });
  it.each([
    [
      'the same both ways',
      [ride('arrival', { bicycle: 1 }), ride('departure', { bicycle: 1 })],
      '1 bicycle. We will call you.\nA sign',
    ],
    [
      'one way',
      [ride('arrival', {}), ride('departure', { bicycle: 1 })],
      'Departure: 1 bicycle. We will call you.\nA sign',
    ],
    ['nothing', [ride('arrival', {})], 'A sign'],
  ] as const)('stand before the request of a seller without a field for them: %s', (_what, rides, said) => {
    expect(requestWithItems('A sign', rides, 'en')).toBe(said);
  });

  it.each(['en', 'es'] as const)(
    'of everything at once, the other way too, leave the request its room: %s',
    (language) => {
      const all = SPECIAL_KINDS.map((kind) => ({ kind, count: 20 }));
      const rides = [
        { direction: 'arrival', items: all, answer: 'call' },
        { direction: 'departure', items: all, answer: 'confirmed' },
      ] as const;
      expect(requestWithItems('', rides, language).length).toBeLessThanOrEqual(SPECIAL_REQUEST_MAX);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areSamePeople, areSameStays, changeParty, type PartyWish, type RidingStay } from './party-change.ts';

const stay = (folio: string, more: Partial<RidingStay> = {}): RidingStay => ({
  hotel: 'BP',
  folio,
  main: folio === '1',
  adults: 2,
  children: 1,
  babySeats: 0,
  ...more,
});
const party = [stay('1'), stay('2')];
const named = (folio: string, adults: number) => ({
  propertyCode: 'BP',
  folio,
  counters: { adults, children: 0, babySeats: 0 },
});

describe('the new party', () => {
  it.each<[string, PartyWish, number[]]>([
    ['nothing is said', { main: {}, stays: null }, [2, 2]],
    ['the main stay', { main: { adults: 3 }, stays: null }, [3, 2]],
    ['a stay by its name', { main: {}, stays: [named('2', 4)] }, [2, 4]],
    ['both by name, in another order', { main: {}, stays: [named('2', 4), named('1', 1)] }, [1, 4]],
  ])('%s', (_, wish, adults) => {
    const changed = changeParty(party, wish);
    expect(changed.kind === 'ok' && changed.stays.map((one) => one.adults)).toEqual(adults);
  });

  it.each<[PartyWish, object]>([
    [{ main: { adults: 1 }, stays: [] }, { why: 'both_ways' }],
    [
      { main: {}, stays: [named('1', 1), named('1', 2)] },
      { why: 'named_twice', index: 1 },
    ],
    [
      { main: {}, stays: [named('1', 1), named('3', 2)] },
      { why: 'not_in_booking', index: 1 },
    ],
  ])('%j is refused', (wish, why) => {
    expect(changeParty(party, wish)).toEqual({ kind: 'refused', ...why });
  });

  it('a stay that is left out stays', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (children, babySeats) => {
        const changed = changeParty(party, { main: { children, babySeats }, stays: null });
        expect(changed).toEqual({
          kind: 'ok',
          stays: [{ ...party[0], children, babySeats }, party[1]],
        });
      }),
    );
  });
});

describe('the same people', () => {
  it.each([
    ['as they were', party, true, true],
    ['in another order', party.toReversed(), true, true],
    ['in another order, with other counters', [stay('2', { adults: 1 }), stay('1')], true, false],
    ['with another child', [stay('1', { children: 2 }), stay('2')], true, false],
    ['without a stay', [stay('1')], false, false],
    ['with another stay', [stay('1'), stay('3')], false, false],
    ['at another property', [stay('1'), stay('2', { hotel: 'CP' })], false, false],
  ])('%s', (_, riding, sameStays, samePeople) => {
    expect([areSameStays(riding, party), areSamePeople(riding, party)]).toEqual([sameStays, samePeople]);
  });
});

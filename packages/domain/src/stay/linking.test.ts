import { describe, expect, it } from 'vitest';
import {
  checkLink,
  inOrderOfArrival,
  type LinkableStay,
  type LinkInput,
  linkKindOf,
  peopleOfStays,
  peopleToJoin,
  spanOf,
} from './linking.ts';

const stay = (change: Partial<LinkableStay>): LinkableStay => ({
  propertyCode: 'BP',
  folio: 'BP100004-1',
  airportId: 1,
  arrivalOn: '2027-01-11',
  departureOn: '2027-01-18',
  isCancelled: false,
  included: null,
  hasTransportation: false,
  ...change,
});
const main = stay({});
const included = { service: 'shared shuttle', trip: 'round_trip' } as const;
const next = stay({
  propertyCode: 'PM',
  folio: 'PM100004-1',
  arrivalOn: '2027-01-18',
  departureOn: '2027-01-25',
});
const room = stay({ folio: 'BP100006-1' });

const consecutive = (change: Partial<LinkInput>) =>
  checkLink({ kind: 'consecutive', group: [main], other: next, claim: 'same_guest', ...change });
const related = (change: Partial<LinkInput>) =>
  checkLink({ kind: 'related', group: [main], other: room, claim: 'named', ...change });

describe('consecutive', () => {
  it.each<[string, Partial<LinkInput>, string | null]>([
    ['the day the first ends', {}, null],
    [
      'the stay before',
      { other: stay({ ...next, arrivalOn: '2027-01-04', departureOn: '2027-01-11' }) },
      null,
    ],
    ['not there', { other: null }, 'link.not_found'],
    ['cancelled', { other: { ...next, isCancelled: true } }, 'link.not_found'],
    ['a stranger’s', { claim: 'none' }, 'link.not_found'],
    ['another guest’s, though named', { claim: 'named' }, 'link.not_found'],
    [
      'named, at another airport',
      { claim: 'named', other: { ...next, airportId: 2 } },
      'link.different_destination',
    ],
    [
      'named, a day between',
      { claim: 'named', other: { ...next, arrivalOn: '2027-01-19' } },
      'link.not_consecutive',
    ],
    ['not named, at another airport', { claim: 'none', other: { ...next, airportId: 2 } }, 'link.not_found'],
    ['another person’s who belongs with them', { claim: 'related' }, null],
    ['one’s own again', { other: main }, 'link.already_selected'],
    ['added before', { group: [main, next] }, 'link.already_selected'],
    ['another airport', { other: { ...next, airportId: 2 } }, 'link.different_destination'],
    ['a day between', { other: { ...next, arrivalOn: '2027-01-19' } }, 'link.not_consecutive'],
    ['overlapping', { other: { ...next, arrivalOn: '2027-01-17' } }, 'link.not_consecutive'],
    ['rides elsewhere', { other: { ...next, hasTransportation: true } }, 'link.already_has_transportation'],
    [
      'includes nothing, the first does',
      { group: [{ ...main, included }] },
      'link.no_transportation_included',
    ],
    ['includes, the first does not', { other: { ...next, included } }, 'link.included_does_not_match'],
    [
      'includes another service',
      {
        group: [{ ...main, included }],
        other: { ...next, included: { ...included, service: 'private van' } },
      },
      'link.included_does_not_match',
    ],
    [
      'includes another trip',
      { group: [{ ...main, included }], other: { ...next, included: { ...included, trip: 'arrival' } } },
      'link.included_does_not_match',
    ],
    ['both include the same', { group: [{ ...main, included }], other: { ...next, included } }, null],
  ])('%s', (_, change, refusal) => {
    expect(consecutive(change)).toBe(refusal);
  });

  it('a third follows the second, not the first', () => {
    const third = stay({ folio: 'BP200000-1', arrivalOn: '2027-01-25', departureOn: '2027-01-28' });
    expect(consecutive({ other: third })).toBe('link.not_consecutive');
    expect(consecutive({ group: [main, next], other: third })).toBeNull();
  });
});

describe('related', () => {
  it.each<[string, Partial<LinkInput>, string | null]>([
    ['another room, same dates', {}, null],
    ['a day longer', { other: { ...room, departureOn: '2027-01-19' } }, 'link.dates_do_not_match'],
    ['a day later', { other: { ...room, arrivalOn: '2027-01-12' } }, 'link.dates_do_not_match'],
    ['another resort', { other: { ...room, propertyCode: 'PM' } }, 'link.different_destination'],
    ['by its number alone', { claim: 'none' }, 'link.not_found'],
    ['known to belong together', { claim: 'related' }, null],
    ['of the same guest', { claim: 'same_guest' }, null],
    ['a second room at the second resort', { group: [main, next], other: { ...next, folio: 'PM2-1' } }, null],
    ['one’s own', { other: main }, 'link.already_selected'],
    ['rides elsewhere', { other: { ...room, hasTransportation: true } }, 'link.already_has_transportation'],
  ])('%s', (_, change, refusal) => {
    expect(related(change)).toBe(refusal);
  });
});

describe('the kind of a link', () => {
  it.each<[string, LinkableStay, 'related' | 'consecutive']>([
    ['another room', room, 'related'],
    ['another room, a night longer', stay({ ...room, departureOn: '2027-01-19' }), 'related'],
    ['the stay after', next, 'consecutive'],
    [
      'the stay after, at the same resort',
      stay({ folio: 'BP2-1', arrivalOn: '2027-01-18', departureOn: '2027-01-20' }),
      'consecutive',
    ],
    ['overlapping elsewhere', stay({ ...next, arrivalOn: '2027-01-17' }), 'consecutive'],
  ])('%s', (_, other, kind) => {
    expect(linkKindOf([main], other)).toBe(kind);
  });
});

describe('the people of a group', () => {
  const people = (at: LinkableStay, adults: number, children = 0) => ({ ...at, adults, children });

  it('of rooms add up; of stays one after the other the fullest counts', () => {
    expect(peopleOfStays([people(main, 2, 1), people(room, 3)])).toEqual({ adults: 5, children: 1 });
    expect(peopleOfStays([people(main, 2, 1), people(next, 2, 1)])).toEqual({ adults: 2, children: 1 });
    expect(peopleOfStays([people(main, 2), people(room, 2), people(next, 3)])).toEqual({
      adults: 4,
      children: 0,
    });
    expect(peopleOfStays([])).toEqual({ adults: 0, children: 0 });
  });

  it('join with a room, and with a later stay only if they are not counted yet', () => {
    expect(peopleToJoin('related', [people(main, 2)], people(room, 3, 1))).toEqual({
      adults: 3,
      children: 1,
    });
    expect(peopleToJoin('consecutive', [people(main, 2, 1)], people(next, 2, 1))).toEqual({
      adults: 0,
      children: 0,
    });
    expect(peopleToJoin('consecutive', [people(main, 2)], people(next, 3, 1))).toEqual({
      adults: 1,
      children: 1,
    });
  });
});

describe('a group’s journey', () => {
  it('arrives at the first and departs from the last, in whatever order they come', () => {
    const span = {
      arrivalOn: '2027-01-11',
      arrivalProperty: 'BP',
      departureOn: '2027-01-25',
      departureProperty: 'PM',
      firstDepartureOn: '2027-01-18',
    };
    expect(spanOf([main, next])).toEqual(span);
    expect(spanOf([next, main])).toEqual(span);
    expect(inOrderOfArrival([next, room, main]).map((one) => one.folio)).toEqual([
      'BP100006-1',
      'BP100004-1',
      'PM100004-1',
    ]);
  });

  it('rooms of the same dates go from the main one', () => {
    expect(spanOf([main, room])).toMatchObject({ arrivalProperty: 'BP', departureProperty: 'BP' });
  });

  it('needs a stay', () => {
    expect(() => spanOf([])).toThrow(RangeError);
  });
});

import { calls } from '@traslado/contract/calls';
import { describe, expect, it } from 'vitest';
import { bodyOf, checkQuestion, type GuestValues, newQuestion } from './guest-values.ts';

const typed = (more: Partial<GuestValues>): GuestValues => ({ ...newQuestion('BP'), ...more });
const stay = { folio: ' BP100001-1 ', last_name: 'Rivera' };
const example = { who: 'made_up', arrival_date: '2027-03-01', departure_date: '2027-03-08' } as const;

describe('the question about a price', () => {
  it.each<[string, Partial<GuestValues>, string[]]>([
    ['a stay by number and name', stay, []],
    ['a stay without a name', { folio: 'BP1' }, ['last_name']],
    ['an example', example, []],
    ['an example without dates', { who: 'made_up' }, ['arrival_date', 'departure_date']],
    ['one way needs one date', { ...example, trip: 'arrival', departure_date: '' }, []],
    ['a country in full', { ...example, country: 'Mexico' }, ['country']],
    ['nobody', { ...stay, adults: 0 }, ['adults']],
  ])('%s', (_, more, fields) => {
    expect(checkQuestion(typed(more)).map(({ field }) => field)).toEqual(fields);
  });

  it.each<[Partial<GuestValues>]>([[stay], [example], [{ ...example, trip: 'departure', included: '111' }]])(
    'is one that the server takes: %o',
    (more) => {
      const body = bodyOf(typed(more));
      expect(calls.searchGuestPrice.shapes.body.safeParse(body).success).toBe(true);
    },
  );

  it.each([
    [null, 'stay'],
    ['stay', 'stay'],
    ['made_up', 'made_up'],
    ['moon', 'stay'],
  ])('begins with the last choice: %s', (last, who) => {
    expect(newQuestion('BP', last).who).toBe(who);
  });

  it('sends no date of a leg that the trip does not have', () => {
    expect(bodyOf(typed({ ...example, trip: 'departure' }))).not.toHaveProperty('arrival_date');
  });
});

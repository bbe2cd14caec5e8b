import { describe, expect, it } from 'vitest';
import { checkStay, factsOfStay, newStay, type StayValues } from './stay-values.ts';

const viewer = (...ids: number[]) =>
  ({ properties: ids.map((id) => ({ id, code: `P${id}`, name: `Resort ${id}` })) }) as unknown as Parameters<
    typeof newStay
  >[0];

const filled: StayValues = {
  ...newStay(viewer(7)),
  last_name: 'Rivera',
  first_name: 'Lucía',
  folio: 'BP100001-1',
  arrival: '2026-12-21',
  departure: '2026-12-28',
  country: 'MX',
};

describe('a stay that is added by hand', () => {
  it.each([
    [[], ''],
    [[7], '7'],
    [[7, 8], ''],
  ])('of the properties %j one is chosen already: %j', (ids, chosen) => {
    expect(newStay(viewer(...ids)).property_id).toBe(chosen);
  });

  it('needs all but a way to reach the guest', () => {
    expect(checkStay(filled)).toEqual([]);
    expect(checkStay(newStay(viewer())).map(({ field }) => field)).toEqual([
      'property_id',
      'folio',
      'last_name',
      'first_name',
      'arrival',
      'departure',
      'country',
    ]);
    expect(checkStay({ ...filled, folio: '  ' })).toHaveLength(1);
  });

  it('is sent with numbers, and with nothing instead of blanks', () => {
    expect(factsOfStay({ ...filled, email: '  ', phone: ' +52 998 ', children: '1' })).toMatchObject({
      property_id: 7,
      adults: 2,
      children: 1,
      email: null,
      phone: '+52 998',
    });
  });
});

import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { expect, it } from 'vitest';
import type { Checked } from '../../store/price/expectation-record.ts';
import { refusalOfBroken, tellBroken } from './presenter.ts';

const brokenOf = (id: number, propertyId: number): Checked => ({
  id,
  propertyId,
  serviceId: 111,
  serviceOn: '2027-03-01',
  passengers: { adults: 2, children: 1, babySeats: 0 },
  amountMinor: 84_00,
  currency: 'USD',
  propertyCode: 'BP',
  propertyName: 'Bahía Perla',
  serviceName: { en: 'Shared shuttle', es: 'Transporte compartido' },
  trip: 'round_trip',
  found: { amountMinor: 96_50, currency: 'USD', rateId: 5 },
  rateName: 'Winter',
});

const permissions = [permissionOf(priceExpectations, 'see')];
const many = Array.from({ length: 25 }, (_, index) => brokenOf(index + 1, index < 23 ? 1 : 2));

it.each([
  ['of all properties', { permissions, scope: null }, 20],
  ['of one property', { permissions, scope: [2] }, 2],
  ['of another property', { permissions, scope: [3] }, 0],
  ['without the permission to see them', { permissions: [], scope: null }, 0],
])('counts all and tells the first twenty that somebody %s may see', (_, reader, told) => {
  expect(tellBroken(many, reader).total).toBe(25);
  expect(tellBroken(many, reader).broken).toHaveLength(told);
  const refusal = refusalOfBroken(many, reader);
  expect([refusal.code, refusal.params.total, refusal.issues.length]).toEqual([
    'price.expectations_broken',
    25,
    told,
  ]);
});

it('says in both languages what was expected and what it would be', () => {
  const [issue] = refusalOfBroken([brokenOf(7, 1)], { permissions, scope: null }).issues;
  expect(issue).toMatchObject({
    field: 'price_expectations.7',
    params: {
      sentence_en: '2 adults and 1 child, March 1, 2027, Shared shuttle round trip, Bahía Perla: USD 84.00',
      sentence_es:
        '2 adultos y 1 niño, 1 de marzo de 2027, Transporte compartido viaje redondo, Bahía Perla: USD 84.00',
      found_en: 'USD 96.50',
    },
  });
});

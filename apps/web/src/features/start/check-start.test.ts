import { describe, expect, it } from 'vitest';
import { checkStart, EMPTY_START, type StartForm } from './check-start.ts';

const GOOD: StartForm = {
  typeReservation: 'RoundTrip',
  direction: '',
  airport: '1',
  resort: 'BP',
  booking: 'BP100001-1',
  lastName: 'Rivera',
};

const found = (change: Partial<StartForm>) =>
  checkStart({ ...GOOD, ...change }).map((issue) => `${issue.field} ${issue.code}`);

describe('the booking form of the home page', () => {
  it('lets a filled form through', () => {
    expect(found({})).toEqual([]);
  });
  it('asks for everything that is empty', () => {
    expect(checkStart(EMPTY_START).map((issue) => issue.field)).toEqual([
      'airport',
      'resort',
      'booking',
      'lastName',
    ]);
  });
  it('asks which way only for one way', () => {
    expect(found({ typeReservation: 'OneWay' })).toEqual(['direction field.required']);
    expect(found({ typeReservation: 'OneWay', direction: 'departure' })).toEqual([]);
  });
  it.each([['bp 100001 - 1'], ['BP100001–1'], ['bp1000011']])('takes a folio pasted as %s', (booking) => {
    expect(found({ booking })).toEqual([]);
  });
  it.each([['ВР100001-1'], ['BP100001_1'], ['<b>']])('refuses the folio %s', (booking) => {
    expect(found({ booking })).toEqual(['booking folio.invalid']);
  });
  it.each([['Muñoz López'], ['O’Brien'], ['D’Ávila-Núñez']])('takes the name %s', (lastName) => {
    expect(found({ lastName })).toEqual([]);
  });
  it('refuses a name of digits', () => {
    expect(found({ lastName: '12345' })).toEqual(['lastName name.invalid']);
  });
});

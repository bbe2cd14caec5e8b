import { describe, expect, it } from 'vitest';
import { backendAirports, backendSheet } from './read-catalogue.ts';

const named = (language: unknown) => {
  const read = backendAirports.safeParse([{ airport_id: 2, iata_code: 'CUN', web_transfers: '1', language }]);
  return read.success ? read.data.rows[0]?.name : null;
};

describe('the name of an airport', () => {
  it.each([[['en', 'es']], [['EN', 'ES']], [['en-US', 'es-MX']], [['ENG', 'ESP']], [['English', 'Español']]])(
    'is in the language of the guest: %s',
    ([en, es]) => {
      const language = [
        { language_id: es, airport_name: 'Aeropuerto de Cancún' },
        { language_id: en, airport_name: 'Cancún Airport' },
      ];
      expect(named(language)).toEqual({ en: 'Cancún Airport', es: 'Aeropuerto de Cancún' });
    },
  );

  it.each([
    [
      'numbered languages',
      [
        { language_id: 1, airport_name: 'Cancún' },
        { language_id: 2, airport_name: 'Kan Kun' },
      ],
      'Cancún',
      'Kan Kun',
    ],
    ['one language', [{ language_id: 'ES', airport_name: 'Cancún' }], null, 'Cancún'],
    ['no name', [{ language_id: 'ES', airport_name: '' }], null, null],
    ['one record', { language_id: 'EN', airport_name: 'Cancún' }, 'Cancún', null],
    ['nothing', {}, null, null],
  ])('of %s is theirs where there is one', (_, language, en, es) => {
    expect(named(language)).toEqual({ en, es });
  });
});

describe('the currency of a rate', () => {
  const rate = {
    id: 9,
    price: '84.00',
    adultPrice: 42,
    initialValidity: '2026-01-01',
    finalValidity: '2026-12-31',
  };
  const sheet = (...currencies: unknown[]) => {
    const rates = currencies.map((currencyId) => ({ ...rate, currencyId }));
    const read = backendSheet.safeParse({ name: 'Shuttle', private: 'N', rates });
    return read.success ? (read.data?.currencies ?? null) : 'refused';
  };

  it.each([
    [['USD'], []],
    [[' usd '], []],
    [[null, {}, undefined, ''], []],
    [[2], [2]],
    [['2', '2.00', 2], [2]],
    [
      [2, 7],
      [2, 7],
    ],
    [['MXN'], 'refused'],
    [[0], 'refused'],
    [['2.5'], 'refused'],
    [[true], 'refused'],
  ])('%j is read as %j', (currencies, expected) => {
    expect(sheet(...currencies)).toEqual(expected);
  });
});

describe('a rate', () => {
  const rate = { id: 9, initialValidity: '2026-01-01', finalValidity: '2026-12-31' };

  it.each([
    [false, { price: 0, adultPrice: 42 }, null],
    [true, { price: 84, adultPrice: 0 }, null],
    [true, { price: '0.00', adultPrice: 42 }, null],
    [false, { price: 84, adultPrice: 0 }, null],
    [false, { price: 84 }, { path: 'rates[].adultPrice', found: 'null' }],
  ])('of a private service (%j) at %j', (isPrivate, prices, refused) => {
    const rates = [{ ...rate, ...prices }];
    const read = backendSheet.safeParse({ name: 'Shuttle', private: isPrivate, rates });
    expect(read.notes?.refused ?? []).toMatchObject(refused ? [{ ...refused, expected: 'an amount' }] : []);
  });
});

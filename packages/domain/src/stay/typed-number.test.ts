import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyKey, looksLikeFolio, numberKeys, readNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    [' bp 100001-1', { folioKey: 'BP1000011', bookingNumber: null }],
    ['7k3qw-9zc4t', { folioKey: '7K3QW9ZC4T', bookingNumber: '7K3QW9ZC4T' }],
    ['7K3QW9ZC4O', { folioKey: '7K3QW9ZC4O', bookingNumber: '7K3QW9ZC40' }],
    ['#7K3QW.9ZC4O.', { folioKey: '7K3QW9ZC4O', bookingNumber: '7K3QW9ZC40' }],
    ['ВР100001-1', { folioKey: null, bookingNumber: null }],
  ])('%j can be %j', (typed, expected) => {
    expect(readNumber(typed, 'ours')).toEqual(expected);
  });

  it('of a booking of the group is as it was written', () => {
    expect(readNumber(' K31 ', 'group')).toEqual({ folioKey: 'K31', bookingNumber: 'K31' });
    expect(readNumber('AB/77', 'group')).toEqual({ folioKey: 'AB77', bookingNumber: 'AB/77' });
  });

  it.each([
    ['BP100001-1', ['BP1000011']],
    ['7K3QW9ZC4O', ['7K3QW9ZC4O', '7K3QW9ZC40']],
    ['%', ['?%']],
    ['K31', ['K31']],
    ['ab/77', ['AB77']],
    ['#ab.77', ['AB77']],
    ['ab_77', ['AB77']],
    ['#7K3QW9ZC4O', ['7K3QW9ZC4O', '7K3QW9ZC40']],
    ['3F2B9C1E-7A44-4D0E-9C55-1B2A3C4D5E6F', ['3F2B9C1E7A444D0E9C551B2A3C4D5E6F']],
  ])('%j is counted as %j', (typed, keys) => {
    expect(numberKeys(typed)).toEqual(keys);
  });

  it('is counted by something, and alike with and without its dashes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9]{1,5}-[a-zA-Z0-9]{1,5}$/), (typed) => {
        expect(numberKeys(typed).length).toBeGreaterThan(0);
        expect(numberKeys(typed.replace('-', ' '))).toEqual(numberKeys(typed));
        expect(numberKeys(typed.toLowerCase())).toEqual(numberKeys(typed));
      }),
    );
  });

  it.each([
    ['EXP-7712', 'EXP7712'],
    [' #exp_77.12/ ', 'EXP7712'],
    ['Ñ-12', null],
    ['', null],
    ['-', null],
    ['１２', null],
  ])('%j as an agency’s is %j, and is counted as it is read', (typed, key) => {
    expect(agencyKey(typed)).toBe(key);
    if (key !== null) expect(numberKeys(typed)).toEqual(numberKeys(key));
  });

  it.each(['BP100001-1', 'bp 100001 – 1', 'SC100001', 'BP1000011'])('%j is written like a folio', (typed) => {
    expect(looksLikeFolio(typed)).toBe(true);
  });

  it.each(['7K3QW9ZC4T', '123', 'ABC', '100001', 'BP1', ''])('%j is not', (typed) => {
    expect(looksLikeFolio(typed)).toBe(false);
  });
});

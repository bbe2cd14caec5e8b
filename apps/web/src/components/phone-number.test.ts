import { isPossiblePhone } from '@traslado/domain/contact/phone';
import { POSSIBLE_LENGTHS } from '@traslado/domain/contact/phone-lengths';
import { Metadata } from 'libphonenumber-js/core';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, it } from 'vitest';
import { countryOfMasked, countryOfTyped, toE164 } from './phone-number.ts';

/** Every calling code of the library, those of no country (+800) too. */
const callingCodes = [
  ...new Set<string>([
    ...getCountries().map((country) => getCountryCallingCode(country)),
    ...Object.keys(metadata.nonGeographic ?? {}),
  ]),
].sort((a, b) => Number(a) - Number(b));

/** True for a length that the library takes. It lists those of countries; other codes are tried. */
function isPossibleLength(code: string, length: number): boolean {
  const [country] = metadata.country_calling_codes[code] ?? [];
  if (!country) return isPossiblePhoneNumber(`+${code}${'2'.repeat(length)}`);
  const library = new Metadata(metadata);
  library.selectNumberingPlan(country);
  return library.numberingPlan?.possibleLengths().includes(length) ?? false;
}

/** The library's lengths, written as our table writes them. */
function lengthsOfTheLibrary(code: string): string {
  const lengths = Array.from({ length: 15 - code.length }, (_, index) => index + 1);
  return lengths
    .filter((length) => isPossibleLength(code, length))
    .map((length) => length.toString(16))
    .join('');
}

describe('possible numbers', () => {
  it('are those of the phone library, for every calling code', () => {
    const ours = new Map(
      POSSIBLE_LENGTHS.split(' ').flatMap((row) => {
        const [lengths = '', codes = ''] = row.split(':');
        return codes.split(',').map((code) => [code, lengths] as const);
      }),
    );
    const theirs = callingCodes.map((code) => [code, lengthsOfTheLibrary(code)]);
    expect([...ours].sort()).toEqual(theirs.sort());
  });

  it('the library agrees about whole numbers', () => {
    const asLibrary = (phone: string) => isPossiblePhoneNumber(phone);
    for (const phone of ['+529981234567', '+13055550142', '+442071234567', '+50688887777', '+390612345678'])
      expect([phone, asLibrary(phone), isPossiblePhone(phone)]).toEqual([phone, true, true]);
    for (const phone of ['+1234567', '+130555501', '+5219981234567', '+5068888777', '+999123456789'])
      expect([phone, asLibrary(phone), isPossiblePhone(phone)]).toEqual([phone, false, false]);
  });
});

describe('the value of the phone field', () => {
  it.each<[string, CountryCode, string, boolean]>([
    ['998 123 4567', 'MX', '+529981234567', true],
    ['1 998 123 4567', 'MX', '+529981234567', true],
    ['044 998 123 4567', 'MX', '+529981234567', true],
    ['01 998 123 4567', 'MX', '+529981234567', true],
    ['0052 998 123 4567', 'US', '+529981234567', true],
    ['+52 1 998 123 4567', 'US', '+529981234567', true],
    ['(305) 555-0142', 'US', '+13055550142', true],
    ['+44 (0)20 7123 4567', 'US', '+442071234567', true],
    ['020 7123 4567', 'GB', '+442071234567', true],
    ['06 1234 5678', 'IT', '+390612345678', true],
    ['8888 7777', 'CR', '+50688887777', true],
    ['234567', 'US', '+1234567', false],
    ['+1234567', 'MX', '+1234567', false],
    ['998 123 456', 'MX', '+52998123456', false],
    ['call me', 'MX', 'call me', false],
    ['52 998 123 4567', 'MX', '+529981234567', true],
    ['52 998 123 4567', 'US', '+529981234567', true],
    ['998 881 0101 ext. 204', 'MX', '+529988810101', true],
  ])('%s in %s is %s: %s', (typed, country, phone, good) => {
    expect(toE164(typed, country)).toBe(phone);
    expect(isPossiblePhone(toE164(typed, country))).toBe(good);
  });
});

describe('the country while a number is typed', () => {
  it.each([
    ['998 123', 'MX', 'MX'],
    ['+', 'MX', 'MX'],
    ['+1', 'MX', 'US'],
    ['+1 305 55', 'MX', 'US'],
    ['+1 305 55', 'CA', 'CA'],
    ['+44', 'MX', 'GB'],
    ['+1 876 555 0142', 'US', 'JM'],
    ['+999', 'MX', 'MX'],
  ] as const)('%s, where %s is chosen, is %s', (typed, chosen, country) => {
    expect(countryOfTyped(typed, chosen)).toBe(country);
  });
});

describe('the country of a number that is masked', () => {
  it.each([
    ['+36•••4567', 'US', 'HU'],
    ['+52••••••4567', 'US', 'MX'],
    ['+13••••••0142', 'MX', 'US'],
    // Two digits of three, which several begin with.
    ['+97•••••4567', 'MX', 'MX'],
    ['•••', 'MX', 'MX'],
    ['', 'US', 'US'],
  ] as const)('%s, else %s, is %s', (masked, otherwise, country) => {
    expect(countryOfMasked(masked, otherwise)).toBe(country);
  });
});

import { expect, it } from 'vitest';
import { type OfferedCountry, phoneCountries } from './phone-countries.ts';

const offer = (code: string, position: number, en = ''): OfferedCountry => ({
  code,
  name: { en, es: '' },
  dialing_code: '+1',
  position,
});
const labels = (offered: readonly OfferedCountry[] | undefined, chosen: 'US' | 'MX' = 'US') =>
  phoneCountries(offered, { chosen, locale: 'en-US' }).map(({ label }) => label);

it('offers the given countries, by position, then by name; the usual name where the row has none', () => {
  expect(labels([offer('CA', 2), offer('GB', 2, 'Britain'), offer('US', 1)])).toEqual([
    'United States +1',
    'Britain +1',
    'Canada +1',
  ]);
});

it('keeps the country of the number, and leaves out countries without numbers', () => {
  expect(labels([offer('US', 1), offer('ZZ', 1)], 'MX')).toEqual(['United States +1', 'Mexico +52']);
});

it.each([[undefined], [[]]])('offers every country where the server has %j', (offered) => {
  const all = labels(offered);
  expect(all.slice(0, 3)).toEqual(['United States +1', 'Canada +1', 'Mexico +52']);
  expect(all.length).toBeGreaterThan(200);
  expect(all).toContain('Germany +49');
});

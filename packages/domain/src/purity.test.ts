import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_CATALOGUES } from './catalogues/catalogues.ts';
import { RULE_CODES } from './codes.ts';
import { localeOfBrowser } from './constants.ts';

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const valueImports = (file: string) =>
  [...textOf(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  );

/** Every file that a page loads with this one. */
function bringsAlong(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of valueImports(file)) {
    if (name.startsWith('.')) bringsAlong(relative(root, normalize(join(root, dirname(file), name))), seen);
    else seen.add(name);
  }
  return seen;
}

describe('the rules', () => {
  it.each(files)('%s has no clock, no chance, no network and no foreign package', (file) => {
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(code).not.toMatch(
      /Date\.now|new Date\(\)|Temporal\.Now|Math\.random|fetch\(|process\.|crypto|setTimeout/,
    );
    const foreign = valueImports(file).filter((name) => !name.startsWith('.'));
    expect(foreign).toEqual(file === join('time', 'zone.ts') ? ['temporal-polyfill'] : []);
  });

  it.each([
    'money.ts',
    'constants.ts',
    'time/civil.ts',
    'contact/bounds.ts',
    'stay/names.ts',
    'booking/price.ts',
    'booking/passengers.ts',
    'booking/state.ts',
    'booking/deadlines.ts',
    'forms/start-form.ts',
    'forms/contact-form.ts',
    'forms/flight-form.ts',
  ])('%s does not bring the weight of time zones', (file) => {
    expect(files).toContain(file);
    expect([...bringsAlong(file)]).not.toContain('temporal-polyfill');
    expect([...bringsAlong('booking/pickup.ts')]).toContain('temporal-polyfill');
  });
});

it.each([
  ['es', 'es-MX'],
  ['ES-ar', 'es-MX'],
  ['en-US', 'en-US'],
  ['fr', 'en-US'],
])('a browser in %s begins in %s', (language, locale) => {
  expect(localeOfBrowser(language)).toBe(locale);
});

it('the list of codes is complete, sorted and without leftovers', () => {
  const used = files
    // Gaps of an installation are no refusals, and neither are actions of the audit, kinds of alerts, and promises.
    .filter((file) => !/^(codes\.ts|setup\/|audit\/|access\/alert|booking\/promises)/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map((match) => match[1]));
  const ofCatalogues: readonly string[] = ALL_CATALOGUES.flatMap(({ codes }) => codes);
  const ofRules = used.filter((code) => code !== undefined && !ofCatalogues.includes(code));
  expect([...RULE_CODES]).toEqual([...new Set(ofRules)].sort());
});

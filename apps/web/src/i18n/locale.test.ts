import { describe, expect, it } from 'vitest';
import { localeFromLanguages } from './locale.ts';

describe('language of a browser', () => {
  it.each([
    [['es'], 'es-MX'],
    [['es-419'], 'es-MX'],
    [['es_AR'], 'es-MX'],
    [['ca-es'], 'es-MX'],
    [['en-US'], 'en-US'],
    [['et', 'bes'], 'en-US'],
    [[], 'en-US'],
  ] as const)('%j gives %s', (languages, locale) => {
    expect(localeFromLanguages(languages)).toBe(locale);
  });
});

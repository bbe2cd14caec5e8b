import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '../storage/stored-keys.ts';
import { initialLocale, keepLocale } from './locale.ts';

function device(language: string, kept: Record<string, string> = {}): Map<string, string> {
  const all = new Map(Object.entries(kept));
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
  });
  return all;
}

afterEach(() => vi.unstubAllGlobals());

describe('the language to begin with', () => {
  it.each([
    ['es', 'es-MX'],
    ['es-419', 'es-MX'],
    ['ES-ar', 'es-MX'],
    ['en-US', 'en-US'],
    ['fr-FR', 'en-US'],
    ['', 'en-US'],
  ])('is that of a browser in %j: %s', (language, locale) => {
    device(language);
    expect(initialLocale()).toBe(locale);
  });

  it('is the one that was chosen here before, in any browser', () => {
    const all = device('es-MX');
    keepLocale('en-US');
    expect(all.get(LOCAL_KEYS.locale)).toBe('en-US');
    expect(initialLocale()).toBe('en-US');
  });

  it('is the browser’s when the stored text is no language of ours', () => {
    device('es-MX', { [LOCAL_KEYS.locale]: 'xx' });
    expect(initialLocale()).toBe('es-MX');
  });

  it('is the browser’s when the device keeps nothing', () => {
    device('es-MX');
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => keepLocale('en-US')).not.toThrow();
    expect(initialLocale()).toBe('es-MX');
  });
});

import { airportTerminals } from '@traslado/domain/catalogues/airport-terminals';
import { describe, expect, it } from 'vitest';
import { leftBehind, otherLanguageOf } from './one-language.ts';

describe('a text that was changed in one language', () => {
  const was = {
    terminal: '2',
    meeting_point_en: 'Door 6',
    meeting_point_es: 'Puerta 6',
    sign_en: 'A',
    sign_es: '',
  };
  it.each([
    ['names the other one', { meeting_point_en: 'Door 8' }, ['meeting_point_es']],
    ['in both is right', { meeting_point_en: 'Door 8', meeting_point_es: 'Puerta 8' }, []],
    ['says nothing of an empty one', { sign_en: 'B' }, []],
    ['is none where another field is changed', { terminal: '3' }, []],
  ])('%s', (_, change, names) =>
    expect(leftBehind(airportTerminals, was, { ...was, ...change })).toEqual(names),
  );

  it('for many rows names the other one, unless it is set too', () => {
    expect(otherLanguageOf(airportTerminals, ['sign_en', 'active'])).toEqual(['sign_es']);
    expect(otherLanguageOf(airportTerminals, ['sign_en', 'sign_es'])).toEqual([]);
  });
});

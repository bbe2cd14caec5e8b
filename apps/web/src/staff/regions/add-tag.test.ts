import type { TagKind } from '@traslado/domain/stay/regions';
import { describe, expect, it } from 'vitest';
import { regions as english } from '../../i18n/en/regions.ts';
import { regions as spanish } from '../../i18n/es/regions.ts';
import { addTag } from './add-tag.ts';

const none = { own: [], opposite: [] };

describe('a typed tag', () => {
  it.each<[TagKind, string, string]>([
    ['COUNTRY', 'MX', 'COUNTRY:MX'],
    ['COUNTRY', 'mx', 'COUNTRY:MX'],
    ['AGENCY', ' journey   tours ', 'AGENCY:JOURNEY TOURS'],
    ['AGENCY', 'Viajes Ñandú', 'AGENCY:VIAJES ÑANDÚ'],
    ['CLUB', 'gold', 'CLUB:GOLD'],
    ['COMPANY', 'PR', 'COMPANY:PR'],
    ['PROPERTY', 'BP', 'PROPERTY:BP'],
  ])('%s "%s" is %s', (kind, value, tag) => {
    expect(addTag('deny', { kind, value }, none)).toEqual({ tag });
  });

  it.each(['', '  '])('"%s" is asked for', (value) => {
    expect(addTag('allow', { kind: 'CLUB', value }, none)).toEqual({ code: 'field.required' });
  });

  const listed = { own: ['AGENCY:JOURNEY TOURS', 'CLUB:GOLD'], opposite: ['COUNTRY:MX', 'CLUB:BASIC'] };
  it.each<['allow' | 'deny', TagKind, string, string]>([
    ['deny', 'AGENCY', 'JOURNEY TOURS', 'tag.duplicate'],
    ['deny', 'AGENCY', 'journey  tours', 'tag.duplicate'],
    ['allow', 'CLUB', 'gold', 'tag.duplicate'],
    // The list that says the opposite: the sentence names the one or the other.
    ['deny', 'COUNTRY', 'MX', 'tag.contradiction'],
    ['allow', 'COUNTRY', 'MX', 'tag.contradiction_allow'],
    ['allow', 'CLUB', ' basic ', 'tag.contradiction_allow'],
  ])('%s %s "%s" is refused: %s', (side, kind, value, code) => {
    expect(addTag(side, { kind, value }, listed)).toEqual({ code });
  });

  it('of the same value and another kind is another tag', () => {
    expect(addTag('deny', { kind: 'COMPANY', value: 'GOLD' }, listed)).toEqual({ tag: 'COMPANY:GOLD' });
  });

  it('has words for each contradiction, in both languages', () => {
    for (const { issues } of [english, spanish]) {
      const both = ['tag.contradiction', 'tag.contradiction_allow'].map((code) =>
        (issues as Readonly<Record<string, (() => string) | undefined>>)[code]?.(),
      );
      expect(both.every((text) => text)).toBe(true);
      expect(both[0]).not.toBe(both[1]);
    }
  });
});

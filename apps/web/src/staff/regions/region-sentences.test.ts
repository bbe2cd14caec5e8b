import { describe, expect, it } from 'vitest';
import { regions as english } from '../../i18n/en/regions.ts';
import { regions as spanish } from '../../i18n/es/regions.ts';
import { regionSentences } from './region-sentences.ts';
import { tagLabel, tagNames } from './tag-names.ts';

const resorts = [{ code: 'BP', name: 'Bahía Perla' }];
const [nameOf, inSpanish] = [tagNames('en-US', resorts), tagNames('es-MX', resorts)];
const { meaning, phrases } = english;

describe('a tag in words', () => {
  it.each([
    ['COUNTRY:MX', 'COUNTRY', 'Mexico', 'México'],
    ['COUNTRY:SE', 'COUNTRY', 'Sweden', 'Suecia'],
    ['COUNTRY:EUROPE', 'COUNTRY', 'EUROPE', 'EUROPE'],
    ['PROPERTY:BP', 'PROPERTY', 'Bahía Perla', 'Bahía Perla'],
    // A resort that went, and one that is not read yet.
    ['PROPERTY:XX', 'PROPERTY', 'XX', 'XX'],
    ['AGENCY:JOURNEY TOURS', 'AGENCY', 'JOURNEY TOURS', 'JOURNEY TOURS'],
    ['CLUB:GOLD', 'CLUB', 'GOLD', 'GOLD'],
  ] as const)('%s', (tag, kind, name, spanishName) => {
    expect(nameOf(tag)).toEqual({ kind, name });
    expect(inSpanish(tag)).toEqual({ kind, name: spanishName });
    expect(tagLabel(nameOf(tag), english.kinds)).toBe(`${english.kinds[kind]}: ${name}`);
    expect(tagLabel(inSpanish(tag), spanish.kinds)).toBe(`${spanish.kinds[kind]}: ${spanishName}`);
  });

  it.each(['gold', 'NOTHING:X', ''])('"%s" is of no kind, and its own name', (tag) => {
    expect(nameOf(tag)).toEqual({ kind: null, name: tag });
    expect(tagLabel(nameOf(tag), english.kinds)).toBe(tag);
  });
});

describe('a region means', () => {
  const said = (allow: readonly string[], deny: readonly string[], active = true) =>
    regionSentences({ allow_tags: allow, deny_tags: deny, active }, nameOf, english, 'en-US');

  it('nothing without tags, active or not', () => {
    expect(said([], [])).toEqual({ note: null, sentences: [meaning.nothing] });
    expect(said([], [], false)).toEqual({ note: null, sentences: [meaning.nothing] });
  });

  it('who is offered rides, and that all others are not', () => {
    expect(said(['COUNTRY:MX'], []).sentences).toEqual([`${meaning.allow('from Mexico')} ${meaning.others}`]);
  });

  it('who is never offered any', () => {
    expect(said([], ['AGENCY:JOURNEY TOURS']).sentences).toEqual([
      meaning.denyOnly(phrases.AGENCY('JOURNEY TOURS')),
    ]);
  });

  it('both, one after the other', () => {
    expect(said(['COUNTRY:MX'], ['AGENCY:RESALE']).sentences).toEqual([
      `${meaning.allow('from Mexico')} ${meaning.others}`,
      meaning.deny('of the agency RESALE'),
    ]);
  });

  it('several with a word between the last two', () => {
    expect(said(['COUNTRY:MX', 'CLUB:GOLD', 'PROPERTY:BP'], []).sentences[0]).toContain(
      'from Mexico, of the club GOLD, or at Bahía Perla',
    );
    const { sentences } = regionSentences(
      { allow_tags: ['COUNTRY:MX', 'CLUB:GOLD'], deny_tags: [], active: true },
      inSpanish,
      spanish,
      'es-MX',
    );
    expect(sentences[0]).toContain(`${spanish.phrases.COUNTRY('México')} o ${spanish.phrases.CLUB('GOLD')}`);
  });

  it('a tag of no kind as it is written', () => {
    expect(said(['gold'], []).sentences[0]).toContain('gold');
  });

  it('nothing yet, while it is inactive', () => {
    expect(said(['COUNTRY:MX'], [], false).note).toBe(meaning.inactive);
    expect(said(['COUNTRY:MX'], []).note).toBeNull();
  });
});

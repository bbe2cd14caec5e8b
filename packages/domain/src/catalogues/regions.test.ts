import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTypedWord } from '../forms/typed-word.ts';
import { checkFacts, tidyFacts } from './facts.ts';
import { checkRegionTag, type RegionFacts, regions } from './regions.ts';

const most = regions.fields.allow_tags.most;

const region = (change: Partial<RegionFacts>): RegionFacts => ({
  name: 'Mexico and friends',
  allow_tags: ['COUNTRY:MX'],
  deny_tags: ['AGENCY:RESALE'],
  active: true,
  ...change,
});

describe('a region', () => {
  it('without faults has no issues', () => {
    expect(checkFacts(regions, region({}))).toEqual([]);
    expect(checkFacts(regions, region({ allow_tags: [], deny_tags: [] }))).toEqual([]);
  });

  it.each<[string, Partial<RegionFacts>, string[]]>([
    ['no name', { name: '  ' }, ['name field.required']],
    ['a long name', { name: 'x'.repeat(81) }, ['name field.too_long']],
    ['a name of 80', { name: 'ñ'.repeat(80) }, []],
    ['a name that turns the writing', { name: 'a\u202eb' }, ['name field.characters']],
    ['an unknown kind', { allow_tags: ['PLANET:EARTH'] }, ['allow_tags.0 tag.invalid']],
    ['a country of three letters', { deny_tags: ['COUNTRY:MEX'] }, ['deny_tags.0 tag.invalid']],
    ['a tag without a value', { deny_tags: ['AGENCY:  '] }, ['deny_tags.0 tag.invalid']],
    [
      'the same tag written twice',
      { allow_tags: ['COUNTRY:MX', 'country: mx'] },
      ['allow_tags.1 tag.duplicate'],
    ],
    [
      'fifty-one tags',
      { allow_tags: Array.from({ length: most + 1 }, (_, n) => `AGENCY:A${n}`) },
      ['allow_tags tag.too_many'],
    ],
    ['fifty', { allow_tags: Array.from({ length: most }, (_, n) => `AGENCY:A${n}`) }, []],
    [
      'everything at once',
      { name: '', allow_tags: ['x'], deny_tags: ['y'] },
      ['name field.required', 'allow_tags.0 tag.invalid', 'deny_tags.0 tag.invalid'],
    ],
  ])('%s', (_, change, issues) => {
    expect(checkFacts(regions, region(change)).map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
  });

  it('is stored in one form, for any typing', () => {
    const typed = region({ name: '  Me\u0301xico   y amigos ', allow_tags: [' country : mx '] });
    expect(tidyFacts(regions, typed)).toEqual(region({ name: 'México y amigos' }));
  });

  it('in stored form has issues exactly where the typed one has', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('COUNTRY:MX', 'country: mx', 'club:Élite', 'PROPERTY:BP', 'AGENCY:a  b'),
    );
    const form = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 90 }),
      allow_tags: fc.array(text, { maxLength: 4 }),
      deny_tags: fc.array(text, { maxLength: 4 }),
      active: fc.boolean(),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const kept = tidyFacts(regions, typed);
        expect(tidyFacts(regions, kept)).toEqual(kept);
        expect(checkFacts(regions, kept).length === 0).toBe(checkFacts(regions, typed).length === 0);
        if (checkFacts(regions, kept).length > 0) return;
        const all = [kept.allow_tags, kept.deny_tags].flat();
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

it.each([
  ['COUNTRY:MX', [], [], null],
  ['COUNTRY:MX', [], ['COUNTRY:MX'], 'tag.contradiction'],
  ['COUNTRY:MX', ['COUNTRY:MX'], ['COUNTRY:MX'], 'tag.duplicate'],
  ['country:mx', ['country:mx'], [], 'tag.invalid'],
])('%s, after %j and against %j: %s', (tag, before, elsewhere, fault) => {
  expect(checkRegionTag(tag, { before, elsewhere })).toBe(fault);
});

it.each([
  ['Everywhere', 'Everywhere', true],
  [' everywhere ', 'Everywhere', true],
  ['me\u0301xico  y amigos', 'México y amigos', true],
  ['Everywher', 'Everywhere', false],
  ['Mexico y amigos', 'México y amigos', false],
  ['', '', false],
  [' ', 'Everywhere', false],
])('%j typed for %j: %s', (typed, word, is) => {
  expect(isTypedWord(typed, word)).toBe(is);
});

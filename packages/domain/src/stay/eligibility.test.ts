import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClubStay } from './club.ts';
import { companyOf, sellersOf } from './company.ts';
import { type IncludedRule, includedOf } from './includes.ts';
import { standingOf } from './owner.ts';
import { isOffered, isTag, type Region, readTag, TAG_KINDS, tagOf, tagsOfStay } from './regions.ts';

it.each([
  ['C', false, 0, true],
  ['C', true, 1, true],
  ['C', false, 1, true],
  ['C', true, 0, false],
  ['C', true, null, false],
  ['C', null, null, false],
  ['G', false, 1, false],
  [null, false, 1, false],
])('allowBookingFrom %s, guest %s, mBenefits %s: club %s', (allowBookingFrom, isGuest, mBenefits, club) => {
  expect(isClubStay({ allowBookingFrom, isGuest, mBenefits })).toBe(club);
});

it.each([
  ['MX', 'CIHC'],
  ['mx ', 'CIHC'],
  ['US', 'PRG'],
  ['JM', 'PRG'],
  ['CA', 'PRG'],
  ['', 'PRG'],
  [null, 'PRG'],
])('country %s: %s', (country, company) => {
  const societies = [
    { id: 1, code: 'OLD', legalName: 'Old, Inc.', active: false },
    { id: 4, code: 'NEW', legalName: '', active: true },
    { id: 2, code: 'PRG', legalName: 'Perla, Inc.', active: true },
    { id: 3, code: 'CIHC', legalName: 'Caribe, S.A.', active: true },
  ];
  const countries = [
    { code: 'MX', societyId: 3 },
    { code: 'CA', societyId: 1 },
    { code: 'US', societyId: null },
    { code: 'JM', societyId: 4 },
  ];
  expect(companyOf(country, sellersOf(societies, countries))).toBe(company);
  expect(companyOf(country, sellersOf([], countries))).toBe('PRG');
});

describe('regions', () => {
  const region = (allowTags: string[], denyTags: string[] = [], isActive = true): Region => ({
    isActive,
    allowTags,
    denyTags,
  });
  const tags = tagsOfStay({
    country: 'MX',
    agencyCode: 'acme',
    company: 'CIHC',
    club: null,
    propertyCode: 'BP',
  });

  it('a stay’s tags', () => {
    expect(tags).toEqual(['COUNTRY:MX', 'AGENCY:ACME', 'COMPANY:CIHC', 'PROPERTY:BP']);
    expect(tags.every(isTag)).toBe(true);
  });

  it.each([
    ['no regions', [], true],
    ['no lists', [region([])], true],
    ['one allows', [region(['COUNTRY:US']), region(['COUNTRY:MX'])], true],
    ['none allows', [region(['COUNTRY:US'])], false],
    ['one allows, one only denies others', [region(['COUNTRY:MX']), region([], ['COUNTRY:US'])], true],
    ['one denies', [region([], ['AGENCY:ACME'])], false],
    ['a deny outweighs an allow elsewhere', [region(['COUNTRY:MX']), region([], ['PROPERTY:BP'])], false],
    ['a deny outweighs an allow in the same', [region(['COUNTRY:MX'], ['COUNTRY:MX'])], false],
    ['what is not active counts for nothing', [region(['COUNTRY:US'], ['COUNTRY:MX'], false)], true],
    ['an empty allow list does not open what others keep', [region([]), region(['COUNTRY:US'])], false],
  ])('%s: %s', (_, regions, offered) => {
    expect(isOffered(regions, tags)).toBe(offered);
  });

  it('another deny never opens, another allow of a tag one has never closes', () => {
    const tag = fc.constantFrom('COUNTRY:MX', 'COUNTRY:US', 'PROPERTY:BP', 'PROPERTY:PM');
    const anyRegion = fc.record({
      isActive: fc.boolean(),
      allowTags: fc.array(tag),
      denyTags: fc.array(tag),
    });
    fc.assert(
      fc.property(fc.array(anyRegion), tag, (regions, one) => {
        if (!isOffered(regions, tags)) expect(isOffered([...regions, region([], [one])], tags)).toBe(false);
        if (isOffered(regions, tags))
          expect(isOffered([...regions, region(['COUNTRY:MX'])], tags)).toBe(true);
      }),
    );
  });

  it.each([
    'COUNTRY:',
    'PLANET:EARTH',
    'country:MX',
    'COUNTRY: MX',
    'COUNTRY:MX\n',
    `CLUB:${'X'.repeat(41)}`,
    'COUNTRY:<B>',
    'COUNTRY:MEX',
    'COMPANY:ACME CORP',
    'PROPERTY:B',
    'CLUB:gold',
    'CLUB: GOLD',
    'CLUB:GOLD ',
    'AGENCY:=1+1',
    'AGENCY:A\u200bB',
    'AGENCY:A\u202eB',
    'AGENCY',
    '',
  ])('%j is no tag', (text) => {
    expect(isTag(text)).toBe(false);
  });

  it.each([
    ['country: mx', 'COUNTRY:MX'],
    ['  AGENCY :  acme   travel ', 'AGENCY:ACME TRAVEL'],
    ['club:Élite', 'CLUB:ÉLITE'],
    ['club:E\u0301lite', 'CLUB:ÉLITE'],
    ['club:straße', 'CLUB:STRASSE'],
    ['agency:A:B', null],
    ['planet:earth', null],
    ['mexico', null],
  ])('%j is written as %j', (typed, tag) => {
    const read = readTag(typed);
    const written = read && tagOf(read.kind, read.value);
    expect(written !== null && isTag(written) ? written : null).toBe(tag);
  });

  it('a value gives the tag that staff write, in either spelling', () => {
    const name = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.constantFrom(...TAG_KINDS), name, (kind, value) => {
        const tag = tagOf(kind, value);
        expect(tagOf(kind, tag.slice(kind.length + 1))).toBe(tag);
        const stay = {
          country: null,
          agencyCode: value,
          company: 'PRG',
          club: null,
          propertyCode: 'BP',
        } as const;
        if (isTag(tagOf('AGENCY', value))) expect(tagsOfStay(stay)).toContain(tagOf('AGENCY', ` ${value} `));
      }),
    );
  });
});

describe('included transfers', () => {
  const rule = (change: Partial<IncludedRule>): IncludedRule => ({
    id: 1,
    priority: 1,
    isActive: true,
    propertyCode: 'BP',
    tags: [],
    minNights: 0,
    validFromOn: '2027-01-01',
    validToOn: '2027-12-31',
    serviceId: 10,
    trip: 'round_trip',
    ...change,
  });
  const stay = {
    propertyCode: 'BP',
    tags: ['COUNTRY:MX', 'AGENCY:ACME'],
    nights: 7,
    arrivalOn: '2027-01-11',
  };

  it.each([
    ['no rules', [], null],
    ['one for everybody', [rule({})], 1],
    ['all tags are needed', [rule({ tags: ['COUNTRY:MX', 'CLUB:GOLD'] })], null],
    ['all tags are there', [rule({ tags: ['COUNTRY:MX', 'AGENCY:ACME'] })], 1],
    ['another property’s', [rule({ propertyCode: 'PM' })], null],
    ['too few nights', [rule({ minNights: 8 })], null],
    ['just enough nights', [rule({ minNights: 7 })], 1],
    ['not active', [rule({ isActive: false })], null],
    ['before its time', [rule({ validFromOn: '2027-01-12' })], null],
    ['on its last day', [rule({ validToOn: '2027-01-11' })], 1],
    ['after its time', [rule({ validToOn: '2027-01-10' })], null],
    ['the lowest priority', [rule({ id: 2, priority: 5 }), rule({ id: 3, priority: 2 })], 3],
    ['ties to the lowest id', [rule({ id: 5 }), rule({ id: 4 })], 4],
  ])('%s', (_, rules, ruleId) => {
    expect(includedOf(rules, stay)?.ruleId ?? null).toBe(ruleId);
  });
});

describe('the owner of a booking', () => {
  const key = (propertyCode: string, folio: string) => ({ propertyCode, folio });
  const booking = { mainStay: key('BP', 'BP100005-1'), otherStays: [key('BP', 'BP100006-1')] };
  it.each([
    [key('BP', 'BP100005-1'), 'owner'],
    [key('BP', 'BP100006-1'), 'member'],
    [key('BP', 'BP100001-1'), 'stranger'],
    [key('PM', 'BP100005-1'), 'stranger'],
  ])('%j is %s', (guest, standing) => {
    expect(standingOf(guest, booking)).toBe(standing);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFlightNumber, parseDesignator, readDesignator } from './designator.ts';
import { readFlight } from './read-flight.ts';
import { isTailNumber, parseTailNumber } from './tail-number.ts';

it.each([
  ['AM58', 'AM', 'AM58', 'AM 58'],
  ['am 0058', 'AM', 'AM58', 'AM 58'],
  [' Y4 700 ', 'Y4', 'Y4700', 'Y4 700'],
  ['B6 1', 'B6', 'B61', 'B6 1'],
  ['F9\t1234', 'F9', 'F91234', 'F9 1234'],
  ['AAL1234', 'AAL', 'AAL1234', 'AAL 1234'],
  ['UA12A', 'UA', 'UA12A', 'UA 12A'],
  ['UA\u00a0100', 'UA', 'UA100', 'UA 100'],
])('%s', (typed, airlineCode, key, text) => {
  expect(parseDesignator(typed)).toMatchObject({ airlineCode, key, text });
  expect(isFlightNumber(typed)).toBe(true);
});

it.each([
  '',
  'AM',
  'A5',
  'AM0',
  'AM0000',
  'AM12345',
  'AM58AB',
  'ABCD12',
  'ß123',
  'ı1 23',
  'АМ58',
  'AM58\u202e',
  `AM${' '.repeat(50_000)}58`,
])('refuses %j', (typed) => {
  expect(parseDesignator(typed)).toBeNull();
  expect(isFlightNumber(typed)).toBe(false);
});

it('reads its own key and text again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z][A-Z0-9][A-Z]?[1-9]\d{0,3}[A-Z]?$/), (typed) => {
      const flight = parseDesignator(typed);
      expect(parseDesignator(flight?.key ?? '')).toEqual(flight);
      expect(parseDesignator(flight?.text ?? '')).toEqual(flight);
    }),
  );
});

it.each([
  ['AA-1235', 'AA1235'],
  ['aa – 1235', 'AA1235'],
  ['AAL1235', 'AAL1235'],
  ['AAL-01235', 'AAL1235'],
  ['AA01234', 'AA1234'],
  ['AA0001234', 'AA1234'],
  ['AA1234/BA5678', 'AA1234'],
  ['AA 1234 / BA 5678', 'AA1234'],
  ['AA1234, BA5678', 'AA1234'],
  ['AA-1234/BA-5678/IB1', 'AA1234'],
])('%s is typed for %s', (typed, key) => {
  expect(readDesignator(typed)?.key).toBe(key);
  expect(isFlightNumber(typed)).toBe(true);
});

it.each([
  'AA1234/',
  '/AA1234',
  'AA1234/x',
  'AA1234/AA0000',
  'AA--1235',
  'A-1235',
  'AA-',
  'AA-12345',
  'HK-4987-1',
])('%j is no flight number, however it is typed', (typed) => {
  expect(readDesignator(typed)).toBeNull();
});

it.each([
  ['xa-abc', 'XA-ABC'],
  ['XAABC', 'XAABC'],
  ['N123AB', 'N123AB'],
  [' G-ABCD ', 'G-ABCD'],
  ['CFABC', 'CFABC'],
  ['N1A', 'N1A'],
  ['N12345', 'N12345'],
  ['B-000A', 'B-000A'],
  ['hk-4987', 'HK-4987'],
  ['P4-BDL', 'P4-BDL'],
  ['9H-VJA', '9H-VJA'],
  ['RA-12345', 'RA-12345'],
])('tail number %s', (typed, tail) => {
  expect(parseTailNumber(typed)).toBe(tail);
});

it.each([
  ...['', 'N1', '12345', 'XA--ABC', 'XA ABC', '-ABC', 'ABC-', 'ABCDEFGHIJ', 'ХА-ABC', "N1'--"],
  ...[
    'AM0',
    'am0000',
    'AMX000',
    'Y4000',
    'AM0A',
    'AM-0000',
    'AM12345',
    'AMX12345',
    'LATER1',
    'JET',
    'ABC-123',
  ],
])('tail number %j is none', (typed) => {
  expect(isTailNumber(typed)).toBe(false);
});

describe('a typed flight', () => {
  const airlines: Readonly<Record<string, string>> = { AA: 'AA', AAL: 'AA', AM: 'AM', AMX: 'AM', N3: 'N3' };
  const read = (typed: string, isPrivate: boolean) =>
    readFlight(typed, { isPrivate, airlineCodeOf: (code) => airlines[code] });

  it.each([
    ['AA-1235', 'AA1235'],
    ['AAL1235', 'AA1235'],
    ['aal-01235', 'AA1235'],
    ['AA01234', 'AA1234'],
    ['AA1234/BA5678', 'AA1234'],
    ['AMX 0058', 'AM58'],
    ['N31234', 'N31234'],
    ['ZZ 9999', 'ZZ9999'],
    ['ABC123', 'ABC123'],
    ['AM-0000', null],
    ['AM-12345', null],
    ['AM12345', null],
    ['JET', null],
    ['', null],
  ])('%s is %s with any service', (typed, code) => {
    expect(read(typed, true)).toBe(code);
    expect(read(typed, false)).toBe(code);
    if (code !== null) expect(read(code, true)).toBe(code);
  });

  it.each([
    ['AA-123B', 'AA-123B', 'AA123B'],
    ['N3123B', 'N3123B', 'N3123B'],
  ])('%s may be either: %s with a private service, else %s', (typed, registration, flight) => {
    expect(read(typed, true)).toBe(registration);
    expect(read(typed, false)).toBe(flight);
  });

  it.each([
    ['xa-abc', 'XA-ABC'],
    ['N123AB', 'N123AB'],
    ['N12345', 'N12345'],
    ['HK-4987', 'HK-4987'],
    ['HK-4987P', 'HK-4987P'],
    ['B-1234', 'B-1234'],
  ])('%s is %s, and only a private service meets it', (typed, code) => {
    expect(read(typed, true)).toBe(code);
    expect(read(typed, false)).toBeNull();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFlightNumber, parseDesignator } from './designator.ts';
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
  'AM-58',
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

it.each(['AM0', 'am0000', 'AMX000', 'Y4000', 'AM0A', 'AM-0000', 'AM12345', 'AMX12345'])(
  'a flight number that is none does not pass for a tail number: %j',
  (typed) => {
    expect(isFlightNumber(typed)).toBe(false);
    expect(isTailNumber(typed)).toBe(false);
  },
);

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
  ['xa-abc', 'XA-ABC'],
  ['N123AB', 'N123AB'],
  [' G-ABCD ', 'G-ABCD'],
  ['N1A', 'N1A'],
  ['N12345', 'N12345'],
  ['B-000A', 'B-000A'],
  ['hk-4987', 'HK-4987'],
  ['RA-12345', 'RA-12345'],
])('tail number %s', (typed, tail) => {
  expect(parseTailNumber(typed)).toBe(tail);
});

it.each(['', 'N1', '12345', 'XA--ABC', 'XA ABC', '-ABC', 'ABC-', 'ABCDEFGHIJ', 'ХА-ABC', "N1'--"])(
  'tail number %j is none',
  (typed) => {
    expect(isTailNumber(typed)).toBe(false);
  },
);

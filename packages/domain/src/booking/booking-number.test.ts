import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bookingNumberOf,
  isBookingNumber,
  normaliseBookingNumber,
  readingOfNumber,
  writtenNumber,
} from './booking-number.ts';

it('every number it makes is one it reads, also as people type it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 16 }), (bytes) => {
      const number = bookingNumberOf(bytes);
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      const typed = ` ${number.slice(0, 5).toLowerCase()} - ${number.slice(5)} `;
      expect(normaliseBookingNumber(typed)).toBe(number);
      expect(normaliseBookingNumber(number.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(number);
    }),
  );
});

it('uses all characters equally often', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const sign = bookingNumberOf(new Uint8Array(10).fill(byte)).charAt(0);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

it.each(['#7K3QW9ZC4T', '7K3QW.9ZC4T', '7k3qw/9zc4t.', ' # 7K3QW - 9ZC4T'])('reads %s', (typed) => {
  expect(normaliseBookingNumber(typed)).toBe('7K3QW9ZC4T');
});

const composed = 'Ñ1';

it.each([
  ['7', '7', '7'],
  [' K31 ', 'K31', 'K31'],
  ['TRF-2026-00017', 'TRF-2026-00017', 'TRF202600017'],
  ['trf-2026-00017', 'trf-2026-00017', 'TRF202600017'],
  ['0001234', '0001234', '0001234'],
  ['1234567890123', '1234567890123', '1234567890123'],
  [
    '3f2b9c1e-7a44-4d0e-9c55-1b2a3c4d5e6f',
    '3f2b9c1e-7a44-4d0e-9c55-1b2a3c4d5e6f',
    '3F2B9C1E7A444D0E9C551B2A3C4D5E6F',
  ],
  ['AB/77', 'AB/77', 'AB/77'],
  ['A 1%2F', 'A 1%2F', 'A1%2F'],
  [composed.normalize('NFD'), composed, composed],
  ['x'.repeat(64), 'x'.repeat(64), 'X'.repeat(64)],
])('%j of the group is %j, read as %j', (given, number, reading) => {
  expect(writtenNumber(given)).toBe(number);
  expect(readingOfNumber(number)).toBe(reading);
});

it.each([
  ...['', ' ', '0', '00', '0-0', '.', '..', '-', '—', 'null', 'NULL', 'undefined', 'x'.repeat(65)],
  ...['K\u00003', 'K\n3', 'K\u200b3', 'K\u202e3', 'K\u20281', 'K\ufe0f'],
])('%j is no number of the group', (given) => {
  expect(writtenNumber(given)).toBeNull();
});

it.each([
  '',
  '123',
  '0123456',
  '1234567890123',
  '12345678A',
  '1234567890A',
  '12345Ü7890',
  'U234567890',
  "1' OR '1'='",
  '1'.repeat(1000),
])('refuses "%s"', (typed) => {
  expect(isBookingNumber(typed)).toBe(false);
});

it('needs 10 random bytes', () => {
  expect(() => bookingNumberOf(new Uint8Array(9))).toThrow(RangeError);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingNumberOf, isBookingNumber, normaliseBookingNumber } from './booking-number.ts';

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

it('uses all signs equally often', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const sign = bookingNumberOf(new Uint8Array(10).fill(byte)).charAt(0);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

it.each(['482913', '10000482913', '1234'])('reads "%s", a number of the group’s own backend', (typed) => {
  expect(normaliseBookingNumber(` ${typed.slice(0, 2)}-${typed.slice(2)} `)).toBe(typed);
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

import { describe, expect, it } from 'vitest';
import { fingerprintOf, idempotencyKeyFor } from './idempotency-key.ts';

describe('an idempotency key', () => {
  let made = 0;
  const newKey = () => `key-${++made}`;
  const body = { hotel: 'BP', arrival: { flight_key: 'AM58' }, adults: 2 };

  it('stays for the same body, in any order of its keys', () => {
    const first = idempotencyKeyFor(body, null, newKey);
    expect(
      idempotencyKeyFor({ adults: 2, arrival: { flight_key: 'AM58' }, hotel: 'BP' }, first, newKey),
    ).toBe(first);
    expect(idempotencyKeyFor({ ...body, departure: undefined }, first, newKey)).toBe(first);
  });

  it('is new for any change', () => {
    const first = idempotencyKeyFor(body, null, newKey);
    expect(idempotencyKeyFor({ ...body, adults: 3 }, first, newKey).key).not.toBe(first.key);
    expect(idempotencyKeyFor({ ...body, arrival: { flight_key: 'AM59' } }, first, newKey).key).not.toBe(
      first.key,
    );
  });

  it('distinguishes 10,000 bodies', () => {
    const marks = new Set(Array.from({ length: 10_000 }, (_, adults) => fingerprintOf({ ...body, adults })));
    expect(marks.size).toBe(10_000);
  });
});

import { describe, expect, it } from 'vitest';
import { fingerprintOf, intentFor } from './intent.ts';

describe('the key of an intent', () => {
  let made = 0;
  const newKey = () => `key-${++made}`;
  const body = { hotel: 'BP', arrival: { flight_key: 'AM58' }, adults: 2 };

  it('is kept for the same body, however its keys are ordered', () => {
    const first = intentFor(body, null, newKey);
    expect(intentFor({ adults: 2, arrival: { flight_key: 'AM58' }, hotel: 'BP' }, first, newKey)).toBe(first);
    expect(intentFor({ ...body, departure: undefined }, first, newKey)).toBe(first);
  });

  it('is new for any change', () => {
    const first = intentFor(body, null, newKey);
    expect(intentFor({ ...body, adults: 3 }, first, newKey).key).not.toBe(first.key);
    expect(intentFor({ ...body, arrival: { flight_key: 'AM59' } }, first, newKey).key).not.toBe(first.key);
  });

  it('tells 10,000 bodies apart', () => {
    const marks = new Set(Array.from({ length: 10_000 }, (_, adults) => fingerprintOf({ ...body, adults })));
    expect(marks.size).toBe(10_000);
  });
});

import { expect, it } from 'vitest';
import { MINUTE_MS } from '../time/instant.ts';
import { MAX_REFUND_RETRIES, refundRetryAt } from './refund-retry.ts';

it('asks again after growing pauses, and ends', () => {
  const minutes = [0, 1, 2, 3, 4].map((retries) => (refundRetryAt(1_000, retries) ?? 0) - 1_000);
  expect(minutes.map((ms) => ms / MINUTE_MS)).toEqual([10, 60, 360, 2_160, 2_880]);
  expect(refundRetryAt(1_000, MAX_REFUND_RETRIES)).toBeNull();
});

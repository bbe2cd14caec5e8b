import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem, stubServer } from '../../data/stub-server.ts';
import { askCancellation } from './ask-cancellation.ts';

const coupon = { coupon_id: '7K3QW9ZC4T', version: 3 };

afterEach(() => vi.unstubAllGlobals());

describe('a cancellation', () => {
  it.each<[string, Response | null, object]>([
    ['a session that is over', problem(401, 'auth.token_not_valid'), { kind: 'signedOut' }],
    ['a booking that was changed meanwhile', problem(412, 'coupon.version'), { kind: 'stale' }],
    ['a deadline that has passed', problem(409, 'cancel.deadline_passed'), { kind: 'deadline' }],
    ['a ride that there is not', problem(422, 'cancel.trip_type_invalid'), { kind: 'invalidTrip' }],
    ['a ride that was ridden', problem(409, 'transfer.state'), { kind: 'invalidTrip' }],
    ['a booking that is over', problem(409, 'coupon.state'), { kind: 'invalidTrip' }],
    [
      'a payment that is under way',
      problem(409, 'payment.under_way'),
      { kind: 'notAllowed', code: 'payment.under_way', detail: 'why payment.under_way' },
    ],
    [
      'another guest of the party',
      problem(403, 'booking.not_owner'),
      { kind: 'notAllowed', code: 'booking.not_owner', detail: 'why booking.not_owner' },
    ],
    ['a server that fails', problem(503, 'server.error'), { kind: 'failed' }],
    ['an answer of somebody else', new Response('<html>', { status: 502 }), { kind: 'failed' }],
    ['no answer', null, { kind: 'offline' }],
  ])('is not made for %s', async (_, answer, outcome) => {
    stubServer(() => answer);
    expect(await askCancellation(coupon, 'round_trip', false)).toEqual(outcome);
  });

  it.each([
    [true, 'preview=1'],
    [false, 'preview=0'],
  ])('is asked about or made on the version that the guest has read: preview %s', async (preview, query) => {
    const { asked } = stubServer(() => ({ coupons: [{ coupon_id: coupon.coupon_id }] }));
    expect(await askCancellation(coupon, 'arrival', preview)).toEqual({
      kind: 'answered',
      cancellation: { coupon_id: coupon.coupon_id },
    });
    expect(asked[0]?.line).toContain(query);
    expect(asked[0]?.ifMatch).toBe('"3"');
    expect(asked[0]?.body).toEqual({ coupons: [coupon.coupon_id], trip_type: 'arrival' });
  });
});

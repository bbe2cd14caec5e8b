import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem, stubServer } from '../../data/stub-server.ts';
import { askChange } from './ask-change.ts';

const coupon = { coupon_id: '7K3QW9ZC4T', version: 3 };
const refused = (code: string, change: object = {}) => ({
  kind: 'refused',
  code,
  detail: `why ${code}`,
  issues: [],
  move: null,
  mayBeLate: false,
  ...change,
});

afterEach(() => vi.unstubAllGlobals());

describe('a change', () => {
  it.each<[string, Response | null, object]>([
    ['a session that is over', problem(401, 'auth.token_not_valid'), { kind: 'signedOut' }],
    ['a booking that was changed meanwhile', problem(412, 'coupon.version'), { kind: 'stale', newer: null }],
    [
      'the same, with how it stands now',
      problem(412, 'coupon.version', { expected: { coupon } }),
      { kind: 'stale', newer: coupon },
    ],
    ['a deadline that has passed', problem(409, 'change.deadline_passed'), { kind: 'deadline' }],
    [
      'a deadline among several reasons',
      problem(422, 'request.invalid', {
        errors: [
          { field: 'adults', code: 'field.too_large', detail: '' },
          { field: 'service_date', code: 'change.deadline_passed', detail: '' },
        ],
      }),
      { kind: 'deadline' },
    ],
    [
      'a vehicle that is too small',
      problem(422, 'request.invalid', {
        errors: [{ field: 'adults', code: 'passengers.over_capacity', detail: 'ten at most' }],
      }),
      { kind: 'capacity', detail: 'ten at most' },
    ],
    [
      'no seats at that time',
      problem(409, 'booking.sold_out'),
      { kind: 'capacity', detail: 'why booking.sold_out' },
    ],
    [
      'another time in the schedule',
      problem(409, 'flight.time_differs', { expected: { flight_time: '14:20' } }),
      { kind: 'time', scheduled: '14:20', detail: 'why flight.time_differs' },
    ],
    ['a payment that is under way', problem(409, 'payment.under_way'), refused('payment.under_way')],
    ['a booking that is over', problem(409, 'coupon.state'), refused('coupon.state')],
    [
      'a ride that has to move with it',
      problem(422, 'flight.outside_stay', {
        expected: { direction: 'departure', service_date: '2027-01-21' },
      }),
      refused('flight.outside_stay', { move: { direction: 'departure', on: '2027-01-21' } }),
    ],
    [
      'a landing a day late',
      problem(422, 'flight.outside_stay', { expected: { late_arrival: true } }),
      refused('flight.outside_stay', { mayBeLate: true }),
    ],
    [
      'a field that is wrong',
      problem(422, 'flight.invalid', { field: 'flight_key' }),
      refused('flight.invalid', { issues: [expect.objectContaining({ code: 'flight.invalid' })] }),
    ],
    ['a server that fails', problem(503, 'server.error'), { kind: 'failed' }],
    ['an answer of somebody else', new Response('<html>', { status: 502 }), { kind: 'failed' }],
    ['no answer', null, { kind: 'offline' }],
  ])('is not made for %s', async (_, answer, outcome) => {
    stubServer(() => answer);
    expect(await askChange(coupon, 5, { adults: 3 }, false)).toEqual(outcome);
  });

  it.each([
    [true, 'preview=1'],
    [false, 'preview=0'],
  ])('is asked about or made on the version that the guest has read: preview %s', async (preview, query) => {
    const { asked } = stubServer(() => ({ changes: [] }));
    expect(await askChange(coupon, 5, { adults: 3 }, preview)).toEqual({
      kind: 'answered',
      answer: { changes: [] },
    });
    expect(asked[0]?.line).toContain(query);
    expect(asked[0]?.ifMatch).toBe('"3"');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, problem, stubServer } from '../../data/stub-server.ts';
import { dispatch, endBooking } from '../draft/booking-store.ts';
import { offersOf } from '../draft/offers.ts';
import { SUV } from '../draft/sample-offers.ts';
import { linkedStay, sampleStay } from '../draft/sample-stay.ts';
import { bookCoupon } from './book.ts';
import type { BookingView } from './use-booking-view.ts';

const stay = sampleStay();
const [chosen = null] = offersOf({
  trip: 'round_trip',
  serviceOn: stay.arrival,
  forSale: [SUV],
  included: [],
});
const view = {
  chosen,
  party: { stays: [], seatPolicy: 'specification' },
  language: 'en',
} as Partial<BookingView> as BookingView;

const made = (coupon_id: string, status = 'pending_payment') => ({
  coupon_id,
  amount_due: 160,
  hold_expires_at: null,
  status,
});
const keyOf = ({ body }: Asked) => (body as { uuidReference: string }).uuidReference;

beforeEach(() => {
  stubServer(() => null);
  dispatch({ type: 'reset', stay });
});
afterEach(() => {
  // Else the draft would be written after the storage is gone, in the middle of another test.
  endBooking();
  vi.unstubAllGlobals();
});

describe('a booking', () => {
  it('is made once by two presses, while its answer is awaited', async () => {
    const { asked } = stubServer(() => made('A'));
    const both = await Promise.all([bookCoupon(view), bookCoupon(view)]);
    expect(both[1]).toBe(both[0]);
    expect(both[0]).toMatchObject({
      kind: 'booked',
      isConfirmed: false,
      sale: { couponId: 'A', dueMinor: 16_000 },
    });
    expect(asked).toHaveLength(1);
  });

  it('whose answer was lost is asked for under the same key', async () => {
    const answers = [null, made('A')];
    const { asked } = stubServer(() => answers.shift() ?? null);
    expect(await bookCoupon(view)).toEqual({ kind: 'noAnswer' });
    expect(await bookCoupon(view)).toMatchObject({ kind: 'booked' });
    expect(asked.map(keyOf)[1]).toBe(asked.map(keyOf)[0]);
  });

  it('that was made already is not asked for again; that of another vehicle is', async () => {
    const { asked } = stubServer(() => made('A', 'confirmed'));
    expect(await bookCoupon(view)).toMatchObject({ kind: 'booked', isConfirmed: true });
    expect(await bookCoupon(view)).toMatchObject({ kind: 'booked', sale: { couponId: 'A' } });
    expect(asked).toHaveLength(1);
    dispatch({ type: 'additionalChosen', additional: true });
    await bookCoupon(view);
    expect(new Set(asked.map(keyOf)).size).toBe(2);
    expect(asked[1]?.body).toMatchObject({ additional: true });
  });
});

describe('a booking that is not made', () => {
  const refused = (code: string, field?: string) => ({ kind: 'refused', code, detail: `why ${code}`, field });
  it.each<[string, Response | null, object]>([
    ['a session that is over', problem(401, 'auth.token_not_valid'), { kind: 'signedOut' }],
    [
      'another price',
      problem(409, 'quote.differs', { expected: { amount: 175 } }),
      { kind: 'differs', expected: { amount: 175 } },
    ],
    [
      'another time in the schedule',
      problem(409, 'flight.time_differs', { expected: { 'departure.flight_time': '14:20' } }),
      { kind: 'timeDiffers', expected: { 'departure.flight_time': '14:20' } },
    ],
    [
      'a ride that was booked meanwhile',
      problem(409, 'coupon.leg_booked', { expected: { rides: [] } }),
      refused('coupon.leg_booked'),
    ],
    ['a payment that is under way', problem(409, 'payment.under_way'), refused('payment.under_way')],
    [
      'a ride that is too soon',
      problem(422, 'booking.today_by_phone', { field: 'departure.service_date' }),
      refused('booking.today_by_phone', 'departure.service_date'),
    ],
    ['the same key at work elsewhere', problem(409, 'intent.running'), { kind: 'noAnswer' }],
    [
      'a resort’s system that is away',
      problem(503, 'pms.unavailable'),
      { kind: 'failed', detail: 'why pms.unavailable' },
    ],
    ['no answer', null, { kind: 'noAnswer' }],
  ])('for %s', async (_, answer, outcome) => {
    stubServer(() => answer);
    expect(await bookCoupon(view)).toEqual(outcome);
  });

  it('for stays that may not ride together: the reason, and nothing is sold', async () => {
    dispatch({ type: 'stayLinked', linked: linkedStay({ confirmationNumber: 'BP100002-1' }) });
    const { asked } = stubServer(() => problem(422, 'link.not_consecutive'));
    expect(await bookCoupon(view)).toEqual({
      kind: 'groupRefused',
      code: 'link.not_consecutive',
      detail: 'why link.not_consecutive',
    });
    expect(asked).toHaveLength(1);
    stubServer(() => problem(503, 'pms.unavailable'));
    expect(await bookCoupon(view)).toMatchObject({ kind: 'failed' });
  });
});

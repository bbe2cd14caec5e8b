import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAppSession, keepGuestSession } from '../../data/session.ts';
import { type Asked, problem, stubServer } from '../../data/stub-server.ts';
import type { Property } from '../../places/use-places.ts';
import { sampleStay } from '../draft/sample-stay.ts';
import type { Stay } from '../stay/stay-session.ts';
import { type SignInOutcome, signInByBooking, signInByStay } from './prove-guest.ts';

const session = (token: string) => ({ token, expires_at: '2999-01-01T00:00:00Z' });
const resort = { code: 'BP', name: 'Bahía Perla', airports: [{ airport_id: 1 }] } as Property;
const number = '7K3QW9ZC4T';

const stayOf = (viewer: Partial<Stay['viewer']> = {}, change: Partial<Stay> = {}) => ({
  ...sampleStay({ ...change, viewer: { ...sampleStay().viewer, ...viewer } }),
  session: session('of the stay'),
});
const bookingOf = (status: string) => [
  {
    coupon_id: number,
    status,
    folio: 'BP100001-1',
    hotel: 'BP',
    airport: resort.airports[0],
    session: session('of the booking'),
  },
];

const isSearch = ({ line }: Asked) => line.includes('/search');

/** Answers of the server to the search for a booking, and to the look-up of a stay. */
let browser: ReturnType<typeof stubServer>;
function answerWith(booking: () => Response | object | null, stay = booking): void {
  browser = stubServer((asked) => (isSearch(asked) ? booking() : stay()));
  keepAppSession(session('of the app'));
  keepGuestSession(null);
}
/** The guest as the tab keeps them. */
const keptToken = () => JSON.parse(browser.tab.get('accessToken') ?? '{}').token ?? null;

const byNumber = (typed = number, arrival: string | null = null) =>
  signInByBooking(typed, 'Rivera', arrival, [resort]);
const byStay = (folio = 'BP100001-1', hotel: string | null = 'BP', arrival: string | null = null) =>
  signInByStay(hotel, folio, 'Rivera', arrival, [resort]);
const doors = [
  ['by number', byNumber],
  ['by stay', byStay],
] as const;
/** The refusal by the name of its words. */
const told = (outcome: SignInOutcome) => {
  if (outcome.ok || outcome.refusal === 'arrivalRequired') return outcome;
  return outcome.refusal.kind === 'stay' ? outcome.refusal.refusal : outcome.refusal.kind;
};

beforeEach(() => answerWith(() => null));
afterEach(() => vi.unstubAllGlobals());

describe.each(doors)('%s', (_, ask) => {
  it.each<[string, () => Response | null, object]>([
    ['a server that fails', () => problem(500, 'server.error'), { kind: 'serverError' }],
    ['no answer', () => null, { kind: 'offline' }],
    [
      'too many tries',
      () => problem(429, 'request.too_many', { retry_after: 40 }),
      { kind: 'tooMany', seconds: 40 },
    ],
    [
      'a date that is asked for',
      () => problem(428, 'stay.arrival_required'),
      { ok: false, refusal: 'arrivalRequired' },
    ],
  ])('%s is told, and nobody is signed in', async (_case, answer, refusal) => {
    answerWith(answer);
    expect(told(await ask())).toEqual(refusal);
    expect(keptToken()).toBeNull();
  });
});

describe('by number', () => {
  it('a number that is none is a booking not found, before a resort is asked for', async () => {
    answerWith(() => problem(404, 'coupon.not_found'));
    expect(told(await byNumber())).toBe('bookingNotFound');
    answerWith(() => []);
    expect(told(await byNumber())).toBe('bookingNotFound');
  });

  it('a booking that stands is opened, by its own session and then that of its stay', async () => {
    answerWith(
      () => bookingOf('confirmed'),
      () => stayOf({ coupons: [number] }),
    );
    expect(await byNumber(' 7k3qw 9zc4t ')).toEqual({ ok: true, couponId: number });
    expect(browser.asked[0]).toMatchObject({ token: 'of the app' });
    expect(keptToken()).toBe('of the stay');
  });

  it('a stay that cannot be read keeps nobody out of their booking', async () => {
    answerWith(
      () => bookingOf('confirmed'),
      () => problem(503, 'pms.unavailable'),
    );
    expect(await byNumber()).toEqual({ ok: true, couponId: number });
    expect(keptToken()).toBe('of the booking');
    expect(browser.tab.has('userInformation')).toBe(false);
  });

  it.each(['cancelled', 'expired'] as const)(
    'a booking that is %s: nobody is in until they go on',
    async (status) => {
      answerWith(
        () => bookingOf(status),
        () => stayOf({ coupons: [number] }),
      );
      const outcome = await byNumber();
      if (outcome.ok || outcome.refusal === 'arrivalRequired' || outcome.refusal.kind !== 'bookingOver')
        throw new Error(JSON.stringify(outcome));
      expect(outcome.refusal).toMatchObject({ status, couponId: number });
      expect(keptToken()).toBeNull();
      outcome.refusal.enter();
      expect(keptToken()).toBe('of the stay');
    },
  );

  it('the number of a stay is looked up as one', async () => {
    answerWith(() => stayOf({ coupons: [number] }));
    expect(await byNumber('bp 100001-1')).toEqual({ ok: true, couponId: null });
    expect(browser.asked.some(isSearch)).toBe(false);
    expect(told(await signInByBooking('BP100001-1', 'Rivera', null, []))).toEqual({
      ok: true,
      couponId: null,
    });
  });

  it('the arrival date goes along where it was asked for', async () => {
    answerWith(() => problem(404, 'coupon.not_found'));
    await byNumber(number, '2027-01-10');
    expect(browser.asked[0]?.line).toContain('arrival=2027-01-10');
    await byNumber();
    expect(browser.asked[1]?.line).not.toContain('arrival');
  });
});

describe('by stay', () => {
  it.each([
    ['stay.expired', 'expired'],
    ['stay.no_longer_available', 'noLongerAvailable'],
    ['stay.not_available', 'notAvailable'],
    ['stay.club_concierge', 'clubConcierge'],
  ])('a stay without bookings is refused by %s as %s, one with bookings is let in', async (code, kind) => {
    const refusal = { code, detail: '' };
    answerWith(() => stayOf({ refusal, canBook: false }));
    expect(told(await byStay())).toMatchObject({ kind });
    expect(keptToken()).toBeNull();
    answerWith(() => stayOf({ refusal, canBook: false, coupons: [number] }));
    expect(await byStay()).toEqual({ ok: true, couponId: null });
  });

  it('is not found with a wrong name, a wrong date or at another resort', async () => {
    answerWith(() => problem(404, 'stay.not_found'));
    expect(told(await byStay())).toEqual({ kind: 'notFound', withArrival: false });
    expect(told(await byStay('BP100001-1', 'BP', '2027-01-10'))).toEqual({
      kind: 'notFound',
      withArrival: true,
    });
    answerWith(() => stayOf({ coupons: [number] }));
    expect(told(await byStay('BP100001-1', 'PM'))).toEqual({ kind: 'notFound', withArrival: false });
    expect(keptToken()).toBeNull();
  });

  it('without transportation nobody is in until they book', async () => {
    answerWith(() => stayOf());
    const outcome = await byStay();
    if (outcome.ok || outcome.refusal === 'arrivalRequired' || outcome.refusal.kind !== 'noTransportation')
      throw new Error(JSON.stringify(outcome));
    expect(outcome.refusal.property).toBe(resort);
    expect(keptToken()).toBeNull();
    outcome.refusal.enter();
    expect(keptToken()).toBe('of the stay');
    expect(JSON.parse(browser.tab.get('selectData') ?? '{}')).toMatchObject({ airport: '1', resort: 'BP' });
  });

  it.each([
    ['as it is', number],
    ['as people write it', ' 7k3qw-9zc4t'],
  ])(
    'the number of a booking in its field, %s, opens that booking, whatever resort was chosen',
    async (_, typed) => {
      answerWith(() => stayOf({ coupons: ['AAAAAAAAAA', number] }));
      expect(await byStay(typed, 'PM')).toEqual({ ok: true, couponId: number });
    },
  );
});

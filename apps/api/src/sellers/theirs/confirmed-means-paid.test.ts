import type { CallAnswer } from '@traslado/contract/schemas';
import { describe, expect, it } from 'vitest';
import { getAs, makeBackendPending, type Theirs, useTheirs } from '../../testing/group-backend.ts';
import { pay } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';

type Pending = Awaited<ReturnType<typeof makeBackendPending>>;
type Testing = Omit<Theirs, 'close'>;

/** From now on their search shows the booking with this word, and nothing of its money. */
function show(
  { standIn, selling }: Testing,
  { code }: Pending,
  word: string | undefined,
  more: object = {},
): void {
  standIn.faults.clear();
  const sold = selling.coupons().find(({ coupon_id }) => coupon_id === code);
  const body = sold?.transfers.map((ride) => ({
    transfer_id: ride.transfer_id,
    coupon_id: code,
    service_date: ride.flight_date,
    flight_code: ride.flight_code,
    flight_time: ride.flight_time,
    service_time: ride.pick_up.time,
    pax: sold.total_passengers,
    status: 'ACTIVE',
    reservation_status: word,
    ...more,
  }));
  standIn.faults.set({ call: 'searchCoupon', kind: 'status', status: 200, body });
}

/** Pays, and the answer is lost while it is on its way; afterwards their search shows `word`. */
async function payInDoubt(theirs: Testing, pending: Pending, word: string, more: object = {}) {
  theirs.standIn.faults.set({ call: 'payCoupon', kind: 'silent', times: 1 });
  const pressed = pay(theirs.test, pending.token, { coupon_id: pending.code, amount: pending.amount });
  await expect.poll(() => theirs.heard('payCoupon'), { interval: 5 }).toBe(1);
  show(theirs, pending, word, more);
  return (await pressed).json().status;
}

const askPayment = async ({ test }: Testing, { token, code }: Pending) =>
  (await getAs(test, token, `/v1/sales/payments/${code}`)).json().status;

const matters = ({ test }: Testing, { code }: Pending) =>
  test.db
    .selectFrom('staff_alert')
    .select('kind')
    .where('kind', '=', 'transfers.payment_unresolved')
    .where('detail', 'like', `${code} %`)
    .where('resolved_at', 'is', null)
    .execute();

describe('a record that is confirmed after a payment', () => {
  const theirs = useTheirs('documented', { deedMs: 1_000 });

  it('was paid, when it was read as pending before, and the story says so', async () => {
    const pending = await makeBackendPending(theirs);
    show(theirs, pending, 'PENDING');
    expect(await payInDoubt(theirs, pending, 'CONFIRMED')).toBe('succeeded');
    expect(await askPayment(theirs, pending)).toBe('succeeded');
    const again = await pay(theirs.test, pending.token, { coupon_id: pending.code, amount: pending.amount });
    expect(again.json().code).toBe('payment.nothing_due');
    expect(theirs.heard('payCoupon')).toBe(1);
    const desk = await makeStaff(theirs.test, ['concierge']);
    const { id } = await theirs.test.db
      .selectFrom('their_coupon')
      .select('id')
      .where('code', '=', pending.code)
      .executeTakeFirstOrThrow();
    const { events } = (await desk.ask('GET', `/v1/staff/bookings/${id}`)).json<
      CallAnswer<'getBookingStory'>
    >();
    expect(events.find(({ kind }) => kind === 'payment')).toMatchObject({
      code: 'succeeded',
      detail: 'read.confirmed',
    });
  });

  it.each<[string, string | undefined, object]>([
    ['was never read as pending', undefined, {}],
    ['was confirmed before', 'CONFIRMED', {}],
    ['has another flight than before', 'PENDING', { flight_time: '18:45' }],
    ['has other passengers than before', 'PENDING', { pax: 4 }],
  ])('says nothing where it %s: staff are told', async (_, before, after) => {
    const pending = await makeBackendPending(theirs);
    show(theirs, pending, before);
    expect(await payInDoubt(theirs, pending, 'CONFIRMED', after)).toBe('unknown');
    expect(await matters(theirs, pending)).toHaveLength(1);
    theirs.test.setNow(theirs.test.now() + 60 * 60_000);
    expect(await askPayment(theirs, pending)).toBe('unknown');
  });
});

describe('a whole record that is confirmed after a payment', () => {
  const theirs = useTheirs('rich', { deedMs: 1_000 });
  const confirmed = { status: 'confirmed' } as const;

  it.each([
    ['changed once', 1, { due: 0 }, 'succeeded'],
    ['changed twice', 2, { due: 0 }, 'unknown'],
    ['still names what is due', 1, {}, 'unknown'],
    ['names another amount', 1, { due: 0, total: 171 }, 'unknown'],
  ] as const)('that %s', async (_, by, price, told) => {
    const pending = await makeBackendPending(theirs);
    theirs.selling.answerNext('payCoupon', 429, {});
    const pressed = await (async () => {
      theirs.standIn.faults.set({ call: 'payCoupon', kind: 'silent', times: 1 });
      const answer = pay(theirs.test, pending.token, { coupon_id: pending.code, amount: pending.amount });
      await expect.poll(() => theirs.heard('payCoupon'), { interval: 5 }).toBe(1);
      theirs.selling.edit(pending.code, (view) => ({
        ...view,
        ...confirmed,
        version: view.version + by,
        price: { ...view.price, ...price },
      }));
      return answer;
    })();
    expect([pressed.json().status, await askPayment(theirs, pending)]).toEqual([told, told]);
    expect(await matters(theirs, pending)).toHaveLength(told === 'unknown' ? 1 : 0);
  });
});

describe('a record that is confirmed, where that means nothing', () => {
  const theirs = useTheirs('documented', { deedMs: 1_000, confirmedMeansPaid: 'no' });

  it('leaves the payment unknown, until it says paid', async () => {
    const pending = await makeBackendPending(theirs);
    show(theirs, pending, 'PENDING');
    expect(await payInDoubt(theirs, pending, 'CONFIRMED')).toBe('unknown');
    expect(await matters(theirs, pending)).toHaveLength(1);
    show(theirs, pending, 'PAID');
    expect(await askPayment(theirs, pending)).toBe('succeeded');
    expect(await matters(theirs, pending)).toEqual([]);
  });
});

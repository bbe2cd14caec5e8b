import { describe, expect, it } from 'vitest';
import { getAs, makeBackendPaid, putAs, useTheirs } from '../../testing/group-backend.ts';
import { serviceOf } from '../../testing/sales.ts';
import type { FaultGiven } from '../../testing/stand-in/faults.ts';
import { makeStaysTogether } from '../../testing/stays-together.ts';

/**
 * A change, a cancellation and a group while every fault meets them, in both dialects. What was done though its answer was lost is told as done;
 * what was certainly not done is told so, and can be asked for again.
 */

type Given = Omit<FaultGiven, 'call'>;

/** They did it, and the answer says nothing. */
const lost: readonly (readonly [string, Given])[] = [
  ['slow', { kind: 'slow', ms: 4_000 }],
  ['silent', { kind: 'silent' }],
  ['half-closed', { kind: 'half-closed' }],
  ['reset', { kind: 'reset' }],
  ['failing with 500', { kind: 'status', status: 500 }],
  ['failing with 503', { kind: 'status', status: 503 }],
  ['half a JSON', { kind: 'bad-json' }],
  ['other types', { kind: 'wrong-types' }],
  ['without fields', { kind: 'missing-fields' }],
  ['a page', { kind: 'html' }],
  ['megabytes', { kind: 'huge' }],
];

describe.each(['rich', 'documented'] as const)('%s', (dialect) => {
  const theirs = useTheirs(dialect, { deedMs: 2_500 });
  const cancelUrl = '/v2/transfers/reservations/cancel-coupons-by-id';
  const meet = (call: string, fault: Given) => theirs.standIn.faults.set({ call, ...fault, times: 1 });
  type Paid = Awaited<ReturnType<typeof makeBackendPaid>>;
  const shownTo = async ({ token, code }: Paid) =>
    (await getAs(theirs.test, token, `/v1/transfers/coupons/${code}`)).json();
  const change = ({ coupon, token, code }: Paid) =>
    putAs(theirs.test, token, `/v3/transfers/reservations/${coupon.transfers[1]?.transfer_id}`, {
      coupon_id: code,
      flight_time: '16:20',
    });

  it.each(lost)('a change that was done is told as done: %s', async (_, fault) => {
    const paid = await makeBackendPaid(theirs);
    meet('changeTransfer', fault);
    const answer = await change(paid);
    expect([answer.statusCode, answer.json().applied], answer.body).toEqual([200, true]);
    expect(theirs.heard('changeTransfer')).toBe(1);
    expect((await shownTo(paid)).transfers[1]).toMatchObject({
      flight_time: '16:20',
      pick_up: { time: '12:50' },
    });
  });

  it.each(lost)('a cancellation that was done is told as done, with its refund: %s', async (_, fault) => {
    const paid = await makeBackendPaid(theirs);
    meet('cancelCoupons', fault);
    const answer = await putAs(theirs.test, paid.token, cancelUrl, { coupons: [paid.code] });
    expect([answer.statusCode, answer.json()], answer.body).toMatchObject([
      200,
      { applied: true, refund: 160, coupons: [{ status: 'cancelled' }] },
    ]);
    expect(theirs.heard('cancelCoupons')).toBe(1);
    expect(await shownTo(paid)).toMatchObject({ status: 'cancelled', refunds: [{ amount: 160 }] });
  });

  it.each(lost)('one cancelled ride is told as done: %s', async (_, fault) => {
    const paid = await makeBackendPaid(theirs, serviceOf.sharedRoundTrip);
    meet('cancelTransfer', fault);
    const id = paid.coupon.transfers[1]?.transfer_id;
    const answer = await putAs(
      theirs.test,
      paid.token,
      `/v2/transfers/receptive-reservations/service-cancel/${id}`,
    );
    expect([answer.statusCode, answer.json().applied], answer.body).toEqual([200, true]);
    expect(theirs.heard('cancelTransfer')).toBe(1);
    expect(await shownTo(paid)).toMatchObject({
      status: 'partially_cancelled',
      transfers: [{ status: 'confirmed' }, { status: 'cancelled' }],
    });
  });

  it.each([
    ['500', 503, 'backend.unavailable'],
    ['429', 503, 'backend.unavailable'],
    ['422', 409, 'change.by_phone'],
  ] as const)(
    'a change that they did not make is never told as done: %s',
    async (theirStatus, status, code) => {
      const paid = await makeBackendPaid(theirs);
      theirs.selling.refuseNext('changeTransfer', Number(theirStatus), {});
      const answer = await change(paid);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect((await shownTo(paid)).transfers[1].flight_time).toBe('14:20');
      expect((await change(paid)).json().applied).toBe(true);
    },
  );

  it('a change and a cancellation while they are down are not sent, and nothing is told as done', async () => {
    const paid = await makeBackendPaid(theirs);
    await theirs.standIn.goDown();
    const answers = [
      await change(paid),
      await putAs(theirs.test, paid.token, cancelUrl, { coupons: [paid.code] }),
    ];
    await theirs.standIn.comeUp();
    expect(answers.map((one) => one.json().code)).toEqual(['backend.unavailable', 'backend.unavailable']);
    expect(await shownTo(paid)).toMatchObject({ status: 'confirmed' });
  });

  it.each([...lost, ['refusing us', { kind: 'status', status: 409 }] as const])(
    'a group whose number was lost is asked for again with the next sale, and nothing is sold meanwhile: %s',
    async (_, fault) => {
      const { token, sell } = await makeStaysTogether(theirs);
      meet('createReceptiveGroup', fault);
      const failed = await sell();
      expect(failed.statusCode, failed.body).toBeGreaterThanOrEqual(400);
      expect(theirs.heard('createCoupon')).toBe(0);
      const sold = await sell();
      expect([sold.statusCode, sold.json().status], sold.body).toEqual([201, 'pending_payment']);
      const shown = await getAs(theirs.test, token, `/v1/transfers/coupons/${sold.json().coupon_id}`);
      expect(shown.json().reservations).toHaveLength(2);
    },
  );
});

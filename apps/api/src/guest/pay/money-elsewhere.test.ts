import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { DisputeState } from '@traslado/domain/booking/state';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { afterEach, describe, expect, it } from 'vitest';
import type { DisputeEvent, PaymentsPort, RefundEvent, WebhookReading } from '../../ports/payments.ts';
import { approve, askFor, couponIdOf, decline, makeGiver } from '../../testing/approvals.ts';
import {
  cancelCoupons,
  change,
  jobsOf,
  makePaid,
  payBack,
  refundsOf,
  show,
  silentLog,
} from '../../testing/changes.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';
import { takeWebhook } from './take-webhook.ts';

// Money that moved at the gateway without us, reported by events alone: only our own books are compared.

const test = useTestApp();
const books = useBooks(test);
afterEach(async () => {
  const own = (await books.discrepancies()).filter(({ check }) => !check.startsWith('gateway.'));
  expect(own).toEqual([]);
});

async function chargeOf(code: string) {
  return test.db
    .selectFrom('payment_attempt')
    .innerJoin('coupon', 'coupon.id', 'coupon_id')
    .select(['payment_attempt.id as attemptId', 'gateway_id as gatewayId', 'coupon_id as couponId'])
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
}

/** A genuine report of the gateway. */
const tell = (reading: WebhookReading, over: Partial<PaymentsPort> = {}) =>
  takeWebhook(
    { db: test.db, log: silentLog, payments: { ...test.payments.port, ...over, readWebhook: () => reading } },
    { body: Buffer.from(''), headers: {}, arrivedAt: test.now(), now: test.now() },
  );

async function refundEvent(code: string, over: Partial<RefundEvent> = {}): Promise<RefundEvent> {
  const { gatewayId } = await chargeOf(code);
  return {
    kind: 'event',
    eventId: randomUUID(),
    type: 'refund.succeeded',
    refundId: null,
    gatewayId: gatewayId ?? '',
    gatewayRefundId: `re_${randomUUID()}`,
    amountMinor: 4_000,
    currency: 'USD',
    occurredAtMs: test.now(),
    ...over,
  };
}

async function disputeEvent(
  code: string,
  status: DisputeState,
  over: Partial<DisputeEvent> = {},
): Promise<DisputeEvent> {
  const { gatewayId } = await chargeOf(code);
  return {
    kind: 'event',
    eventId: randomUUID(),
    type: 'dispute.told',
    gatewayDisputeId: `dp_${code}`,
    gatewayId: gatewayId ?? '',
    status,
    reason: 'fraudulent',
    amountMinor: status === 'warned' || status === 'ended' ? null : 16_000,
    currency: 'USD',
    dueAtMs: test.now() + 7 * DAY_MS,
    openedAtMs: test.now(),
    occurredAtMs: test.now(),
    ...over,
  };
}

const matters = async (code: string) =>
  (
    await test.db
      .selectFrom('staff_alert')
      .innerJoin('coupon', 'coupon.id', 'staff_alert.coupon_id')
      .select('kind')
      .where('coupon_code', '=', code)
      .where('resolved_at', 'is', null)
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);

const codeOf = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];
const stale = [409, 'refund_request.stale'];
const disputed = [409, 'refund.disputed'];

type Made = Awaited<ReturnType<typeof makeAsked>>;

/** A paid booking of 48.00 for two, of which a refund of 20.00 waits for a second person, `giver`. */
async function makeAsked() {
  const paid = await makePaid(test, serviceOf.sharedDeparture, { adults: 2 });
  const id = await couponIdOf(test, paid.code);
  const asked = await askFor(await makeGiver(test, 'concierge', 0), id, { amount: '20.00' });
  return { ...paid, id, request: Number(asked.json().id), giver: await makeGiver(test, 'finance', 500) };
}

const roomOf = async (staff: Staff, id: number) =>
  (await staff.ask('GET', `/v1/staff/bookings/${id}/refund-requests`)).json<CallAnswer<'getRefundRoom'>>();

const fewer = ({ token, code, departureId }: Made, how = {}) =>
  change(test, token, departureId, { coupon_id: code, adults: 1 }, how);

const preview = async (token: string, code: string) =>
  (await cancelCoupons(test, token, { coupons: [code] }, { preview: true })).json();

describe('a refund made at the gateway', () => {
  it('is booked once, told to staff and guest, and what is promised is what is left', async () => {
    const { token, code } = await makePaid(test);
    const event = await refundEvent(code);
    const letters = (await jobsOf(test, 'send_refund_letter')).length;
    await Promise.all([tell(event), tell({ ...event, eventId: randomUUID() })]);
    await tell({ ...event, eventId: randomUUID() });
    expect((await show(test, token, code)).refunds).toMatchObject([
      { status: 'succeeded', amount: 40, reason: 'at_gateway' },
    ]);
    expect(await matters(code)).toEqual(['refund.at_gateway']);
    expect((await jobsOf(test, 'send_refund_letter')).length).toBe(letters + 1);
    expect((await preview(token, code)).refund).toBe(120);
    expect((await cancelCoupons(test, token, { coupons: [code] })).json().refund).toBe(120);
    await payBack(test);
    expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 160 });
  });

  it.each<[string, (made: Made) => Promise<unknown>, unknown]>([
    ['a cancellation', async ({ token, code }) => (await preview(token, code)).refund, 8],
    ['a change', async (made) => (await fewer(made, { preview: true })).json().refund, 8],
    ['a refund by hand', async ({ giver, id }) => (await roomOf(giver, id)).free, 8],
    ['an approval', async ({ giver, request }) => codeOf(await approve(giver, request, '20.00')), stale],
    [
      'the page of an approval',
      async ({ giver, request }) =>
        (await giver.ask('GET', `/v1/staff/refund-requests/${request}`)).json().viewer.approve,
      'refund_request.stale',
    ],
  ])('of which nobody told us is read before %s', async (_, promise, told) => {
    const made = await makeAsked();
    const { port } = test.payments;
    const own = port.listRefunds;
    const createdAtMs = test.now();
    port.listRefunds = async () => ({
      kind: 'refunds',
      refunds: [
        {
          gatewayRefundId: `re_of_${made.code}`,
          refundId: null,
          status: 'succeeded',
          amountMinor: 4_000,
          currency: 'USD',
          createdAtMs,
        },
      ],
    });
    try {
      expect(await promise(made)).toEqual(told);
    } finally {
      port.listRefunds = own;
    }
    expect(await matters(made.code)).toEqual(['refund.at_gateway']);
  });

  it('takes the place of one that failed here, and the rest is asked for', async () => {
    const { token, code } = await makePaid(test);
    await cancelCoupons(test, token, { coupons: [code] });
    const failing: PaymentsPort = {
      ...test.payments.port,
      refund: async () => ({ kind: 'failed', detail: 'card closed' }),
    };
    await payBack(test, failing);
    expect(await matters(code)).toEqual(['refund.failed']);
    await tell(await refundEvent(code, { amountMinor: 10_000 }));
    expect(
      (await show(test, token, code)).refunds.map((one: { amount: number }) => one.amount).sort(),
    ).toEqual([100, 60]);
    await tell(await refundEvent(code, { amountMinor: 6_000 }));
    expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 160 });
    expect(await matters(code)).toEqual(['refund.at_gateway', 'refund.at_gateway']);
  });

  it('of a charge that is not ours is set aside and told to staff', async () => {
    const { code } = await makePaid(test);
    const gatewayRefundId = `re_${randomUUID()}`;
    await tell(await refundEvent(code, { gatewayId: 'ch_of_nobody', gatewayRefundId }));
    const told = await test.db
      .selectFrom('staff_alert')
      .select('kind')
      .where('subject', '=', gatewayRefundId)
      .execute();
    expect(told).toEqual([{ kind: 'refund.unknown_charge' }]);
  });
});

it('a refund that the bank sends back is open again: books, matter, letter, and no second try by itself', async () => {
  const { token, code } = await makePaid(test);
  await cancelCoupons(test, token, { coupons: [code] });
  await payBack(test);
  const [refund] = await refundsOf(test, code);
  expect(refund?.status).toBe('succeeded');
  const letters = (await jobsOf(test, 'send_refund_letter')).length;
  const event = await refundEvent(code, {
    type: 'refund.failed',
    refundId: refund?.id ?? '',
    gatewayRefundId: refund?.gateway_id ?? '',
    amountMinor: 16_000,
  });
  await tell(event);
  await tell({ ...event, eventId: randomUUID() });
  expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 0 });
  expect(await matters(code)).toEqual(['refund.failed']);
  const told = await jobsOf(test, 'send_refund_letter');
  expect(told.length).toBe(letters + 1);
  expect(told).toContainEqual({ refundId: refund?.id, isReturned: true });
  test.setNow(test.now() + 72 * HOUR_MS);
  await payBack(test);
  expect(await refundsOf(test, code)).toHaveLength(1);
  test.setNow(test.now() - 72 * HOUR_MS);
});

describe('a dispute', () => {
  const cancelOf = (token: string, code: string) => cancelCoupons(test, token, { coupons: [code] });

  it.each<[string, (made: Made) => Promise<unknown>, unknown]>([
    ['a change', async (made) => codeOf(await fewer(made)), disputed],
    ['a change’s preview', async (made) => codeOf(await fewer(made, { preview: true })), disputed],
    ['a cancellation', async ({ token, code }) => codeOf(await cancelOf(token, code)), disputed],
    ['what can go back by hand', async ({ giver, id }) => (await roomOf(giver, id)).is_disputed, true],
    [
      'a refund by hand',
      async ({ giver, id, request }) => {
        await decline(giver, request);
        return codeOf(await askFor(giver, id, { amount: '20.00' }));
      },
      disputed,
    ],
    ['an approval', async ({ giver, request }) => codeOf(await approve(giver, request, '20.00')), disputed],
    [
      'the page of an approval',
      async ({ giver, request }) =>
        (await giver.ask('GET', `/v1/staff/refund-requests/${request}`)).json().viewer.approve,
      'refund.disputed',
    ],
    [
      'another try of a refund that failed',
      async ({ giver, code, id }) => {
        const { attemptId } = await chargeOf(code);
        const { id: refund } = await test.db
          .insertInto('refund')
          .values({
            id: randomUUID(),
            coupon_id: id,
            attempt_id: attemptId,
            status: 'failed',
            amount_minor: 1_000,
            currency: 'USD',
            reason: 'by_hand',
            created_at: new Date(test.now()),
            updated_at: new Date(test.now()),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return codeOf(
          await giver.ask('POST', `/v1/staff/refunds/${refund}/retry`, { payload: { note: 'Asked again' } }),
        );
      },
      disputed,
    ],
  ])('stops %s', async (_, deed, told) => {
    const made = await makeAsked();
    await tell(await disputeEvent(made.code, 'needs_response', { amountMinor: 4_800 }));
    expect(await deed(made)).toEqual(told);
  });

  it.each<[DisputeState, string]>([
    ['warned', 'dispute.warned'],
    ['inquiry', 'dispute.opened'],
    ['inquiry_review', 'dispute.opened'],
    ['needs_response', 'dispute.opened'],
    ['under_review', 'dispute.opened'],
  ])('that is %s stops what gives money, and is a matter', async (status, kind) => {
    const { token, code } = await makePaid(test);
    await tell(await disputeEvent(code, status));
    const refused = await cancelOf(token, code);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'refund.disputed']);
    expect(await matters(code)).toEqual([kind]);
  });

  it.each<[DisputeState, object]>([
    ['warned', { paid: 160, disputed: 0, kept: 160, due: 0 }],
    ['inquiry', { paid: 160, disputed: 0, kept: 160, due: 0 }],
    ['needs_response', { paid: 160, disputed: 160, kept: 0, due: 0 }],
    ['won', { paid: 160, disputed: 0, kept: 160, due: 0 }],
    ['lost', { paid: 160, disputed: 160, kept: 0, due: 0 }],
  ])('that is %s stands so in the money of the booking', async (status, money) => {
    const { code } = await makePaid(test);
    await tell(await disputeEvent(code, status));
    const staff = await makeStaff(test, ['finance']);
    const story = await staff.ask('GET', `/v1/staff/bookings/${await couponIdOf(test, code)}`);
    expect(story.json()).toMatchObject({ money, disputes: [{ status, amount: 160 }] });
  });

  it('stops a refund that was asked for and has not gone out, until it is won', async () => {
    const { token, code } = await makePaid(test);
    await cancelOf(token, code);
    await tell(await disputeEvent(code, 'needs_response'));
    await payBack(test);
    expect((await refundsOf(test, code))[0]?.status).toBe('requested');
    await tell(await disputeEvent(code, 'won'));
    await payBack(test);
    expect((await refundsOf(test, code))[0]?.status).toBe('succeeded');
    expect(await matters(code)).toEqual([]);
  });

  it.each<DisputeState>(['lost', 'prevented'])('that is %s leaves nothing to give back', async (status) => {
    const { token, code } = await makePaid(test);
    await tell(await disputeEvent(code, 'needs_response'));
    await tell(await disputeEvent(code, status));
    // A late event opens nothing again.
    await tell(await disputeEvent(code, 'needs_response'));
    expect(await matters(code)).toEqual(['dispute.lost']);
    expect((await preview(token, code)).refund).toBe(0);
    expect((await cancelOf(token, code)).json().refund).toBe(0);
  });

  it('that was only a warning stops nothing when staff have settled it', async () => {
    const { token, code } = await makePaid(test);
    await tell(await disputeEvent(code, 'warned'));
    await test.db
      .updateTable('staff_alert')
      .set({ resolved_at: new Date(test.now()), resolution_note: 'We know the guest.' })
      .where('subject', '=', `dp_${code}`)
      .execute();
    expect((await cancelOf(token, code)).statusCode).toBe(200);
  });
});

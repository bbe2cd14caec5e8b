import type { LightMyRequestResponse } from 'fastify';
import type { PaymentsPort } from '../ports/payments.ts';
import { runRefunds } from '../sellers/refund/run-refunds.ts';
import type { TestApp } from './open-test-app.ts';
import { type Body, makePending, pay, serviceOf } from './sales.ts';

/** A guest's actions on a paid booking, for tests. */

export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

export type Paid = Awaited<ReturnType<typeof makePaid>>;

/** A guest with a paid booking, its rides by direction. */
export async function makePaid(test: TestApp, serviceId: number = serviceOf.suvRoundTrip, more: Body = {}) {
  const made = await makePending(test, serviceId, more);
  const paid = await pay(test, made.token, { coupon_id: made.code, amount: made.amount });
  if (paid.statusCode !== 200) throw new Error(`not paid: ${paid.body}`);
  const ride = (direction: string): number =>
    made.coupon.transfers.find((one) => one.direction === direction)?.transfer_id ?? 0;
  return { ...made, arrivalId: ride('arrival'), departureId: ride('departure') };
}

type How = { readonly preview?: boolean; readonly version?: number; readonly language?: string };

function put(
  test: TestApp,
  token: string,
  url: string,
  payload: Body | undefined,
  { preview = false, version, language = 'en-US' }: How,
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'PUT',
    url: preview ? `${url}?preview=1` : url,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload && { payload }),
  });
}

export const change = (test: TestApp, token: string, transferId: number, body: Body, how: How = {}) =>
  put(test, token, `/v3/transfers/reservations/${transferId}`, body, how);

export const cancelRide = (test: TestApp, token: string, transferId: number, how: How = {}) =>
  put(test, token, `/v2/transfers/receptive-reservations/service-cancel/${transferId}`, undefined, how);

export const cancelCoupons = (test: TestApp, token: string, body: Body, how: How = {}) =>
  put(test, token, '/v2/transfers/reservations/cancel-coupons-by-id', body, how);

export const show = async (test: TestApp, token: string, code: string) =>
  (
    await test.app.inject({
      url: `/v1/transfers/coupons/${code}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();

/** Carries out all repayments that are due. */
export async function payBack(test: TestApp, payments: PaymentsPort = test.payments.port): Promise<void> {
  while ((await runRefunds({ db: test.db, log: silentLog, payments }, test.now())) > 0);
}

export async function jobsOf(test: TestApp, kind: string): Promise<Record<string, unknown>[]> {
  const rows = await test.db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload as Record<string, unknown>);
}

export async function refundsOf(test: TestApp, code: string) {
  return test.db
    .selectFrom('refund')
    .innerJoin('coupon', 'coupon.id', 'refund.coupon_id')
    .selectAll('refund')
    .where('coupon.coupon_code', '=', code)
    .orderBy('refund.created_at')
    .orderBy('refund.retries')
    .execute();
}

import { randomUUID } from 'node:crypto';
import { calls } from '@traslado/contract/calls';
import { unflattenForm } from '@traslado/contract/form';
import type { CallName } from '@traslado/contract/routes';
import { routes } from '@traslado/contract/routes';
import { toMinor } from '@traslado/domain/money';
import type { ChargeOutcome, PaymentsPort } from '../../ports/payments.ts';
import type { StandInRequest } from './faulty-server.ts';
import { changedBy, createdOf, stateOf } from './selling-answers.ts';
import {
  type BackendView,
  cancelled,
  type Member,
  paid,
  recordsOf,
  type Sold,
  sold,
} from './selling-books.ts';
import type { StandInCall, StandInReply } from './stand-in-call.ts';

/**
 * The selling part of the group's transfers backend: it sells, charges, changes and cancels by the calls as documented, and nothing beside
 * them.
 */

export type Selling = {
  readonly calls: readonly StandInCall[];
  readonly coupons: () => readonly BackendView[];
  /** Charges that were tried, by booking. */
  readonly charges: () => readonly { readonly couponId: string; readonly outcome: ChargeOutcome['kind'] }[];
  /** They refuse the next request of a call with a problem of theirs, and do nothing. */
  readonly refuseNext: (call: CallName, status: number, problem: object) => void;
  /** They give this answer to the next request of a call, and do nothing. */
  readonly answerNext: (call: CallName, status: number, body: object) => void;
  /** The next booking has this number; their answer may leave it out. */
  readonly numberNext: (number: string, more?: { readonly isSaid?: boolean }) => void;
  /** Changes a booking behind our back, as their staff may. */
  readonly edit: (couponId: string, edit: (view: BackendView) => BackendView) => void;
  /** Removes a booking from their books, as if it had never been. */
  readonly remove: (couponId: string) => void;
  /** Their books say `pending_payment` of every booking while this is on, as ones that lag behind would. */
  readonly lag: (on: boolean) => void;
  /** A booking once its money has come. */
  readonly paid: (view: BackendView) => BackendView;
  /** From now on they keep so many cents of every refund. */
  readonly keepFees: (minor: number) => void;
  /** From now on they charge so many cents more for everything. */
  readonly raisePrices: (byMinor: number) => void;
};

type Pending = { readonly couponId: string; readonly attemptId: string; readonly startedAtMs: number };

const served = [
  'createCoupon',
  'listTransfersOfStay',
  'searchCoupon',
  'payCoupon',
  'changeTransfer',
  'cancelTransfer',
  'cancelCoupons',
  'createReceptiveGroup',
] as const satisfies readonly CallName[];

type Call = (typeof served)[number];

const problem = (status: number, code: string, more: object = {}): StandInReply => ({
  status,
  body: { type: 'about:blank', title: '', status, code, detail: 'Said by the stand-in.', ...more },
});

/**
 * @param payments the gateway whose frame made the guest's token; without one every card pays but `tok_declined`
 */
export function createSelling({
  payments,
  now,
}: {
  payments?: (() => PaymentsPort) | undefined;
  now: () => number;
}): Selling {
  const books = new Map<string, Sold>();
  const groups = new Map<number, readonly Member[]>();
  const charged: { couponId: string; outcome: ChargeOutcome['kind'] }[] = [];
  let pending: Pending[] = [];
  let refusals: { call: CallName; status: number; problem: object }[] = [];
  const numbers: { number: string; isSaid?: boolean | undefined }[] = [];
  let dearerMinor = 0;
  let feeMinor = 0;
  let lags: ReadonlyMap<string, BackendView> | null = null;

  const update = (couponId: string, edit: (view: BackendView) => BackendView): void => {
    const entry = books.get(couponId);
    if (entry) entry.view = edit(entry.view);
  };

  /** Asks the bank's check for its end, as their own gateway would tell them. */
  async function settlePending(): Promise<void> {
    for (const wait of pending) {
      const ref = { ...wait, idempotencyKey: wait.attemptId };
      const outcome = await payments?.().find(ref);
      if (outcome?.kind === 'succeeded') update(wait.couponId, paid);
      if (outcome && outcome.kind !== 'requires_action') pending = pending.filter((one) => one !== wait);
    }
  }

  async function charge(couponId: string, token: string, amountMinor: number): Promise<ChargeOutcome> {
    const attemptId = randomUUID();
    const outcome: ChargeOutcome = payments
      ? await payments().charge({
          attemptId,
          couponId,
          amountMinor,
          currency: 'USD',
          paymentToken: token,
          description: `Transfer ${couponId}`,
          idempotencyKey: attemptId,
          pageOrigin: 'http://localhost',
        })
      : token === 'tok_declined'
        ? { kind: 'declined', reason: 'card_declined' }
        : { kind: 'succeeded', gatewayId: attemptId, amountMinor, currency: 'USD' };
    charged.push({ couponId, outcome: outcome.kind });
    if (outcome.kind === 'requires_action') pending.push({ couponId, attemptId, startedAtMs: Date.now() });
    return outcome;
  }

  const handlers: Record<
    Call,
    (
      request: StandInRequest,
      params: Readonly<Record<string, string>>,
    ) => StandInReply | Promise<StandInReply>
  > = {
    createCoupon({ body }, params) {
      const read = calls.createCoupon.shapes.body.safeParse(JSON.parse(body));
      if (!read.success) return problem(400, 'body.unknown');
      const members = groups.get(read.data.receptive_group_id) ?? [];
      const { email, phone } = read.data;
      // They have no contact on file: every seller sends both.
      if (!email || !phone) return problem(422, 'field.required');
      const made = sold(
        Number(params.service_id),
        { ...read.data, email, phone },
        { members, dearerMinor, now: now() },
      );
      if (!made) return problem(422, 'service.not_available');
      const { number = made.view.coupon_id, isSaid = true } = numbers.shift() ?? {};
      const view = { ...made.view, coupon_id: number };
      books.set(number, { ...made, view });
      return { status: 201, body: { ...createdOf(view), coupon_id: isSaid ? number : null } };
    },
    async listTransfersOfStay(_, { hotel, folio }) {
      await settlePending();
      const rides = [...books.values()]
        .filter(({ view }) => view.reservations.some((stay) => stay.hotel === hotel && stay.folio === folio))
        .flatMap(recordsOf);
      return { status: 200, body: rides };
    },
    async searchCoupon({ query }) {
      await settlePending();
      const found = books.get(query.get('coupon') ?? '');
      return { status: 200, body: found ? [lags?.get(found.view.coupon_id) ?? found.view] : [] };
    },
    async payCoupon({ body }) {
      const read = calls.payCoupon.shapes.body.safeParse(Object.fromEntries(new URLSearchParams(body)));
      if (!read.success) return problem(400, 'body.unknown');
      const found = books.get(read.data.coupon_id);
      if (!found) return problem(404, 'coupon.not_found');
      const amountMinor = toMinor(Number(read.data.amount));
      if (found.view.status !== 'pending_payment') return problem(409, 'payment.nothing_due');
      if (amountMinor !== toMinor(found.view.price.due)) return problem(409, 'payment.amount_mismatch');
      const outcome = await charge(read.data.coupon_id, read.data.payment_token, amountMinor);
      if (outcome.kind === 'succeeded') update(read.data.coupon_id, paid);
      if (outcome.kind === 'declined')
        return problem(402, 'payment.declined', {
          errors: [{ field: 'payment_token', code: `payment.${outcome.reason}`, detail: '' }],
        });
      return { status: 200, body: stateOf(books.get(read.data.coupon_id), outcome) };
    },
    changeTransfer({ body }, params) {
      const id = Number(params.receptive_reservation_id);
      const read = calls.changeTransfer.shapes.body.safeParse(JSON.parse(body));
      if (!read.success) return problem(400, 'body.unknown');
      const found = books.get(read.data.coupon_id);
      if (!found?.view.transfers.some(({ transfer_id }) => transfer_id === id))
        return problem(404, 'transfer.not_found');
      update(read.data.coupon_id, (view) => changedBy(view, id, read.data));
      return {
        status: 200,
        body: { coupon_id: read.data.coupon_id, transfer_id: id, status: 'changed' },
      };
    },
    cancelTransfer(_, params) {
      const id = Number(params.id);
      const found = [...books.values()].find(({ view }) =>
        view.transfers.some(({ transfer_id }) => transfer_id === id),
      );
      if (!found) return problem(404, 'transfer.not_found');
      update(found.view.coupon_id, (view) => cancelled(view, (one) => one === id, { feeMinor, now: now() }));
      return {
        status: 200,
        body: { coupon_id: found.view.coupon_id, transfer_id: id, status: 'cancelled' },
      };
    },
    cancelCoupons({ body }) {
      const read = calls.cancelCoupons.shapes.body.safeParse(JSON.parse(body));
      if (!read.success) return problem(400, 'body.unknown');
      if (!read.data.coupons.every((code) => books.has(code))) return problem(404, 'coupon.not_found');
      for (const code of read.data.coupons)
        update(code, (view) => cancelled(view, () => true, { feeMinor, now: now() }));
      return {
        status: 200,
        body: { coupons: read.data.coupons.map((coupon_id) => ({ coupon_id, status: 'cancelled' })) },
      };
    },
    async createReceptiveGroup({ headers, body }) {
      const form = await new Response(body, {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData();
      const entries = [...form].map(([key, value]) => [key, String(value)] as const);
      const read = calls.createReceptiveGroup.shapes.body.safeParse(unflattenForm(entries));
      if (!read.success) return problem(400, 'body.unknown');
      const { reservations, ...main } = read.data;
      const id = 9_000 + groups.size;
      groups.set(id, [main, ...reservations]);
      return {
        status: 200,
        body: { receptive_group_id: id, reservations: [] },
      };
    },
  };

  return {
    calls: served.map((name) => ({
      name,
      route: routes[name],
      answer({ params, ...request }) {
        const refusal = refusals.find(({ call }) => call === name);
        if (!refusal) return handlers[name](request, params);
        refusals = refusals.filter((one) => one !== refusal);
        return { status: refusal.status, body: refusal.problem };
      },
    })),
    coupons: () => [...books.values()].map(({ view }) => view),
    charges: () => charged,
    answerNext: (call, status, body) => void refusals.push({ call, status, problem: body }),
    refuseNext: (call, status, body) => void refusals.push({ call, status, problem: body }),
    numberNext: (number, more) => void numbers.push({ number, ...more }),
    edit: update,
    remove: (couponId) => void books.delete(couponId),
    lag: (on) => {
      lags = on ? new Map([...books].map(([code, { view }]) => [code, view])) : null;
    },
    paid,
    keepFees: (minor) => {
      feeMinor = minor;
    },
    raisePrices: (byMinor) => {
      dearerMinor = byMinor;
    },
  };
}

import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { SALE_CURRENCY, toAmountText, toMinor } from '@traslado/domain/money';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { callApi } from '../../data/client.ts';
import type { IdempotencyKey } from '../../data/idempotency-key.ts';
import { fingerprintOf, idempotencyKeyFor } from '../../data/idempotency-key.ts';
import {
  isAsking,
  nextPhase,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentPhase,
} from './payment-phase.ts';

/** Intervals of questions to the server about a payment of unknown outcome, milliseconds: soon at first, then rarely. */
const CHECK_MS = [1_000, 2_000, 3_000, 5_000, 8_000];
const CHECK_LATER_MS = 10_000;
/** This many answers without any payment mean that ours never arrived. */
const NONE_MEANS_LOST = 3;

/** The meaning of an error of a payment call. A server in trouble may have charged the card and lost the answer: only its own account decides. */
export function eventOf(error: unknown, shownMinor: number): PaymentEvent {
  const nowAt = Date.now();
  if (error instanceof NoAnswerError || !(error instanceof ProblemError)) return { type: 'noAnswer', nowAt };
  const { status, code, detail, expected, errors } = error.problem;
  if (status >= 500 && code !== 'payment.unavailable') return { type: 'noAnswer', nowAt };
  if (status === 401) return { type: 'signedOut' };
  const amount = expected?.amount;
  const reason = errors?.[0];
  return {
    type: 'refused',
    code: reason?.code ?? code,
    detail: reason?.detail ?? detail,
    dueMinor: typeof amount === 'number' ? toMinor(amount) : null,
    shownMinor,
  };
}

export type PaymentWish = {
  readonly coupon_id: string;
  readonly payment_token: string;
  readonly amount: string;
  readonly currency: typeof SALE_CURRENCY;
  readonly uuidReference: string;
};

/** The calls of a payment that is not the guest's own. */
export type PaymentCalls = {
  readonly ask: () => Promise<PaymentAnswer>;
  readonly pay: (wish: PaymentWish) => Promise<PaymentAnswer>;
  readonly abandon: () => Promise<PaymentAnswer>;
  readonly gateway: () => Promise<CallAnswer<'getPaymentGateway'>>;
};

/** The amount to pay and its booking. Amounts in cents, instants as ISO texts. */
export type Bill = {
  readonly couponId: string;
  readonly dueMinor: number;
  readonly holdExpiresAt: string | null;
  /** The guest's own calls where it is left out. */
  readonly calls?: PaymentCalls;
};

/** The store of a payment's key, so that a reload asks for the same payment. */
export type PaymentIntents = {
  readonly kept: () => IdempotencyKey | null;
  readonly keep: (idempotency: IdempotencyKey) => void;
};

export type Payment = {
  phase: PaymentPhase;
  tell: (event: PaymentEvent) => void;
  pay: (token: string) => Promise<void>;
  ask: () => Promise<void>;
  /** Closes the payment that waits for the bank, so that another card can be used. */
  abandon: () => Promise<void>;
};

/** The payment of a bill: the server's record of it, and the one charge under one key. */
export function usePayment(bill: Bill | null, keys: PaymentIntents): Payment {
  const [phase, tell] = useReducer(nextPhase, { kind: 'loading' });
  const isPaying = useRef(false);
  const couponId = bill?.couponId ?? null;
  const dueMinor = bill?.dueMinor ?? 0;
  const calls = bill?.calls;
  const askPayment = useCallback(
    (): Promise<PaymentAnswer> =>
      calls?.ask() ?? callApi('getPayment', { params: { coupon_id: couponId ?? '' } }),
    [calls, couponId],
  );

  const ask = useCallback(async () => {
    if (couponId === null) return;
    try {
      const answer = await askPayment();
      tell({ type: 'answered', answer, nowAt: Date.now() });
    } catch (error) {
      tell(eventOf(error, dueMinor));
    }
  }, [couponId, dueMinor, askPayment]);

  // A reload asks first: a payment that was sent before it may have gone through.
  useEffect(() => {
    void ask();
  }, [ask]);

  // Until the outcome is known, the server is asked again and again, and nothing is paid a second time.
  const isChecking = isAsking(phase);
  useEffect(() => {
    if (!isChecking || couponId === null) return;
    let round = 0;
    let nones = 0;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const check = async () => {
      try {
        const answer = await askPayment();
        nones = answer.status === 'none' ? nones + 1 : 0;
        if (answer.status !== 'none' || nones >= NONE_MEANS_LOST)
          tell({ type: 'answered', answer, nowAt: Date.now() });
      } catch (error) {
        // Still no answer: the next round asks again.
        const event = eventOf(error, 0);
        if (event.type === 'signedOut') tell(event);
      }
      if (!isOver) timer = setTimeout(check, CHECK_MS[round++] ?? CHECK_LATER_MS);
    };
    timer = setTimeout(check, CHECK_MS[round++]);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isChecking, couponId, askPayment]);

  const pay = useCallback(
    async (token: string) => {
      if (couponId === null || isPaying.current) return;
      isPaying.current = true;
      tell({ type: 'tokenMade' });
      const amount = toAmountText(dueMinor);
      const body = { coupon_id: couponId, payment_token: token, amount, currency: SALE_CURRENCY } as const;
      // The fingerprint of the body is stored, never the token itself.
      const idempotency = idempotencyKeyFor(fingerprintOf(body), keys.kept(), () => crypto.randomUUID());
      keys.keep(idempotency);
      try {
        const wish = { ...body, uuidReference: idempotency.key };
        const answer = await (calls ? calls.pay(wish) : callApi('payCoupon', { body: wish }));
        tell({ type: 'answered', answer, nowAt: Date.now() });
      } catch (error) {
        tell(eventOf(error, dueMinor));
      } finally {
        isPaying.current = false;
      }
    },
    [couponId, dueMinor, keys, calls],
  );

  const abandon = useCallback(async () => {
    if (couponId === null) return;
    tell({ type: 'otherCardWanted' });
    try {
      const params = { coupon_id: couponId };
      const answer = await (calls ? calls.abandon() : callApi('abandonPayment', { params }));
      tell({ type: 'answered', answer, nowAt: Date.now() });
    } catch (error) {
      tell(eventOf(error, dueMinor));
    }
  }, [couponId, dueMinor, calls]);

  return { phase, tell, pay, ask, abandon };
}

import { ProblemError } from '@traslado/contract/client';
import { payLinkRoutes } from '@traslado/contract/routes-of-pay-links';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi, knowRoutes } from '../../data/client.ts';
import type { IdempotencyKey } from '../../data/idempotency-key.ts';
import type { PaymentCalls, PaymentIntents } from '../payment/use-payment.ts';

knowRoutes(payLinkRoutes);

export type ReadLink = CallAnswer<'readPayLink'>;

export const readLink = (key: string): Promise<ReadLink> => callApi('readPayLink', { body: { key } });

const isOver = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'pay_link.over';

/** The payment of a link: its calls, and the key of the payment, which lives as long as the page. Nothing of it is stored on the device. */
export function linkPayment(
  key: string,
  gateway: ReadLink['gateway'],
  onOver: () => void,
): { readonly calls: PaymentCalls; readonly keys: PaymentIntents } {
  let kept: IdempotencyKey | null = null;
  const first = crypto.randomUUID();
  const whileGood = async <T>(ask: Promise<T>): Promise<T> => {
    try {
      return await ask;
    } catch (error) {
      if (isOver(error)) onOver();
      throw error;
    }
  };
  const ask = () =>
    whileGood(callApi('getLinkPayment', { body: { key, uuidReference: kept?.key ?? first } }));
  return {
    keys: {
      kept: () => kept,
      keep: (idempotency) => {
        kept = idempotency;
      },
    },
    calls: {
      gateway: async () => gateway,
      ask,
      // Over means that it may have been paid in the same moment: the payment of this page decides.
      abandon: () =>
        callApi('abandonLinkPayment', { body: { key } }).catch((error: unknown) => {
          if (isOver(error)) return ask();
          throw error;
        }),
      pay: ({ coupon_id: _none, ...wish }) => whileGood(callApi('payByLink', { body: { ...wish, key } })),
    },
  };
}

import type { Clock } from '../../clock.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { abandonPayment } from '../../sellers/ours/abandon-payment.ts';
import { resolveServedSales } from '../../sellers/ours/choose-charging.ts';
import { getGateway } from '../../sellers/ours/get-gateway.ts';
import { getPayment } from '../../sellers/ours/get-payment.ts';
import { type PayDeps, payCoupon } from '../../sellers/ours/pay-coupon.ts';
import { presentGateway } from '../../sellers/ours/payment-presenter.ts';
import { takeWebhook } from './take-webhook.ts';

export type PaymentsDependencies = Omit<PayDeps, 'log'> & {
  readonly wallClock: Clock;
  /** The group's own backend, where it sells. */
  readonly transfers?: Transfers | null | undefined;
};

/** Payments of our own bookings. */
export function bindPayments(binding: Binding, dependencies: PaymentsDependencies): void {
  const { app, clock } = binding;
  const deps: PayDeps = { ...dependencies, log: app.log };
  deps.inventory.onReload(() => resolveServedSales(deps, clock.now()));

  bind(binding, 'payCoupon', ({ caller, body, idempotencyKey, language, now }) =>
    payCoupon(deps, { payer: guestOf(caller), body, idempotencyKey, language, now }),
  );

  bind(binding, 'getPayment', ({ caller, params, language, now }) =>
    getPayment(deps, { guest: guestOf(caller), code: params.coupon_id, language, now }),
  );

  bind(binding, 'abandonPayment', ({ caller, params, language, now }) =>
    abandonPayment(deps, { guest: guestOf(caller), code: params.coupon_id, language, now }),
  );
}

/** The gateway's frame for the page, and its events on a path of their own. The card is typed into that frame, whichever backend charges it. */
export function bindPaymentGateway(binding: Binding, dependencies: PaymentsDependencies): void {
  const { app, clock } = binding;
  const deps: PayDeps = { ...dependencies, log: app.log };

  bind(binding, 'getPaymentGateway', async ({ caller, query, now }) =>
    // The group's own backend charges with an account of its own, and takes what that takes.
    dependencies.transfers
      ? presentGateway(deps.payments.clientConfig(), [], '')
      : getGateway(deps, { guest: guestOf(caller), code: query.coupon_id, now }),
  );

  // A scope of its own: the signature is over the bytes as sent, so nothing may parse them before.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/payments', { schema: { hide: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const result = await takeWebhook(deps, {
        body,
        headers: request.headers,
        now: clock.now(),
        arrivedAt: dependencies.wallClock.now(),
      });
      return reply.code(result === 'taken' ? 200 : 400).send({ received: result === 'taken' });
    });
  });
}

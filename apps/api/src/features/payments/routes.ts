import type { Clock } from '../../clock.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { getPayment } from './get-payment.ts';
import { type PayDeps, payCoupon } from './pay-coupon.ts';
import { presentGateway } from './presenter.ts';
import { takeWebhook } from './take-webhook.ts';

export type PaymentsDependencies = Omit<PayDeps, 'log'> & { readonly wallClock: Clock };

/** Payments of our own bookings. */
export function bindPayments(binding: Binding, dependencies: PaymentsDependencies): void {
  const { app } = binding;
  const deps: PayDeps = { ...dependencies, log: app.log };

  bind(binding, 'payCoupon', ({ caller, body, intentKey, language, now }) =>
    payCoupon(deps, { guest: guestOf(caller), body, intentKey, language, now }),
  );

  bind(binding, 'getPayment', ({ caller, params, language, now }) =>
    getPayment(deps, { guest: guestOf(caller), code: params.coupon_id, language, now }),
  );
}

/** The gateway's frame for the page, and its events on a path of their own. The card is typed into that frame, whichever backend charges it. */
export function bindPaymentGateway(binding: Binding, dependencies: PaymentsDependencies): void {
  const { app, clock } = binding;
  const deps: PayDeps = { ...dependencies, log: app.log };

  bind(binding, 'getPaymentGateway', async () => presentGateway(deps.payments.clientConfig()));

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

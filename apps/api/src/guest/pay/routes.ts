import type { Clock } from '../../clock.ts';
import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { takeWebhook, type WebhookDeps } from './take-webhook.ts';

export type PaymentsDependencies = Omit<WebhookDeps, 'log'> & {
  readonly wallClock: Clock;
  readonly seller: Pick<Seller, 'gateway' | 'pay' | 'showPayment' | 'abandonPayment'>;
};

/** Payments, the gateway's frame for the page, and the gateway's events on a path of their own. */
export function bindPayments(binding: Binding, dependencies: PaymentsDependencies): void {
  const { app, clock } = binding;
  const { seller } = dependencies;
  const deps: WebhookDeps = { ...dependencies, log: app.log };

  bind(binding, 'payCoupon', ({ caller, body, idempotencyKey, language, now }) =>
    seller.pay({ payer: guestOf(caller), body, idempotencyKey, language, now }),
  );

  bind(binding, 'getPayment', ({ caller, params, language, now }) =>
    seller.showPayment({ guest: guestOf(caller), code: params.coupon_id, language, now }),
  );

  bind(binding, 'abandonPayment', ({ caller, params, language, now }) =>
    seller.abandonPayment({ guest: guestOf(caller), code: params.coupon_id, language, now }),
  );

  bind(binding, 'getPaymentGateway', ({ caller, query, now }) =>
    seller.gateway({ guest: guestOf(caller), code: query.coupon_id, now }),
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

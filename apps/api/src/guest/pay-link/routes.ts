import { type Binding, bind } from '../../http/bind.ts';
import type { PayDeps } from '../../sellers/ours/pay-coupon.ts';
import { abandonLinkPayment, getLinkPayment, payByLink, readPayLink } from './use-pay-link.ts';

/** Payment links, for their holders. No call of theirs opens a session. */
export function bindPayLinks(binding: Binding, dependencies: Omit<PayDeps, 'log'>): void {
  const deps = { ...dependencies, log: binding.app.log };
  bind(binding, 'readPayLink', ({ body, now }) => readPayLink(deps, body, now));
  bind(binding, 'payByLink', ({ body, idempotencyKey, language, now }) =>
    payByLink(deps, { body, idempotencyKey, language, now }),
  );
  bind(binding, 'getLinkPayment', ({ body, language, now }) => getLinkPayment(deps, { body, language, now }));
  bind(binding, 'abandonLinkPayment', ({ body, language, now }) =>
    abandonLinkPayment(deps, { body, language, now }),
  );
}

import { type Binding, bind } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import { endPayLink, makePayLink, type PayLinkDeps } from './make-pay-link.ts';

/** Payment links, made and ended by staff. */
export function bindPayLinksOfStaff(binding: Binding, deps: PayLinkDeps): void {
  bind(binding, 'makePayLink', ({ caller, params, body, ifMatch, now }) =>
    makePayLink(deps, caller, { ...params, body, seenVersion: versionOf(ifMatch), now }),
  );

  bind(binding, 'endPayLink', async ({ caller, params, now }) => {
    await endPayLink(deps, caller, { ...params, now });
    return { ended: true as const };
  });
}

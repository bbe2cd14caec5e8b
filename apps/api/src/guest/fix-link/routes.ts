import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { ChangeDeps } from '../../sellers/ours/change-transfer.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { listDataToFix } from './see-data-to-fix.ts';
import { readFixLink, saveByFixLink } from './use-fix-link.ts';

export type FixLinkDependencies = ChangeDeps & { readonly seller: Pick<Seller, 'keepsBookings'> };

/** Data that would fail on the day, for guests: shown in their booking, corrected with a link that opens no session. */
export function bindFixLinks(binding: Binding, deps: FixLinkDependencies): void {
  bind(binding, 'listDataToFix', ({ caller, params, language }) =>
    listDataToFix(deps, { caller: guestOf(caller), code: params.coupon_id, language }),
  );

  bind(binding, 'readFixLink', ({ body, now }) => readFixLink(deps, body, now));

  bind(binding, 'saveByFixLink', ({ body, language, now }) => saveByFixLink(deps, { body, language, now }));
}

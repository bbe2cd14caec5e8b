import { type Binding, bind, guestOf } from '../../http/bind.ts';
import type { Transfers } from '../../ports/transfers.ts';
import type { ChangeDeps } from '../../sellers/ours/change-transfer.ts';
import { makeFixLink } from '../../staff/data-checks/make-fix-link.ts';
import { markFindingRight, takeFindingBack } from '../../staff/data-checks/mark-right.ts';
import { getDataToFix, listDataToFix } from './see-data-to-fix.ts';
import { readFixLink, saveByFixLink } from './use-fix-link.ts';

export type DataChecksDependencies = ChangeDeps & {
  readonly publicUrl: string;
  /** Set where the group's own backend sells. */
  readonly transfers: Transfers | null;
};

/** Data that would fail on the day: told to guests and staff, and mended with a link that opens no session. */
export function bindDataChecks(binding: Binding, deps: DataChecksDependencies): void {
  bind(binding, 'listDataToFix', ({ caller, params }) =>
    listDataToFix(deps, { caller: guestOf(caller), code: params.coupon_id }),
  );

  bind(binding, 'getDataToFix', ({ caller, params, now }) => getDataToFix(deps, { caller, ...params, now }));

  bind(binding, 'makeFixLink', ({ caller, params, now }) => makeFixLink(deps, caller, { ...params, now }));

  bind(binding, 'markFindingRight', ({ caller: staff, params, body, now }) =>
    markFindingRight(deps.db, { staff, ...params, ...body, now }),
  );

  bind(binding, 'takeFindingBack', ({ caller: staff, params, now }) =>
    takeFindingBack(deps.db, { staff, ...params, now }),
  );

  bind(binding, 'readFixLink', ({ body, now }) => readFixLink(deps, body, now));

  bind(binding, 'saveByFixLink', ({ body, language, now }) => saveByFixLink(deps, { body, language, now }));
}

import type { Db } from '../../db/client.ts';
import { getDataToFix } from '../../guest/fix-link/see-data-to-fix.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { makeFixLink } from './make-fix-link.ts';
import { markFindingRight, takeFindingBack } from './mark-right.ts';

export type DataChecksDependencies = {
  readonly db: Db;
  readonly publicUrl: string;
};

/** Data that would fail on the day, for staff: shown, accepted as right, sent to the guest as a correction link. */
export function bindDataChecks(binding: Binding, deps: DataChecksDependencies): void {
  bind(binding, 'getDataToFix', ({ caller, params, now }) => getDataToFix(deps, { caller, ...params, now }));

  bind(binding, 'makeFixLink', ({ caller, params, now }) => makeFixLink(deps, caller, { ...params, now }));

  bind(binding, 'markFindingRight', ({ caller: staff, params, body, now }) =>
    markFindingRight(deps.db, { staff, ...params, ...body, now }),
  );

  bind(binding, 'takeFindingBack', ({ caller: staff, params, now }) =>
    takeFindingBack(deps.db, { staff, ...params, now }),
  );
}

import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { endLook } from './end-look.ts';
import { showLook } from './show-look.ts';
import { startLook } from './start-look.ts';

export type LooksDependencies = { readonly db: Db; readonly inventory: Inventory };

/** A booking as its guest sees it, for staff. */
export function bindLooks(binding: Binding, deps: LooksDependencies): void {
  bind(binding, 'startLook', ({ caller: staff, params: { id }, body, now }) =>
    startLook(deps.db, { staff, id, body, now }),
  );

  bind(binding, 'showLook', ({ caller: staff, params, language, now }) =>
    showLook(deps, { staff, ...params, language, now }),
  );

  bind(binding, 'endLook', ({ caller: staff, params: { id }, now }) => endLook(deps.db, { staff, id, now }));
}

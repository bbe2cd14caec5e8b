import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { streamCsv } from '../../http/csv.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { OpenPayments } from '../../ports/payments.ts';
import { readNote } from '../accounts/read-note.ts';
import { exportDifferences } from './export-differences.ts';
import { assignDifference, explainDifference, searchDifferences } from './handle-difference.ts';

/** Differences between our books and the payouts of the gateway. */
export function bindReconciliation(
  binding: Binding,
  {
    db,
    payments,
    inventory,
  }: {
    readonly db: Db;
    readonly payments: Pick<OpenPayments, 'port'>;
    readonly inventory: Pick<Inventory, 'current'>;
  },
): void {
  bind(binding, 'searchDifferences', ({ caller, body, now }) =>
    searchDifferences({ db, gateway: payments.port.name, inventory }, caller, { body, now }),
  );

  bind(binding, 'exportDifferences', async ({ caller, body, language, now, reply }) => {
    const parts = await exportDifferences({ db, inventory }, caller, { body, language, now });
    return streamCsv(reply, { name: `differences-${toIso(now).slice(0, 10)}`, parts });
  });

  bind(binding, 'assignDifference', ({ caller, params, body, now }) =>
    assignDifference(db, caller, { ...params, ...body, now }),
  );

  bind(binding, 'explainDifference', ({ caller, params, body, now }) =>
    explainDifference(db, caller, { ...params, ...body, note: readNote(body.note), now }),
  );
}

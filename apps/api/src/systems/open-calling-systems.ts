import type { Db } from '../db/client.ts';
import { countRequest } from '../db/request-counts.ts';
import type { CallingSystems } from '../http/admit-system.ts';
import type { Inventory } from '../inventory/inventory.ts';

/** Programs as the inventory knows them now, and their calls, counted for all processes together. */
export const openCallingSystems = (deps: {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
}): CallingSystems => ({
  find: (id) => deps.inventory.current().systemById(id),
  count: (asked) => countRequest(deps.db, asked),
});

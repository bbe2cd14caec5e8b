import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { countWaiting } from '../accounts/count-waiting.ts';
import { readLastChanges } from '../catalogues/read-last-changes.ts';
import { readSoon } from '../catalogues/read-soon.ts';
import { readSetup } from './read-setup.ts';

export type HomeDependencies = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly pms: Pick<Pms, 'keepsStays'>;
  /** The change sets that the caller could approve or publish; null for callers who publish none. */
  readonly countWaitingSets: (caller: StaffCaller) => Promise<CallAnswer<'getHome'>['sets']>;
};

type Asked = { readonly caller: StaffCaller; readonly language: Language; readonly now: number };

/** The home of the caller: waiting matters, coming and last changes, within their rights. */
export async function readHome(
  { db, inventory, pms, countWaitingSets }: HomeDependencies,
  { caller, language, now }: Asked,
): Promise<CallAnswer<'getHome'>> {
  const own = inventory.current().properties.find(({ id }) => isInScope(caller.scope, id));
  const today = localDateOf(now, own?.timeZone ?? 'UTC');
  const [waiting, sets, soon, last, setup] = await Promise.all([
    countWaiting(db, caller),
    countWaitingSets(caller),
    readSoon(db, caller, { today, language }),
    readLastChanges(db, caller, language),
    readSetup({ db, inventory, pms }, caller, now),
  ]);
  return { waiting, sets, soon, ...last, setup };
}

import type { CallAnswer } from '@traslado/contract/schemas';
import { mayHandle } from '@traslado/domain/access/attention';
import { isInScope } from '@traslado/domain/access/scope';
import { isHeld } from '@traslado/domain/booking/price-expectation';
import { countToday, isWorkOf, MOST_TODAY, todayLines } from '@traslado/domain/desk/today';
import type { Language } from '@traslado/domain/language';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { sumOpenDifferences } from '../../store/payout/difference-repository.ts';
import { listWaitingAlerts } from '../accounts/list-alerts.ts';
import { readLastChanges } from '../catalogues/read-last-changes.ts';
import { readSoon } from '../catalogues/read-soon.ts';
import { readExpectations } from '../expectations/read-expectations.ts';
import { listWaitingRows } from '../queues/see-queues.ts';
import { presentLine, presentWaiting } from './presenter.ts';
import { readGaps } from './read-gaps.ts';
import { readSetup } from './read-setup.ts';

export type HomeDependencies = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly pms: Pick<Pms, 'keepsStays'>;
  /** The change sets that the caller could approve or publish; null for callers who publish none. */
  readonly countWaitingSets: (caller: StaffCaller) => Promise<CallAnswer<'getHome'>['sets']>;
};

type Asked = { readonly caller: StaffCaller; readonly language: Language; readonly now: number };

/** All that waits for the caller, within their rights. */
async function readWaiting(
  { db, inventory, countWaitingSets }: HomeDependencies,
  caller: StaffCaller,
  { now, language }: Pick<Asked, 'now' | 'language'>,
) {
  const { permissions, scope } = caller;
  const [rows, alerts, differences, expectations, sets] = await Promise.all([
    listWaitingRows({ db, inventory }, caller, now),
    listWaitingAlerts(db, caller, now),
    permissions.includes('reconciliation:see') ? sumOpenDifferences(db, scope) : [],
    permissions.includes('price-expectations:see') ? readExpectations(db, now) : [],
    countWaitingSets(caller),
  ]);
  const lines = todayLines(rows, alerts);
  const gaps = readGaps(inventory.current(), caller, { now, language });
  const own = expectations.filter(({ propertyId }) => isInScope(scope, propertyId));
  const held = own.filter(isHeld).length;
  const checks = own.length - held;
  const work = lines.filter(({ row }) => isWorkOf(permissions, row?.queue ?? null));
  const counts = countToday(work, {
    differences: permissions.includes('reconciliation:handle')
      ? differences.reduce((all, { open }) => all + open, 0)
      : 0,
    sets: sets?.waiting ?? 0,
    checks: permissions.includes('price-expectations:change') ? checks : 0,
    gaps: gaps.restrictions + gaps.services,
  });
  return { lines, alerts, differences, checks, held, sets, gaps, counts };
}

/** The numbers of the menu alone: every page asks for them each minute. */
export const readCounts = async (
  dependencies: HomeDependencies,
  { caller, ...asked }: Asked,
): Promise<CallAnswer<'getWaitingCounts'>> => (await readWaiting(dependencies, caller, asked)).counts;

/** Today of the caller: all that waits, by the time of the ride; coming and last changes; all within their rights. */
export async function readHome(
  dependencies: HomeDependencies,
  { caller, language, now }: Asked,
): Promise<CallAnswer<'getHome'>> {
  const { db, inventory, pms } = dependencies;
  const { permissions, scope } = caller;
  const snapshot = inventory.current();
  const own = snapshot.properties.find(({ id }) => isInScope(scope, id));
  const today = localDateOf(now, own?.timeZone ?? 'UTC');
  const keepsPrices = permissions.includes('change-sets:see');
  const [{ lines, alerts, ...waiting }, soon, last, setup] = await Promise.all([
    readWaiting(dependencies, caller, { now, language }),
    readSoon(db, caller, { today, language }),
    keepsPrices ? readLastChanges(db, caller, language) : { changes: [], labels: {} },
    readSetup({ db, inventory, pms }, caller, now),
  ]);
  return {
    ...waiting,
    lines: lines.slice(0, MOST_TODAY).map((line) => presentLine(snapshot, line)),
    total: lines.length,
    waiting: permissions.includes('attention:see') ? presentWaiting(alerts) : null,
    differences: waiting.differences.map(({ currency, open, amountMinor }) => ({
      currency,
      open,
      amount: amountMinor / 100,
    })),
    soon,
    ...last,
    setup,
    viewer: { can_handle: mayHandle(permissions) },
  };
}

import { bindContact } from './guest/contact/routes.ts';
import { bindFixLinks } from './guest/fix-link/routes.ts';
import { bindParties } from './guest/parties/routes.ts';
import type { Binding } from './http/bind.ts';
import { bindAddedStays } from './staff/added-stays/routes.ts';
import { bindAudit } from './staff/audit/routes.ts';
import { bindBackends } from './staff/backends/routes.ts';
import { bindBookings } from './staff/bookings/routes.ts';
import { bindChangeSets } from './staff/change-sets/routes.ts';
import { bindDataChecks } from './staff/data-checks/routes.ts';
import { bindDayLists } from './staff/day-lists/routes.ts';
import { bindGuestMessages } from './staff/guest-messages/routes.ts';
import { bindHome } from './staff/home/routes.ts';
import { bindLooks } from './staff/looks/routes.ts';
import { bindMessages } from './staff/messages/routes.ts';
import { bindMoney } from './staff/money/routes.ts';
import { bindPictures } from './staff/pictures/routes.ts';
import { bindPrices } from './staff/prices/routes.ts';
import { bindQueues } from './staff/queues/routes.ts';
import { bindReconciliation } from './staff/reconciliation/routes.ts';
import { bindReports } from './staff/reports/routes.ts';

/** The features that need nothing but what the whole app has. */
const features = [
  bindParties,
  bindContact,
  bindMessages,
  bindHome,
  bindPictures,
  bindPrices,
  bindBookings,
  bindChangeSets,
  bindAudit,
  bindBackends,
  bindMoney,
  bindDayLists,
  bindDataChecks,
  bindFixLinks,
  bindAddedStays,
  bindReconciliation,
  bindReports,
  bindLooks,
  bindGuestMessages,
  bindQueues,
] as const;

type Feature = (typeof features)[number];

/** Everything that one of them needs. */
type Everything = Feature extends (binding: Binding, needs: infer All) => void ? All : never;

export function bindRest(binding: Binding, dependencies: Everything): void {
  const all: readonly ((binding: Binding, dependencies: Everything) => void)[] = features;
  for (const bindFeature of all) bindFeature(binding, dependencies);
}

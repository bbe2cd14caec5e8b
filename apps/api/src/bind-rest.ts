import { bindAudit } from './features/audit/routes.ts';
import { bindBackends } from './features/backends/routes.ts';
import { bindBookings } from './features/bookings/routes.ts';
import { bindChangeSets } from './features/change-sets/routes.ts';
import { bindContact } from './features/contact/routes.ts';
import { bindDataChecks } from './features/data-checks/routes.ts';
import { bindDayLists } from './features/day-lists/routes.ts';
import { bindGroups } from './features/groups/routes.ts';
import { bindGuestMessages } from './features/guest-messages/routes.ts';
import { bindHome } from './features/home/routes.ts';
import { bindLooks } from './features/looks/routes.ts';
import { bindMessages } from './features/messages/routes.ts';
import { bindMoney } from './features/money/routes.ts';
import { bindPictures } from './features/pictures/routes.ts';
import { bindPrices } from './features/prices/routes.ts';
import { bindQueues } from './features/queues/routes.ts';
import { bindReports } from './features/reports/routes.ts';
import type { Binding } from './http/bind.ts';

/** The features that need nothing but what the whole app has. */
const features = [
  bindGroups,
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

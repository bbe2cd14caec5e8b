import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';
import { bindSales } from './guest/book/routes.ts';
import { bindCancellations } from './guest/cancel/routes.ts';
import { bindChanges } from './guest/change/routes.ts';
import { bindConsents } from './guest/consents/routes.ts';
import { bindContact } from './guest/contact/routes.ts';
import { bindRideDay } from './guest/day/routes.ts';
import { bindFixLinks } from './guest/fix-link/routes.ts';
import { bindFlights } from './guest/flights/routes.ts';
import { bindLetters } from './guest/letters/routes.ts';
import { bindParties } from './guest/parties/routes.ts';
import { bindPayments } from './guest/pay/routes.ts';
import { bindPayLinks } from './guest/pay-link/routes.ts';
import { bindServices } from './guest/services/routes.ts';
import { bindStart } from './guest/start/routes.ts';
import { bindStays } from './guest/stays/routes.ts';
import type { Binding } from './http/bind.ts';
import { createStaffCookie } from './http/staff-cookie.ts';
import { openFollowPromise } from './sellers/follow/promise-following.ts';
import type { Seller } from './sellers/port/seller.ts';
import { readSession } from './staff/accounts/open-session.ts';
import { createSecondFactors } from './staff/accounts/prove-codes.ts';
import { bindIdentityService, bindStaff } from './staff/accounts/routes.ts';
import { bindActing } from './staff/acting/routes.ts';
import { bindAddedStays } from './staff/added-stays/routes.ts';
import { bindApprovals } from './staff/approvals/routes.ts';
import { bindAudit } from './staff/audit/routes.ts';
import { bindBackends } from './staff/backends/routes.ts';
import { bindBookings } from './staff/bookings/routes.ts';
import { bindCatalogues } from './staff/catalogues/routes.ts';
import { countWaitingSets } from './staff/change-sets/count-waiting-sets.ts';
import { bindChangeSets } from './staff/change-sets/routes.ts';
import { bindDataChecks } from './staff/data-checks/routes.ts';
import { bindDayLists } from './staff/day-lists/routes.ts';
import { bindFlightWatch } from './staff/flight-watch/routes.ts';
import { bindGuestMessages } from './staff/guest-messages/routes.ts';
import { bindHome } from './staff/home/routes.ts';
import { bindLooks } from './staff/looks/routes.ts';
import { bindMessages } from './staff/messages/routes.ts';
import { bindMoney } from './staff/money/routes.ts';
import { bindPayLinksOfStaff } from './staff/pay-links/routes.ts';
import { bindPeople } from './staff/people/routes.ts';
import { bindPictures } from './staff/pictures/routes.ts';
import { bindPrices } from './staff/prices/routes.ts';
import { bindQueues } from './staff/queues/routes.ts';
import { bindReconciliation } from './staff/reconciliation/routes.ts';
import { bindReports } from './staff/reports/routes.ts';
import { bindRoles } from './staff/roles/routes.ts';
import { openCallingSystems } from './systems/open-calling-systems.ts';
import { bindFlightNews, bindSystems } from './systems/routes.ts';

/** The features that need nothing but the whole app's parts. */
const features = [
  bindStart,
  bindServices,
  bindFlights,
  bindStays,
  bindSales,
  bindChanges,
  bindCancellations,
  bindLetters,
  bindRideDay,
  bindFlightNews,
  bindConsents,
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
  bindFlightWatch,
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

function bindRest(binding: Binding, dependencies: Everything): void {
  const all: readonly ((binding: Binding, dependencies: Everything) => void)[] = features;
  for (const bindFeature of all) bindFeature(binding, dependencies);
}

/** Binds every call of the contract. */
export function bindCalls(app: FastifyInstance, dependencies: AppDependencies, seller: Seller): void {
  const { db, clock, tokens, payments, staffDoor } = dependencies;
  const admitted = {
    demo: dependencies.demo,
    ownAccounts: staffDoor.ownAccounts,
    issuer: staffDoor.identityService?.issuer ?? null,
  };
  const staff = {
    cookie: createStaffCookie(dependencies.publicUrl),
    callerOf: (token: string, now: number) => readSession({ ...dependencies, admitted }, token, now),
  };
  const { numbersOf } = seller;
  const binding = { app, tokens, clock, staff, systems: openCallingSystems(dependencies), numbersOf };
  const followPromise = openFollowPromise(dependencies.db, dependencies.followsFlights ?? false);
  const readingDb = dependencies.readingDb ?? (async () => db);
  const needs = { ...dependencies, readingDb, seller, numbersOf, followPromise };
  const paying = { ...needs, payments: payments.port };
  bindSystems(binding, dependencies);
  bindPayments(binding, paying);
  bindCatalogues(binding, { db, catalogue: dependencies.inventory });
  bindPayLinks(binding, paying);
  bindPayLinksOfStaff(binding, paying);
  bindRest(binding, { ...needs, countWaitingSets: (caller) => countWaitingSets(db, caller) });
  const sealedTokens = {
    sealer: dependencies.sealerFor('tokens of staff'),
    keepAccess: staffDoor.staffProfiles.asksWithToken,
  };
  const ofStaff = {
    ...needs,
    ...staffDoor,
    identity: staffDoor.staffIdentity,
    admitted,
    sealedTokens,
    secondFactors: createSecondFactors(dependencies),
  };
  for (const bindPart of [bindStaff, bindRoles, bindPeople, bindApprovals, bindActing])
    bindPart(binding, ofStaff);
  if (staffDoor.identityService)
    bindIdentityService(binding, {
      ...ofStaff,
      identityService: staffDoor.identityService,
      tripSealer: dependencies.sealerFor('trips of staff'),
      log: app.log,
    });
}

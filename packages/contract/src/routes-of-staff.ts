import { catalogueRoutes } from './catalogue-calls.ts';
import type { Route } from './route.ts';
import { actingRoutes } from './routes-of-acting.ts';
import { allCatalogueRoutes } from './routes-of-all-catalogues.ts';
import { approvalRoutes } from './routes-of-approvals.ts';
import { bookingRoutes } from './routes-of-bookings.ts';
import { changeSetRoutes } from './routes-of-change-sets.ts';
import { dataToFixRoutes } from './routes-of-data-to-fix.ts';
import { dayListRoutes } from './routes-of-day-lists.ts';
import { deskRoutes } from './routes-of-desk.ts';
import { flightWatchRoutes } from './routes-of-flight-watch.ts';
import { guestMessageRoutes } from './routes-of-guest-messages.ts';
import { homeRoutes } from './routes-of-home.ts';
import { messageRoutes } from './routes-of-messages.ts';
import { moneyRoutes } from './routes-of-money.ts';
import { peopleRoutes } from './routes-of-people.ts';
import { pictureRoutes } from './routes-of-pictures.ts';
import { priceRoutes } from './routes-of-prices.ts';
import { queueRoutes } from './routes-of-queues.ts';
import { reportRoutes } from './routes-of-reports.ts';

/** Calls of staff: signing in and out, and their own calls. */
export const staffRoutes = {
  ...deskRoutes,
  ...messageRoutes,
  ...guestMessageRoutes,
  ...queueRoutes,
  ...homeRoutes,
  ...pictureRoutes,
  ...priceRoutes,
  ...bookingRoutes,
  ...moneyRoutes,
  ...dayListRoutes,
  ...flightWatchRoutes,
  ...dataToFixRoutes,
  ...reportRoutes,
  ...approvalRoutes,
  ...actingRoutes,
  ...changeSetRoutes,
  ...peopleRoutes,
  ...allCatalogueRoutes,
  ...catalogueRoutes,
} as const satisfies Record<string, Route>;

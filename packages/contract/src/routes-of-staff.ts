import { catalogueRoutes } from './catalogue-calls.ts';
import type { Route } from './route.ts';
import { allCatalogueRoutes } from './routes-of-all-catalogues.ts';
import { bookingRoutes } from './routes-of-bookings.ts';
import { changeSetRoutes } from './routes-of-change-sets.ts';
import { deskRoutes } from './routes-of-desk.ts';
import { homeRoutes } from './routes-of-home.ts';
import { messageRoutes } from './routes-of-messages.ts';
import { peopleRoutes } from './routes-of-people.ts';
import { pictureRoutes } from './routes-of-pictures.ts';
import { priceRoutes } from './routes-of-prices.ts';

/** Calls of staff: how they come in and go out, and what only they may ask for. */
export const staffRoutes = {
  ...deskRoutes,
  ...messageRoutes,
  ...homeRoutes,
  ...pictureRoutes,
  ...priceRoutes,
  ...bookingRoutes,
  ...changeSetRoutes,
  ...peopleRoutes,
  ...allCatalogueRoutes,
  ...catalogueRoutes,
} as const satisfies Record<string, Route>;

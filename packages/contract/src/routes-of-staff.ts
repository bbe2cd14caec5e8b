import { catalogueRoutes } from './catalogue-calls.ts';
import type { Route } from './route.ts';
import { deskRoutes } from './routes-of-desk.ts';

/** Calls of staff: how they come in and go out, and what only they may ask for. */
export const staffRoutes = {
  ...deskRoutes,
  ...catalogueRoutes,
} as const satisfies Record<string, Route>;

import type { RoutesOf } from './call.ts';
import type { Calls } from './calls.ts';
import { consentRoutes } from './routes-of-consents.ts';
import { fixLinkRoutes } from './routes-of-fix-links.ts';
import { formRoutes } from './routes-of-forms.ts';
import { guestRoutes } from './routes-of-guests.ts';
import { lookRoutes } from './routes-of-looks.ts';
import { payLinkRoutes } from './routes-of-pay-links.ts';
import { programRoutes } from './routes-of-programs.ts';
import { rideDayRoutes } from './routes-of-ride-day.ts';
import { staffRoutes } from './routes-of-staff.ts';

/**
 * Every call of the product, once: its path, the encoding of its body, its access. No schema is imported here, so that the browser can carry these
 * tables without the validation library; a guest's browser carries only the guests'.
 */
export const routes = {
  ...guestRoutes,
  ...formRoutes,
  ...programRoutes,
  ...payLinkRoutes,
  ...lookRoutes,
  ...fixLinkRoutes,
  ...rideDayRoutes,
  ...consentRoutes,
  ...staffRoutes,
} as const satisfies RoutesOf<Calls>;

export type { CallName } from './calls.ts';

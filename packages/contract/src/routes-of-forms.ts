import type { RoutesOf } from './call.ts';
import type { formCalls } from './calls/forms.ts';

/** Catalogues that guests’ forms ask for once they are shown. Made of the calls by `npm run openapi`. */
export const formRoutes = {
  listCountriesOfPhones: {
    method: 'GET',
    path: '/v1/countries',
    access: 'app',
  },
} as const satisfies RoutesOf<typeof formCalls>;

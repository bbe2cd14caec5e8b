import type { RoutesOf } from './call.ts';
import type { allCatalogueCalls } from './calls/all-catalogues.ts';

/** All catalogues at once. Made of the calls by `npm run openapi`. */
export const allCatalogueRoutes = {
  exportCatalogues: {
    method: 'GET',
    path: '/v1/staff/catalogues.json',
    access: 'staff',
  },
  importCatalogues: {
    method: 'POST',
    path: '/v1/staff/catalogues/import',
    access: 'staff',
    body: 'json',
    bodyBytes: 20000000,
  },
  undoCatalogues: {
    method: 'POST',
    path: '/v1/staff/catalogues/batches/{id}/undo',
    access: 'staff',
    body: 'json',
    isBodyOptional: true,
  },
} as const satisfies RoutesOf<typeof allCatalogueCalls>;

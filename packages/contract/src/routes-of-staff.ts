import type { Route } from './route.ts';
import { deskRoutes } from './routes-of-desk.ts';

/** Calls of staff: how they come in and go out, and what only they may ask for. */
export const staffRoutes = {
  ...deskRoutes,
  listRegions: {
    method: 'GET',
    path: '/v1/staff/regions',
    access: 'staff',
    permission: 'regions:see',
  },
  exportRegions: {
    method: 'GET',
    path: '/v1/staff/regions.csv',
    access: 'staff',
    permission: 'regions:see',
    answer: 'csv',
  },
  getRegion: {
    method: 'GET',
    path: '/v1/staff/regions/{id}',
    access: 'staff',
    permission: 'regions:see',
  },
  listRegionHistory: {
    method: 'GET',
    path: '/v1/staff/regions/{id}/history',
    access: 'staff',
    permission: 'regions:see',
  },
  createRegion: {
    method: 'POST',
    path: '/v1/staff/regions',
    access: 'staff',
    permission: 'regions:change',
    body: 'json',
    status: 201,
  },
  updateRegion: {
    method: 'PUT',
    path: '/v1/staff/regions/{id}',
    access: 'staff',
    permission: 'regions:change',
    body: 'json',
  },
  deleteRegion: {
    method: 'DELETE',
    path: '/v1/staff/regions/{id}',
    access: 'staff',
    permission: 'regions:change',
  },
} as const satisfies Record<string, Route>;

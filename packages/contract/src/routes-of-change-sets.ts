import type { RoutesOf } from './call.ts';
import type { changeSetCalls } from './calls/change-sets.ts';

/** Change sets. Made of the calls by `npm run openapi`. */
export const changeSetRoutes = {
  listChangeSets: {
    method: 'GET',
    path: '/v1/staff/change-sets',
    access: 'staff',
    permission: 'change-sets:see',
  },
  getChangeSet: {
    method: 'GET',
    path: '/v1/staff/change-sets/{id}',
    access: 'staff',
    permission: 'change-sets:see',
  },
  listChangeSetRows: {
    method: 'GET',
    path: '/v1/staff/change-sets/{id}/rows',
    access: 'staff',
    permission: 'change-sets:see',
  },
  getChangeSetRow: {
    method: 'GET',
    path: '/v1/staff/change-sets/{id}/rows/{row}',
    access: 'staff',
    permission: 'change-sets:see',
  },
  listAddedRows: {
    method: 'GET',
    path: '/v1/staff/change-sets/{id}/added',
    access: 'staff',
    permission: 'change-sets:see',
  },
  checkChangeSet: {
    method: 'GET',
    path: '/v1/staff/change-sets/{id}/check',
    access: 'staff',
    permission: 'change-sets:see',
  },
  keepChanges: {
    method: 'POST',
    path: '/v1/staff/change-sets/keep',
    access: 'staff',
    permission: 'change-sets:change',
    body: 'json',
    bodyBytes: 20000000,
    status: 201,
  },
  updateChangeSet: {
    method: 'PUT',
    path: '/v1/staff/change-sets/{id}',
    access: 'staff',
    permission: 'change-sets:change',
    body: 'json',
  },
  deleteChangeSetRow: {
    method: 'DELETE',
    path: '/v1/staff/change-sets/{id}/rows/{row}',
    access: 'staff',
    permission: 'change-sets:change',
  },
  resolveChangeSetRow: {
    method: 'POST',
    path: '/v1/staff/change-sets/{id}/rows/{row}/resolve',
    access: 'staff',
    permission: 'change-sets:change',
    body: 'json',
  },
  moveChangeSet: {
    method: 'POST',
    path: '/v1/staff/change-sets/{id}/move',
    access: 'staff',
    permission: 'change-sets:change',
    body: 'json',
  },
  approveChangeSet: {
    method: 'POST',
    path: '/v1/staff/change-sets/{id}/approve',
    access: 'staff',
    permission: 'change-sets:publish',
  },
  scheduleChangeSet: {
    method: 'POST',
    path: '/v1/staff/change-sets/{id}/schedule',
    access: 'staff',
    permission: 'change-sets:publish',
    body: 'json',
  },
  publishChangeSet: {
    method: 'POST',
    path: '/v1/staff/change-sets/{id}/publish',
    access: 'staff',
    permission: 'change-sets:publish',
    body: 'json',
    isBodyOptional: true,
  },
} as const satisfies RoutesOf<typeof changeSetCalls>;

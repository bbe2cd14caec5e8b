import type { RoutesOf } from './call.ts';
import type { queueCalls } from './calls/queues.ts';

/** Open work of staff, in queues. Made of the calls by `npm run openapi`. */
export const queueRoutes = {
  getQueues: {
    method: 'GET',
    path: '/v1/staff/queues',
    access: 'staff',
    permission: 'queues:see',
  },
  getQueue: {
    method: 'GET',
    path: '/v1/staff/queues/{queue}',
    access: 'staff',
    permission: 'queues:see',
  },
  takeQueueRow: {
    method: 'PUT',
    path: '/v1/staff/queues/{queue}/rows/{key}/charge',
    access: 'staff',
    permission: 'queues:handle',
    body: 'json',
  },
  snoozeQueueRow: {
    method: 'PUT',
    path: '/v1/staff/queues/{queue}/rows/{key}/snooze',
    access: 'staff',
    permission: 'queues:handle',
    body: 'json',
  },
  noteQueueRow: {
    method: 'POST',
    path: '/v1/staff/queues/{queue}/rows/{key}/notes',
    access: 'staff',
    permission: 'queues:handle',
    body: 'json',
    status: 201,
  },
} as const satisfies RoutesOf<typeof queueCalls>;

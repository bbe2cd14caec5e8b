import type { RoutesOf } from './call.ts';
import type { messageCalls } from './calls/messages.ts';

/** Previews of messages for staff. Made of the calls by `npm run openapi`. */
export const messageRoutes = {
  sampleMessage: {
    method: 'GET',
    path: '/v1/staff/message-templates/sample',
    access: 'staff',
    permission: 'message-templates:see',
  },
  readMessageCarrier: {
    method: 'GET',
    path: '/v1/staff/message-templates/carrier',
    access: 'staff',
    permission: 'message-templates:see',
  },
  sendTestMessage: {
    method: 'POST',
    path: '/v1/staff/message-templates/test',
    access: 'staff',
    permission: 'message-templates:change',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof messageCalls>;

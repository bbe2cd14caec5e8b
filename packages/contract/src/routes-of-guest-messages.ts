import type { RoutesOf } from './call.ts';
import type { guestMessageCalls } from './calls/guest-messages.ts';

/** Messages of guests and their answers. Made of the calls by `npm run openapi`. */
export const guestMessageRoutes = {
  searchGuestMessages: {
    method: 'POST',
    path: '/v1/staff/messages/search',
    access: 'staff',
    permission: 'messages:see',
    body: 'json',
  },
  getAnswerTimes: {
    method: 'GET',
    path: '/v1/staff/messages/answer-times',
    access: 'staff',
    permission: 'messages:see',
  },
  setAnswerTimes: {
    method: 'PUT',
    path: '/v1/staff/messages/answer-times',
    access: 'staff',
    permission: 'message-templates:change',
    body: 'json',
  },
  getGuestMessage: {
    method: 'GET',
    path: '/v1/staff/messages/{id}',
    access: 'staff',
    permission: 'messages:see',
  },
  linkGuestMessage: {
    method: 'PUT',
    path: '/v1/staff/messages/{id}/booking',
    access: 'staff',
    permission: 'messages:answer',
    body: 'json',
  },
  answerGuestMessage: {
    method: 'POST',
    path: '/v1/staff/messages/{id}/answer',
    access: 'staff',
    permission: 'messages:answer',
    body: 'json',
  },
  reopenGuestMessage: {
    method: 'DELETE',
    path: '/v1/staff/messages/{id}/end',
    access: 'staff',
    permission: 'messages:answer',
  },
  closeGuestMessage: {
    method: 'POST',
    path: '/v1/staff/messages/{id}/close',
    access: 'staff',
    permission: 'messages:answer',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof guestMessageCalls>;

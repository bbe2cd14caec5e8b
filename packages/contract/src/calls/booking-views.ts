import { USUAL_VIEW } from '@traslado/domain/desk/booking-view';
import { z } from 'zod';
import { call } from '../call.ts';
import { bookingView, keptViews, viewAnswer } from '../schemas/booking-views.ts';
import { id, idText } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'coupons:see' } as const;

const question: z.output<typeof bookingView> = {
  ...USUAL_VIEW,
  statuses: [...USUAL_VIEW.statuses],
  properties: [],
  bookings: [],
  columns: ['guest', 'due'],
};

/** Lists of bookings: query, columns and order; one's own, and shared ones. */
export const bookingViewCalls = {
  listBookingViews: call({
    route: { method: 'GET', path: '/v1/staff/booking-views', ...see },
    backend: 'own',
    summary: 'The lists of bookings that were kept, and what a list can show to the caller',
    shapes: { answer: keptViews },
    refuses: [],
    example: {
      answer: {
        columns: ['guest', 'due'],
        properties: [{ id: 1, name: 'Bahía Perla' }],
        views: [{ id: 7, name: 'This week', shared: true, by: 'concierge.demo', is_own: false, question }],
      },
    },
  }),

  askBookingView: call({
    route: { method: 'POST', path: '/v1/staff/booking-views/ask', ...see, body: 'json' },
    backend: 'own',
    summary: 'The bookings of such a list, 25 at a time; a column that the caller may not see is left out',
    shapes: {
      body: z.strictObject({ question: bookingView, page: z.int().min(1).max(40).default(1) }),
      answer: viewAnswer,
    },
    refuses: ['hotel.not_found'],
    example: {
      body: { question },
      answer: {
        columns: ['guest', 'due'],
        order: 'ride',
        rows: [{ id: 41, number: '7K3QW9ZC4T', open: [], guest: 'Lucía Rivera', due: 84 }],
        total: 1,
        currency: 'USD',
      },
    },
  }),

  exportBookingView: call({
    route: { method: 'POST', path: '/v1/staff/booking-views/export', ...see, body: 'json', answer: 'csv' },
    backend: 'own',
    summary:
      'All bookings of such a list as a table for spreadsheets; beside names it has references instead of numbers; writes an entry into the audit',
    shapes: { body: z.strictObject({ question: bookingView }), answer: z.string() },
    refuses: ['hotel.not_found'],
    example: { body: { question }, answer: 'Ride,Guest,Still to pay (USD)\r\n' },
  }),

  keepBookingView: call({
    route: { method: 'POST', path: '/v1/staff/booking-views', ...see, body: 'json', status: 201 },
    backend: 'own',
    summary: 'Keeps such a list under a name, for oneself or for everybody who may see bookings',
    shapes: {
      body: z.strictObject({
        name: z.string().trim().min(1).max(80),
        shared: z.boolean().default(false),
        question: bookingView,
      }),
      answer: z.object({ id }),
    },
    refuses: ['hotel.not_found', 'view.too_many_kept'],
    example: { body: { name: 'This week', question }, answer: { id: 7 } },
  }),

  deleteBookingView: call({
    route: { method: 'DELETE', path: '/v1/staff/booking-views/{id}', ...see },
    backend: 'own',
    summary: 'Forgets a list of one’s own',
    shapes: { params: z.strictObject({ id: idText }), answer: z.object({ deleted: z.literal(true) }) },
    refuses: ['view.not_found'],
    example: { params: { id: '2147483647' }, answer: { deleted: true } },
  }),
};

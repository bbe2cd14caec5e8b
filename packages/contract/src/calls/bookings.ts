import { LOOK_REASONS } from '@traslado/domain/desk/look';
import { QUESTION_MAX } from '@traslado/domain/desk/recognise-question';
import { z } from 'zod';
import { call } from '../call.ts';
import { exampleFoundBookings, exampleStory } from '../examples/desk.ts';
import { bookingStory, foundBookings } from '../schemas/bookings.ts';
import { id, idText, instant } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'coupons:see' } as const;

/** Bookings as staff find them and look into them. What is searched for is about a person: it stands in a body, never in an address. */
export const bookingCalls = {
  searchBookings: call({
    route: { method: 'POST', path: '/v1/staff/bookings/search', ...see, body: 'json' },
    backend: 'own',
    summary: 'Bookings by whatever a guest can tell: number, name, mail, phone, flight, card',
    shapes: {
      body: z.strictObject({
        search: z.string().max(QUESTION_MAX).default(''),
        /** Bookings by their ids instead, such as those that were opened last. */
        ids: z.array(id).max(10).optional(),
      }),
      answer: foundBookings,
    },
    refuses: [],
    example: { body: { search: 'rivera' }, answer: exampleFoundBookings },
  }),

  getBookingStory: call({
    route: { method: 'GET', path: '/v1/staff/bookings/{id}', ...see },
    backend: 'own',
    summary: 'A booking with all that happened to it, where its money is, and why its price is what it is',
    shapes: { params: z.strictObject({ id: idText }), answer: bookingStory },
    refuses: ['coupon.not_found'],
    example: { params: { id: '41' }, answer: exampleStory },
  }),

  /** Its pages are those of `looks.ts`. */
  startLook: call({
    route: {
      method: 'POST',
      path: '/v1/staff/bookings/{id}/look',
      access: 'staff',
      permission: 'coupons:look',
      body: 'json',
    },
    backend: 'own',
    summary:
      'Begins to see a booking as its guest sees it, with a reason, for 15 minutes; ends the look before it',
    shapes: {
      params: z.strictObject({ id: idText }),
      body: z.strictObject({
        reason: z.enum(LOOK_REASONS).optional(),
        /** Needed where the reason is `other`. */
        note: z.string().default(''),
      }),
      answer: z.object({
        id,
        /** Where its pages begin. */
        page: z.string(),
        expires_at: instant,
      }),
    },
    refuses: ['coupon.not_found'],
    example: {
      params: { id: '41' },
      body: { reason: 'guest_asks' },
      answer: { id: 7, page: '/admin/as-guest/7', expires_at: '2026-11-24T14:15:00Z' },
    },
  }),
};

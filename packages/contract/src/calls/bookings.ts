import { LOOK_REASONS } from '@traslado/domain/desk/look';
import { QUESTION_MAX } from '@traslado/domain/desk/recognise-question';
import { z } from 'zod';
import { call } from '../call.ts';
import { exampleFoundBookings, exampleStory } from '../examples/desk.ts';
import { exampleGuestPrice } from '../examples/prices.ts';
import { bookingStory, foundBookings, sentLetter } from '../schemas/bookings.ts';
import { guestPrice, offerQuestion } from '../schemas/prices.ts';
import { id, idText, instant } from '../schemas/values.ts';
import { bookingViewCalls } from './booking-views.ts';

const see = { access: 'staff', permission: 'coupons:see' } as const;

/** Bookings as staff find and read them. A search is about a person: it stands in a body, never in an address. */
export const bookingCalls = {
  ...bookingViewCalls,

  searchBookings: call({
    route: { method: 'POST', path: '/v1/staff/bookings/search', ...see, body: 'json' },
    backend: 'own',
    summary:
      'Bookings by whatever a guest can tell: number, name, mail, phone, flight, card; and stays without a booking',
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
        /** First address of its pages. */
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

  /** For its stay, people and flights, at this moment. */
  getBookingOffers: call({
    route: { method: 'GET', path: '/v1/staff/bookings/{id}/offers', ...see },
    backend: 'own',
    summary:
      'What the guest of a booking is offered now, what each service would cost, and why one is not offered',
    shapes: { params: z.strictObject({ id: idText }), answer: guestPrice },
    refuses: ['coupon.not_found', 'stay.not_found', 'backend.unavailable'],
    example: { params: { id: '41' }, answer: exampleGuestPrice },
  }),

  /** By the rules of the sale, so that staff can explain them to a guest. */
  searchOffers: call({
    route: {
      method: 'POST',
      path: '/v1/staff/bookings/offers',
      access: 'staff',
      permission: 'coupons:act',
      body: 'json',
    },
    backend: 'own',
    summary:
      'What the guest of a stay is offered now, what each service would cost, and why one is not offered',
    shapes: { body: offerQuestion, answer: guestPrice },
    refuses: ['stay.not_found', 'backend.unavailable', 'passengers.adult_missing'],
    example: {
      body: { hotel: 'BP', folio: 'BP100001-1', trip: 'round_trip', adults: 2, minors: 1, babyseat: 0 },
      answer: exampleGuestPrice,
    },
  }),

  getBookingLetter: call({
    route: {
      method: 'GET',
      path: '/v1/staff/bookings/{id}/letters/{letter}',
      access: 'staff',
      permission: 'mail:send',
    },
    backend: 'own',
    summary:
      'A letter about a booking, word for word as it was sent; keys in it that open something are not shown',
    shapes: { params: z.strictObject({ id: idText, letter: idText }), answer: sentLetter },
    refuses: ['letter.not_found'],
    example: {
      params: { id: '41', letter: '12' },
      answer: {
        id: 12,
        subject: 'Your ride is booked',
        recipients: ['camille.dubois@example.com'],
        language: 'en',
        status: 'sent',
        created_at: '2026-11-21T15:00:00.000Z',
        sent_at: '2026-11-21T15:00:04.000Z',
        text: 'Your ride is booked.',
        attachments: ['7K3QW9ZC4T.pdf'],
      },
    },
  }),
};

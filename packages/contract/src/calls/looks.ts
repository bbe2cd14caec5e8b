import { LOOK_PAGES } from '@traslado/domain/desk/look';
import { z } from 'zod';
import { call } from '../call.ts';
import { exampleCoupon } from '../examples/bookings.ts';
import { couponView } from '../schemas/sales.ts';
import { id, idText, instant } from '../schemas/values.ts';
import { fixLinkCalls } from './fix-links.ts';

const look = { access: 'staff', permission: 'coupons:look' } as const;
const params = z.strictObject({ id: idText });

/**
 * View-as-guest for staff: one booking, read only, for 15 minutes. No guest's session is made. Requests of its pages carry the header `Look`; with it
 * nothing but the calls of `look-calls.ts` is answered.
 */
export const lookCalls = {
  /** Booking and confirmation numbers are covered, mail and phone are masked. */
  showLook: call({
    route: { method: 'GET', path: '/v1/staff/looks/{id}/{page}', ...look },
    backend: 'own',
    summary: 'A page of the guest of a booking, while one’s own look at it lasts',
    shapes: {
      params: z.strictObject({ id: idText, page: z.enum(LOOK_PAGES) }),
      answer: z.object({
        /** The booking that staff came from. */
        booking_id: id,
        expires_at: instant,
        seconds_left: z.int(),
        booking: couponView,
        /** Corrections asked of the guest; on My transportation only. */
        findings: fixLinkCalls.listDataToFix.shapes.answer.shape.findings,
      }),
    },
    refuses: ['look.not_found', 'look.over'],
    example: {
      params: { id: '7', page: 'mytransportation' },
      answer: {
        booking_id: 41,
        expires_at: '2026-11-24T14:15:00Z',
        seconds_left: 900,
        booking: {
          ...exampleCoupon,
          coupon_id: '••••••••4T',
          folio: '••••••••-1',
          reservations: exampleCoupon.reservations.map((stay) => ({ ...stay, folio: '••••••••-1' })),
        },
        findings: [{ kind: 'phone', transfer_id: null, direction: null, other: null }],
      },
    },
  }),

  endLook: call({
    route: { method: 'DELETE', path: '/v1/staff/looks/{id}', ...look },
    backend: 'own',
    summary: 'Ends one’s own look at a booking',
    shapes: { params, answer: z.object({ ended: z.literal(true) }) },
    refuses: ['look.not_found', 'look.over'],
    example: { params: { id: '7' }, answer: { ended: true } },
  }),
};

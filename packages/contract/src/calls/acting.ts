import { PAY_LINK_WAYS } from '@traslado/domain/desk/pay-link';
import { z } from 'zod';
import { call } from '../call.ts';
import { exampleCancellation, exampleChange, exampleKey, exampleSale } from '../examples/bookings.ts';
import { overrides, said, settled } from '../schemas/acting.ts';
import { cancellation, preview } from '../schemas/changes.ts';
import {
  civilDate,
  civilTime,
  currency,
  decimalAmount,
  folioText,
  hotelCode,
  id,
  idempotencyKey,
  idText,
} from '../schemas/values.ts';
import { refundSteps } from '../schemas/why.ts';
import { changeCalls } from './changes.ts';
import { letterCalls } from './letters.ts';
import { saleCalls } from './sales.ts';
import { staysForGuestCalls } from './stays-for-guest.ts';

const act = { access: 'staff', permission: 'coupons:act', body: 'json' } as const;
const params = z.strictObject({ id: idText });

const { shapes: change, refuses: changeRefuses } = changeCalls.changeTransfer;
const sale = saleCalls.createCoupon.shapes;

const overrideRefusals = ['override.not_allowed', 'override.over_limit'] as const;
const changeRefusals = [...changeRefuses, ...overrideRefusals, 'change.unpaid_price'] as const;
const linkRefusals = ['payment.under_way', 'payment.nothing_due', 'pay_link.address_new'] as const;

/**
 * Actions of staff for the guest of a booking, with the guests' own previews and use cases. `If-Match` carries the version seen, the current one if
 * left out. Actions beyond the guests' rules answer the override rows that they need.
 */
export const actingCalls = {
  cancelForGuest: call({
    route: { method: 'POST', path: '/v1/staff/bookings/{id}/cancel', ...act },
    backend: 'own',
    summary:
      'Cancels rides for a guest, with a reason; preview=1 only tells refund, fee and what it goes beyond',
    shapes: {
      params,
      query: preview,
      body: z.strictObject({
        rides: z.enum(['all', 'arrival', 'departure']),
        /** The fee of the refund rules is given back as well. */
        waive_fee: z.boolean().default(false),
        ...said,
      }),
      answer: cancellation.extend({
        overrides,
        /** The refund's calculation. */
        steps: refundSteps,
        /** Of the fee: above the caller's limit it is not given back at once, and a second person is asked to. */
        fee_asked: decimalAmount,
      }),
    },
    refuses: [...changeCalls.cancelCoupons.refuses, ...overrideRefusals, 'refund_request.waiting'],
    example: {
      params: { id: '41' },
      query: { preview: '1' },
      body: { rides: 'arrival' },
      answer: { ...exampleCancellation, overrides: [], steps: [], fee_asked: 0 },
    },
  }),

  changeForGuest: call({
    route: { method: 'POST', path: '/v1/staff/bookings/{id}/change', ...act },
    backend: 'own',
    summary: 'Changes flight or people of a booking for a guest, with a reason; preview=1 only tells',
    shapes: {
      params,
      query: preview,
      body: change.body
        .omit({ coupon_id: true, name: true, email: true, phone: true })
        .extend({ transfer_id: id, ...settled, ...said }),
      answer: change.answer.extend({ overrides }),
    },
    refuses: changeRefusals,
    example: {
      params: { id: '41' },
      query: { preview: '1' },
      body: { transfer_id: 901, service_date: '2026-12-21', flight_time: '16:05', flight_code: 'AA1236' },
      answer: { ...exampleChange, overrides: [] },
    },
  }),

  /** The letter about it goes to the old address and to the new one. */
  correctContact: call({
    route: { method: 'POST', path: '/v1/staff/bookings/{id}/contact', ...act },
    backend: 'own',
    summary: 'Corrects where the guest of a booking is reached, with a reason; preview=1 only tells',
    shapes: {
      params,
      query: preview,
      body: z.strictObject({
        name: z.string().optional(),
        email: z.string().optional(),
        phone: z.string().optional(),
        ...said,
      }),
      answer: change.answer.extend({ overrides }),
    },
    refuses: changeRefusals,
    example: {
      params: { id: '41' },
      query: { preview: '1' },
      body: { email: 'rivera@example.com' },
      answer: {
        ...exampleChange,
        changes: [{ field: 'email', old: 'r•••@example.con', new: 'r•••@example.com' }],
        notices: ['change.contact_notified'],
        overrides: [],
      },
    },
  }),

  /** To the booking's own address only: one that is wrong is corrected first. Counted with those that the guest asks for. */
  resendLetter: call({
    route: { method: 'POST', path: '/v1/staff/bookings/{id}/letter', ...act },
    backend: 'own',
    summary: 'Mails the letter of a booking to its guest again, once for each key',
    shapes: {
      params,
      body: z.strictObject({ uuidReference: idempotencyKey.optional(), ...said }),
      answer: letterCalls.sendLetter.shapes.answer,
    },
    refuses: ['coupon.not_found', 'coupon.state', 'letter.too_many'],
    example: {
      params: { id: '41' },
      body: { uuidReference: exampleKey, reason: 'guest_asked' },
      answer: { sent_to: 'r•••@example.com', remaining: 4 },
    },
  }),

  findStayToBook: call({
    route: { method: 'POST', path: '/v1/staff/bookings/stay', ...act },
    backend: 'own',
    summary: 'The stay of a confirmation number, to book for its guest',
    shapes: {
      body: z.strictObject({ hotel: hotelCode, folio: folioText }),
      answer: z.object({
        hotel: z.string(),
        folio: z.string(),
        guest: z.string(),
        hotel_name: z.string(),
        arrival_date: civilDate,
        departure_date: civilDate,
        adults: z.int(),
        minors: z.int(),
        /** On file, masked; null where there is none that can be written to. */
        email: z.string().nullable(),
        has_phone: z.boolean(),
      }),
    },
    refuses: ['stay.not_found', 'backend.unavailable'],
    example: {
      body: { hotel: 'BP', folio: 'BP100001-1' },
      answer: {
        hotel: 'BP',
        folio: 'BP100001-1',
        guest: 'Elena Rivera',
        hotel_name: 'Bahía Perla',
        arrival_date: '2026-12-21',
        departure_date: '2026-12-28',
        adults: 2,
        minors: 1,
        email: 'r•••@example.com',
        has_phone: true,
      },
    },
  }),

  ...staysForGuestCalls,

  /** By the guests' own use case. The due amount is paid with a payment link: staff never type a card. */
  bookForGuest: call({
    route: { method: 'POST', path: '/v1/staff/bookings', ...act },
    backend: 'own',
    summary:
      'Books for the guest of a stay, with a reason, once for each key; preview=1 only tells price and pick-ups',
    shapes: {
      query: preview,
      body: sale.body
        .pick({
          hotel: true,
          folio: true,
          name: true,
          email: true,
          phone: true,
          adults: true,
          minors: true,
          babyseat: true,
          service_rate_id: true,
          is_round_trip: true,
          observation: true,
          arrival: true,
          departure: true,
          additional: true,
          language: true,
          receptive_group_id: true,
          time_confirmed: true,
          night_confirmed: true,
          late_arrival: true,
          uuidReference: true,
        })
        .extend({ service_id: id, ...said }),
      answer: sale.answer.pick({ status: true, amount_due: true, currency: true, expires_at: true }).extend({
        applied: z.boolean(),
        overrides,
        /** Null in a preview. */
        booking: z.object({ id, coupon_id: z.string() }).nullable(),
        rides: z.array(
          z.object({
            direction: z.enum(['arrival', 'departure']),
            flight_date: civilDate,
            pick_up_time: civilTime,
          }),
        ),
      }),
    },
    refuses: [...saleCalls.createCoupon.refuses, ...overrideRefusals],
    example: {
      query: { preview: '0' },
      body: { ...exampleSale, service_id: 112, reason: 'guest_asked' },
      answer: {
        applied: true,
        booking: { id: 41, coupon_id: '7K3QW9ZC4T' },
        status: 'pending_payment',
        amount_due: 48,
        currency: 'USD',
        expires_at: '2026-11-24T14:02:00.000Z',
        overrides: [],
        rides: [{ direction: 'arrival', flight_date: '2026-12-21', pick_up_time: '14:35' }],
      },
    },
  }),

  /** Staff never type a card. The address is answered this once: only the hash of its secret is stored. */
  makePayLink: call({
    route: { method: 'POST', path: '/v1/staff/bookings/{id}/pay-link', ...act },
    backend: 'own',
    summary:
      'Makes a payment link for what a booking waits for, in place of the one before; mails it or tells it once',
    shapes: {
      params,
      body: z.strictObject({
        /** Mailed to the booking’s own address, which has to stand for a day, or shown to staff who hand it over. */
        way: z.enum(PAY_LINK_WAYS),
        ...said,
      }),
      answer: z.object({
        amount: decimalAmount,
        currency,
        /** Masked; null where staff hand it over. */
        sent_to: z.string().nullable(),
        /** Null where it was mailed. */
        address: z.string().nullable(),
      }),
    },
    refuses: [
      'coupon.not_found',
      'coupon.replaced',
      'coupon.stale',
      'coupon.state',
      'booking.no_longer_available',
      'change.lapsed',
      ...linkRefusals,
    ],
    example: {
      params: { id: '41' },
      body: { way: 'show', reason: 'guest_asked' },
      answer: {
        amount: 48,
        currency: 'USD',
        sent_to: null,
        address: 'https://transfers.example.com/pay#link=q8Z3kA1vXbT0mN5rYw2LdA',
      },
    },
  }),

  endPayLink: call({
    route: {
      method: 'DELETE',
      path: '/v1/staff/bookings/{id}/pay-link',
      access: 'staff',
      permission: 'coupons:act',
    },
    backend: 'own',
    summary: 'Ends the payment link of a booking',
    shapes: { params, answer: z.object({ ended: z.literal(true) }) },
    refuses: ['coupon.not_found', 'pay_link.over'],
    example: { params: { id: '41' }, answer: { ended: true } },
  }),
};

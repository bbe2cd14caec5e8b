import { z } from 'zod';
import { call } from '../call.ts';
import { exampleCoupon, exampleSale } from '../examples/bookings.ts';
import {
  calendarRefusals,
  contactRefusals,
  flightRefusals,
  passengerRefusals,
  stayRefusals,
} from '../refusal-groups.ts';
import { couponView, legBody, transferRecord } from '../schemas/sales.ts';
import {
  civilDate,
  civilTime,
  counter,
  couponId,
  currency,
  decimalAmount,
  flag,
  folioText,
  hotelCode,
  id,
  idempotencyKey,
  idText,
  instant,
  lastNameText,
  session,
  typedNumber,
} from '../schemas/values.ts';

/** Bookings: made, looked up, shown. */
export const saleCalls = {
  createCoupon: call({
    route: {
      method: 'POST',
      path: '/transfers/v1/sales/coupons/{service_id}',
      access: 'guest',
      body: 'json',
      status: 201,
    },
    backend: 'transfers',
    summary: 'Books one or two transfers, exactly once per key',
    shapes: {
      params: z.strictObject({ service_id: idText }),
      body: z.strictObject({
        hotel: hotelCode,
        folio: folioText,
        name: z.string(),
        /** Left out: as the stay has it on file. The same of the phone. */
        email: z.string().optional(),
        /** With its country and as many digits as the country's numbers have, `+529981234567`. */
        phone: z.string().optional(),
        adults: counter,
        minors: counter,
        babyseat: counter,
        pax: z.int().min(0).max(300).optional(),
        service_rate_id: id,
        is_round_trip: flag,
        position_id: id.optional(),
        from_appointment_place_id: id.optional(),
        to_appointment_place_id: id.optional(),
        observation: z.string().optional(),
        arrival: legBody.nullish(),
        departure: legBody.nullish(),
        include: flag.optional(),
        private: flag.optional(),
        uuidReference: idempotencyKey.optional(),
        reference: z.string().max(80).optional(),
        movement_origin_id: id.optional(),
        operation_type_id: id.optional(),
        airline_id: id.nullish(),
        receptive_group_id: z.int().min(0).max(2_147_483_647).default(0),
        /** Another vehicle for a party whose leg is booked already. */
        additional: flag.optional(),
        /** Language of the letters, stored with the booking. */
        language: z.enum(['en', 'es']).optional(),
        /** The guest was asked about flight times that the schedule does not have, and keeps them. */
        time_confirmed: z.boolean().optional(),
        /** The guest was asked about the night of a landing before 06:00 on the arrival date, and means the one that ends on it. */
        night_confirmed: z.boolean().optional(),
        /** The guest arrives later than the stay begins, up to the night before check-out. The stay stays as it is; the resort is told. */
        late_arrival: z.boolean().optional(),
      }),
      answer: z.object({
        coupon_id: z.string(),
        status: z.enum(['pending_payment', 'confirmed']),
        amount_due: decimalAmount,
        currency,
        /** The seats are held until then; null where nothing is due. */
        hold_expires_at: instant.nullable(),
        expires_at: instant.nullable(),
        transfers: z.array(
          z.object({
            transfer_id: id,
            direction: z.enum(['arrival', 'departure']),
            service_date: civilDate,
            service_time: civilTime,
          }),
        ),
      }),
    },
    refuses: [
      'stay.not_found',
      ...stayRefusals,
      'group.not_found',
      'service.not_for_stay',
      'service.not_available',
      'seller.no_legal_name',
      'service.not_at_every_stay',
      'link.already_has_transportation',
      'leg.not_in_trip',
      ...contactRefusals,
      ...passengerRefusals,
      ...flightRefusals,
      ...calendarRefusals,
      'flight.time_differs',
      'flight.night_unclear',
      'coupon.reckoned_otherwise',
      'coupon.leg_booked',
      'payment.under_way',
      'coupon.too_many_holds',
      'backend.unavailable',
      'booking.not_possible',
      'intent.running',
    ],
    example: {
      params: { service_id: '112' },
      body: exampleSale,
      answer: {
        coupon_id: '7K3QW9ZC4T',
        status: 'pending_payment',
        amount_due: 48,
        currency: 'USD',
        hold_expires_at: '2026-11-21T15:15:00Z',
        expires_at: '2026-11-22T15:00:00Z',
        transfers: [
          { transfer_id: 901, direction: 'arrival', service_date: '2026-12-21', service_time: '14:35' },
        ],
      },
    },
  }),

  listTransfersOfStay: call({
    route: {
      method: 'GET',
      path: '/v2/transfers/reservations/{hotel}/{folio}',
      access: 'guest',
    },
    backend: 'transfers',
    summary: 'The transfers of a stay',
    shapes: {
      params: z.strictObject({ hotel: hotelCode, folio: folioText }),
      answer: z.array(transferRecord),
    },
    refuses: ['stay.not_found', 'backend.unavailable'],
    example: {
      params: { hotel: 'BP', folio: 'BP100001-1' },
      answer: [
        {
          transfer_id: 901,
          coupon_id: '7K3QW9ZC4T',
          direction: 'arrival',
          service_date: '2026-12-21',
          service_time: '14:35',
          pick_up_date: '2026-12-21',
          time_zone: 'America/Cancun',
          flight_code: 'AA1234',
          flight_time: '14:35',
          is_national: '0',
          airline_id: 12,
          pax: 2,
          adults: 2,
          minors: 1,
          babyseat: 0,
          hotel: 'BP',
          folio: 'BP100001-1',
          reservation_status: 'confirmed',
          status: 'confirmed',
          round_service: false,
          private: false,
          observation: '',
          confirmation_letter: '/v1/transfers/coupons/7K3QW9ZC4T/letter.pdf',
          provider_id: 1,
          service_id: 112,
          service: 'Shared shuttle',
          receptive_group_id: 0,
          version: 2,
        },
      ],
    },
  }),

  searchCoupon: call({
    route: {
      method: 'GET',
      path: '/v1/guests/reservations/search',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'A booking by its number and the last name; opens the guest session',
    shapes: {
      query: z.strictObject({
        coupon: typedNumber,
        last_name: lastNameText,
        /** First day of the booking's main stay, as in `findStay`. */
        arrival: civilDate.optional(),
      }),
      answer: z.array(couponView.extend({ session })),
    },
    refuses: ['stay.arrival_required', 'backend.unavailable'],
    example: {
      query: { coupon: '7K3QW9ZC4T', last_name: 'Rivera' },
      answer: [{ ...exampleCoupon, session: { token: 'eyJhbGciOi…', expires_at: '2026-11-22T15:00:00Z' } }],
    },
  }),

  getCoupon: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/coupons/{coupon_id}',
      access: 'guest',
      permission: 'coupons:see',
    },
    backend: 'own',
    summary: 'One booking as its guest sees it',
    shapes: { params: z.strictObject({ coupon_id: couponId }), answer: couponView },
    refuses: ['coupon.not_found', 'backend.unavailable'],
    example: { params: { coupon_id: '7K3QW9ZC4T' }, answer: exampleCoupon },
  }),

  /** The bookings that the guest's stay rides on, newest first. */
  listCoupons: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/coupons',
      access: 'guest',
    },
    backend: 'own',
    summary: 'The bookings that the guest’s stay rides on',
    shapes: { answer: z.array(couponView) },
    refuses: ['backend.unavailable'],
    example: { answer: [exampleCoupon] },
  }),
};

import type { CallAnswer } from '@traslado/contract/schemas';
import type { ExampleOf } from './example-of.ts';

const key = '4f0f6b0e-3d53-4e63-8c1a-0d8f2f5f9c77';

const transfer: CallAnswer<'getCoupon'>['transfers'][number] = {
  transfer_id: 901,
  direction: 'arrival',
  status: 'confirmed',
  flight_code: 'AA1234',
  airline: 'American Airlines',
  is_national: '0',
  flight_date: '2026-12-21',
  flight_time: '14:35',
  time_to_check: false,
  pick_up: {
    place: { id: 1, name: 'Cancún International Airport', detail: 'Outside arrivals' },
    date: '2026-12-21',
    time: '14:35',
    time_zone: 'America/Cancun',
    zone_name: 'Cancún',
    at: '2026-12-21T19:35:00Z',
    is_day_before: false,
    waits_until: { date: '2026-12-21', time: '15:35', at: '2026-12-21T20:35:00Z' },
  },
  drive_minutes: 35,
  change_until: '2026-12-17T19:35:00Z',
  cancel_until: '2026-12-21T14:35:00Z',
  viewer: { can_change: true, can_cancel: true },
};

const coupon: CallAnswer<'getCoupon'> = {
  coupon_id: '7K3QW9ZC4T',
  status: 'confirmed',
  trip_type: 'arrival',
  version: 2,
  service: {
    id: 112,
    name: 'Shared shuttle',
    private: false,
    image: '/art/vehicles/shuttle.svg',
    pax_max: 10,
  },
  hotel: 'BP',
  hotel_name: 'Bahía Perla',
  folio: 'BP100001-1',
  airport: { airport_id: 1, iata_code: 'CUN', name: 'Cancún International Airport' },
  transfers: [transfer],
  reservations: [
    {
      hotel: 'BP',
      hotel_name: 'Bahía Perla',
      folio: 'BP100001-1',
      guest: 'Lucía Rivera',
      main: true,
      adults: 2,
      minors: 1,
      babyseat: 0,
    },
  ],
  contact: { name: 'Lucía Rivera', email: 'r•••@example.com', phone: '•••0100' },
  observation: '',
  price: {
    currency: 'USD',
    total: 48,
    paid: 48,
    refunded: 0,
    due: 0,
    included: false,
    unit: 'passenger',
    unit_price: 24,
    units: 2,
    lines: [{ code: 'price.adults', quantity: 2, unit_price: 24, amount: 48 }],
  },
  total_passengers: 2,
  total_vehicles: 1,
  payment: 'paid',
  hold_expires_at: null,
  expires_at: null,
  created_at: '2026-11-21T15:00:00Z',
  refunds: [],
  pending_change: null,
  policies: ['Children of 4 and over pay in full.'],
  terms: ['Changes are made until 96 hours before the ride.'],
  phone: '+529985550101',
  viewer: { owner: true, can_pay: false, can_edit: true, can_cancel: true },
};

const payment: CallAnswer<'getPayment'> = {
  coupon_id: '7K3QW9ZC4T',
  coupon_status: 'confirmed',
  status: 'succeeded',
  amount: 48,
  amount_due: 0,
  currency: 'USD',
  card: { brand: 'visa', last4: '4242' },
  action_url: null,
  failure: null,
};

const cancellation: CallAnswer<'cancelCoupons'>['coupons'][number] = {
  coupon_id: '7K3QW9ZC4T',
  version: 2,
  applied: false,
  status: 'cancelled',
  transfers: [
    {
      transfer_id: 901,
      direction: 'arrival',
      cancelled: true,
      status: 'cancelled',
      cancel_until: '2026-12-21T14:35:00Z',
    },
  ],
  currency: 'USD',
  paid: 48,
  already_refunded: 0,
  refund: 48,
  fee: 0,
  kept: 0,
  benefit_lost: false,
  notices: [],
  deadline: '2026-12-21T14:35:00Z',
};

type BookingCall =
  | 'createCoupon'
  | 'payCoupon'
  | 'getPayment'
  | 'getPaymentGateway'
  | 'listTransfersOfStay'
  | 'searchCoupon'
  | 'getCoupon'
  | 'listCoupons'
  | 'changeTransfer'
  | 'cancelTransfer'
  | 'cancelCoupons'
  | 'sendLetter'
  | 'getLetter'
  | 'getCalendar';

/** A booking from its making to its end. */
export const bookingExamples: { readonly [N in BookingCall]: ExampleOf<N> } = {
  createCoupon: {
    params: { service_id: '112' },
    body: {
      hotel: 'BP',
      folio: 'BP100001-1',
      name: 'Lucía Rivera',
      email: 'rivera@example.com',
      phone: '+15125550100',
      adults: 2,
      minors: 1,
      babyseat: 0,
      service_rate_id: 1120,
      is_round_trip: 0,
      arrival: {
        flight_key: 'AA1234',
        service_date: '2026-12-21',
        flight_time: '14:35',
        service_time: '14:35',
        is_national: '0',
        airline_id: 12,
      },
      departure: null,
      uuidReference: key,
    },
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
  payCoupon: {
    body: {
      coupon_id: '7K3QW9ZC4T',
      payment_token: 'tok_3f9c1c1e',
      amount: '48.00',
      currency: 'USD',
      uuidReference: key,
    },
    answer: payment,
  },
  getPayment: { params: { coupon_id: '7K3QW9ZC4T' }, answer: payment },
  getPaymentGateway: {
    answer: {
      gateway: 'sandbox',
      frame_url: '/sandbox-gateway/frame',
      frame_sandbox: 'allow-scripts allow-forms',
      frame_origin: 'null',
      test_mode: true,
    },
  },
  listTransfersOfStay: {
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
  searchCoupon: {
    query: { coupon: '7K3QW9ZC4T', last_name: 'Rivera' },
    answer: [{ ...coupon, session: { token: 'eyJhbGciOi…', expires_at: '2026-11-22T15:00:00Z' } }],
  },
  getCoupon: { params: { coupon_id: '7K3QW9ZC4T' }, answer: coupon },
  listCoupons: { answer: [coupon] },
  changeTransfer: {
    params: { receptive_reservation_id: '901' },
    query: { preview: '1' },
    body: {
      coupon_id: '7K3QW9ZC4T',
      service_date: '2026-12-21',
      flight_time: '16:05',
      flight_code: 'AA1236',
    },
    answer: {
      coupon_id: '7K3QW9ZC4T',
      transfer_id: 901,
      version: 2,
      applied: false,
      requires_payment: false,
      difference: 0,
      amount_due: 0,
      refund: 0,
      currency: 'USD',
      total: { old: 48, new: 48 },
      passengers: { old: 2, new: 2 },
      vehicles: { old: 1, new: 1 },
      lines: [{ code: 'price.adults', quantity: 2, unit_price: 24, amount: 48 }],
      changes: [
        { field: 'flight_code', old: 'AA1234', new: 'AA1236' },
        { field: 'flight_time', old: '14:35', new: '16:05' },
      ],
      pick_up: {
        old: transfer.pick_up,
        new: { ...transfer.pick_up, time: '16:05', at: '2026-12-21T21:05:00Z' },
      },
      notices: ['change.pick_up_moved'],
      deadline: '2026-12-17T19:35:00Z',
      new_deadlines: { change_until: '2026-12-17T21:05:00Z', cancel_until: '2026-12-21T16:05:00Z' },
      change_expires_at: null,
    },
  },
  cancelTransfer: {
    params: { id: '901' },
    query: { preview: '1' },
    answer: { ...cancellation, transfer_id: 901 },
  },
  cancelCoupons: {
    query: { preview: '1' },
    body: { coupons: ['7K3QW9ZC4T'], trip_type: 'arrival' },
    answer: { applied: false, currency: 'USD', refund: 48, coupons: [cancellation] },
  },
  sendLetter: {
    params: { coupon_id: '7K3QW9ZC4T' },
    body: { email: 'rivera@example.com', uuidReference: key },
    answer: { sent_to: 'r•••@example.com', remaining: 4 },
  },
  getLetter: { params: { coupon_id: '7K3QW9ZC4T' }, query: { language: 'en' }, answer: null },
  getCalendar: { params: { coupon_id: '7K3QW9ZC4T' }, query: { language: 'en' }, answer: null },
};

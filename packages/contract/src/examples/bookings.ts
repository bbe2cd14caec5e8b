import type { z } from 'zod';
import type { cancellation } from '../schemas/changes.ts';
import type { couponView, paymentGateway, paymentState } from '../schemas/sales.ts';

export const exampleKey = '4f0f6b0e-3d53-4e63-8c1a-0d8f2f5f9c77';

const exampleTransfer: z.output<typeof couponView>['transfers'][number] = {
  transfer_id: 901,
  direction: 'arrival',
  status: 'confirmed',
  flight_code: 'AA1234',
  airline: 'American Airlines',
  is_national: '0',
  flight_date: '2026-12-21',
  flight_time: '14:35',
  terminal: '3',
  time_to_check: false,
  special_items: [{ kind: 'surfboard', count: 2 }],
  special_answer: 'call',
  pick_up: {
    place: { id: 1, name: 'Cancún International Airport, Terminal 3', detail: 'Outside arrivals' },
    date: '2026-12-21',
    time: '14:35',
    time_zone: 'America/Cancun',
    zone_name: 'Cancún',
    at: '2026-12-21T19:35:00Z',
    is_day_before: false,
    waits_until: { date: '2026-12-21', time: '15:35', at: '2026-12-21T20:35:00Z' },
  },
  drop_off: '',
  drive_minutes: 35,
  change_until: '2026-12-17T19:35:00Z',
  cancel_until: '2026-12-21T14:35:00Z',
  viewer: { can_change: true, can_cancel: true },
};

export const exampleCoupon: z.output<typeof couponView> = {
  coupon_id: '7K3QW9ZC4T',
  file_id: '7K3QW9ZC4T',
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
  airport: { airport_id: 1, iata_code: 'CUN', name: 'Cancún International Airport', city: 'Cancún' },
  transfers: [exampleTransfer],
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
  confirmation_mail: 'sent',
  refunds: [],
  pending_change: null,
  policies: ['Children of 4 and over pay in full.'],
  terms: ['Changes are made until 96 hours before the ride.'],
  phone: '+529985550101',
  viewer: { owner: true, can_pay: false, can_edit: true, can_cancel: true },
};

export const examplePayment: z.output<typeof paymentState> = {
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

export const exampleAbandoned: z.output<typeof paymentState> = {
  ...examplePayment,
  coupon_status: 'pending_payment',
  status: 'failed',
  amount_due: 48,
  card: null,
  failure: { code: 'payment.abandoned', detail: 'The payment wasn’t completed. Nothing was charged.' },
};

export const exampleCancellation: z.output<typeof cancellation> = {
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

/** Another flight of the same price. */
export const exampleChange = {
  coupon_id: '7K3QW9ZC4T',
  transfer_id: 901,
  version: 2,
  applied: false,
  requires_payment: false,
  difference: 0,
  amount_due: 0,
  refund: 0,
  currency: 'USD' as const,
  total: { old: 48, new: 48 },
  passengers: { old: 2, new: 2 },
  vehicles: { old: 1, new: 1 },
  lines: [{ code: 'price.adults', quantity: 2, unit_price: 24, amount: 48 }],
  changes: [
    { field: 'flight_code', old: 'AA1234', new: 'AA1236' },
    { field: 'flight_time', old: '14:35', new: '16:05' },
  ],
  pick_up: {
    old: exampleTransfer.pick_up,
    new: { ...exampleTransfer.pick_up, time: '16:05', at: '2026-12-21T21:05:00Z' },
  },
  notices: ['change.pick_up_moved'],
  deadline: '2026-12-17T19:35:00Z',
  new_deadlines: { change_until: '2026-12-17T21:05:00Z', cancel_until: '2026-12-21T16:05:00Z' },
  change_expires_at: null,
};

export const exampleGateway: z.output<typeof paymentGateway> = {
  gateway: 'sandbox',
  frame_url: '/sandbox-gateway/frame',
  frame_sandbox: 'allow-scripts allow-forms',
  frame_origin: 'null',
  test_mode: true,
  cards: ['Visa', 'Mastercard'],
  statement_name: 'PERLA TRANSFERS',
};

export const exampleSale = {
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
  uuidReference: exampleKey,
} as const;

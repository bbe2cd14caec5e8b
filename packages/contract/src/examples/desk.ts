import type { z } from 'zod';
import type { bookingStory, foundBookings } from '../schemas/bookings.ts';
import { exampleCoupon } from './bookings.ts';

export const exampleFoundBookings: z.output<typeof foundBookings> = {
  groups: [
    {
      matched: 'name',
      total: 1,
      rows: [
        {
          id: 41,
          number: '7K3QW9ZC4T',
          status: 'confirmed',
          guest: 'Lucía Rivera',
          hotel_name: 'Bahía Perla',
          folio: 'BP100001-1',
          zone_name: 'Cancún',
          legs: [
            {
              direction: 'arrival',
              status: 'confirmed',
              flight_code: 'AA1234',
              date: '2026-12-21',
              time: '14:35',
            },
          ],
          kept_by: 'us',
        },
      ],
    },
  ],
  stays: [
    {
      hotel: 'BP',
      folio: 'BP100012-1',
      guest: 'Marta Rivera',
      hotel_name: 'Bahía Perla',
      arrival_date: '2026-12-28',
      departure_date: '2027-01-04',
    },
  ],
  message: null,
  is_recognised: true,
};

export const exampleStory: z.output<typeof bookingStory> = {
  id: 41,
  kept_by: 'us',
  told_at: null,
  booking: { ...exampleCoupon, viewer: { owner: false, can_pay: false, can_edit: false, can_cancel: false } },
  reach: null,
  acting: null,
  why: [],
  refunds_why: [],
  time_zone: 'America/Cancun',
  zone_name: 'Cancún',
  replaced_by: null,
  followed: [],
  money: {
    currency: 'USD',
    paid: 48,
    refunded: 0,
    on_its_way: 0,
    disputed: 0,
    kept: 48,
    open: 0,
    due: 0,
    open_payment: null,
    returned: 0,
    failed_refunds: [],
    waiting: [],
    differences: [],
  },
  disputes: [],
  events: [
    {
      at: '2026-11-21T15:00:00Z',
      learned_at: null,
      kind: 'booking',
      code: 'sold',
      source: 'guest',
      who: null,
      amount: 48,
      detail: '',
      note: '',
      changes: [],
      reason: null,
      opens: null,
    },
  ],
  colleagues: [],
  explanations: [],
};

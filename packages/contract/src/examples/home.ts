import type { z } from 'zod';
import type { home } from '../schemas/home.ts';

export const exampleHome: z.output<typeof home> = {
  lines: [
    {
      queue: 'unpaid',
      key: '41',
      since: '2026-11-20T14:02:00.000Z',
      due_at: null,
      ride_at: '2026-11-21T19:35:00.000Z',
      time_zone: 'America/Cancun',
      zone_name: 'Cancún',
      hotel_name: 'Bahía Perla',
      open: ['unpaid'],
      about: 'USD 84.00',
      who: null,
      booking: { id: 41, number: 'DB4SR7XK2M', guest: 'Camille Dubois' },
      flight: null,
      in_charge: null,
      alerts: [],
    },
  ],
  total: 1,
  waiting: [{ kind: 'refund.failed', open: 2, oldest_at: '2026-11-20T14:02:00.000Z' }],
  counts: { today: 2, messages: 0, money: 0, prices: 1 },
  differences: [],
  checks: 0,
  held: 3,
  gaps: { restrictions: 0, restriction: null, services: 0, unpriced: [] },
  sets: { waiting: 1, first: 4 },
  soon: {
    days: 14,
    total: 1,
    events: [
      {
        catalogue: 'rates',
        event: 'ends',
        on: '2026-11-30',
        title: 'High season',
        total: 1,
        rows: [{ id: 4, about: 'Shared shuttle, round trip · Bahía Perla · 111' }],
      },
    ],
  },
  changes: [
    {
      id: 118,
      catalogue: 'rates',
      row: 4,
      title: 'High season',
      about: 'Shared shuttle, round trip · Bahía Perla · 111',
      action: 'update',
      at: '2026-11-21T15:00:00.000Z',
      by: 'revenue.demo',
      by_name: 'Raúl Ingresos',
      total: 1,
      changes: [{ field: 'adult_price', old: 48, now: 52 }],
    },
  ],
  setup: null,
  viewer: { can_handle: true },
  labels: { rates: { service_id: { '111': 'Shared shuttle, round trip · Bahía Perla · 111' } } },
};

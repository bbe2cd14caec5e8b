import type { z } from 'zod';
import type { guestPrice, priceCalendar, pricedServices } from '../schemas/prices.ts';
import type { copyAnswer, priceGrid } from '../schemas/seasons.ts';

const shuttle = {
  id: 111,
  name: 'Shared shuttle',
  trip: 'round_trip',
  private: false,
  airport: 'CUN',
  on_sale: true,
} as const;

const property = { id: 1, code: 'BP', name: 'Bahía Perla' };

const rate = {
  id: 1111,
  description: 'All year',
  currency: 'USD',
  priority: 1,
  price: 0,
  adult_price: 42,
  minor_price: 0,
  valid_from: '2026-01-01',
  valid_to: '2027-12-31',
  pax_max: null,
};

const considered = [{ rate: 1111, verdict: 'wins', by: 'alone', against: null }] as const;

export const examplePricedServices: z.output<typeof pricedServices> = {
  properties: [{ ...property, services: [shuttle] }],
};

export const examplePriceCalendar: z.output<typeof priceCalendar> = {
  year: 2027,
  service: { ...shuttle, property },
  rates: [rate],
  ranges: [{ from: '2027-01-01', to: '2027-12-31', rate: 1111, considered: [...considered] }],
  shadowed: [],
  ties: [],
  closed: [{ on: '2027-09-15', restrictions: [12] }],
};

export const exampleGuestPrice: z.output<typeof guestPrice> = {
  stay: {
    hotel: 'BP',
    is_made_up: true,
    arrival: '2026-12-21',
    departure: '2026-12-28',
    adults: 2,
    children: 1,
    country: 'US',
  },
  trip: 'round_trip',
  service_date: '2026-12-21',
  passengers: { adults: 2, minors: 1, babyseat: 0 },
  seat_policy: 'specification',
  with_flights: false,
  services: [
    {
      ...shuttle,
      reasons: [],
      rates: [rate],
      considered: [...considered],
      benefit: null,
      priced: {
        rate: 1111,
        currency: 'USD',
        seats: 2,
        pax_max: 40,
        pax_max_of: 'service',
        vehicles: null,
        lines: [
          { code: 'price.adults', quantity: 2, unit_price: 42, amount: 84 },
          { code: 'price.children', quantity: 1, unit_price: 0, amount: 0 },
        ],
        price: 84,
        included: 0,
        amount_due: 84,
      },
    },
  ],
};

const { currency: _, ...priced } = rate;
const seasonRate = { ...priced, service_id: 111, version: 1 };

export const examplePriceGrid: z.output<typeof priceGrid> = {
  rows: [
    {
      ...seasonRate,
      updated_at: '2026-11-21T14:02:00.000Z',
      updated_by: 'revenue.demo',
      updated_by_name: 'Raúl Ingresos',
    },
  ],
  is_cut: false,
  viewer: { can_change: true },
};

const copied = {
  price: 0,
  adult_price: 45.5,
  minor_price: 0,
  valid_from: '2027-01-01',
  valid_to: '2028-12-30',
};

export const exampleCopy: z.output<typeof copyAnswer> = {
  batch: null,
  applied: false,
  counts: { add: 1, change: 0, remove: 0, leave: 0, stale: 0, refuse: 0 },
  rows: [
    {
      line: null,
      id: null,
      version: null,
      title: 'All year · Shared shuttle, round trip · Bahía Perla · 111',
      action: 'add',
      changes: [{ field: 'adult_price', old: null, now: 45.5 }],
      code: null,
      field: null,
      message: null,
    },
  ],
  labels: { service_id: { 111: 'Shared shuttle, round trip · Bahía Perla · 111' } },
  copies: [
    {
      source: seasonRate,
      copy: copied,
      overlap_count: 1,
      overlaps: [
        { kind: 'source', rate: 1111, description: 'All year', from: '2027-01-01', to: '2027-12-31' },
      ],
      loses_to_source: true,
    },
  ],
  gap_count: 0,
  gaps: [],
};

export const exampleCheckedPrices = {
  prices: [
    {
      id: 1_000_000_000,
      sentence: {
        en: '2 adults and 1 child, March 1, 2027, Shared shuttle round trip, Bahía Perla',
        es: '2 adultos y 1 niño, 1 de marzo de 2027, Traslado compartido viaje redondo, Bahía Perla',
      },
      hotel: 'BP',
      service_id: 111,
      trip: 'round_trip' as const,
      service_date: '2027-03-01',
      adults: 2,
      minors: 1,
      babyseat: 0,
      amount: 84,
      currency: 'USD',
      found: { amount: 96, currency: 'USD', rate: { id: 1111, name: 'Standard' } },
      holds: false,
    },
  ],
  broken: 1,
};

import { call } from '../call.ts';
import {
  exampleCheckedPrices,
  exampleCopy,
  exampleGuestPrice,
  examplePriceCalendar,
  examplePricedServices,
  examplePriceGrid,
} from '../examples/prices.ts';
import { priceQuestions } from '../refusal-groups.ts';
import { importQuery } from '../schemas/catalogue-batches.ts';
import { checkedPrices } from '../schemas/price-expectations.ts';
import {
  calendarQuestion,
  guestPrice,
  guestPriceQuestion,
  priceCalendar,
  pricedServices,
} from '../schemas/prices.ts';
import { copyAnswer, copyBody, gridQuestion, priceGrid } from '../schemas/seasons.ts';

const see = { access: 'staff', permission: 'rates:see' } as const;

/** Prices that staff look into. All of them come from the rule that sells. */
export const priceCalls = {
  listPricedServices: call({
    route: { method: 'GET', path: '/v1/staff/price-calendar/services', ...see },
    backend: 'own',
    summary: 'The properties of whoever asks, with their services, to choose from',
    shapes: { answer: pricedServices },
    refuses: [],
    example: { answer: examplePricedServices },
  }),

  getPriceCalendar: call({
    route: { method: 'GET', path: '/v1/staff/price-calendar', ...see },
    backend: 'own',
    summary: 'Which rate of a service wins on each day of twelve months and why, by ranges of days',
    shapes: { query: calendarQuestion, answer: priceCalendar },
    refuses: ['service.not_found'],
    example: { query: { service: '111', year: '2027' }, answer: examplePriceCalendar },
  }),

  searchGuestPrice: call({
    route: { method: 'POST', path: '/v1/staff/guest-price/search', ...see, body: 'json' },
    backend: 'own',
    summary: 'What a guest would pay for each service of a property, and how that comes about',
    shapes: { body: guestPriceQuestion, answer: guestPrice },
    refuses: [
      'hotel.not_found',
      'service.not_found',
      'stay.not_found',
      'stay.arrival_required',
      'server.busy',
      'backend.unavailable',
      'passengers.adult_missing',
    ],
    example: {
      body: {
        hotel: 'BP',
        made_up: { adults: 2, children: 1, country: 'US', included_service_id: null },
        trip: 'round_trip',
        arrival_date: '2026-12-21',
        departure_date: '2026-12-28',
        adults: 2,
        minors: 1,
        babyseat: 0,
      },
      answer: exampleGuestPrice,
    },
  }),

  getPriceGrid: call({
    route: { method: 'GET', path: '/v1/staff/price-grid', ...see },
    backend: 'own',
    summary: 'The rates of a property side by side, as their prices are typed',
    shapes: { query: gridQuestion, answer: priceGrid },
    refuses: ['property.not_found'],
    example: { query: { property: '1' }, answer: examplePriceGrid },
  }),

  copyRates: call({
    route: {
      method: 'POST',
      path: '/v1/staff/rates/copy',
      access: 'staff',
      permission: 'rates:change',
      body: 'json',
      bodyBytes: 2_000_000,
    },
    backend: 'own',
    summary:
      'Copies rates to other days at other prices, on the versions that were seen; without `apply` tells what would happen',
    shapes: { query: importQuery, body: copyBody, answer: copyAnswer },
    refuses: [
      'batch.too_many',
      'rate.ends_before',
      'change_set.needed',
      'price.expectations_broken',
      ...priceQuestions,
    ],
    example: {
      query: { apply: '0' },
      body: {
        rows: [{ id: 1111, version: 1 }],
        move: { by: 1, unit: 'years' },
        percent: 8,
        round_to: 0.5,
      },
      answer: exampleCopy,
    },
  }),

  checkPriceExpectations: call({
    route: {
      method: 'GET',
      path: '/v1/staff/price-expectation-checks',
      access: 'staff',
      permission: 'price-expectations:see',
    },
    backend: 'own',
    summary: 'Whether each expected price holds now, and what a guest would be asked where it does not',
    shapes: { answer: checkedPrices },
    refuses: [],
    example: { answer: exampleCheckedPrices },
  }),
};

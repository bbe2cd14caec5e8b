import { call } from '../call.ts';
import {
  exampleCheckedPrices,
  exampleGuestPrice,
  examplePriceCalendar,
  examplePricedServices,
} from '../examples/prices.ts';
import { checkedPrices } from '../schemas/price-expectations.ts';
import {
  calendarQuestion,
  guestPrice,
  guestPriceQuestion,
  priceCalendar,
  pricedServices,
} from '../schemas/prices.ts';

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
    summary: 'Which rate of a service wins on each day of a year and why, by ranges of days',
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

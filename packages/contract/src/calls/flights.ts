import { z } from 'zod';
import { call } from '../call.ts';
import { exampleFlight } from '../examples/catalogue.ts';
import { airline, flight } from '../schemas/flights.ts';
import { civilDate } from '../schemas/values.ts';

/** Airlines and flights. */
export const flightCalls = {
  listAirlines: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/airlines-external',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'Airlines',
    shapes: { answer: z.array(airline) },
    refuses: ['backend.unavailable'],
    example: {
      answer: [
        {
          id: 12,
          createdAt: '2026-01-01T00:00:00Z',
          createdBy: 'demo',
          iataCode: 'AA',
          icaoCode: 'AA',
          name: 'American Airlines',
          type: 'scheduled',
          status: 1,
          updatedAt: '2026-01-01T00:00:00Z',
          updatedBy: 'demo',
        },
      ],
    },
  }),

  findFlightByKey: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/flights/key/{flightNumber}',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'A flight by its designator',
    shapes: {
      params: z.strictObject({ flightNumber: z.string().min(1).max(40) }),
      answer: flight,
    },
    refuses: ['flight.not_found', 'flight.number_invalid', 'backend.unavailable'],
    example: { params: { flightNumber: 'AA1234' }, answer: { ...exampleFlight, flight_date: null } },
  }),

  searchFlight: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/flights/search-data/{codeFlight}/{numberFlight}/{type}/{dateFlight}',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'A flight by airline code, number, direction and local date',
    shapes: {
      params: z.strictObject({
        codeFlight: z.string().min(1).max(3),
        numberFlight: z.string().min(1).max(5),
        type: z.enum(['A', 'D', 'a', 'd']).transform((type) => (type.toUpperCase() === 'A' ? 'A' : 'D')),
        dateFlight: civilDate,
      }),
      answer: flight,
    },
    refuses: ['flight.not_found', 'flight.number_invalid', 'backend.unavailable'],
    example: {
      params: { codeFlight: 'AA', numberFlight: '1234', type: 'A', dateFlight: '2026-12-21' },
      answer: exampleFlight,
    },
  }),
};

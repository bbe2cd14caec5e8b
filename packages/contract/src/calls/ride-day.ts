import { z } from 'zod';
import { call } from '../call.ts';
import { rideAnswer, rideDay, rideLinkDay } from '../schemas/ride-day.ts';
import { idText } from '../schemas/values.ts';

const at = (time: string, utc: string) => ({
  date: '2026-12-21',
  time,
  at: `2026-12-21T${utc}:00.000Z`,
});

const linkDay = {
  direction: 'arrival',
  status: 'confirmed',
  flight: {
    code: 'UA 1609',
    state: 'active',
    known: { ...at('15:40', '20:40'), said_at: '2026-12-21T18:20:00.000Z' },
    heard_at: '2026-12-21T18:20:00.000Z',
    is_stale: false,
    diverted_to: null,
    terminal: '3',
    gate: null,
    belt: null,
  },
  sold: at('15:10', '20:10'),
  expected: at('15:40', '20:40'),
  basis: 'estimated_gate',
  waits_until: at('16:40', '21:40'),
  place: { name: 'Cancún International Airport, terminal 3', detail: 'Outside arrivals.' },
  frozen: null,
  proposal: null,
  phone: '+52 998 881 0101',
  time_zone: 'America/Cancun',
  zone_name: 'Cancún',
  read_at: '2026-12-21T18:21:00.000Z',
} as const;

const day = { transfer_id: 901, coupon_id: '7K3QW9ZC4T', ...linkDay } as const;

/** The secret of a message's link. It travels in a body, never in an address. */
const key = z.string().max(80);
const exampleKey = 'q8Z3kA1vXbT0mN5rYw2LdA';

/** A ride on its day. */
export const rideDayCalls = {
  getRideDay: call({
    route: { method: 'GET', path: '/v1/guests/rides/{transfer_id}/day', access: 'guest' },
    backend: 'own',
    summary:
      'A ride on its day: what its flight really does, the expected pick-up, and how long the driver waits',
    shapes: { params: z.strictObject({ transfer_id: idText }), answer: rideDay },
    refuses: ['coupon.not_found'],
    example: {
      params: { transfer_id: '901' },
      answer: day,
    },
  }),
  answerRideDay: call({
    route: {
      method: 'POST',
      path: '/v1/guests/rides/{transfer_id}/answer',
      access: 'guest',
      body: 'json',
    },
    backend: 'own',
    summary:
      'Answers the proposal of a new pick-up, or comes anyway to a frozen ride, and tells the ride as it is then',
    shapes: { params: z.strictObject({ transfer_id: idText }), body: rideAnswer, answer: rideDay },
    refuses: [
      'coupon.not_found',
      'booking.not_owner',
      'flight.moved_again',
      'flight.answered',
      'flight.answer_late',
    ],
    example: {
      params: { transfer_id: '901' },
      body: { answer: 'come_anyway', number: 3 },
      answer: day,
    },
  }),

  readRideLink: call({
    route: { method: 'POST', path: '/v1/ride-link', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'The ride of a message’s link on its day; reading it consumes nothing',
    shapes: { body: z.strictObject({ key }), answer: rideLinkDay },
    refuses: ['ride_link.over'],
    example: { body: { key: exampleKey }, answer: linkDay },
  }),
  answerRideLink: call({
    route: { method: 'POST', path: '/v1/ride-link/answer', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'Answers the question of the link’s own message, as long as no newer one was asked',
    shapes: { body: z.strictObject({ key, answer: rideAnswer.shape.answer }), answer: rideLinkDay },
    refuses: ['ride_link.over', 'flight.moved_again', 'flight.answered', 'flight.answer_late'],
    example: { body: { key: exampleKey, answer: 'accept' }, answer: linkDay },
  }),
};

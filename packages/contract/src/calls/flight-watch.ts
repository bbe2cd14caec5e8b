import { z } from 'zod';
import { call } from '../call.ts';
import {
  flightWatch,
  flightWatchDetail,
  flightWatchQuery,
  handTime,
  noticeList,
  noticeQuestion,
  watchedFlight,
} from '../schemas/flight-watch.ts';
import { idText } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'flight-watch:see' } as const;
const change = { access: 'staff', permission: 'flight-watch:change' } as const;
const byId = z.strictObject({ id: idText });

const cancun = { id: 1, code: 'CUN', name: 'Cancún International Airport' };
const at = (time: string) => ({ date: '2026-12-21', time });

const flight: z.output<typeof watchedFlight> = {
  id: 7,
  version: 1,
  code: 'UA 1609',
  sold_as: [],
  direction: 'arrival',
  state: 'active',
  is_askable: true,
  is_found: true,
  scheduled: at('15:10'),
  known: { ...at('15:40'), is_by_hand: false },
  is_stale: false,
  is_contradicted: false,
  is_against_hand: false,
  heard_at: '2026-12-21T18:20:00.000Z',
  rides: 1,
  guest: { booking: 41, name: 'Lefèvre' },
  people: 2,
  frozen: 0,
  unanswered: 0,
};

const detail: z.output<typeof flightWatchDetail> = {
  ...flight,
  airport: { ...cancun, city: 'Cancún', time_zone: 'America/Cancun' },
  diverted_to: null,
  terminal: '3',
  gate: null,
  belt: null,
  hand: null,
  considered: [
    {
      ...at('15:40'),
      basis: 'estimated_gate',
      source: 'sandbox',
      said_at: '2026-12-21T18:20:00.000Z',
      verdict: 'counts',
    },
  ],
  news: [
    {
      id: 31,
      source: 'sandbox',
      state: 'active',
      diverted_to: null,
      scheduled_at: '2026-12-21T20:10:00.000Z',
      estimated_at: '2026-12-21T20:40:00.000Z',
      actual_at: null,
      terminal: '3',
      gate: null,
      belt: null,
      quality: 'live',
      true_at: null,
      learned_at: '2026-12-21T18:20:00.000Z',
    },
  ],
  riders: [
    {
      id: 82,
      reference: 'K7M2QX',
      booking: 41,
      guest: 'Ylva Eklund',
      people: 2,
      resort: { code: 'BP', name: 'Bahía Perla' },
      status: 'confirmed',
      flight_code: 'UA 1609',
      sold: at('15:10'),
      expected: at('15:40'),
      basis: 'estimated_gate',
      waits_until: at('16:40'),
      frozen: null,
      frozen_cause: null,
      proposed: null,
      notices: [
        {
          audience: 'guest',
          kind: 'pick_up_moved',
          was: at('15:10'),
          is: at('15:40'),
          channel: 'mail',
          outcome: 'told',
          because: null,
          learned_at: '2026-12-21T18:20:00.000Z',
          told_at: '2026-12-21T18:20:03.000Z',
        },
      ],
    },
  ],
  viewer: { can_change: true, can_open: true },
};

/** Flights that are followed, the times that a dispatcher sets by hand, and the notices about them. */
export const flightWatchCalls = {
  getFlightWatch: call({
    route: { method: 'GET', path: '/v1/staff/flight-watch', ...see },
    backend: 'own',
    summary: 'Flights of an airport and a day, with what they really do and the people on them',
    shapes: { query: flightWatchQuery, answer: flightWatch },
    refuses: ['airport.not_found'],
    example: {
      query: { day: '2026-12-21' },
      answer: {
        day: '2026-12-21',
        airport: { ...cancun, city: 'Cancún', time_zone: 'America/Cancun' },
        airports: [cancun],
        flights: [flight],
        read_at: '2026-12-21T18:21:00.000Z',
        is_followed: true,
        viewer: { can_change: true, can_open: true },
      },
    },
  }),

  getWatchedFlight: call({
    route: { method: 'GET', path: '/v1/staff/flight-watch/{id}', ...see },
    backend: 'own',
    summary: 'A flight with its news, its rides, and who was told what and when',
    shapes: { params: byId, answer: flightWatchDetail },
    refuses: ['flight_watch.not_found'],
    example: { params: { id: '7' }, answer: detail },
  }),

  setFlightTime: call({
    route: { method: 'PUT', path: '/v1/staff/flight-watch/{id}/time', ...change, body: 'json' },
    backend: 'own',
    summary:
      'Sets the time of a flight by hand, on the version in If-Match; it counts until the desk takes it away',
    shapes: { params: byId, body: handTime, answer: watchedFlight },
    refuses: [
      'flight_watch.not_found',
      'flight.watch_stale',
      'time.invalid',
      'date.invalid',
      'field.required',
      'field.too_long',
      'field.characters',
    ],
    example: {
      params: { id: '7' },
      body: { date: '2026-12-21', time: '15:55', reason: 'The pilot called.' },
      answer: { ...flight, version: 2, known: { ...at('15:55'), is_by_hand: true } },
    },
  }),

  removeFlightTime: call({
    route: { method: 'DELETE', path: '/v1/staff/flight-watch/{id}/time', ...change },
    backend: 'own',
    summary: 'Takes a time set by hand away, on the version in If-Match; the feed counts again',
    shapes: { params: byId, answer: watchedFlight },
    refuses: ['flight_watch.not_found', 'flight.watch_stale'],
    example: { params: { id: '7' }, answer: { ...flight, version: 3 } },
  }),

  searchNotices: call({
    route: {
      method: 'POST',
      path: '/v1/staff/notices/search',
      access: 'staff',
      permission: 'notices:see',
      body: 'json',
    },
    backend: 'own',
    summary:
      'Notices about flights to guests, resorts and the desk, with what became of each, by events, the newest first',
    shapes: { body: noticeQuestion, answer: noticeList },
    refuses: ['airport.not_found'],
    example: {
      body: { day: '2026-12-21', booking: '', audience: 'guest', page: 1, page_size: 25 },
      answer: {
        rows: [
          {
            id: 5,
            event: 5,
            audience: 'guest',
            kind: 'pick_up_moved',
            was: at('15:10'),
            is: at('15:40'),
            reason: 'estimated_gate',
            news: { source: 'sandbox', state: 'active' },
            channel: 'mail',
            outcome: 'told',
            because: null,
            learned_at: '2026-12-21T18:20:00.000Z',
            made_at: '2026-12-21T18:20:00.000Z',
            told_at: '2026-12-21T18:20:03.000Z',
            time_zone: 'America/Cancun',
            ride: {
              reference: 'K7M2QX',
              direction: 'arrival',
              day: '2026-12-21',
              resort: 'Bahía Perla',
              booking: { id: 41, number: 'EK5V8RWK3T', guest: 'Ylva Eklund' },
              flight: { id: 7, code: 'UA 1609' },
            },
          },
        ],
        total: 1,
        outcomes: { waiting: 0, told: 1, not_sent: 0 },
        page: 1,
        page_size: 25,
        airports: [cancun],
        viewer: { can_open: true, can_follow: true },
      },
    },
  }),
};

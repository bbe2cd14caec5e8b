import { z } from 'zod';
import { call } from '../call.ts';
import { exampleDayList } from '../examples/day-lists.ts';
import { dayList, dayListQuery, dayListQuestion, markedRide, rideMark } from '../schemas/day-lists.ts';
import { idText } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'day-lists:see' } as const;
const mark = { access: 'staff', permission: 'rides:mark' } as const;
const places = ['airport.not_found', 'hotel.not_found'] as const;
const asked = { day: '2026-12-21', airport: 1, property: 1 };

/** The rides of a day, on the screen, on paper and in files, and the outcomes that staff record. */
export const dayListCalls = {
  getDayList: call({
    route: { method: 'GET', path: '/v1/staff/day-lists', ...see },
    backend: 'own',
    summary:
      'Arrivals and departures of a day at an airport, by the clock of the airport, and what changed since they were printed',
    shapes: { query: dayListQuery, answer: dayList },
    refuses: [...places],
    example: { query: { day: '2026-12-21', airport: '1', property: '1' }, answer: exampleDayList },
  }),

  printDayList: call({
    route: { method: 'POST', path: '/v1/staff/day-lists/prints', ...see, body: 'json' },
    backend: 'own',
    summary: 'The same list to be printed by the browser; from now on changes are told against it',
    shapes: { body: dayListQuestion, answer: dayList },
    refuses: [...places],
    example: { body: asked, answer: exampleDayList },
  }),

  exportDayList: call({
    route: { method: 'POST', path: '/v1/staff/day-lists/export', ...see, body: 'json', answer: 'csv' },
    backend: 'own',
    summary: 'The same list as a table for spreadsheets; counts as printed',
    shapes: { body: dayListQuestion, answer: z.string() },
    refuses: [...places],
    example: { body: asked, answer: 'Ride,Date,Pick-up\r\n' },
  }),

  makeDayListDocument: call({
    route: { method: 'POST', path: '/v1/staff/day-lists/document', ...see, body: 'json', answer: 'pdf' },
    backend: 'own',
    summary: 'The same list as a PDF in large type; counts as printed',
    shapes: { body: dayListQuestion, answer: z.string() },
    refuses: [...places, 'server.busy'],
    example: { body: asked, answer: '%PDF-1.3' },
  }),

  markRide: call({
    route: { method: 'POST', path: '/v1/staff/rides/{id}/mark', ...mark, body: 'json' },
    backend: 'own',
    summary: 'Says that a ride took place, or that nobody came; the guest is told of a missed one',
    shapes: { params: z.strictObject({ id: idText }), body: rideMark, answer: markedRide },
    refuses: [
      'ride.not_found',
      'ride.not_markable',
      'ride.too_early',
      'ride.frozen',
      'field.required',
      'field.too_long',
      'field.characters',
    ],
    example: {
      params: { id: '82' },
      body: { outcome: 'missed', reason: 'not_there', note: 'Called twice, no answer.' },
      answer: { id: 82, reference: 'K7M2QX', status: 'no_show', told_at: '2026-12-21T20:46:00.000Z' },
    },
  }),

  takeMarkBack: call({
    route: { method: 'DELETE', path: '/v1/staff/rides/{id}/mark', ...mark },
    backend: 'own',
    summary:
      'Takes back what was said of a ride, for a day; a guest who was told that they missed it hears that it was our mistake',
    shapes: { params: z.strictObject({ id: idText }), answer: markedRide },
    refuses: ['ride.not_found', 'ride.not_marked', 'ride.mark_kept'],
    example: {
      params: { id: '82' },
      answer: { id: 82, reference: 'K7M2QX', status: 'confirmed', told_at: null },
    },
  }),
};

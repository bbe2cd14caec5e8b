import type { z } from 'zod';
import type { dayList } from '../schemas/day-lists.ts';

const cancun = { id: 1, code: 'CUN', name: 'Cancún International Airport' };
const bahia = { id: 1, code: 'BP', name: 'Bahía Perla' };

export const exampleDayList: z.output<typeof dayList> = {
  day: '2026-12-21',
  direction: null,
  airport: { ...cancun, city: 'Cancún', time_zone: 'America/Cancun' },
  property: bahia,
  airports: [{ ...cancun, properties: [1] }],
  properties: [bahia],
  rides: [
    {
      id: 82,
      key: '82',
      reference: 'K7M2QX',
      booking: 41,
      direction: 'arrival',
      status: 'confirmed',
      assumed: false,
      date: '2026-12-21',
      time: '14:35',
      flight: {
        code: 'AA1234',
        airline: 'American Airlines',
        date: '2026-12-21',
        time: '14:35',
        terminal: '3',
      },
      point: 'Outside arrivals',
      guest: 'Lucía Rivera',
      companions: 0,
      adults: 2,
      minors: 1,
      babyseat: 0,
      service: 'Private SUV',
      private: true,
      vehicles: 1,
      bags: { suitcases: 3, hand_bags: 3 },
      resort: { code: 'BP', name: 'Bahía Perla' },
      room: null,
      special_items: [{ kind: 'surfboard', count: 2 }],
      special_answer: 'confirmed',
      request: 'A sign with both names, please.',
      open: ['time_to_check'],
      news: { kind: 'changed', facts: [{ fact: 'pick_up', was: '2026-12-21 13:50' }] },
      mark: null,
      missed_from: '2026-12-21T20:35:00.000Z',
      viewer: { can_complete: false, can_miss: false, can_take_back: false },
    },
  ],
  gone: [],
  counts: { rides: 1, people: 3, open: 1, completed: 0, assumed: 0, missed: 0 },
  last_print: { at: '2026-12-20T22:00:00.000Z', by: 'concierge.demo', form: 'paper' },
  read_at: '2026-12-21T12:00:00.000Z',
  viewer: { can_mark: true, can_open: true },
};

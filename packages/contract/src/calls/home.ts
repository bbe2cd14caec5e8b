import { call } from '../call.ts';
import { exampleHome } from '../examples/home.ts';
import { home, waitingCounts } from '../schemas/home.ts';
import { paletteAnswer, paletteQuestion } from '../schemas/palette.ts';

/** The staff's first page: open work, changes ahead, and the way to everything else. */
export const homeCalls = {
  getHome: call({
    route: {
      method: 'GET',
      path: '/v1/staff/home',
      access: 'staff',
    },
    backend: 'own',
    summary:
      'What waits for whoever is signed in, by the time of the ride; what changes soon and was changed last',
    shapes: { answer: home },
    refuses: [],
    example: { answer: exampleHome },
  }),

  getWaitingCounts: call({
    route: { method: 'GET', path: '/v1/staff/home/counts', access: 'staff' },
    backend: 'own',
    summary: 'How much waits for whoever is signed in, by section of the menu',
    shapes: { answer: waitingCounts },
    refuses: [],
    example: { answer: exampleHome.counts },
  }),

  searchPalette: call({
    route: {
      method: 'POST',
      path: '/v1/staff/palette/search',
      access: 'staff',
      body: 'json',
    },
    backend: 'own',
    summary: 'Rows of every catalogue that the caller may see, by their names and codes',
    shapes: { body: paletteQuestion, answer: paletteAnswer },
    refuses: [],
    example: {
      body: { search: 'season', limit: 5 },
      answer: {
        groups: [
          {
            catalogue: 'rates',
            total: 12,
            rows: [
              {
                id: 4,
                title: 'High season',
                about: 'Shared shuttle, round trip · Bahía Perla · 111',
                on: '2026-12-15',
                choice: null,
              },
            ],
          },
        ],
      },
    },
  }),
};

import { call } from '../call.ts';
import { backendCheck, backendCheckQuestion, backendList } from '../schemas/backends.ts';

const see = { access: 'staff', permission: 'backends:see' } as const;

const system = {
  system: 'mobile',
  host: 'mobile.group.example',
  breaker: 'closed',
  calls: [
    {
      call: 'GET /api/v2/properties/all',
      outcome: 'ok',
      is_answered: true,
      shape: '{data: a list of 17}',
      ms: 84,
      at: '2026-11-21T14:02:00.000Z',
      odd: [{ path: 'data[].code', expected: 'text', found: 'nothing', outcome: 'refused', count: 1 }],
    },
  ],
} as const;

/** The group's own systems: their answers, and the parts of these that are understood. */
export const backendCalls = {
  listBackends: call({
    route: { method: 'GET', path: '/v1/staff/backends', ...see },
    backend: 'own',
    summary:
      'The systems of the group that are set: the last of each call, its time, its breaker and what was not understood',
    shapes: { answer: backendList },
    refuses: [],
    example: {
      answer: {
        systems: [
          {
            ...system,
            calls: system.calls.map((one) => ({ ...one, odd: [...one.odd] })),
            read_at: '2026-11-21T14:02:00.000Z',
            refused: [
              {
                part: 'properties',
                subject: 'listProperties',
                path: 'data[3].code',
                expected: 'text',
                found: 'nothing',
              },
            ],
          },
        ],
        parts: [{ part: 'properties', read_at: '2026-11-21T14:02:00.000Z', is_stopped: false }],
      },
    },
  }),

  checkBackends: call({
    route: { method: 'POST', path: '/v1/staff/backends/check', ...see, body: 'json' },
    backend: 'own',
    summary:
      'Asks every system of the group what a sale asks, about one stay; changes nothing, here or there',
    shapes: { body: backendCheckQuestion, answer: backendCheck },
    refuses: ['backends.busy'],
    example: {
      body: { last_name: 'Rivera', folio: 'BP100001-1' },
      answer: {
        systems: [{ ...system, calls: system.calls.map((one) => ({ ...one, odd: [...one.odd] })) }],
        gaps: ['rate_in_force'],
        not_asked: ['GET /profile'],
      },
    },
  }),
};

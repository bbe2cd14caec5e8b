import { z } from 'zod';
import { call } from '../call.ts';
import { idText, instant } from '../schemas/values.ts';

const systemKey = z.object({
  id: z.int(),
  /** The last four characters, to distinguish keys. */
  ending: z.string(),
  made_at: instant,
  made_by: z.string(),
  /** When it was last used to sign in, to the hour or so; null when it never was. */
  used_at: instant.nullable(),
  /** Null for one that works. */
  ended_at: instant.nullable(),
});

const params = z.strictObject({ id: idText });
const exampleKey = {
  id: 7,
  ending: 'x9Kd',
  made_at: '2026-11-21T14:02:00.000Z',
  made_by: 'administrator.demo',
  used_at: null,
  ended_at: null,
};

/** Keys of programs. The key itself is answered once, when it is made, and by no other call. */
export const systemCalls = {
  listSystemKeys: call({
    route: {
      method: 'GET',
      path: '/v1/staff/systems/{id}/keys',
      access: 'staff',
      permission: 'systems:see',
    },
    backend: 'own',
    summary: 'The keys of a system: those that work, and the last ones that were ended',
    shapes: {
      params,
      answer: z.object({
        keys: z.array(systemKey),
        viewer: z.object({ can_make: z.boolean(), can_end: z.boolean() }),
      }),
    },
    refuses: ['system.not_found'],
    example: {
      params: { id: '4' },
      answer: { keys: [exampleKey], viewer: { can_make: true, can_end: true } },
    },
  }),

  createSystemKey: call({
    route: {
      method: 'POST',
      path: '/v1/staff/systems/{id}/keys',
      access: 'staff',
      permission: 'systems:change',
      status: 201,
    },
    backend: 'own',
    summary: 'Makes a key and answers it, this once; two work at a time, so that one can be changed',
    shapes: { params, answer: systemKey.extend({ key: z.string() }) },
    refuses: ['system.not_found', 'system.too_many_keys'],
    example: {
      params: { id: '4' },
      answer: { ...exampleKey, key: 'trs_4dzQ0tCq6p8rV3sYk1WmJxLh5nBgUa2eTfIo7vCx9Kd' },
    },
  }),

  endSystemKey: call({
    route: {
      method: 'DELETE',
      path: '/v1/staff/systems/{id}/keys/{key}',
      access: 'staff',
      permission: 'systems:change',
    },
    backend: 'own',
    summary: 'Ends a key, and the tokens that it gave, at once',
    shapes: {
      params: z.strictObject({ id: idText, key: idText }),
      answer: z.object({ ended: z.literal(true) }),
    },
    refuses: ['system_key.not_found'],
    example: { params: { id: '4', key: '7' }, answer: { ended: true } },
  }),
};

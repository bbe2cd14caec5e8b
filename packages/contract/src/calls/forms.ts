import { z } from 'zod';
import { call } from '../call.ts';
import { label } from '../schemas/start.ts';

/** Catalogues that guests' forms ask for once they are shown. No page carries these routes before. */
export const formCalls = {
  listCountriesOfPhones: call({
    route: {
      method: 'GET',
      path: '/v1/countries',
      access: 'app',
    },
    backend: 'own',
    summary: 'Countries that a phone number can have, in their order',
    shapes: {
      answer: z.array(
        z.object({
          code: z.string(),
          /** Empty for the usual name. */
          name: label,
          dialing_code: z.string(),
          /** Those of the lowest number come first, those of one number by name. */
          position: z.int(),
        }),
      ),
    },
    refuses: [],
    example: {
      answer: [{ code: 'MX', name: { en: 'Mexico', es: 'México' }, dialing_code: '+52', position: 1 }],
    },
  }),
} as const;

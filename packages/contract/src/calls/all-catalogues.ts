import { providers } from '@traslado/domain/catalogues/providers';
import { z } from 'zod';
import { call } from '../call.ts';
import { unusualQuestions } from '../refusal-groups.ts';
import { OPTIONAL_BODY } from '../route.ts';
import { allAnswer, allBody, allFile, allQuery } from '../schemas/all-catalogues.ts';
import { confirmingBody } from '../schemas/unusual-prices.ts';
import { idText } from '../schemas/values.ts';

const file = {
  exported_at: '2026-11-21T15:00:00.000Z',
  catalogues: [{ catalogue: providers.name, rows: [providers.example] }],
};
const counts = { add: 0, change: 0, remove: 0, leave: 1, stale: 0, refuse: 0 };

/** All catalogues at once. Each is seen and changed by its own permissions. */
export const allCatalogueCalls = {
  exportCatalogues: call({
    route: { method: 'GET', path: '/v1/staff/catalogues.json', access: 'staff' },
    backend: 'own',
    summary: 'Every catalogue that the caller may see, as one file for another installation',
    shapes: { answer: allFile },
    refuses: [],
    example: { answer: file },
  }),

  importCatalogues: call({
    route: {
      method: 'POST',
      path: '/v1/staff/catalogues/import',
      access: 'staff',
      body: 'json',
      bodyBytes: 20_000_000,
    },
    backend: 'own',
    summary:
      'Adds and changes rows of many catalogues as one file says, matched by their keys, all or none; without `apply` tells what would happen',
    shapes: { query: allQuery, body: allBody, answer: allAnswer },
    refuses: ['file.too_many', 'price.expectations_broken', ...unusualQuestions, 'change_set.needed'],
    example: {
      query: { apply: '0' },
      body: { catalogues: [] },
      answer: {
        batch: null,
        applied: false,
        counts,
        catalogues: [{ catalogue: providers.name, counts, rows: [], labels: {} }],
      },
    },
  }),

  undoCatalogues: call({
    route: {
      method: 'POST',
      path: '/v1/staff/catalogues/batches/{id}/undo',
      access: 'staff',
      ...OPTIONAL_BODY,
    },
    backend: 'own',
    summary: 'Takes back a change of many catalogues, where none of its rows was changed since',
    shapes: { params: z.strictObject({ id: idText }), body: confirmingBody, answer: allAnswer },
    refuses: ['batch.not_found', 'price.expectations_broken', ...unusualQuestions, 'change_set.needed'],
    example: {
      params: { id: '4' },
      body: {},
      answer: { batch: 7, applied: true, counts, catalogues: [] },
    },
  }),
};

import { providers } from '@traslado/domain/catalogues/providers';
import type { z } from 'zod';
import { call } from '../call.ts';
import {
  byId,
  byRow,
  type ChangeSet,
  changeSet,
  changeSetList,
  changeSetQuery,
  changeSetRows,
  changeSetRowsQuery,
  keepAnswer,
  keepBody,
  moveBody,
  nameBody,
  oneChangeSet,
  resolveBody,
  scheduleAnswer,
  scheduleBody,
} from '../schemas/change-sets.ts';
import { REFUSALS_OF_CHANGES } from './catalogues.ts';

const see = { access: 'staff', permission: 'change-sets:see' } as const;
const change = { access: 'staff', permission: 'change-sets:change' } as const;
const publish = { access: 'staff', permission: 'change-sets:publish' } as const;
const path = '/v1/staff/change-sets';

const example: ChangeSet = {
  id: 4,
  name: 'Winter rates',
  note: 'Agreed on November 20.',
  state: 'ready',
  version: 3,
  rows: 1,
  created_at: '2026-11-21T14:02:00.000Z',
  created_by: 'revenue.demo',
  approved_at: null,
  approved_by: null,
  publish_at: null,
  publish_zone: null,
  scheduled_by: null,
  ended_at: null,
  ended_by: null,
  failure: null,
  failure_message: null,
  batch: null,
};
const exampleOne: z.output<typeof oneChangeSet> = {
  change_set: example,
  parts: [{ catalogue: providers.name, add: 0, change: 1, remove: 0, stale: 0 }],
  authors: ['revenue.demo'],
  needs_second: true,
  history: [{ action: 'keep', at: '2026-11-21T14:02:00.000Z', by: 'revenue.demo', detail: '1' }],
  viewer: {
    change: null,
    approve: 'change_set.second_person',
    publish: 'change_set.second_person',
    reasons: { 'change_set.second_person': 'You wrote part of this. Someone else has to approve it.' },
  },
  places: [{ id: 1, name: 'Bahía Perla', zone: 'America/Cancun' }],
};
const exampleRows: z.output<typeof changeSetRows> = {
  rows: [
    {
      id: 12,
      by: 'revenue.demo',
      row: {
        line: null,
        id: 7,
        version: 2,
        title: 'Caribe Transfers',
        action: 'change',
        changes: [{ field: 'phone', old: '+52 998 000 0000', now: '+52 998 111 1111' }],
        code: null,
        field: null,
        message: null,
      },
      stale: null,
    },
  ],
  total: 1,
  page: 1,
  page_size: 25,
  labels: {},
};
const params = { id: '4' };
const deciding = [
  'change_set.not_found',
  'change_set.moved',
  'change_set.stale',
  'change_set.empty',
  'change_set.second_person',
  'scope.whole_group',
] as const;

/** Why one row of many is refused. A set takes all of them or none. */
const OF_ROWS = [
  'file.formula',
  'file.key_twice',
  'file.key_unclear',
  'file.reference_unknown',
  'file.reference_twice',
  'batch.changed_since',
  'rate.price_gone',
] as const;

/** Drafts of changes of catalogues. Each is seen by who sees all its catalogues and all its rows; for anybody else there is none. */
export const changeSetCalls = {
  listChangeSets: call({
    route: { method: 'GET', path, ...see },
    backend: 'own',
    summary: 'Sets of changes, the newest first, in pages',
    shapes: { query: changeSetQuery, answer: changeSetList },
    refuses: [],
    example: {
      query: { state: 'open', page: '1', page_size: '25' },
      answer: { rows: [example], total: 1, page: 1, page_size: 25 },
    },
  }),

  getChangeSet: call({
    route: { method: 'GET', path: `${path}/{id}`, ...see },
    backend: 'own',
    summary: 'One set with its catalogues and its history, what the caller may do with it, and why not',
    shapes: { params: byId, answer: oneChangeSet },
    refuses: ['change_set.not_found'],
    example: { params, answer: exampleOne },
  }),

  listChangeSetRows: call({
    route: { method: 'GET', path: `${path}/{id}/rows`, ...see },
    backend: 'own',
    summary: 'Rows of a set in one catalogue, old beside new, with what became of them since',
    shapes: { params: byId, query: changeSetRowsQuery, answer: changeSetRows },
    refuses: ['change_set.not_found'],
    example: { params, query: { catalogue: providers.name }, answer: exampleRows },
  }),

  keepChanges: call({
    route: {
      method: 'POST',
      path: `${path}/keep`,
      ...change,
      body: 'json',
      bodyBytes: 20_000_000,
      status: 201,
    },
    backend: 'own',
    summary: 'Keeps changes of rows in a draft, a new one or one that there is, and writes none of them',
    shapes: { body: keepBody, answer: keepAnswer },
    refuses: [
      'change_set.not_found',
      'change_set.moved',
      'change_set.empty',
      'change_set.too_many',
      ...REFUSALS_OF_CHANGES,
      ...OF_ROWS,
    ],
    example: {
      body: {
        change_set: null,
        name: 'Winter rates',
        source: {
          kind: 'row',
          catalogue: providers.name,
          id: null,
          version: null,
          values: providers.example,
        },
      },
      answer: { id: 4, name: 'Winter rates', kept: 1 },
    },
  }),

  updateChangeSet: call({
    route: { method: 'PUT', path: `${path}/{id}`, ...change, body: 'json' },
    backend: 'own',
    summary: 'Names a draft, on the version in If-Match',
    shapes: { params: byId, body: nameBody, answer: changeSet },
    refuses: ['change_set.not_found', 'change_set.moved', 'change_set.stale'],
    example: { params, body: { name: 'Winter rates', note: '' }, answer: { ...example, state: 'draft' } },
  }),

  deleteChangeSetRow: call({
    route: { method: 'DELETE', path: `${path}/{id}/rows/{row}`, ...change },
    backend: 'own',
    summary: 'Takes a row out of a draft',
    shapes: { params: byRow, answer: changeSet },
    refuses: ['change_set.not_found', 'change_set.moved', 'change_set_row.not_found'],
    example: { params: { id: '4', row: '12' }, answer: { ...example, state: 'draft', rows: 0 } },
  }),

  resolveChangeSetRow: call({
    route: { method: 'POST', path: `${path}/{id}/rows/{row}/resolve`, ...change, body: 'json' },
    backend: 'own',
    summary: 'Says what a draft does with a row that was changed or deleted since',
    shapes: { params: byRow, body: resolveBody, answer: changeSet },
    refuses: ['change_set.not_found', 'change_set.moved', 'change_set_row.not_found', 'change_set.row_stale'],
    example: {
      params: { id: '4', row: '12' },
      body: { keep: 'mine', version: null },
      answer: { ...example, state: 'draft' },
    },
  }),

  moveChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/move`, ...change, body: 'json' },
    backend: 'own',
    summary:
      'Calls a draft ready, takes it back to be written on, or withdraws it, on the version in If-Match',
    shapes: { params: byId, body: moveBody, answer: changeSet },
    refuses: ['change_set.not_found', 'change_set.moved', 'change_set.stale', 'change_set.empty'],
    example: { params, body: { to: 'ready' }, answer: example },
  }),

  approveChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/approve`, ...publish },
    backend: 'own',
    summary: 'Approves a set as the second person, on the version in If-Match',
    shapes: { params: byId, answer: changeSet },
    refuses: deciding,
    example: { params, answer: { ...example, approved_by: 'catalogue.demo' } },
  }),

  scheduleChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/schedule`, ...publish, body: 'json' },
    backend: 'own',
    summary: 'Says when a set is published, in the zone of a property, with the rights of the caller',
    shapes: { params: byId, body: scheduleBody, answer: scheduleAnswer },
    refuses: [...deciding, 'change_set.past', 'time.skipped'],
    example: {
      params,
      body: { date: '2026-12-01', time: '03:00', property_id: 1 },
      answer: {
        change_set: { ...example, state: 'scheduled', publish_at: '2026-12-01T08:00:00.000Z' },
        is_repeated: false,
      },
    },
  }),

  publishChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/publish`, ...publish },
    backend: 'own',
    summary:
      'Publishes a set, all of its rows or none, on the version in If-Match; tells which rows do not go',
    shapes: { params: byId, answer: changeSet },
    refuses: [...deciding, 'change_set.row_stale', 'change_set.rows_refused', 'price.expectations_broken'],
    example: { params, answer: { ...example, state: 'published', batch: 7 } },
  }),
};

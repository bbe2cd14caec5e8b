import { providers } from '@traslado/domain/catalogues/providers';
import { rates } from '@traslado/domain/catalogues/rates';
import { call } from '../call.ts';
import {
  exampleOneSet,
  exampleSet,
  exampleSetCheck,
  exampleSetRow,
  exampleSetRows,
} from '../examples/change-sets.ts';
import { unusualQuestions } from '../refusal-groups.ts';
import { OPTIONAL_BODY } from '../route.ts';
import {
  addedQuery,
  addedRows,
  byId,
  byRow,
  changeSet,
  changeSetCheck,
  changeSetList,
  changeSetQuery,
  changeSetRows,
  changeSetRowsQuery,
  keepAnswer,
  keepBody,
  moveBody,
  nameBody,
  oneChangeSet,
  oneChangeSetRow,
  resolveBody,
  scheduleAnswer,
  scheduleBody,
} from '../schemas/change-sets.ts';
import { confirmingBody } from '../schemas/unusual-prices.ts';
import { REFUSALS_OF_CHANGES } from './catalogues.ts';

const see = { access: 'staff', permission: 'change-sets:see' } as const;
const change = { access: 'staff', permission: 'change-sets:change' } as const;
const publish = { access: 'staff', permission: 'change-sets:publish' } as const;
const path = '/v1/staff/change-sets';

const params = { id: '4' };
const deciding = [
  'change_set.not_found',
  'change_set.moved',
  'change_set.stale',
  'change_set.empty',
  'change_set.person_unknown',
  'change_set.second_person',
  'scope.whole_group',
] as const;

/** Why a set that may be decided on cannot be published now. */
const OF_PUBLISHING = [
  'change_set.row_stale',
  'change_set.rows_refused',
  'price.expectations_broken',
  ...unusualQuestions,
] as const;

/** Why one row of many is refused. A set takes all of them or none. */
const OF_ROWS = [
  'amount.invalid',
  'file.formula',
  'file.date_unclear',
  'file.number_unclear',
  'file.digits_lost',
  'file.key_twice',
  'file.key_unclear',
  'file.reference_unknown',
  'file.reference_twice',
  'batch.changed_since',
  'rate.price_gone',
] as const;

/** Change sets. Each is visible to readers of all its catalogues and all its rows; for anybody else it does not exist. */
export const changeSetCalls = {
  listChangeSets: call({
    route: { method: 'GET', path, ...see },
    backend: 'own',
    summary: 'Sets of changes, the newest first, in pages',
    shapes: { query: changeSetQuery, answer: changeSetList },
    refuses: [],
    example: {
      query: { state: 'open', page: '1', page_size: '25' },
      answer: { rows: [exampleSet], total: 1, page: 1, page_size: 25 },
    },
  }),

  getChangeSet: call({
    route: { method: 'GET', path: `${path}/{id}`, ...see },
    backend: 'own',
    summary: 'One set with its catalogues and its history, what the caller may do with it, and why not',
    shapes: { params: byId, answer: oneChangeSet },
    refuses: ['change_set.not_found'],
    example: { params, answer: exampleOneSet },
  }),

  listChangeSetRows: call({
    route: { method: 'GET', path: `${path}/{id}/rows`, ...see },
    backend: 'own',
    summary: 'Rows of a set in one catalogue, old beside new, with what became of them since',
    shapes: { params: byId, query: changeSetRowsQuery, answer: changeSetRows },
    refuses: ['change_set.not_found'],
    example: { params, query: { catalogue: providers.name }, answer: exampleSetRows },
  }),

  getChangeSetRow: call({
    route: { method: 'GET', path: `${path}/{id}/rows/{row}`, ...see },
    backend: 'own',
    summary: 'A row as a set has it, to be written on; of one that goes, as it was',
    shapes: { params: byRow, answer: oneChangeSetRow },
    refuses: ['change_set.not_found', 'change_set_row.not_found'],
    example: { params: { id: '4', row: '12' }, answer: exampleSetRow },
  }),

  listAddedRows: call({
    route: { method: 'GET', path: `${path}/{id}/added`, ...see },
    backend: 'own',
    summary: 'Rows that a set adds, as far as a form of a catalogue can name them',
    shapes: { params: byId, query: addedQuery, answer: addedRows },
    refuses: ['change_set.not_found'],
    example: {
      params,
      query: { catalogue: rates.name },
      answer: { labels: { service_id: { '1301': 'Shared shuttle' } } },
    },
  }),

  checkChangeSet: call({
    route: { method: 'GET', path: `${path}/{id}/check`, ...see },
    backend: 'own',
    summary:
      'What would hinder publishing a set now, and which expected prices it would break; nothing is written',
    shapes: { params: byId, answer: changeSetCheck },
    refuses: ['change_set.not_found', 'change_set.moved'],
    example: {
      params,
      answer: exampleSetCheck,
    },
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
      'change_set_row.not_found',
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
    example: { params, body: { name: 'Winter rates', note: '' }, answer: { ...exampleSet, state: 'draft' } },
  }),

  deleteChangeSetRow: call({
    route: { method: 'DELETE', path: `${path}/{id}/rows/{row}`, ...change },
    backend: 'own',
    summary: 'Takes a row out of a draft',
    shapes: { params: byRow, answer: changeSet },
    refuses: ['change_set.not_found', 'change_set.moved', 'change_set_row.not_found'],
    example: { params: { id: '4', row: '12' }, answer: { ...exampleSet, state: 'draft', rows: 0 } },
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
      answer: { ...exampleSet, state: 'draft' },
    },
  }),

  moveChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/move`, ...change, body: 'json' },
    backend: 'own',
    summary:
      'Calls a draft ready, takes it back to be written on, or withdraws it, on the version in If-Match',
    shapes: { params: byId, body: moveBody, answer: changeSet },
    refuses: ['change_set.not_found', 'change_set.moved', 'change_set.stale', 'change_set.empty'],
    example: { params, body: { to: 'ready' }, answer: exampleSet },
  }),

  approveChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/approve`, ...publish },
    backend: 'own',
    summary: 'Approves a set as the second person, on the version in If-Match',
    shapes: { params: byId, answer: changeSet },
    refuses: deciding,
    example: { params, answer: { ...exampleSet, approved_by: 'catalogue.demo' } },
  }),

  scheduleChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/schedule`, ...publish, body: 'json' },
    backend: 'own',
    summary: 'Says when a set is published, in the zone of a property, with the rights of the caller',
    shapes: { params: byId, body: scheduleBody, answer: scheduleAnswer },
    refuses: [...deciding, ...OF_PUBLISHING, 'change_set.past', 'time.skipped'],
    example: {
      params,
      body: { date: '2026-12-01', time: '03:00', property_id: 1 },
      answer: {
        change_set: { ...exampleSet, state: 'scheduled', publish_at: '2026-12-01T08:00:00.000Z' },
        is_repeated: false,
      },
    },
  }),

  publishChangeSet: call({
    route: { method: 'POST', path: `${path}/{id}/publish`, ...publish, ...OPTIONAL_BODY },
    backend: 'own',
    summary:
      'Publishes a set, all of its rows or none, on the version in If-Match; tells which rows do not go',
    shapes: { params: byId, body: confirmingBody, answer: changeSet },
    refuses: [...deciding, ...OF_PUBLISHING],
    example: { params, body: {}, answer: { ...exampleSet, state: 'published', batch: 7 } },
  }),
};

import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import { flights } from '@traslado/domain/catalogues/flights';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import { refundRules } from '@traslado/domain/catalogues/refund-rules';
import { regions } from '@traslado/domain/catalogues/regions';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { segments } from '@traslado/domain/catalogues/segments';
import { terms } from '@traslado/domain/catalogues/terms';
import * as batches from '../../../store/catalogue/batch-repository.ts';
import * as changes from '../../../store/catalogue/changes-repository.ts';
import * as dates from '../../../store/catalogue/dates-repository.ts';
import * as names from '../../../store/catalogue/names-repository.ts';
import * as numbers from '../../../store/catalogue/numbers-repository.ts';
import * as seasons from '../../../store/catalogue/rates-repository.ts';
import * as references from '../../../store/catalogue/reference-repository.ts';
import * as rows from '../../../store/catalogue/repository.ts';
import * as scopes from '../../../store/catalogue/scope-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const row = { ...regions.example, id: 1, version: 1, createdAt: now, updatedAt: now, updatedBy: 'ana' };
const by = { username: 'ana', now };
const reader = { language: 'en', scope: null } as const;
const all = { search: '', sort: 'name', direction: 'asc', filters: {}, ...reader } as const;
const searched = {
  search: 'mx',
  sort: 'updated',
  direction: 'desc',
  filters: { status: 'active' },
  ...reader,
} as const;
const ofService = {
  search: '',
  sort: 'price',
  direction: 'asc',
  filters: { service_id: '111' },
  ...reader,
} as const;
const named = { search: 'tulum', sort: 'extra_minutes', direction: 'asc', filters: {}, ...reader } as const;
const days = { from: '2026-11-22', to: '2026-12-06' };
const sought = { search: 'cun', limit: 5, language: 'en', scope: null } as const;
const page = { page: 1, page_size: 20 };

export const staffCatalogueSamples = [
  samplesOf<typeof batches>('store/catalogue/batch-repository.ts', {
    insertBatch: [
      {
        answers: [[{ id: 1 }]],
        call: ({ tx }) =>
          batches.insertBatch(tx, { catalogue: 'regions', kind: 'import', undoneId: null, ...by }),
      },
    ],
    findBatch: [{ answers: [[{ id: 1 }]], call: ({ tx }) => batches.findBatch(tx, regions, 1) }],
  }),
  samplesOf<typeof seasons>('store/catalogue/rates-repository.ts', {
    listRateIds: [
      {
        when: 'of a property, between two days',
        call: ({ tx }) =>
          seasons.listRateIds(
            tx,
            { search: '', scope: [1, 2], property: 1, validFrom: '2026-12-15', validTo: '2027-03-14' },
            100,
          ),
      },
      {
        when: 'of a service, with a text',
        call: ({ tx }) => seasons.listRateIds(tx, { search: 'high', scope: null, service: 111 }, 100),
      },
    ],
  }),
  samplesOf<typeof changes>('store/catalogue/changes-repository.ts', {
    listLastChanges: [
      {
        when: 'of all properties',
        call: ({ db }) => changes.listLastChanges(db, { definitions: [rates], scope: null }),
      },
      {
        when: 'of one property',
        call: ({ db }) => changes.listLastChanges(db, { definitions: [rates, restrictions], scope: [1] }),
      },
    ],
  }),
  samplesOf<typeof dates>('store/catalogue/dates-repository.ts', {
    listDatedRows: [
      {
        when: 'of all properties',
        call: ({ db }) => dates.listDatedRows(db, rates, { ...days, scope: null }),
      },
      { when: 'of one property', call: ({ db }) => dates.listDatedRows(db, rates, { ...days, scope: [1] }) },
    ],
  }),
  samplesOf<typeof references>('store/catalogue/reference-repository.ts', {
    listUses: [
      { when: 'a rate', call: ({ db }) => references.listUses(db, rates, { ids: [1, 2], scope: null }) },
      {
        when: 'a property',
        call: ({ db }) => references.listUses(db, properties, { ids: [1], scope: null }),
      },
    ],
    listCodes: ({ db }) => references.listCodes(db, 'service', null),
    listLabels: ({ db }) =>
      references.listLabels(db, rates, [rates.example], { language: 'en', scope: null }),
    listChoices: ({ db }) =>
      references.listChoices(db, rates.fields.service_id, { search: 'bp', language: 'en', scope: [1, 2] }),
    listNamed: [
      {
        when: 'the services of rates',
        call: ({ db }) => references.listNamed(db, rates.fields.service_id, [111, 112], null),
      },
      {
        when: 'the services of refund rules, with their properties',
        call: ({ db }) => references.listNamed(db, refundRules.fields.service_id, [111], [1, 2]),
      },
    ],
    listSealed: ({ tx }) => references.listSealed(tx, terms.sealedBy, [1, 2]),
    findTitles: ({ db }) => references.findTitles(db, airportProperties, airportProperties.example),
  }),
  samplesOf<typeof scopes>('store/catalogue/scope-repository.ts', {
    listProperties: [
      {
        when: 'rates',
        answers: [[{ properties: [1] }, { properties: [1] }]],
        call: ({ tx }) =>
          scopes.listProperties(tx, rates, [
            { id: 1, facts: rates.example },
            { id: null, facts: rates.example },
          ]),
      },
    ],
    findProperties: [
      {
        when: 'a segment',
        answers: [[{ properties: [1] }]],
        call: ({ tx }) => scopes.findProperties(tx, segments, { id: 1, facts: segments.example }),
      },
    ],
  }),
  samplesOf<typeof numbers>('store/catalogue/numbers-repository.ts', {
    listNextNumbers: ({ tx }) => numbers.listNextNumbers(tx, 'rate', 2),
  }),
  samplesOf<typeof names>('store/catalogue/names-repository.ts', {
    searchNames: [
      { when: 'of all properties', call: ({ db }) => names.searchNames(db, airportProperties, sought) },
      {
        when: 'of some properties',
        call: ({ db }) => names.searchNames(db, rates, { ...sought, scope: [1, 2] }),
      },
    ],
    listNames: ({ db }) => names.listNames(db, rates, { ids: [1, 2], language: 'en', scope: [1, 2] }),
  }),
  samplesOf<typeof rows>('store/catalogue/repository.ts', {
    listRows: [
      { when: 'all regions', call: ({ tx }) => rows.listRows(tx, regions, all, page) },
      { when: 'active regions with a text', call: ({ tx }) => rows.listRows(tx, regions, searched, page) },
      {
        when: 'the airports of a property',
        call: ({ tx }) => rows.listRows(tx, airportProperties, named, page),
      },
      {
        when: 'flights by their codes and numbers',
        call: ({ tx }) => rows.listRows(tx, flights, { ...all, sort: 'flight_number' }, page),
      },
      {
        when: 'refund rules by their properties',
        call: ({ tx }) => rows.listRows(tx, refundRules, { ...all, sort: 'property_id' }, page),
      },
      { when: 'the rates of a service', call: ({ tx }) => rows.listRows(tx, rates, ofService, page) },
      {
        when: 'the restrictions of some properties',
        call: ({ tx }) =>
          rows.listRows(tx, restrictions, { ...all, sort: 'description', scope: [1, 2] }, page),
      },
    ],
    countRows: ({ tx }) => rows.countRows(tx, regions, all),
    listAllRows: ({ tx }) => rows.listAllRows(tx, regions, { isForChange: true, scope: null }),
    listRowsOf: ({ tx }) => rows.listRowsOf(tx, regions, [1, 2], { isForChange: true, scope: null }),
    findRow: ({ tx }) => rows.findRow(tx, regions, { id: 1, scope: null }),
    insertRows: [
      {
        when: 'new regions',
        answers: [[row]],
        call: ({ tx }) => rows.insertRows(tx, regions, [{ facts: regions.example }], by),
      },
      {
        when: 'a region that comes back',
        answers: [[row]],
        call: ({ tx }) =>
          rows.insertRows(tx, regions, [{ facts: regions.example, number: { id: 1, version: 3 } }], by),
      },
    ],
    updateRows: [
      {
        when: 'regions',
        answers: [[row]],
        call: ({ tx }) => rows.updateRows(tx, regions, [{ id: 1, facts: regions.example }], by),
      },
      {
        when: 'rates',
        answers: [[row]],
        call: ({ tx }) => rows.updateRows(tx, rates, [{ id: 1, facts: rates.example }], by),
      },
    ],
    removeRows: ({ tx }) => rows.removeRows(tx, regions, [1, 2]),
  }),
];

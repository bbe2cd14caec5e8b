import { rates } from '@traslado/domain/catalogues/rates';
import { regions } from '@traslado/domain/catalogues/regions';
import * as columns from '../../../features/catalogues/columns-repository.ts';
import * as references from '../../../features/catalogues/reference-repository.ts';
import * as rows from '../../../features/catalogues/repository.ts';
import { samplesOf, sendsNothing } from '../sample.ts';
import { now } from './facts.ts';

const row = { ...regions.example, id: 1, version: 1, createdAt: now, updatedAt: now, updatedBy: 'ana' };
const by = { username: 'ana', now };
const all = { search: '', sort: 'name', direction: 'asc', filters: {} } as const;
const searched = { search: 'mx', sort: 'updated', direction: 'desc', filters: { status: 'active' } } as const;
const ofService = { search: '', sort: 'price', direction: 'asc', filters: { service_id: '111' } } as const;
const page = { page: 1, page_size: 20 };

export const staffCatalogueSamples = [
  samplesOf('features/catalogues/columns-repository.ts', columns, {
    columnOf: sendsNothing,
    readOf: sendsNothing,
    writtenOf: sendsNothing,
    textOf: sendsNothing,
    ordersOf: sendsNothing,
    isOf: sendsNothing,
  }),
  samplesOf('features/catalogues/reference-repository.ts', references, {
    listHolders: ({ db }) => references.listHolders(db, rates, 1),
    listChoices: ({ db }) => references.listChoices(db, rates.fields.service_id, 'en'),
    hasRow: ({ db }) => references.hasRow(db, rates.fields.service_id, 111),
  }),
  samplesOf('features/catalogues/repository.ts', rows, {
    listRows: [
      { when: 'all regions', call: ({ tx }) => rows.listRows(tx, regions, all, page) },
      { when: 'active regions with a text', call: ({ tx }) => rows.listRows(tx, regions, searched, page) },
      { when: 'the rates of a service', call: ({ tx }) => rows.listRows(tx, rates, ofService, page) },
    ],
    countRows: ({ tx }) => rows.countRows(tx, regions, all),
    findRow: ({ tx }) => rows.findRow(tx, regions, 1),
    findRowForChange: ({ tx }) => rows.findRowForChange(tx, rates, 1),
    insertRow: [{ answers: [[row]], call: ({ tx }) => rows.insertRow(tx, regions, regions.example, by) }],
    updateRow: [
      {
        when: 'a region',
        answers: [[row]],
        call: ({ tx }) => rows.updateRow(tx, regions, { id: 1, facts: regions.example, ...by }),
      },
      {
        when: 'a rate',
        answers: [[row]],
        call: ({ tx }) => rows.updateRow(tx, rates, { id: 1, facts: rates.example, ...by }),
      },
    ],
    removeRow: ({ tx }) => rows.removeRow(tx, regions, 1),
  }),
];

import * as rules from '../../../store/catalogue/rules-repository.ts';
import * as prices from '../../../store/change-set/price-repository.ts';
import * as sets from '../../../store/change-set/repository.ts';
import * as rows from '../../../store/change-set/row-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const sight = { catalogues: ['rates'], scope: [1, 2], accountId: 7 };
const asked = { states: ['draft', 'ready'] as const, search: 'winter', sight };
const page = { page: 1, page_size: 25 };
const kept = { rowId: 9, before: null, after: { price: 100 }, properties: [1] };

export const changeSetSamples = [
  samplesOf<typeof rules>('store/catalogue/rules-repository.ts', {
    listGoverned: ({ db }) => rules.listGoverned(db, ['rates']),
  }),
  samplesOf<typeof sets>('store/change-set/repository.ts', {
    findSet: [
      { when: 'of whoever sees all', call: ({ db }) => sets.findSet(db, 1, null) },
      { when: 'of some properties', call: ({ db }) => sets.findSet(db, 1, sight) },
    ],
    listSets: ({ db }) => sets.listSets(db, asked, page),
    countSets: ({ db }) => sets.countSets(db, asked),
    insertSet: [
      {
        answers: [[{ id: 1 }]],
        call: ({ tx }) =>
          sets.insertSet(tx, { name: 'Winter', note: '', username: 'ana', accountId: 7, now }),
      },
    ],
    updateDraft: ({ tx }) => sets.updateDraft(tx, 1, { name: 'Winter', note: '' }),
    updateState: ({ tx }) =>
      sets.updateState(
        tx,
        { id: 1, version: 2, from: ['ready'], to: 'scheduled' },
        {
          approved: { username: 'eva', at: now },
          scheduled: { username: 'ana', accountId: 7, publishAt: now, zone: 'America/Cancun', confirmed: [] },
          ended: { username: 'ana', at: now },
          failure: null,
          batch: 4,
        },
      ),
  }),
  samplesOf<typeof prices>('store/change-set/price-repository.ts', {
    listNextRates: ({ db }) =>
      prices.listNextRates(db, { services: [111, 112], fromOn: '2027-01-01', after: 7 }, 250),
    updateShifts: ({ tx }) => prices.updateShifts(tx, 1, { services: [], more: 0 }),
  }),
  samplesOf<typeof rows>('store/change-set/row-repository.ts', {
    insertSetRows: ({ tx }) =>
      rows.insertSetRows(tx, { setId: 1, catalogue: 'rates', username: 'ana', now }, [kept]),
    listSetRows: [
      {
        when: 'of some rows',
        call: ({ db }) => rows.listSetRows(db, { setId: 1, catalogue: 'rates', ids: [9] }),
      },
      { when: 'of all', call: ({ db }) => rows.listSetRows(db, { setId: 1 }) },
    ],
  }),
];

import * as rules from '../../../store/catalogue/rules-repository.ts';
import * as authors from '../../../store/change-set/author-repository.ts';
import * as prices from '../../../store/change-set/price-repository.ts';
import * as sets from '../../../store/change-set/repository.ts';
import * as rows from '../../../store/change-set/row-repository.ts';
import * as waiting from '../../../store/change-set/waiting-repository.ts';
import { samplesOf, sendsNothing } from '../sample.ts';
import { now } from './facts.ts';

const sight = { catalogues: ['rates'], scope: [1, 2], accountId: 7 };
const asked = { states: ['draft', 'ready'] as const, search: 'winter', sight };
const page = { page: 1, page_size: 25 };
const kept = { rowId: 9, before: null, after: { price: 100 }, properties: [1] };

export const changeSetSamples = [
  samplesOf('store/catalogue/rules-repository.ts', rules, {
    listGoverned: ({ db }) => rules.listGoverned(db, ['rates']),
  }),
  samplesOf('store/change-set/author-repository.ts', authors, {
    insertAuthor: ({ tx }) => authors.insertAuthor(tx, 1, 7),
    listAuthors: ({ db }) => authors.listAuthors(db, 1),
    findScheduler: ({ db }) => authors.findScheduler(db, 7, false),
  }),
  samplesOf('store/change-set/repository.ts', sets, {
    isSetSeen: sendsNothing,
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
          scheduled: { username: 'ana', accountId: 7, publishAt: now, zone: 'America/Cancun' },
          ended: { username: 'ana', at: now },
          failure: null,
          batch: 4,
        },
      ),
    listLateSets: ({ db }) => sets.listLateSets(db, { now, lateMs: 120_000 }),
    listSetDeeds: ({ db }) => sets.listSetDeeds(db, 1),
  }),
  samplesOf('store/change-set/price-repository.ts', prices, {
    listServicesOfSet: ({ db }) => prices.listServicesOfSet(db, 1),
    listNextRates: ({ db }) =>
      prices.listNextRates(db, { services: [111, 112], fromOn: '2027-01-01', after: 7 }, 250),
    updateShifts: ({ tx }) => prices.updateShifts(tx, 1, { services: [], more: 0 }),
    findKeptShifts: ({ db }) => prices.findKeptShifts(db, 1),
    findZoneOfSet: ({ db }) => prices.findZoneOfSet(db, 1),
  }),
  samplesOf('store/change-set/waiting-repository.ts', waiting, {
    listReadySets: ({ db }) => waiting.listReadySets(db, sight),
  }),
  samplesOf('store/change-set/row-repository.ts', rows, {
    insertSetRows: ({ tx }) =>
      rows.insertSetRows(tx, { setId: 1, catalogue: 'rates', username: 'ana', now }, [kept]),
    listSetRows: [
      {
        when: 'of some rows',
        call: ({ db }) => rows.listSetRows(db, { setId: 1, catalogue: 'rates', ids: [9] }),
      },
      { when: 'of all', call: ({ db }) => rows.listSetRows(db, { setId: 1 }) },
    ],
    listNextSetRows: ({ db }) => rows.listNextSetRows(db, { setId: 1, catalogue: 'rates', after: 7 }, 250),
    lockRowsOfSet: ({ tx }) => rows.lockRowsOfSet(tx, { setId: 1, catalogue: 'rates', table: 'rate' }),
    listSetPage: ({ db }) => rows.listSetPage(db, { setId: 1, catalogue: 'rates' }, page),
    findSetRow: ({ db }) => rows.findSetRow(db, 1, 3),
    listSetParts: ({ db }) => rows.listSetParts(db, 1),
    deleteSetRow: ({ tx }) => rows.deleteSetRow(tx, 1, 3),
  }),
];

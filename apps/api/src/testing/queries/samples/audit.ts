import { rates } from '@traslado/domain/catalogues/rates';
import * as audit from '../../../store/audit/repository.ts';
import * as search from '../../../store/audit/search-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const hash = '00'.repeat(32);
const seal = {
  position: 1,
  entryId: 1,
  hash,
  accountId: 1,
  authorSalt: '5f2c6c1e-6d0e-4c64-9b1e-0d8e3c1c2f00',
  authorHash: hash,
  contentSalt: '5f2c6c1e-6d0e-4c64-9b1e-0d8e3c1c2f01',
  contentHash: hash,
  entryHash: hash,
};

const plain: search.AuditAsked = {
  actions: ['rate.update', 'session.open'],
  definitions: [rates],
  topics: ['refund'],
  scope: null,
  usernames: null,
  subject: null,
  name: '',
  fromAt: null,
  untilAt: null,
  property: null,
  batch: null,
};
const narrow: search.AuditAsked = {
  ...plain,
  scope: [1],
  usernames: ['ana'],
  subject: '4',
  fromAt: now,
  untilAt: now,
  property: 1,
  batch: 7,
};
const page = { after: null, skipped: [], limit: 500 };

export const auditSamples = [
  samplesOf<typeof audit>('store/audit/repository.ts', {
    insertSeals: ({ tx }) => audit.insertSeals(tx, [seal], now),
    findCheckedRange: ({ db }) => audit.findCheckedRange(db, 12),
    listChecks: ({ db }) => audit.listChecks(db),
    insertCheck: ({ tx }) => audit.insertCheck(tx, { links: 1, anchors: 0, findings: [] }, now),
  }),
  samplesOf<typeof search>('store/audit/search-repository.ts', {
    listCandidates: [
      { when: 'of all properties', call: ({ db }) => search.listCandidates(db, plain, page) },
      {
        when: 'the next page of a narrow question',
        call: ({ db }) =>
          search.listCandidates(db, narrow, { ...page, after: { at: now, id: 9 }, skipped: [7] }),
      },
      { when: 'by a name', call: ({ db }) => search.listCandidates(db, { ...plain, name: 'season' }, page) },
    ],
    countBatchRows: ({ db }) => search.countBatchRows(db, plain, [7]),
    isEntryShown: ({ db }) => search.isEntryShown(db, plain, 1),
    listUnused: ({ db }) => search.listUnused(db, { from: 1, to: 9 }),
    listAuthors: ({ db }) => search.listAuthors(db, [1]),
    findAuditNames: ({ db }) =>
      search.findAuditNames(db, { accounts: [1], usernames: ['ana.lopez'], sets: [7] }),
  }),
];

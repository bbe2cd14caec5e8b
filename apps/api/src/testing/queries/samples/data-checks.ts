import * as dataMarks from '../../../db/data-marks.ts';
import * as stayEvents from '../../../db/stay-events.ts';
import * as links from '../../../store/finding/link-repository.ts';
import * as checks from '../../../store/finding/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const right = {
  couponId: 41,
  findingId: 7,
  by: { accountId: 7, username: 'concierge.demo' },
  now,
} as const;
const mark = { couponId: 41, seq: 7, nightly: true };

export const dataCheckSamples = [
  samplesOf('db/data-marks.ts', dataMarks, {
    insertDataMarks: ({ db }) => dataMarks.insertDataMarks(db, [41]),
  }),
  samplesOf('db/stay-events.ts', stayEvents, {
    insertStayEvents: ({ tx }) =>
      stayEvents.insertStayEvents(tx, 41, {
        events: [{ hotel: 'BP', folio: 'BP100001-1', what: 'gone', old: null, new: null }],
        now,
      }),
    insertUnanswered: ({ db }) =>
      stayEvents.insertUnanswered(db, { id: 41, hotel: 'BP', folio: 'BP100001-1' }, now),
    stayEventRows: 'sends nothing',
    lastAnswer: 'sends nothing',
  }),
  samplesOf('store/finding/repository.ts', checks, {
    insertNightMarks: ({ db }) => checks.insertNightMarks(db, now),
    deleteIdleMarks: ({ db }) => checks.deleteIdleMarks(db, { now, limit: 1_000 }),
    listMarks: ({ db }) => checks.listMarks(db, 50),
    deleteMark: ({ db }) => checks.deleteMark(db, mark),
    findCheckFacts: ({ db }) => checks.findCheckFacts(db, 41, now),
    lockForFindings: ({ tx }) => checks.lockForFindings(tx, 41),
    updateFindings: ({ tx }) =>
      checks.updateFindings(
        tx,
        41,
        { findings: [{ kind: 'phone', rideId: null, otherId: null, facts: 'mark' }], untold: [] },
        now,
      ),
    updateRight: ({ tx }) => checks.updateRight(tx, { ...right, note: 'They ride in two groups.' }),
    updateRightBack: ({ tx }) => checks.updateRightBack(tx, right),
    listFindings: ({ db }) => checks.listFindings(db, 41),
    updateAsked: ({ tx }) => checks.updateAsked(tx, 41, now),
  }),
  samplesOf('store/finding/link-repository.ts', links, {
    insertFixLink: ({ tx }) =>
      links.insertFixLink(tx, {
        couponId: 41,
        hash: 'hash',
        fields: ['phone'],
        rideId: null,
        baseVersion: 1,
        way: 'show',
        by: { accountId: 7, username: 'concierge.demo' },
        now,
      }),
    findFixLink: ({ db }) => links.findFixLink(db, 'hash'),
    findLastFixLink: ({ db }) => links.findLastFixLink(db, 41),
    updateFixLinkOpened: ({ tx }) => links.updateFixLinkOpened(tx, 3, now),
    updateFixLinkUsed: ({ tx }) => links.updateFixLinkUsed(tx, 3, now),
  }),
];

import * as dataMarks from '../../../db/data-marks.ts';
import * as links from '../../../features/data-checks/link-repository.ts';
import * as checks from '../../../features/data-checks/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const mark = { couponId: 41, seq: 7, nightly: true };

export const dataCheckSamples = [
  samplesOf('db/data-marks.ts', dataMarks, {
    insertDataMarks: ({ db }) => dataMarks.insertDataMarks(db, [41]),
  }),
  samplesOf('features/data-checks/repository.ts', checks, {
    insertNightMarks: ({ db }) => checks.insertNightMarks(db, now),
    deleteIdleMarks: ({ db }) => checks.deleteIdleMarks(db, now),
    listMarks: ({ db }) => checks.listMarks(db, 50),
    deleteMark: ({ db }) => checks.deleteMark(db, mark),
    findCheckFacts: ({ db }) => checks.findCheckFacts(db, 41, now),
    lockForFindings: ({ tx }) => checks.lockForFindings(tx, 41),
    updateFindings: ({ tx }) =>
      checks.updateFindings(
        tx,
        41,
        { findings: [{ kind: 'phone', rideId: null, otherId: null }], untold: [] },
        now,
      ),
    listFindings: ({ db }) => checks.listFindings(db, 41),
    updateAsked: ({ tx }) => checks.updateAsked(tx, 41, now),
  }),
  samplesOf('features/data-checks/link-repository.ts', links, {
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

import * as audit from '../../../db/audit.ts';
import * as bookedLegs from '../../../db/booked-legs.ts';
import * as guesses from '../../../db/guess-rows.ts';
import * as largeReads from '../../../db/large-reads.ts';
import * as requestCounts from '../../../db/request-counts.ts';
import * as savepoint from '../../../db/savepoint.ts';
import * as secret from '../../../db/secret.ts';
import * as alerts from '../../../db/staff-alerts.ts';
import * as theirBookings from '../../../db/their-bookings.ts';
import * as enqueue from '../../../jobs/enqueue.ts';
import * as queue from '../../../jobs/job-queue.ts';
import { samplesOf } from '../sample.ts';
import { name, now } from './facts.ts';

const staff = { accountId: 1, username: 'ana' };
const job = { id: 1, kind: 'send_confirmation_letter', attempts: 1 };
const work: enqueue.Enqueue = {
  kind: 'send_confirmation_letter',
  payload: { couponId: 1 },
  runAt: now,
};

export const sharedSamples = [
  samplesOf<typeof audit>('db/audit.ts', {
    insertDeed: ({ tx }) =>
      audit.insertDeed(tx, { ...staff, action: 'mail.send', subject: '1', detail: {}, now }),
    insertDeeds: ({ tx }) =>
      audit.insertDeeds(
        tx,
        ['1', '2'].map((subject) => ({ ...staff, action: 'stay.add', subject, detail: {}, now })),
      ),
    insertChanges: ({ tx }) =>
      audit.insertChanges(tx, staff, { catalogue: 'region', now, batchId: 7 }, [
        { id: 1, before: null, after: {} },
        { id: 2, before: {}, after: null },
      ]),
    findChange: ({ tx }) => audit.findChange(tx, { catalogue: 'region', id: 1, change: 1 }),
  }),
  samplesOf<typeof bookedLegs>('db/booked-legs.ts', {
    listBookedLegs: ({ tx }) => bookedLegs.listBookedLegs(tx, { stays: [name], directions: ['arrival'] }),
  }),
  samplesOf<typeof guesses>('db/guess-rows.ts', {
    insertCounts: ({ db }) =>
      guesses.insertCounts(db, { counted: [{ subject: 'folio:1', times: 1 }], at: now, sender: '' }),
  }),
  samplesOf<typeof largeReads>('db/large-reads.ts', {
    takeParts: ({ tx }) => largeReads.takeParts(tx, 2_000).next(),
  }),
  samplesOf<typeof theirBookings>('db/their-bookings.ts', {
    countTheirBookings: ({ db }) =>
      theirBookings.countTheirBookings(db, { from: '2026-11-01', to: '2026-11-30', scope: [1], property: 1 }),
  }),
  samplesOf<typeof requestCounts>('db/request-counts.ts', {
    countRequest: [
      {
        answers: [[{ times: 1, endsAt: now }]],
        call: ({ db }) => requestCounts.countRequest(db, { subject: '192.0.2.1', windowMs: 60_000, now }),
      },
    ],
  }),
  samplesOf<typeof savepoint>('db/savepoint.ts', {
    inSavepoint: ({ tx }) => savepoint.inSavepoint(tx, async () => {}),
  }),
  samplesOf<typeof secret>('db/secret.ts', {
    sharedSecret: [{ answers: [[{ value: 'secret' }]], call: ({ db }) => secret.sharedSecret(db, 'tokens') }],
  }),
  samplesOf<typeof alerts>('db/staff-alerts.ts', {
    resolveSettledAlerts: [
      {
        answers: [[{ subject: '1' }]],
        call: ({ tx }) =>
          alerts.resolveSettledAlerts(tx, { kind: 'mail.undelivered', isSettled: () => true, now }),
      },
    ],
    resolveStaffAlerts: ({ tx }) =>
      alerts.resolveStaffAlerts(tx, { kinds: ['mail.undelivered'], subject: '1', now }),
  }),
  samplesOf<typeof enqueue>('jobs/enqueue.ts', {
    enqueue: ({ tx }) => enqueue.enqueue(tx, work),
    enqueueAll: ({ tx }) => enqueue.enqueueAll(tx, [work, work]),
  }),
  samplesOf<typeof queue>('jobs/job-queue.ts', {
    endJob: [
      { when: 'done', call: ({ db }) => queue.endJob(db, job, { kind: 'done' }, now) },
      {
        when: 'to be tried again',
        call: ({ db }) => queue.endJob(db, job, { kind: 'again', at: now, error: '', failed: true }, now),
      },
      { when: 'given up', call: ({ db }) => queue.endJob(db, job, { kind: 'given_up', error: '' }, now) },
    ],
  }),
];

import * as audit from '../../../db/audit.ts';
import * as looks from '../../../db/audit-looks.ts';
import * as bookedLegs from '../../../db/booked-legs.ts';
import * as guesses from '../../../db/guess-rows.ts';
import * as largeReads from '../../../db/large-reads.ts';
import * as listQuery from '../../../db/list-query.ts';
import * as nextRides from '../../../db/next-rides.ts';
import * as persons from '../../../db/persons-of-accounts.ts';
import * as requestCounts from '../../../db/request-counts.ts';
import * as savepoint from '../../../db/savepoint.ts';
import * as scope from '../../../db/scope.ts';
import * as secret from '../../../db/secret.ts';
import * as alerts from '../../../db/staff-alerts.ts';
import * as stateOfMail from '../../../db/state-of-mail.ts';
import * as theirBookings from '../../../db/their-bookings.ts';
import * as idempotency from '../../../idempotency/repository.ts';
import * as enqueue from '../../../jobs/enqueue.ts';
import * as queue from '../../../jobs/job-queue.ts';
import { samplesOf, sendsNothing } from '../sample.ts';
import { batch, name, now } from './facts.ts';

const staff = { accountId: 1, username: 'ana' };
const job = { id: 1, kind: 'send_confirmation_letter', attempts: 1 };
const work: enqueue.Enqueue = {
  kind: 'send_confirmation_letter',
  payload: { couponId: 1 },
  runAt: now,
};

export const sharedSamples = [
  samplesOf('db/audit.ts', audit, {
    insertDeed: ({ tx }) =>
      audit.insertDeed(tx, { ...staff, action: 'mail.send', subject: '1', detail: {}, now }),
    insertChange: ({ tx }) =>
      audit.insertChange(tx, staff, { catalogue: 'region', id: 1, before: null, after: {}, now }),
    insertChanges: ({ tx }) =>
      audit.insertChanges(tx, staff, { catalogue: 'region', now, batchId: 7 }, [
        { id: 1, before: null, after: {} },
        { id: 2, before: {}, after: null },
      ]),
    findChange: ({ tx }) => audit.findChange(tx, { catalogue: 'region', id: 1, change: 1 }),
    countChanges: ({ tx }) => audit.countChanges(tx, { catalogue: 'region', ids: [1, 2] }),
    listChanges: ({ tx }) => audit.listChanges(tx, { catalogue: 'region', id: 1 }),
  }),
  samplesOf('db/persons-of-accounts.ts', persons, {
    findPersonOf: ({ db }) => persons.findPersonOf(db, 7),
  }),
  samplesOf('db/audit-looks.ts', looks, {
    insertLook: ({ db }) => looks.insertLook(db, staff, { at: 'people', subject: '1', now }),
    insertRefusedSignIn: ({ db }) =>
      looks.insertRefusedSignIn(db, { username: 'ana', reason: 'credentials_not_valid', now }),
  }),
  samplesOf('db/booked-legs.ts', bookedLegs, {
    columnsOfBookings: sendsNothing,
    conflictOfCoupon: sendsNothing,
    conflictOfStays: sendsNothing,
    conflictOfNewStays: sendsNothing,
    findConflictOfCoupon: ({ tx }) => bookedLegs.findConflictOfCoupon(tx, 1),
    findConflictOfStays: ({ tx }) => bookedLegs.findConflictOfStays(tx, 1, [name]),
    listBookedLegs: ({ tx }) => bookedLegs.listBookedLegs(tx, { stays: [name], directions: ['arrival'] }),
    listLiveCoupons: ({ tx }) => bookedLegs.listLiveCoupons(tx, { stay: name, groupId: 0 }),
  }),
  samplesOf('db/guess-rows.ts', guesses, {
    insertCounts: ({ db }) =>
      guesses.insertCounts(db, { counted: [{ subject: 'folio:1', times: 1 }], at: now, sender: '' }),
    deleteGuesses: ({ tx }) => guesses.deleteGuesses(tx, now),
    listCounts: ({ db }) => guesses.listCounts(db, now),
  }),
  samplesOf('db/large-reads.ts', largeReads, {
    allowLargeReads: ({ tx }) => largeReads.allowLargeReads(tx),
    takeParts: ({ tx }) => largeReads.takeParts(tx, 2_000).next(),
  }),
  samplesOf('db/list-query.ts', listQuery, {
    hasText: sendsNothing,
    inOrder: sendsNothing,
    ofPage: sendsNothing,
  }),
  samplesOf('db/next-rides.ts', nextRides, {
    isBookingIn: sendsNothing,
    nextRideOf: sendsNothing,
  }),
  samplesOf('db/their-bookings.ts', theirBookings, {
    countTheirBookings: ({ db }) =>
      theirBookings.countTheirBookings(db, { from: '2026-11-01', to: '2026-11-30', scope: [1], property: 1 }),
  }),
  samplesOf('db/request-counts.ts', requestCounts, {
    countRequest: [
      {
        answers: [[{ times: 1, endsAt: now }]],
        call: ({ db }) => requestCounts.countRequest(db, { subject: '192.0.2.1', windowMs: 60_000, now }),
      },
    ],
    deleteRequestCounts: ({ db }) => requestCounts.deleteRequestCounts(db, now),
  }),
  samplesOf('db/savepoint.ts', savepoint, {
    inSavepoint: ({ tx }) => savepoint.inSavepoint(tx, async () => {}),
  }),
  samplesOf('db/scope.ts', scope, { inScope: sendsNothing }),
  samplesOf('db/state-of-mail.ts', stateOfMail, {}),
  samplesOf('db/secret.ts', secret, {
    sharedSecret: [{ answers: [[{ value: 'secret' }]], call: ({ db }) => secret.sharedSecret(db, 'tokens') }],
  }),
  samplesOf('db/staff-alerts.ts', alerts, {
    insertStaffAlert: ({ tx }) =>
      alerts.insertStaffAlert(tx, { kind: 'mail.failed', subject: '1', detail: '', couponId: null, now }),
    listOpenAlerts: ({ tx }) => alerts.listOpenAlerts(tx, 'mail.failed'),
    resolveSettledAlerts: [
      {
        answers: [[{ subject: '1' }]],
        call: ({ tx }) =>
          alerts.resolveSettledAlerts(tx, { kind: 'mail.failed', isSettled: () => true, now }),
      },
    ],
    resolveStaffAlerts: ({ tx }) =>
      alerts.resolveStaffAlerts(tx, { kinds: ['mail.failed'], subject: '1', now }),
  }),
  samplesOf('idempotency/repository.ts', idempotency, {
    forgetIdempotencyKeys: ({ tx }) => idempotency.forgetIdempotencyKeys(tx, batch),
  }),
  samplesOf('jobs/enqueue.ts', enqueue, {
    enqueue: ({ tx }) => enqueue.enqueue(tx, work),
    enqueueAll: ({ tx }) => enqueue.enqueueAll(tx, [work, work]),
  }),
  samplesOf('jobs/job-queue.ts', queue, {
    takeJobs: ({ db }) => queue.takeJobs(db, { now, leaseMs: 1_000, limit: 10 }),
    extendLease: ({ db }) => queue.extendLease(db, job, 1_000),
    endJob: [
      { when: 'done', call: ({ db }) => queue.endJob(db, job, { kind: 'done' }, now) },
      {
        when: 'to be tried again',
        call: ({ db }) => queue.endJob(db, job, { kind: 'again', at: now, error: '', failed: true }, now),
      },
      { when: 'given up', call: ({ db }) => queue.endJob(db, job, { kind: 'given_up', error: '' }, now) },
    ],
    readQueueFigures: ({ db }) => queue.readQueueFigures(db, now),
  }),
];

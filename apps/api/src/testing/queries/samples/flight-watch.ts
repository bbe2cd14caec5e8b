import * as demoTime from '../../../db/demo-time.ts';
import * as feed from '../../../db/sandbox-feed.ts';
import * as asked from '../../../store/flight-watch/asked-repository.ts';
import * as ledger from '../../../store/flight-watch/ledger-repository.ts';
import * as links from '../../../store/flight-watch/link-repository.ts';
import * as newsRows from '../../../store/flight-watch/news-repository.ts';
import * as notices from '../../../store/flight-watch/notice-repository.ts';
import * as pushRows from '../../../store/flight-watch/push-repository.ts';
import * as flights from '../../../store/flight-watch/repository.ts';
import * as rides from '../../../store/flight-watch/ride-repository.ts';
import * as watch from '../../../store/flight-watch/watch-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const at = { scheduledAt: now, estimatedAt: null, actualAt: null };
const news = {
  source: 'sandbox',
  state: 'scheduled',
  divertedTo: null,
  times: { gate: at, runway: at },
  terminal: null,
  gate: null,
  belt: null,
  quality: 'live',
  trueAt: null,
  learnedAt: now,
} as const;
const flight = {
  key: 'AA1234',
  direction: 'arrival',
  airportId: 1,
  on: '2026-12-21',
  at: now,
  isAskable: true,
} as const;
const ride = {
  transferId: 82,
  direction: 'arrival',
  airportId: 1,
  flightCode: 'AA 1234',
  flightOn: '2026-12-21',
  flightAt: now,
  pickUpAt: now,
  namedAt: now,
} as const;

const firstPage = { page: 1, page_size: 25 };
const everyFilter = {
  scope: [1],
  day: '2026-12-21',
  airportId: 1,
  booking: 'EK5V8RWK3T',
  audience: 'guest',
  channel: 'mail',
  outcome: 'told',
} as const;

export const flightWatchSamples = [
  samplesOf<typeof demoTime>('db/demo-time.ts', {
    updateDemoTime: ({ db }) => demoTime.updateDemoTime(db, { realAt: now, shownAt: now, speed: 60 }),
  }),
  samplesOf<typeof feed>('db/sandbox-feed.ts', {
    turnSwitch: ({ db }) => feed.turnSwitch(db, 'silent'),
    askSoon: ({ db }) => feed.askSoon(db, ['AA1234'], now),
  }),
  samplesOf<typeof asked>('store/flight-watch/asked-repository.ts', {
    countAsked: ({ db }) => asked.countAsked(db, now),
    addAsked: ({ db }) => asked.addAsked(db, 3, now),
    noteAnswered: ({ db }) => asked.noteAnswered(db, now),
    hasAnswered: ({ db }) => asked.hasAnswered(db, now),
  }),
  samplesOf<typeof links>('store/flight-watch/link-repository.ts', {
    insertNoticeLink: ({ tx }) => links.insertNoticeLink(tx, { hash: 'hash', noticeId: 5, now }),
    findNoticeLink: ({ db }) => links.findNoticeLink(db, 'hash'),
  }),
  samplesOf<typeof rides>('store/flight-watch/ride-repository.ts', {
    insertWatched: ({ tx }) => rides.insertWatched(tx, [{ ...ride, flight }], now),
    moveRides: ({ db }) =>
      rides.moveRides(
        db,
        { id: 7, direction: 'arrival', airportId: 1 },
        { flight: { operatingKey: 'AA1234', scheduledOn: '2026-12-21', scheduledAt: now }, soldAt: [now] },
        now,
      ),
  }),
  samplesOf<typeof flights>('store/flight-watch/repository.ts', {
    lockRidesOf: ({ tx }) => flights.lockRidesOf(tx, [7]),
    findAnswer: ({ db }) => flights.findAnswer(db, 82, 3),
    insertAnswer: ({ tx }) =>
      flights.insertAnswer(tx, {
        transferId: 82,
        fact: 3,
        now,
        answer: 'keep',
        keptAgainstAt: now,
        pickUpAt: now,
      }),
    findFollowed: ({ db }) => flights.findFollowed(db, 82),
    updateFollowed: ({ tx }) =>
      flights.updateFollowed(tx, [
        {
          transferId: 82,
          expectedAt: now,
          expectedBasis: 'schedule',
          countsAt: now,
          waitsUntil: now,
          state: 'scheduled',
          frozen: null,
          frozenSince: null,
          frozenCause: null,
          proposedAt: null,
          isLanded: false,
          isAgainstHand: false,
          lastFact: 0,
          changeUntil: now,
          cancelUntil: now,
        },
      ]),
    insertFactsAndNotices: ({ tx }) =>
      flights.insertFactsAndNotices(
        tx,
        [{ transferId: 82, number: 1, kind: 'landed', was: null, is: null, newsId: 31 }],
        [],
        now,
      ),
    updateFlights: ({ tx }) =>
      flights.updateFlights(tx, [
        {
          id: 7,
          askedAt: now,
          answer: 'ok',
          flightAt: now,
          overAt: now,
          state: 'scheduled',
          contradicts: false,
          heardAt: now,
          codeshareKeys: [],
          scheduledAt: now,
          estimateError: 2.5,
          dueAt: null,
        },
      ]),
  }),
  samplesOf<typeof newsRows>('store/flight-watch/news-repository.ts', {
    insertNews: ({ tx }) => newsRows.insertNews(tx, [7], [{ flightId: 7, news }]),
    listNews: ({ db }) => newsRows.listNews(db, 7),
  }),
  samplesOf<typeof pushRows>('store/flight-watch/push-repository.ts', {
    claimPush: ({ db }) => pushRows.claimPush(db, { now, limit: 30 }),
    askAgain: ({ db }) => pushRows.askAgain(db, ['AA1234'], now),
  }),
  samplesOf<typeof notices>('store/flight-watch/notice-repository.ts', {
    endNotice: ({ tx }) => notices.endNotice(tx, 5, { toldAt: now, channel: 'sms' }),
    takeBackNotice: ({ db }) => notices.takeBackNotice(db, 5, 'nobody'),
  }),
  samplesOf<typeof ledger>('store/flight-watch/ledger-repository.ts', {
    listNotices: [
      { when: 'of all', call: ({ db }) => ledger.listNotices(db, { scope: null, booking: '' }, firstPage) },
      { when: 'with every filter', call: ({ db }) => ledger.listNotices(db, everyFilter, firstPage) },
    ],
    countNotices: ({ db }) => ledger.countNotices(db, everyFilter),
  }),
  samplesOf<typeof watch>('store/flight-watch/watch-repository.ts', {
    listWatched: ({ db }) => watch.listWatched(db, { airportId: 1, day: '2026-12-21', scope: [1] }),
    findWatched: ({ db }) => watch.findWatched(db, 7, null),
    listRiders: ({ db }) => watch.listRiders(db, 7, null),
    updateHand: ({ tx }) =>
      watch.updateHand(
        tx,
        7,
        { at: now, reason: 'The pilot called.' },
        { accountId: 7, username: 'ana', seen: 1, now },
      ),
  }),
];

import { NOTICE_CHANNELS } from '@traslado/domain/channels/channel';
import { FREEZE_REASONS } from '@traslado/domain/flight-watch/freeze';
import { HAND_REASON_MAX } from '@traslado/domain/flight-watch/hand-time';
import { FLIGHT_STATES, NEWS_QUALITIES } from '@traslado/domain/flight-watch/news';
import { NOTICE_AUDIENCES, NOTICE_OUTCOMES } from '@traslado/domain/flight-watch/staff-notice';
import { TIME_BASES, TIME_VERDICTS } from '@traslado/domain/flight-watch/weigh-times';
import { z } from 'zod';
import { transferView } from './transfer-view.ts';
import { civilDate, civilTime, id, idText, instant } from './values.ts';

/** Flights that are followed, as the desk sees them. Times are local to the airport. */

const WATCH_FILTERS = [...FLIGHT_STATES, 'frozen', 'stale', 'contradicting', 'unanswered'] as const;

export const flightWatchQuery = z.strictObject({
  /** Of the flights, by the clock of the airport; its today when left out. */
  day: civilDate.optional(),
  airport: idText.optional(),
  state: z.enum(WATCH_FILTERS).optional(),
});

const moment = z.object({ date: civilDate, time: civilTime });
const place = z.object({ id, code: z.string(), name: z.string() });

export const watchedFlight = z.object({
  id,
  version: z.int(),
  code: z.string(),
  /** Other numbers under which it is sold. */
  sold_as: z.array(z.string()),
  direction: transferView.shape.direction,
  state: z.enum(FLIGHT_STATES),
  /** False for a number that nobody can be asked about, such as that of a private plane. */
  is_askable: z.boolean(),
  /** False for a number that the feed does not know. */
  is_found: z.boolean(),
  scheduled: moment,
  /** The time that counts; null while nobody knows one. */
  known: moment.extend({ is_by_hand: z.boolean() }).nullable(),
  is_stale: z.boolean(),
  is_contradicted: z.boolean(),
  /** News differ from the time by hand. */
  is_against_hand: z.boolean(),
  heard_at: instant.nullable(),
  rides: z.int(),
  /** Of the next one of them. */
  guest: z.object({ booking: id, name: z.string() }),
  people: z.int(),
  frozen: z.int(),
  unanswered: z.int(),
});

export const flightWatch = z.object({
  day: civilDate,
  airport: place.extend({ city: z.string(), time_zone: z.string() }),
  airports: z.array(place),
  flights: z.array(watchedFlight),
  read_at: instant,
  /** False where no feed is set: times by hand alone count. */
  is_followed: z.boolean(),
  viewer: z.object({ can_change: z.boolean(), can_open: z.boolean() }),
});

const flightNews = z.object({
  id: z.int(),
  source: z.string(),
  state: z.enum(FLIGHT_STATES),
  diverted_to: z.string().nullable(),
  /** Scheduled, estimated and actual, at the gate. */
  scheduled_at: instant.nullable(),
  estimated_at: instant.nullable(),
  actual_at: instant.nullable(),
  terminal: z.string().nullable(),
  gate: z.string().nullable(),
  belt: z.string().nullable(),
  quality: z.enum(NEWS_QUALITIES),
  true_at: instant.nullable(),
  learned_at: instant,
});

const noticeOutcome = z.enum(NOTICE_OUTCOMES);
const noticeChannel = z.enum(NOTICE_CHANNELS);

const rideNotice = z.object({
  audience: z.enum(NOTICE_AUDIENCES),
  kind: z.enum([
    'pick_up_moved',
    'pick_up_proposed',
    'flight_earlier',
    'ride_frozen',
    'ride_unfrozen',
    'landed',
  ]),
  was: moment,
  is: moment,
  /** Null for the desk, which reads its matters. */
  channel: noticeChannel.nullable(),
  outcome: noticeOutcome,
  /** Why it was not sent. */
  because: z.string().nullable(),
  /** When the news behind it was learned, and when it went out. */
  learned_at: instant,
  told_at: instant.nullable(),
});

export const noticeQuestion = z.strictObject({
  /** Of the rides, by their sold pick-up; all days when left out. */
  day: civilDate.optional(),
  airport: id.optional(),
  /** Number of a booking. */
  booking: z.string().max(40).default(''),
  audience: z.enum(NOTICE_AUDIENCES).optional(),
  channel: noticeChannel.optional(),
  outcome: noticeOutcome.optional(),
  page: z.int().min(1).max(10_000).default(1),
  page_size: z.int().min(1).max(100).default(25),
});

const listedNotice = rideNotice.extend({
  id,
  /** The same for all notices of one event: the newest of them. */
  event: id,
  /** Why the pick-up or the freeze is so. */
  reason: z.string(),
  /** The reading behind it; null where time or a person brought it about. */
  news: z.object({ source: z.string(), state: z.enum(FLIGHT_STATES) }).nullable(),
  made_at: instant,
  time_zone: z.string(),
  ride: z.object({
    reference: z.string(),
    direction: transferView.shape.direction,
    day: civilDate,
    resort: z.string(),
    /** For readers who may open it. */
    booking: z.object({ id, number: z.string(), guest: z.string() }),
    flight: z.object({ id, code: z.string() }),
  }),
});

export const noticeList = z.object({
  /** Notices of one event stand together. */
  rows: z.array(listedNotice),
  /** Number of events; a page counts them, too. */
  total: z.int(),
  /** Notices by outcome. */
  outcomes: z.object({ waiting: z.int(), told: z.int(), not_sent: z.int() }),
  page: z.int(),
  page_size: z.int(),
  airports: z.array(place),
  viewer: z.object({ can_open: z.boolean(), can_follow: z.boolean() }),
});

const watchedRide = z.object({
  id,
  reference: z.string(),
  /** For readers who may open it. */
  booking: id,
  guest: z.string(),
  people: z.int(),
  resort: z.object({ code: z.string(), name: z.string() }),
  status: transferView.shape.status,
  /** The number that the guest named. */
  flight_code: z.string(),
  sold: moment,
  expected: moment,
  /** Why it is expected then. */
  basis: z.string(),
  waits_until: moment,
  frozen: z.enum(FREEZE_REASONS).nullable(),
  /** Whose cause it is, for deadlines and refunds. */
  frozen_cause: z.enum(['airline', 'guest']).nullable(),
  /** A new pick-up that its guest has not answered. */
  proposed: moment.nullable(),
  notices: z.array(rideNotice),
});

export const flightWatchDetail = watchedFlight.extend({
  airport: place.extend({ city: z.string(), time_zone: z.string() }),
  diverted_to: z.string().nullable(),
  terminal: z.string().nullable(),
  gate: z.string().nullable(),
  belt: z.string().nullable(),
  hand: moment.extend({ by: z.string(), reason: z.string(), set_at: instant }).nullable(),
  /** Every time that was looked at, with the verdict on it. */
  considered: z.array(
    moment.extend({
      basis: z.enum(TIME_BASES),
      source: z.string(),
      said_at: instant,
      verdict: z.enum(TIME_VERDICTS),
    }),
  ),
  news: z.array(flightNews),
  riders: z.array(watchedRide),
  viewer: z.object({ can_change: z.boolean(), can_open: z.boolean() }),
});

export const handTime = z.strictObject({
  date: civilDate,
  time: civilTime,
  reason: z
    .string()
    .min(1)
    .max(HAND_REASON_MAX * 2),
});

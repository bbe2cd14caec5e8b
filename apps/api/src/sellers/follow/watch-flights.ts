import { parseDesignator } from '@traslado/domain/flight/designator';
import { foldNews } from '@traslado/domain/flight-watch/fold-news';
import { estimateError } from '@traslado/domain/flight-watch/measures';
import { planAsks } from '@traslado/domain/flight-watch/plan-asks';
import { nextAskAt, watchOverAt } from '@traslado/domain/flight-watch/watch-phase';
import type { Db, Tx } from '../../db/client.ts';
import { failpoint } from '../../failpoint.ts';
import { inSets } from '../../in-pieces.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { JobLog } from '../../job-log.ts';
import type { FlightStatus, FlightStatusAnswer } from '../../ports/flight-status.ts';
import { addAsked, countAsked, noteAnswered } from '../../store/flight-watch/asked-repository.ts';
import { insertNews, type KeptNews, listNews } from '../../store/flight-watch/news-repository.ts';
import type { FlightLeft, RideToWatch, WatchedRow } from '../../store/flight-watch/record.ts';
import {
  insertFactsAndNotices,
  listDueFlights,
  lockDueFlights,
  lockRidesOf,
  updateFlights,
  updateFollowed,
} from '../../store/flight-watch/repository.ts';
import { insertWatched, listRidesToWatch, moveRides } from '../../store/flight-watch/ride-repository.ts';
import { type FollowPlace, handOf, isAsBefore, stepRide } from './follow-row.ts';
import { type Answered, findStrays, type Learned, learn, questionOf } from './learn-news.ts';

export type FollowDeps = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly log: Pick<JobLog, 'warn'>;
  readonly flightStatus: FlightStatus;
  /** Ours for the feed's own messages; null or absent where none are asked for. */
  readonly pushAddress?: string | null;
};

/** Rides and flights of one run. */
export const FOLLOWED_AT_ONCE = 300;
/** Questions under way at once. */
const ASKED_AT_ONCE = 6;

/**
 * One round: rides that come near are watched, due flights are asked about once however many ride with them, and their rides go by the news.
 * Returns the number of flights that were due.
 */
export async function followFlights(deps: FollowDeps, now: number): Promise<number> {
  const { db } = deps;
  await watchRides(deps, now);
  const due = await listDueFlights(db, { now, limit: FOLLOWED_AT_ONCE });
  if (due.length === 0) return 0;
  const { ask, leftOut } = planAsks(
    due
      .filter(({ answer }) => answer !== 'unaskable')
      .map((flight) => ({ ...flight, key: flight.operatingKey })),
    { nowAt: now, callsLeft: await callsLeft(deps, now) },
  );
  if (leftOut.length > 0)
    deps.log.warn(
      { flights: leftOut.length },
      'flights are not asked about: the calls of the day are used up',
    );
  if (ask.length > 0) await addAsked(db, ask.length, now);
  const asked = new Set(ask.map(({ id }) => id));
  let isAnswered = false;
  for (const some of inSets(due, ASKED_AT_ONCE)) {
    const answers = await Promise.all(
      some.map((flight) => (asked.has(flight.id) ? askAbout(deps, flight, now) : null)),
    );
    isAnswered ||= answers.some((answer) => answer !== null && answer.kind !== 'unavailable');
    const answered = some.map((flight, index) => ({ flight, answer: answers[index] ?? null }));
    // One after the other: bookings share the database.
    for (const one of answered)
      for (const strays of findStrays(deps, one)) await moveRides(db, one.flight, strays, now);
    await applyAnswers(deps, answered, now);
  }
  if (isAnswered) await noteAnswered(db, now);
  return due.length;
}

export async function callsLeft({ db, flightStatus }: FollowDeps, now: number): Promise<number> {
  const { callsADay } = flightStatus;
  return callsADay === null ? Number.POSITIVE_INFINITY : callsADay - (await countAsked(db, now));
}

async function watchRides({ db, inventory }: FollowDeps, now: number): Promise<void> {
  const rides = await listRidesToWatch(db, { now, limit: FOLLOWED_AT_ONCE });
  if (rides.length === 0) return;
  const airports = inventory.current();
  const named = rides.flatMap((ride) => (airports.airportById(ride.airportId) ? [flightOf(ride)] : []));
  if (named.length > 0) await db.transaction().execute((tx) => insertWatched(tx, named, now));
}

function flightOf(ride: RideToWatch) {
  const { direction, airportId, flightOn: on, flightAt: at, flightCode } = ride;
  const key = parseDesignator(flightCode)?.key;
  return {
    ...ride,
    flight: {
      key: key ?? flightCode.trim().toUpperCase(),
      direction,
      airportId,
      on,
      at,
      isAskable: key !== undefined,
    },
  };
}

async function askAbout(
  { inventory, flightStatus, log }: FollowDeps,
  flight: WatchedRow,
  now: number,
): Promise<FlightStatusAnswer> {
  const airport = inventory.current().airportById(flight.airportId);
  if (!airport) return { kind: 'not_found' };
  try {
    return await flightStatus.ask(questionOf(flight, airport), now);
  } catch (error) {
    log.warn({ err: error, flight: flight.id }, 'the feed of flights failed');
    return { kind: 'unavailable' };
  }
}

/** News of flights and all that follows from them, in one transaction: at most eight statements, however many flights and rides. */
async function applyAnswers(deps: FollowDeps, answered: readonly Answered[], now: number): Promise<void> {
  if (answered.length === 0) return;
  const answerOf = new Map(answered.map(({ flight, answer }) => [flight.id, answer]));
  await deps.db.transaction().execute(async (tx) => {
    const known = [];
    for (const row of await lockDueFlights(tx, [...answerOf.keys()])) {
      const answer = answerOf.get(row.id) ?? null;
      const airport = deps.inventory.current().airportById(row.airportId);
      if (!airport) continue;
      const learned = learn(deps, { flight: row, answer });
      known.push({ flight: row, airport, learned, answer: answer?.kind ?? null });
    }
    if (known.length === 0) return;
    const kept = await insertNews(
      tx,
      known.map(({ flight }) => flight.id),
      known.flatMap(({ flight, learned }) =>
        learned?.news ? [{ flightId: flight.id, news: learned.news }] : [],
      ),
    );
    failpoint('news-kept');
    const following = known.map((one) => {
      const news = kept.get(one.flight.id) ?? [];
      return { ...one, news, newsId: (one.learned?.news && news.at(-1)?.id) ?? null };
    });
    await followLocked(tx, following, now);
  });
}

/** The rides of a locked flight by the news that are kept, after a word of its guest or of staff. Ends the transaction. */
export async function followKept(
  tx: Tx,
  flight: WatchedRow,
  airport: FollowPlace,
  now: number,
): Promise<void> {
  const news = await listNews(tx, flight.id);
  await followLocked(tx, [{ flight, airport, news, newsId: null, learned: null, answer: null }], now);
}

type Following = {
  readonly flight: WatchedRow;
  readonly airport: FollowPlace;
  /** All that are kept of the flight. */
  readonly news: readonly KeptNews[];
  /** The newest, where it was learned just now. */
  readonly newsId: number | null;
  readonly learned: Learned | null;
  /** Null where nobody was asked. */
  readonly answer: FlightStatusAnswer['kind'] | null;
};

/** The rides of locked flights by all that is known of them, and the flights' next look. Ends the transaction. */
export async function followLocked(tx: Tx, following: readonly Following[], now: number): Promise<void> {
  const rides = await lockRidesOf(
    tx,
    following.map(({ flight }) => flight.id),
  );
  const followed = following.map((one) => {
    const knows = { news: one.news, hand: handOf(one.flight) };
    const steps = rides
      .filter(({ flightId }) => flightId === one.flight.id)
      .map((ride) => ({ ride, newsId: one.newsId, ...stepRide(ride, knows, one.airport, now) }));
    return { ...one, steps };
  });
  const steps = followed.flatMap((one) => one.steps);
  await updateFollowed(
    tx,
    steps.flatMap(({ ride, update }) => (isAsBefore(ride, update) ? [] : [update])),
  );
  await insertFactsAndNotices(
    tx,
    steps.flatMap(({ facts, newsId }) => facts.map((fact) => ({ ...fact, newsId }))),
    steps.flatMap(({ notices, newsId }) => notices.map((notice) => ({ ...notice, newsId }))),
    now,
  );
  await updateFlights(
    tx,
    followed.map((one) =>
      leaveFlight(
        one,
        one.steps.map(({ lookAt }) => lookAt),
        now,
      ),
    ),
  );
}

/** A flight by all that is known of it. @param ridesLookAt the next look of each of its rides; null for none */
function leaveFlight(
  { flight, airport, news, learned, answer }: Following,
  ridesLookAt: readonly (number | null)[],
  now: number,
): FlightLeft {
  const place = { direction: flight.direction, taxiMinutes: airport.following.taxiMinutes };
  const known = foldNews(news, place);
  const { counts } = known.time;
  const scheduledAt = learned?.instance.scheduledAt ?? flight.scheduledAt;
  const flightAt = handOf(flight)?.at ?? counts?.at ?? scheduledAt;
  const overAt = watchOverAt(known, flightAt, flight.direction);
  const askedAt = answer === null ? flight.askedAt : now;
  const isAsked = ridesLookAt.length > 0 && flight.answer !== 'unaskable' && now <= overAt;
  const askAt = isAsked ? nextAskAt({ flightAt, overAt, askedAt }) : null;
  const looks = [askAt, ...ridesLookAt].filter((at): at is number => at !== null);
  return {
    id: flight.id,
    askedAt,
    answer: answer ?? flight.answer,
    flightAt,
    overAt,
    state: known.state,
    contradicts: known.isContradicted,
    heardAt: known.heardAt,
    codeshareKeys: learned?.instance.codeshareKeys ?? flight.codeshareKeys,
    scheduledAt,
    estimateError: counts?.basis === 'actual_gate' ? estimateError(news, counts.at, place) : null,
    dueAt: looks.length === 0 ? null : Math.min(...looks),
  };
}

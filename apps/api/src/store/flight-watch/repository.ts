import type { AnswerTaken, RideAnswer } from '@traslado/domain/flight-watch/answer-ride';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';
import { dateOf, millis, timestamp } from '../../db/instants.ts';
import { COMMITS } from '../../db/prepared-pool.ts';
import type {
  DueFlight,
  FlightLeft,
  FollowedRow,
  FollowedUpdate,
  LearnedFrom,
  NewFact,
  NewNotice,
  WatchedRow,
} from './record.ts';

/** Flights that are followed, their news, and the rides that go by them. */

export const watched = sql`
  w.id, w.operating_key, w.direction, w.airport_id, w.scheduled_on, w.scheduled_at, w.codeshare_keys, w.asked_at, w.answer, w.flight_at,
  w.over_at, w.state, w.contradicts, w.heard_at, w.hand_at, w.hand_set_at, w.hand_name, w.hand_reason, w.version`;

/** Flights that are due, the nearest first. */
export async function listDueFlights(
  handle: Handle,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<DueFlight[]> {
  const { rows } = await sql<DueFlight>`
    select ${watched},
      (select coalesce(json_agg(distinct ${millis('f.sold_flight_at')}), '[]') from followed_ride f where f.flight_id = w.id) as sold_at
    from watched_flight w where w.due_at <= ${timestamp(now)} order by w.flight_at, w.id limit ${limit}`.execute(
    handle,
  );
  return rows;
}

/** A flight, locked: its news come one after the other. Null for none. */
export async function lockFlight(tx: Tx, id: number): Promise<WatchedRow | null> {
  const { rows } =
    await sql<WatchedRow>`select ${watched} from watched_flight w where w.id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Due flights, locked for their answers. The commit does not wait for the disk: what is lost is asked about again, and work that reaches somebody
 * outside commits after it.
 */
export async function lockDueFlights(tx: Tx, ids: readonly number[]): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    select ${watched} from watched_flight w, set_config('synchronous_commit', 'off', true)
    where w.id = any(${[...ids]}::int[]) order by w.id for update of w`.execute(tx);
  return rows;
}

/** A flight by its id, as it is; null for none. */
export async function findFlight(handle: Handle, id: number): Promise<WatchedRow | null> {
  const { rows } = await sql<WatchedRow>`select ${watched} from watched_flight w where w.id = ${id}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

const followed = sql`
  f.transfer_id, t.coupon_id, t.direction, t.status, t.time_zone as zone, t.is_national, t.pickup_hours as pick_up_hours, f.named_at,
  f.sold_flight_at, f.sold_pick_up_at, f.sold_change_until, f.sold_cancel_until, t.change_until, t.cancel_until, f.accepted_flight_at,
  f.accepted_pick_up_at, f.accepted_at, f.kept_against_at, f.comes_anyway_at, f.expected_at, f.expected_basis,
  f.counts_at, f.waits_until, f.state, f.frozen, f.frozen_since, f.frozen_cause, f.proposed_at, f.is_landed, f.is_against_hand, f.last_fact,
  (select coalesce(json_agg(json_build_object('number', a.number, 'kind', a.kind, 'was', a.was, 'is', a."is") order by a.number), '[]')
    from ride_fact a where a.transfer_id = f.transfer_id) as facts,
  (select coalesce(json_agg(json_build_object('kind', n.kind, 'factNumber', n.fact, 'pickUpAt', ${millis('n.pick_up_at')},
      'toldAt', ${millis('n.told_at')}) order by n.told_at, n.fact, n.kind = 'answered'), '[]')
    from (
      select kind, fact, pick_up_at, told_at from ride_notice
      where transfer_id = f.transfer_id and audience = 'guest' and outcome = 'told'
      union all
      select 'answered', fact, pick_up_at, answered_at from ride_answer where transfer_id = f.transfer_id) n
    where n.told_at >= f.named_at) as told,
  (select coalesce(json_agg(json_build_object('audience', n.audience, 'kind', n.kind, 'factNumber', n.fact, 'pickUpAt', ${millis('n.pick_up_at')}, 'toldAt',
    ${millis('n.told_at')}) order by n.told_at, n.fact), '[]') from ride_notice n where n.transfer_id = f.transfer_id and n.audience <> 'guest' and n.told_at >= f.named_at) as staff_told`;

/** The rides of flights that may still take place, locked. */
export async function lockRidesOf(
  tx: Tx,
  flightIds: readonly number[],
): Promise<(FollowedRow & { readonly flightId: number })[]> {
  const { rows } = await sql<FollowedRow & { flightId: number }>`
    select ${followed}, f.flight_id from followed_ride f join transfer t on t.id = f.transfer_id
    where f.flight_id = any(${[...flightIds]}::int[]) and t.status = 'confirmed' and ${isNamedFlight}
    order by f.transfer_id for update of f`.execute(tx);
  return rows;
}

/** One ride by its id, whatever became of it; null where its flight is not followed, or not yet. */
export async function findFollowed(
  handle: Handle,
  transferId: number,
): Promise<(FollowedRow & { readonly flightId: number }) | null> {
  const { rows } = await sql<FollowedRow & { flightId: number }>`
    select ${followed}, f.flight_id from followed_ride f join transfer t on t.id = f.transfer_id
    where f.transfer_id = ${transferId} and ${isNamedFlight}`.execute(handle);
  return rows[0] ?? null;
}

/** The answer to one question of a ride; null for none. */
export async function findAnswer(
  handle: Handle,
  transferId: number,
  fact: number,
): Promise<RideAnswer | null> {
  const { rows } = await sql<{ answer: RideAnswer }>`
    select answer from ride_answer where transfer_id = ${transferId} and fact = ${fact}`.execute(handle);
  return rows[0]?.answer ?? null;
}

/** Writes an answer, and the ride as it stands with it. Its flight is locked. */
export async function insertAnswer(
  tx: Tx,
  {
    transferId,
    fact,
    now,
    ...taken
  }: AnswerTaken & { readonly transferId: number; readonly fact: number; readonly now: number },
): Promise<void> {
  const accepted = taken.answer === 'accept' ? taken.standing : null;
  await sql`
    with given as (
      insert into ride_answer (transfer_id, fact, answer, pick_up_at, answered_at)
      values (${transferId}, ${fact}, ${taken.answer}, ${timestamp(taken.pickUpAt)}, ${timestamp(now)}))
    update followed_ride set accepted_flight_at = coalesce(${timestamp(accepted?.flightAt ?? null)}, accepted_flight_at),
      accepted_pick_up_at = coalesce(${timestamp(accepted?.pickUpAt ?? null)}, accepted_pick_up_at),
      accepted_at = coalesce(${timestamp(accepted && now)}, accepted_at),
      kept_against_at = case when ${taken.answer} = 'come_anyway' then kept_against_at
        else ${timestamp(taken.answer === 'keep' ? taken.keptAgainstAt : null)} end,
      comes_anyway_at = coalesce(${timestamp(taken.answer === 'come_anyway' ? now : null)}, comes_anyway_at)
    where transfer_id = ${transferId}`.execute(tx);
}

/** Writes rides as the news of their flights left them. Deadlines of the rides move with them, but for one that its guest changes at the same moment. */
export async function updateFollowed(tx: Tx, rides: readonly FollowedUpdate[]): Promise<void> {
  if (rides.length === 0) return;
  const json = JSON.stringify(
    rides.map((ride) => ({
      ...ride,
      expectedAt: dateOf(ride.expectedAt),
      countsAt: dateOf(ride.countsAt),
      waitsUntil: dateOf(ride.waitsUntil),
      proposedAt: dateOf(ride.proposedAt),
      changeUntil: dateOf(ride.changeUntil),
      cancelUntil: dateOf(ride.cancelUntil),
      frozenSince: dateOf(ride.frozenSince),
    })),
  );
  await sql`
    with r as (
      select * from jsonb_to_recordset(${json}::jsonb) as r("transferId" int, "expectedAt" timestamptz, "expectedBasis" text, "countsAt" timestamptz,
        "waitsUntil" timestamptz, state text, frozen text, "frozenSince" timestamptz, "frozenCause" text, "proposedAt" timestamptz,
        "isLanded" boolean, "isAgainstHand" boolean, "lastFact" int, "changeUntil" timestamptz, "cancelUntil" timestamptz)),
    deadlines as (
      update transfer t set change_until = r."changeUntil", cancel_until = r."cancelUntil" from r, followed_ride of_flight
      where t.id = r."transferId" and of_flight.transfer_id = t.id and t.status = 'confirmed'
        and (t.flight_code, t.pickup_at) = (of_flight.flight_code, of_flight.sold_pick_up_at) and (t.change_until, t.cancel_until) is distinct from (r."changeUntil", r."cancelUntil"))
    update followed_ride f set expected_at = r."expectedAt", expected_basis = r."expectedBasis", counts_at = r."countsAt",
      waits_until = r."waitsUntil", state = r.state, frozen = r.frozen, frozen_since = r."frozenSince", frozen_cause = r."frozenCause",
      proposed_at = r."proposedAt", is_landed = r."isLanded", is_against_hand = r."isAgainstHand", last_fact = r."lastFact"
    from r where f.transfer_id = r."transferId"`.execute(tx);
}

/** Writes facts and notices, and queues the notices: one of each ride, audience and fact, for ever. The news of a notice are those of its fact. */
export async function insertFactsAndNotices(
  tx: Tx,
  facts: readonly (NewFact & LearnedFrom)[],
  notices: readonly (NewNotice & LearnedFrom)[],
  now: number,
): Promise<void> {
  if (facts.length === 0 && notices.length === 0) return;
  const instants = notices.map((one) => ({
    ...one,
    pickUpAt: new Date(one.pickUpAt),
    wasAt: new Date(one.wasAt),
  }));
  await sql`
    with told as (
      insert into ride_fact (transfer_id, number, kind, was, "is", news_id, learned_at)
      select "transferId", number, kind, was, "is", "newsId", ${timestamp(now)}
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as r("transferId" int, number int, kind text, was text, "is" text, "newsId" bigint)),
    notice as (
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, news_id, channel, learned_at, made_at)
      select "transferId", audience, fact, r.kind, "pickUpAt", "wasAt", reason, case when a.number is null then "newsId" else a.news_id end,
        case when audience <> 'desk' then 'mail' end, coalesce(a.learned_at, ${timestamp(now)}), ${timestamp(now)}
      from jsonb_to_recordset(${JSON.stringify(instants)}::jsonb) as r("transferId" int, audience text, fact int, kind text, "pickUpAt" timestamptz,
        "wasAt" timestamptz, reason text, "newsId" bigint) left join ride_fact a on (a.transfer_id, a.number) = (r."transferId", r.fact) on conflict (transfer_id, audience, fact) do nothing returning id)
    insert into job (kind, payload, run_at, created_at)
    select 'send_flight_notice', jsonb_build_object('noticeId', id), ${timestamp(now)}, ${timestamp(now)} from notice`.execute(
    tx,
  );
}

/** Writes flights as their news left them, and commits. */
export async function updateFlights(tx: Tx, flights: readonly FlightLeft[]): Promise<void> {
  const json = JSON.stringify(
    flights.map((flight) => ({
      ...flight,
      askedAt: dateOf(flight.askedAt),
      flightAt: dateOf(flight.flightAt),
      overAt: dateOf(flight.overAt),
      heardAt: dateOf(flight.heardAt),
      scheduledAt: dateOf(flight.scheduledAt),
      dueAt: dateOf(flight.dueAt),
    })),
  );
  await sql`${sql.raw(COMMITS)}
    update watched_flight w set asked_at = r."askedAt", answer = r.answer, flight_at = r."flightAt", over_at = r."overAt", state = r.state,
      contradicts = r.contradicts, heard_at = r."heardAt", scheduled_at = r."scheduledAt", codeshare_keys = r."codeshareKeys", due_at = r."dueAt",
      estimate_error = r."estimateError"
    from jsonb_to_recordset(${json}::jsonb) as r(id int, "askedAt" timestamptz, answer text, "flightAt" timestamptz, "overAt" timestamptz, state text,
      contradicts boolean, "heardAt" timestamptz, "scheduledAt" timestamptz, "codeshareKeys" text[], "dueAt" timestamptz, "estimateError" real)
    where w.id = r.id`.execute(tx);
}

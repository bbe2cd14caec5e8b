import { foldNews } from '@traslado/domain/flight-watch/fold-news';
import { followRide } from '@traslado/domain/flight-watch/follow-ride';
import { nextGuestNotice, type ToldNotice } from '@traslado/domain/flight-watch/guest-notice';
import { estimateError, isToldInTime } from '@traslado/domain/flight-watch/measures';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Backends } from '../../choose-backends.ts';
import type { Db } from '../../db/client.ts';
import { handOf, rideOf, toTell } from '../../sellers/follow/follow-row.ts';
import { listNews } from '../../store/flight-watch/news-repository.ts';
import { findFlight, findFollowed } from '../../store/flight-watch/repository.ts';

/** Checks the notices and rides of a played day by the rules again: from the news alone, never from the product's own sums. */

export type DayFinding = { readonly ride: string; readonly what: string; readonly detail: string };

export type DayFigures = {
  readonly rides: number;
  readonly flights: number;
  readonly followed: number;
  readonly moved: number;
  readonly told: number;
  readonly toldInTime: number;
  readonly notSent: Readonly<Record<string, number>>;
  readonly frozen: number;
  /** Mean minutes by which the estimate of an hour before was wrong; null where none was known. */
  readonly estimateError: number | null;
};

type LedgerRow = {
  readonly id: number;
  readonly fact: number;
  readonly kind: ToldNotice['kind'];
  readonly outcome: 'waiting' | 'told' | 'not_sent';
  readonly because: string | null;
  readonly pickUpAt: number;
  readonly wasAt: number;
  readonly learnedAt: number;
  readonly toldAt: number | null;
  readonly mails: readonly string[];
};

/** An untold move is a finding two minutes after its news. */
const TOLD_WITHIN_MS = 2 * MINUTE_MS;

export async function checkDay(
  { db, backends }: { readonly db: Db; readonly backends: Pick<Backends, 'inventory'> },
  {
    stepMs = MINUTE_MS,
    delivered,
    copies = 1,
  }: {
    /** The longest distance between two looks of the player. */
    readonly stepMs?: number;
    readonly delivered: ReadonlyMap<string, number>;
    /** Most copies of one letter: two where a process died between hand-over and record. */
    readonly copies?: number;
  },
): Promise<{ readonly findings: readonly DayFinding[]; readonly figures: DayFigures }> {
  const findings: DayFinding[] = [];
  const ids = await sql<{ id: number; name: string; airportId: number; status: string }>`
    select f.transfer_id as id, c.guest_name || ' ' || f.flight_code as name, c.airport_id, t.status
    from followed_ride f join transfer t on t.id = f.transfer_id join coupon c on c.id = t.coupon_id order by 1`.execute(
    db,
  );
  const flights = new Set<number>();
  const notSent: Record<string, number> = {};
  const errors: number[] = [];
  const sums = { moved: 0, told: 0, toldInTime: 0, frozen: 0 };

  for (const { id, name, airportId, status } of ids.rows) {
    const find = (what: string, detail: string) => findings.push({ ride: name, what, detail });
    const row = await findFollowed(db, id);
    const airport = backends.inventory.current().airportById(airportId);
    const flight = row && (await findFlight(db, row.flightId));
    if (!row || !airport || !flight) throw new Error(`no followed ride ${id}`);
    const news = await listNews(db, flight.id);
    const hand = handOf(flight);
    const place = { direction: row.direction, taxiMinutes: airport.following.taxiMinutes };
    const ride = rideOf(row, airport);
    /** The ride by the news that were known at an instant. */
    const at = (now: number) =>
      followRide(
        ride,
        {
          news: news.filter(({ learnedAt }) => learnedAt <= now),
          hand: hand && hand.setAt <= now ? hand : null,
        },
        now,
      );
    const ledger = (
      await sql<LedgerRow>`
        select n.id, n.fact, n.kind, n.outcome, n.because, n.pick_up_at, n.was_at, n.learned_at, n.told_at,
          array(select m.message_id from mail m where m.kind = 'flight_news' and m.message_id like '%.flight_news.' || n.id || '.%' and m.coupon_id = t.coupon_id) as mails
        from ride_notice n join transfer t on t.id = n.transfer_id where n.transfer_id = ${id} and n.audience = 'guest' order by n.id`.execute(
        db,
      )
    ).rows;

    // One notice of each fact, and facts numbered without a gap.
    const told = ledger.filter((one) => one.outcome === 'told');
    if (new Set(ledger.map(({ fact }) => fact)).size < ledger.length)
      find('told_twice', 'two notices of one fact');
    row.facts.forEach(({ number }, index) => {
      if (number !== index + 1) find('fact_gap', `fact ${number} stands at place ${index + 1}`);
    });

    // Every told time was the expected, or the proposed one, at its instant.
    for (const notice of told) {
      const toldAt = notice.toldAt ?? 0;
      const { standing } = at(toldAt);
      const right = standing.proposedAt ?? standing.expectedAt;
      const isRight =
        notice.kind === 'ride_frozen'
          ? standing.frozen !== null
          : standing.frozen === null && notice.pickUpAt === right;
      if (!isRight) find('told_wrong', `${notice.kind} at ${new Date(toldAt).toISOString()}`);
    }

    // Every news that has to be told was told within two minutes.
    for (const instant of [...new Set(news.map(({ learnedAt }) => learnedAt))]) {
      const later = instant + Math.max(TOLD_WITHIN_MS, stepMs);
      const { standing } = at(later);
      const until = told.flatMap((one): ToldNotice[] =>
        one.toldAt !== null && one.toldAt <= later
          ? [{ kind: one.kind, factNumber: one.fact, pickUpAt: one.pickUpAt, toldAt: one.toldAt }]
          : [],
      );
      const learned = await factsUntil(db, id, later);
      const tell = toTell({ ...row, status: 'confirmed', facts: row.facts.slice(0, learned) }, standing);
      const next = nextGuestNotice(tell, until, later);
      if (next.kind === 'send' && later <= flight.overAt)
        find('untold', `${next.notice.kind} of ${new Date(instant).toISOString()}`);
    }

    // A frozen ride is neither missed nor completed.
    const end = at(news.at(-1)?.learnedAt ?? 0);
    if (end.freeze && status !== 'confirmed' && status !== 'cancelled')
      find('frozen_ended', `${end.freeze.reason}, and ${status}`);
    if (!end.freeze && status === 'confirmed') find('not_completed', 'a day after its pick-up');

    // The fold of the news is the state, in any order.
    const shuffled = [...news].sort((a, b) => ((a.id * 7_919) % 101) - ((b.id * 7_919) % 101));
    const folded = foldNews(shuffled, place);
    if (folded.state !== flight.state) find('fold_differs', `${folded.state}, kept as ${flight.state}`);
    const counts = folded.time.counts?.at ?? null;
    if (row.direction === 'arrival' && !hand && counts !== null && counts !== row.expectedAt)
      find(
        'fold_differs',
        `${new Date(counts).toISOString()}, kept as ${new Date(row.expectedAt).toISOString()}`,
      );
    for (const { mails } of told) {
      const arrived = mails.map((id) => delivered.get(id) ?? 0);
      if (mails.length !== 1) find('letters', `${mails.length} letters of a notice`);
      if (arrived.includes(0)) find('lost', 'a letter that nobody got');
      if (arrived.some((count) => count > copies)) find('told_twice', `${Math.max(...arrived)} copies`);
    }

    if (!flights.has(flight.id)) {
      const error =
        counts !== null && folded.time.counts?.basis === 'actual_gate'
          ? estimateError(news, counts, place)
          : null;
      if (error !== null) errors.push(error);
    }
    flights.add(flight.id);
    if (Math.abs(row.expectedAt - row.soldPickUpAt) >= 15 * MINUTE_MS) sums.moved += 1;
    if (row.facts.some(({ kind }) => kind === 'frozen')) sums.frozen += 1;
    sums.told += told.length;
    sums.toldInTime += told.filter(({ learnedAt, toldAt }) => isToldInTime(learnedAt, toldAt ?? 0)).length;
    for (const { because } of ledger) if (because) notSent[because] = (notSent[because] ?? 0) + 1;
  }
  const mean = errors.length === 0 ? null : errors.reduce((sum, one) => sum + one, 0) / errors.length;
  const rides = ids.rows.length;
  return {
    findings,
    figures: { rides, flights: flights.size, followed: rides, ...sums, notSent, estimateError: mean },
  };
}

/** The number of facts that were learned by an instant. */
async function factsUntil(db: Db, id: number, until: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ride_fact where transfer_id = ${id} and learned_at <= ${new Date(until)}::timestamptz`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

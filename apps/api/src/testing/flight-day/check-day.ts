import { foldNews } from '@traslado/domain/flight-watch/fold-news';
import { followRide } from '@traslado/domain/flight-watch/follow-ride';
import { nextGuestNotice, type ToldNotice } from '@traslado/domain/flight-watch/guest-notice';
import { estimateError, isToldInTime } from '@traslado/domain/flight-watch/measures';
import {
  type NoticeAudience,
  nextStaffNotice,
  type StaffAudience,
  type StaffNotice,
  type StaffTold,
} from '@traslado/domain/flight-watch/staff-notice';
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
  readonly audience: NoticeAudience;
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
    const all = (
      await sql<LedgerRow>`
        select n.id, n.audience, n.fact, n.kind, n.outcome, n.because, n.pick_up_at, n.was_at, n.learned_at, n.told_at,
          array(select m.message_id from mail m where m.kind in ('flight_news', 'flight_notice') and m.message_id like '%.' || m.kind || '.' || n.id || '.%' and m.coupon_id = t.coupon_id) as mails
        from ride_notice n join transfer t on t.id = n.transfer_id where n.transfer_id = ${id} order by n.id`.execute(
        db,
      )
    ).rows;

    // One notice of each fact and reader, and facts numbered without a gap.
    const toldAll = all.filter((one) => one.outcome === 'told');
    const [ledger, told] = [all, toldAll].map((rows) =>
      rows.filter(({ audience }) => audience === 'guest'),
    ) as [LedgerRow[], LedgerRow[]];
    if (new Set(all.map(({ audience, fact }) => `${audience} ${fact}`)).size < all.length)
      find('told_twice', 'two notices of one fact');
    row.facts.forEach(({ number }, index) => {
      if (number !== index + 1) find('fact_gap', `fact ${number} stands at place ${index + 1}`);
    });

    // Every told time was the expected, or the proposed one, at its instant. The resort knows of no proposal.
    for (const { audience, kind, pickUpAt, toldAt } of toldAll) {
      const { standing } = at(toldAt ?? 0);
      const proposedAt = audience === 'resort' ? null : standing.proposedAt;
      const isRight =
        kind === 'ride_frozen'
          ? standing.frozen !== null
          : standing.frozen === null && pickUpAt === (proposedAt ?? standing.expectedAt);
      if (!isRight) find('told_wrong', `${audience} ${kind} at ${new Date(toldAt ?? 0).toISOString()}`);
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
      const of = new Date(instant).toISOString();
      if (next.kind === 'send' && later <= flight.overAt) find('untold', `${next.notice.kind} of ${of}`);
      for (const audience of STAFF) {
        const known = toldAll.flatMap((one): StaffTold[] =>
          one.audience === audience && one.toldAt !== null && one.toldAt <= later
            ? [{ ...staffNoticeOf(one), audience, toldAt: one.toldAt }]
            : [],
        );
        const toStaff = nextStaffNotice(audience, tell, known);
        const isNobody = all.some((one) => one.audience === audience && one.because === 'nobody');
        if (toStaff.kind === 'send' && later <= flight.overAt && !isNobody)
          find('untold', `${audience} ${toStaff.notice.kind} of ${of}`);
      }
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
    for (const { audience, mails } of toldAll) {
      const arrived = mails.map((id) => delivered.get(id) ?? 0);
      const isNumber = { guest: mails.length === 1, resort: mails.length > 0, desk: mails.length === 0 };
      if (!isNumber[audience]) find('letters', `${mails.length} letters of a notice to the ${audience}`);
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

const STAFF: readonly StaffAudience[] = ['resort', 'desk'];

const staffNoticeOf = ({ kind, fact, pickUpAt }: LedgerRow): StaffNotice => ({
  kind: kind as StaffNotice['kind'],
  factNumber: fact,
  pickUpAt,
});

/** The number of facts that were learned by an instant. */
async function factsUntil(db: Db, id: number, until: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ride_fact where transfer_id = ${id} and learned_at <= ${new Date(until)}::timestamptz`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { createSandboxFlightStatus } from '../../adapters/flight-status/embedded.ts';
import type { Backends } from '../../choose-backends.ts';
import type { Db } from '../../db/client.ts';
import type { BookingMails } from '../../mail/booking-mails.ts';
import { sendFlightNotice } from '../../mail/send-flight-notice.ts';
import type { FlightStatus } from '../../ports/flight-status.ts';
import { claimNotice } from '../../sellers/follow/claim-notice.ts';
import { noteWord } from '../../sellers/follow/note-word.ts';
import { followFlights } from '../../sellers/follow/watch-flights.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { completeRides } from '../../store/booking/repository.ts';
import { takeBackNotice } from '../../store/flight-watch/notice-repository.ts';
import { silentLog } from '../changes.ts';

/** The story's day, played on real tables with a clock that the player moves: the sweep, the letters, and the completion of rides. */

export type DayStage = {
  readonly db: Db;
  readonly backends: Pick<Backends, 'inventory' | 'flights'>;
  readonly setNow: (now: number) => void;
  /** Midnight before the day, at the airport. */
  readonly midnightAt: number;
  readonly everyMinutes: number;
  /** Minutes of the day at which something happens, looked at beside the regular ones. */
  readonly alsoAt?: readonly number[];
};

export type DayPlayed = {
  /** Questions to the feed by number and hour. */
  readonly asked: ReadonlyMap<string, number>;
  readonly playedMs: number;
};

/** From the evening before until two in the morning after, then a day more in hours, so that rides complete themselves. */
export async function playDay(stage: DayStage): Promise<DayPlayed> {
  const { db, backends, midnightAt } = stage;
  const asked = new Map<string, number>();
  const port = createSandboxFlightStatus({
    db,
    flights: backends.flights,
    airportOf: (id) => backends.inventory.current().airportById(id),
    callsADay: null,
  });
  const flightStatus: FlightStatus = {
    ...port,
    ask(question, now) {
      asked.set(question.key, (asked.get(question.key) ?? 0) + 1);
      return port.ask(question, now);
    },
  };
  const startedAt = Date.now();
  for (const at of instantsOf(stage)) {
    stage.setNow(at);
    await followFlights({ db, inventory: backends.inventory, log: silentLog, flightStatus }, at);
    await sendNotices(stage, at);
    await completeRides(db, { now: at, limit: 500 });
  }
  return { asked, playedMs: Date.now() - startedAt };

  function instantsOf({ everyMinutes, alsoAt = [] }: DayStage): number[] {
    const minutes = new Set(alsoAt);
    for (let minute = -5 * 60; minute <= 26 * 60; minute += everyMinutes) minutes.add(minute);
    const day = [...minutes].sort((a, b) => a - b).map((minute) => midnightAt + minute * MINUTE_MS);
    const after = Array.from({ length: 30 }, (_, hour) => midnightAt + (27 + hour) * HOUR_MS);
    return [...day, ...after];
  }
}

/** The queued notices that may go out by now, as the worker sends them. */
async function sendNotices({ db, backends }: DayStage, now: number): Promise<void> {
  const mails: BookingMails = {
    db,
    pool: { render: async () => new Uint8Array(8), close: async () => {} },
    from: { name: 'Perla Resorts', address: 'transfers@perla.example' },
    log: silentLog,
    findLetterFacts: (id, at, language) =>
      findOwnersLetterFacts(
        { db, inventory: backends.inventory, publicUrl: 'https://rides.perla.example' },
        id,
        at,
        language,
      ),
    staffLanguageOf: () => 'en',
    noticeAddressesOf: () => [],
  };
  const send = sendFlightNotice({
    ...mails,
    claimNotice: (claim) => claimNotice(db, claim),
    takeBackNotice: (id, because) => takeBackNotice(db, id, because),
    noteWord: (key, word, at) => noteWord(db, key, word, at),
    channels: null,
  });
  const { rows } = await sql<{ id: number; noticeId: number }>`
    select id, (payload ->> 'noticeId')::int as notice_id from job
    where kind = 'send_flight_notice' and done_at is null and run_at <= ${new Date(now)}::timestamptz order by id`.execute(
    db,
  );
  for (const { id, noticeId } of rows) {
    await send({ noticeId }, { now } as Parameters<typeof send>[1]);
    await sql`update job set done_at = ${new Date(now)}::timestamptz where id = ${id}`.execute(db);
  }
}

import { sql } from 'kysely';
import { createSandboxFlightStatus } from '../../adapters/flight-status/embedded.ts';
import type { Backends } from '../../choose-backends.ts';
import type { Db } from '../../db/client.ts';
import type { Failpoint } from '../../failpoint.ts';
import { type JobContext, PutOff } from '../../jobs/worker.ts';
import type { BookingMails } from '../../mail/booking-mails.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { sendFlightNotice } from '../../mail/send-flight-notice.ts';
import type { Channels } from '../../ports/channels.ts';
import type { FlightStatus } from '../../ports/flight-status.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { noticeSteps } from '../../sellers/follow/tell-notice.ts';
import { followFlights } from '../../sellers/follow/watch-flights.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { completeRides } from '../../store/booking/repository.ts';
import { silentLog } from '../changes.ts';

/** The product as it looks at the story's day: the sweep, the letters, and the completion of rides, at the instants of its player. */

export type DayProduct = {
  readonly db: Db;
  readonly backends: Pick<Backends, 'inventory' | 'flights'>;
  readonly setNow?: (now: number) => void;
  readonly mailer: Mailer;
  /** The carrier of messages to phones; null for mail alone. */
  readonly channels?: Channels | null;
};

export type OpenDay = {
  /** One look at an instant. @param shows the product's clock, where it is another one */
  readonly look: (at: number, shows?: number) => Promise<void>;
  /** The feed begins anew; questions fail until then. */
  readonly restartFeed: (isDown: boolean) => void;
  /** Questions to the feed by number. */
  readonly asked: ReadonlyMap<string, number>;
  /** Ends the process at a place of the code while it looks; another one goes on. False where it never came there. Absent where the player has no process to end. */
  readonly kill?: (point: Failpoint, at: number) => Promise<boolean>;
  readonly close?: () => Promise<void>;
};

export function openDay({ db, backends, setNow, mailer, channels = null }: DayProduct): OpenDay {
  const asked = new Map<string, number>();
  let realNow = 0;
  let feed: FlightStatus | null = openFeed();
  const flightStatus: FlightStatus = {
    source: 'sandbox',
    callsADay: null,
    async ask(question, now) {
      asked.set(question.key, (asked.get(question.key) ?? 0) + 1);
      if (!feed) throw new Error('the feed is away');
      // The feed's clock is its own: what it says is of the real moment, and learned by the product's clock.
      const answer = await feed.ask(question, realNow);
      if (answer.kind !== 'ok' || now === realNow) return answer;
      return {
        ...answer,
        flights: answer.flights.map((one) => ({ ...one, news: { ...one.news, learnedAt: now } })),
      };
    },
  };

  return {
    asked,
    restartFeed(isDown) {
      feed = isDown ? null : openFeed();
    },
    async look(at, shows = at) {
      realNow = at;
      setNow?.(shows);
      await followFlights({ db, inventory: backends.inventory, log: silentLog, flightStatus }, shows);
      await sendNotices(shows);
      await deliverLetters(shows);
      await completeRides(db, { now: shows, limit: 500 });
    },
  };

  function openFeed(): FlightStatus {
    return createSandboxFlightStatus({
      db,
      flights: backends.flights,
      airportOf: (id) => backends.inventory.current().airportById(id),
      callsADay: null,
    });
  }

  /** The queued notices that may go out by now, as the worker sends them. */
  async function sendNotices(now: number): Promise<void> {
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
      ...noticeSteps(db),
      channels,
    });
    await doJobs('send_flight_notice', now, (payload) =>
      send({ noticeId: payload.noticeId ?? 0 }, contextAt(now)),
    );
  }

  /** Letters of notices; those of the demo's bookings stay where they are. */
  async function deliverLetters(now: number): Promise<void> {
    const from = { name: 'Perla Resorts', address: 'transfers@perla.example' };
    const deliver = deliverMail({ db, mailer, from, log: silentLog });
    await doJobs('deliver_mail', now, (payload) => deliver({ mailId: payload.mailId ?? 0 }, contextAt(now)));
  }

  async function doJobs(
    kind: string,
    now: number,
    attempt: (payload: { readonly noticeId?: number; readonly mailId?: number }) => Promise<void>,
  ): Promise<void> {
    const { rows } = await sql<{ id: number; payload: { noticeId?: number; mailId?: number } }>`
      select j.id, j.payload from job j left join mail m on m.id = (j.payload ->> 'mailId')::int
      where j.kind = ${kind} and j.done_at is null and j.run_at <= ${new Date(now)}::timestamptz and coalesce(m.kind, 'flight_news') in ('flight_news', 'flight_notice')
      order by j.id`.execute(db);
    for (const { id, payload } of rows) {
      const isDone = await attempt(payload).then(
        () => true,
        (error: unknown) => {
          if (error instanceof PutOff) return false;
          throw error;
        },
      );
      if (isDone)
        await sql`update job set done_at = ${new Date(now)}::timestamptz where id = ${id}`.execute(db);
    }
  }
}

const contextAt = (now: number): JobContext => ({
  now,
  attempt: 1,
  isLast: false,
  signal: new AbortController().signal,
});

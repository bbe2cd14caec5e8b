import { parseArgs } from 'node:util';
import { addDays } from '@traslado/domain/time/civil';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { localDateOf, toInstant } from '@traslado/domain/time/zone';
import { SWITCHES } from '@traslado/feed/feed';
import { STORY } from '@traslado/feed/story';
import { sql } from 'kysely';
import { chooseBackends } from '../../choose-backends.ts';
import { createDb, createPool } from '../../db/client.ts';
import { migrate } from '../../db/migrate.ts';
import { insertBooking } from '../../demo/bookings.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { namedStays } from '../../demo/named-stays.ts';
import { startTestServer } from '../database/test-server.ts';
import { openDatabaseProxy } from '../database-proxy.ts';
import { testNow } from '../test-now.ts';
import { openBuiltDay } from './built-day.ts';
import { checkDay } from './check-day.ts';
import { faultNamed, NAMED_FAULTS } from './day-faults.ts';
import { delayBank } from './delay-bank.ts';
import { playDay } from './play-day.ts';
import { printFigures } from './print-figures.ts';

// npm run day -- --flights: a day of flights at Cancún on a database of its own, and the checker over what it left behind. Exit 1 on any finding.
const { values } = parseArgs({
  options: {
    flights: { type: 'boolean', default: false },
    rides: { type: 'string', default: '400' },
    numbers: { type: 'string', default: '60' },
    fault: { type: 'string', default: '' },
    bank: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
/** Faults of the built product; the others are played in this process alone. */
const IN_BUILT = /^(news-at-once|killed-)/;
const isSwitch = SWITCHES.some((name) => name === values.fault);
const named = NAMED_FAULTS.find((name) => name === values.fault);
// A fault that the built product would not notice proves nothing.
const isPlayed = isSwitch || (named && (!values.built || IN_BUILT.test(named)));
if (values.help || !values.flights || (values.fault && !isPlayed)) {
  console.error(
    `npm run day -- --flights [--bank] [--built] [--rides 400] [--numbers 60] [--fault ${[...SWITCHES, ...NAMED_FAULTS].join('|')}]`,
  );
  process.exit(2);
}

const zone = 'America/Cancun';
const server = await startTestServer('embedded');
let failed = true;
try {
  await server.addTemplate({
    name: 'flight_day',
    async prepare(url) {
      await migrate(url);
      failed = !(await play(url));
    },
  });
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);

/** True for a day without a finding. */
async function play(url: string): Promise<boolean> {
  const proxy = await openDatabaseProxy(url);
  const db = createDb(createPool({ url: proxy.url, max: 8 }));
  let now = testNow;
  await loadDemo({ db, now });
  const backends = await chooseBackends({ db, url, now: () => now, onError: console.error });
  const day = addDays(localDateOf(now, zone), 1);
  await addCrowd(day);
  if (isSwitch)
    await sql`update sandbox_feed set switches = ${JSON.stringify({ [values.fault]: true })}::jsonb`.execute(
      db,
    );
  if (values.bank) {
    const { rides, queued, ms } = await delayBank({ db, backends }, toInstant(day, '08:00', zone).at);
    console.log(`All flights late at once: ${queued} notices of ${rides} rides queued in ${ms} ms.`);
    await backends.listener.close();
    await db.destroy();
    await proxy.close();
    return queued > 0;
  }
  const midnightAt = toInstant(day, '00:00', zone).at;
  const played = await playDay({
    ...(values.built && {
      open: (deliver: (messageId: string) => void) =>
        openBuiltDay({ db, url, from: midnightAt - 6 * HOUR_MS }, deliver),
    }),
    db,
    backends,
    setNow: (at) => {
      now = at;
    },
    midnightAt,
    everyMinutes: 2,
    ...(!values.built && { alsoAt: STORY.flatMap(({ events }) => events.map(({ at }) => at)) }),
    faults: named ? [faultNamed(named, { url, proxy })] : [],
  });
  const { findings, figures } = await checkDay(
    { db, backends },
    {
      stepMs: 2 * 60_000,
      delivered: played.delivered,
      copies: named === 'killed-mail-sent-not-recorded' ? 2 : 1,
    },
  );
  const questions = [...played.asked.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `${figures.rides} rides on ${figures.flights} flights of ${day}, played in ${Math.round(played.playedMs / 1_000)} s.`,
  );
  console.log(`Questions to the feed: ${questions}, ${(questions / figures.flights).toFixed(1)} a flight.`);
  console.log(
    `Pick-ups moved by 15 minutes or more: ${figures.moved}. Rides that stood still: ${figures.frozen}.`,
  );
  console.log(
    `Told: ${figures.told}, of them within 2 minutes: ${figures.toldInTime}. Told wrongly: ${findings.filter(({ what }) => what === 'told_wrong').length}.`,
  );
  console.log(`Not sent: ${JSON.stringify(figures.notSent)}.`);
  if (figures.estimateError !== null)
    console.log(
      `Error of the estimate an hour before: ${figures.estimateError.toFixed(1)} minutes in the mean.`,
    );
  await printFigures(db, { from: day, to: addDays(day, 1) });
  for (const { ride, what, detail } of findings) console.log(`FINDING ${what}: ${ride}: ${detail}`);
  console.log(findings.length === 0 ? 'Nothing found.' : `${findings.length} findings.`);
  await backends.listener.close();
  await db.destroy();
  await proxy.close();
  return findings.length === 0;

  /** Paid arrivals on flights of the schedule, so that every flight has several parties. */
  async function addCrowd(on: string): Promise<void> {
    const [wanted, numbers] = [Number(values.rides), Number(values.numbers)];
    const { rows } = await sql<{ key: string; airline: string; time: string; type: 'A' | 'D' }>`
      select a.iata_code || f.flight_number as key, a.iata_code as airline, to_char(f.flight_time, 'HH24:MI') as time, f.type
      from scheduled_flight f join airline a on a.id = f.airline_id where f.airport_id = 1 and f.type = 'A' and f.flight_time >= '07:00'
      order by f.flight_number limit ${numbers}`.execute(db);
    const [stay] = namedStays(testNow).filter(({ folio }) => folio === 'BP100302-1');
    if (!stay) throw new Error('no stay to copy');
    await db.transaction().execute(async (tx) => {
      const named = await sql<{ n: number }>`select count(*)::int as n from payment_attempt`.execute(tx);
      for (let index = 0; index < wanted; index += 1) {
        const flight = rows[index % rows.length];
        if (!flight) continue;
        const booking = {
          code: `CRW${2_000_000 + index}`,
          stay: { ...stay, folio: `BP${900_000 + index}-1`, last_name: `Crowd${index}` },
          kind: 2,
          operation: 2,
          unitMinor: 95_00,
          legs: [
            { direction: 'arrival', flight: flight.key, airline: flight.airline, on, time: flight.time },
          ],
        } as const;
        await insertBooking(tx, booking, (named.rows[0]?.n ?? 0) + 1_000 + index, testNow);
      }
    });
  }
}

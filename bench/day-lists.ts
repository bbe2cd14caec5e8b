import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hashOfToken } from '../apps/api/src/db/token-hash.ts';
import { machineLine } from './machine-line.ts';
import { openServer } from './open-server.ts';

/**
 * `npm run bench -- day-lists`: a day with 1,500 rides at one airport, among those of other days. Beside each call stands a bare statement
 * that reads the same rows in the same run. Reports only. `BENCH_RUNS` is the number of repetitions, `BENCH_BOOKINGS` the number of other
 * days' rides.
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 15));
const others = Math.max(0, Number(process.env.BENCH_BOOKINGS ?? 50_000));
const rides = 1_500;
const day = '2031-03-01';

type Work = () => Promise<unknown>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timeOf(work: Work): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const server = await openServer({ TRASLADO_WORKER: 'off' });
const database = new pg.Client({ connectionString: server.databaseUrl });

/** Copies of a demo booking, each with an arrival: so many on the measured day, the others spread over two years before. */
async function fill(): Promise<void> {
  await database.query(
    `with model as (select c.* from coupon c join transfer t on t.coupon_id = c.id where t.direction = 'arrival' order by c.id limit 1),
      made as (
        insert into coupon (coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, rate_id, trip_type, private, included,
          status, adults, children, baby_seats, passengers, vehicles, total_minor, price, contact_name, contact_email, contact_phone,
          observation, language, company, movement_origin_id, created_at, confirmed_at)
        select 'Z' || lpad(to_hex(n), 9, '0'), hotel, 'BP8' || lpad(n::text, 8, '0'), 'Rivera', property_id, airport_id, service_id, rate_id,
          'arrival', private, included, 'confirmed', 2, n % 3, 0, 2, 1, total_minor, price, 'Ana Rivera', 'ana@example.com', '+15551234567',
          case when n % 5 = 0 then 'A sign with both names, please.' else '' end, 'en', company, movement_origin_id, now(), now()
        from model, generate_series(1, $1::int) n returning id, hotel, folio),
      member as (
        insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
        select id, hotel, folio, 'Ana Rivera', true, 2, 0, 0 from made),
      placed as (select id, row_number() over (order by id) as n from made)
    insert into transfer (coupon_id, direction, status, flight_code, airline_id, is_national, flight_on, flight_time, pickup_on, pickup_time,
      pickup_at, time_zone, place_id, change_until, cancel_until)
    select placed.id, 'arrival', 'confirmed', 'AA ' || n % 900, airline_id, false, d, t, d, t, (d + t) at time zone 'America/Cancun',
      'America/Cancun', place_id, now(), now()
    from placed,
      lateral (select case when n <= $2 then $3::date else $3::date - 1 - (n % 730)::int end as d,
        (time '00:05' + n % 1430 * interval '1 minute')::time as t) at,
      (select airline_id, place_id from transfer where direction = 'arrival' limit 1) like_this`,
    [rides + others, rides, day],
  );
  await database.query('analyze');
}

await database.connect();
try {
  await fill();
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into staff_session (token_hash, account_id, began_at, used_at)
      select $1, id, now(), now() from staff_account where 'administrator' = any(roles) order by id limit 1`,
    [hashOfToken(token)],
  );
  const ask = async (path: string, sent?: object): Promise<number> => {
    const answer = await fetch(`${server.url}/v1/staff/day-lists${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: {
        cookie: `staff=${token}`,
        origin: server.url,
        ...(sent && { 'content-type': 'application/json' }),
      },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    return byteLength;
  };
  const { rows } = await database.query<{ id: number }>('select id from transfer where pickup_on = $1', [
    day,
  ]);
  const ids = rows.map(({ id }) => id);
  const bare: Work = () =>
    database.query({
      name: 'rides',
      text: 'select t.*, c.* from transfer t join coupon c on c.id = t.coupon_id where t.id = any($1::int[])',
      values: [ids],
    });
  const question = { day, airport: 1 };
  const works: readonly (readonly [name: string, often: number, work: Work])[] = [
    ['day list, never printed', runs, () => ask(`?day=${day}&airport=1`)],
    ['the same, printed by the browser', runs, () => ask('/prints', question)],
    ['day list beside its last print', runs, () => ask(`?day=${day}&airport=1`)],
    ['the same as a table', runs, () => ask('/export', question)],
    ['the same as a PDF', 1, () => ask('/document', question)],
  ];
  console.log(`\n${machineLine()}`);
  console.log(
    `${ids.length} rides of the day among ${(rides + others).toLocaleString('en-US')}, medians; the bare statement reads the same rows by their number\n`,
  );
  console.log('| call | ms | slowest, ms | bare, ms | ratio | bytes |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const [name, often, work] of works) {
    const times: number[] = [];
    const bareTimes: number[] = [];
    let bytes = 0;
    // None pays for being the first, but the PDF, which is asked for once.
    for (let run = often === 1 ? 0 : -1; run < often; run += 1) {
      const ms = await timeOf(async () => {
        bytes = Number(await work());
      });
      const bareMs = await timeOf(bare);
      if (run < 0) continue;
      times.push(ms);
      bareTimes.push(bareMs);
    }
    const [ms, bareMs] = [median(times), median(bareTimes)];
    console.log(
      `| ${name} | ${ms.toFixed(1)} | ${Math.max(...times).toFixed(1)} | ${bareMs.toFixed(1)} | ${(ms / bareMs).toFixed(1)} | ${bytes.toLocaleString('en-US')} |`,
    );
  }
} finally {
  await database.end();
  await server.close();
}

import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashOfToken } from '../apps/api/src/db/token-hash.ts';
import { copySales } from './copy-sales.ts';
import { machineLine } from './machine-line.ts';
import { measureNight } from './night.ts';
import { openServer } from './open-server.ts';

/**
 * `npm run bench -- desk`: the box, a booking's page and a day list, on a million bookings. Each question is asked with a scope of all
 * properties and with one of two; beside it stands a bare statement that reads the rows of the answer by their numbers. Then one night of
 * the check of data. `BENCH_BOOKINGS` is the number of bookings, `BENCH_RUNS` the number of questions of each kind.
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 20));
const bookings = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 1_000_000));
/** Sales of the demo that the others are copies of. */
const drawn = 5_000;

const at = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Number of busy answers of the server. */
let busy = 0;

const server = await openServer({ TRASLADO_WORKER: 'off', DEMO_SALES: String(drawn * 10) });
const database = new pg.Client({ connectionString: server.databaseUrl });
await database.connect();

/** A session of an account with this scope; null for all. */
async function signIn(scope: readonly number[] | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `with account as (
      select id from staff_account where 'administrator' = any(roles) and ($2::int[] is null) or ('concierge' = any(roles) and $2::int[] is not null)
      order by id limit 1),
    placed as (update staff_account set scope = $2 where id = (select id from account))
    insert into staff_session (token_hash, account_id, began_at, used_at) select $1, id, now(), now() from account`,
    [hashOfToken(token), scope],
  );
  return token;
}

const asker =
  (token: string) =>
  async (path: string, body?: object): Promise<string> => {
    const sent = {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: `staff=${token}`,
        origin: server.url,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    let answer = await fetch(`${server.url}/v1/staff/${path}`, sent);
    // A machine that others use, too, may be too busy for a moment. The wait is not taken out of the time.
    while (answer.status === 503) {
      busy += 1;
      await answer.text();
      await sleep(250);
      answer = await fetch(`${server.url}/v1/staff/${path}`, sent);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${path}: ${text.slice(0, 300)}`);
    return text;
  };

const original = (text: string | undefined): string | undefined => text?.split('/')[0];

type Sample = Readonly<Record<string, string>>;

const WAYS: readonly (readonly [name: string, of: (one: Sample) => string | undefined])[] = [
  ['booking number', ({ number }) => number],
  // The folio and the gateway's number of a copy are those of its original with a suffix; its booking number is its own.
  ['confirmation number', ({ folio }) => original(folio)],
  ['its first six signs', ({ folio }) => folio?.slice(0, 6)],
  ['last name', ({ guest }) => guest?.split(' ').at(-1)],
  ['three letters of it', ({ guest }) => guest?.split(' ').at(-1)?.slice(0, 3)],
  ['first and last name', ({ guest }) => guest],
  ['mail', ({ email }) => email],
  ['end of a phone', ({ phone }) => phone?.slice(-4)],
  ['flight', ({ flight }) => flight],
  ['flight and day', ({ flight, day }) => `${flight} ${day}`],
  ['end of a card', ({ card }) => `•${card}`],
  ['number of the gateway', ({ gateway }) => original(gateway)],
  ['reference of a ride', ({ ride }) => ride],
];

async function measureBox(): Promise<void> {
  const { rows: samples } = await database.query<Sample>(
    `select c.coupon_code as number, c.folio, s.guest, c.contact_email as email, c.contact_phone as phone, t.flight_code as flight,
      t.flight_on::text as day, t.reference as ride, a.card_last4 as card, a.gateway_id as gateway
    from coupon c join coupon_stay s on s.coupon_id = c.id and s.main join transfer t on t.coupon_id = c.id
      join payment_attempt a on a.coupon_id = c.id and a.gateway_id is not null and a.card_last4 is not null
    where c.id in (select id from coupon where paid_minor > 0 order by md5(id::text) limit $1) and t.flight_code <> ''`,
    [runs * 3],
  );
  const { rows: properties } = await database.query<{ id: number }>(
    'select property_id as id from coupon group by 1 order by count(*) desc, 1 limit 2',
  );
  const askers = [
    ['all', asker(await signIn(null))],
    ['two', asker(await signIn(properties.map(({ id }) => id)))],
  ] as const;
  console.log(
    '| what is searched | found | all properties, ms | slowest | two properties, ms | slowest | bare, ms |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  const every: Record<string, number[]> = { all: [], two: [] };
  for (const [name, textOf] of WAYS) {
    const cells: string[] = [];
    const found: number[] = [];
    const bare: number[] = [];
    for (const [who, ask] of askers) {
      const times: number[] = [];
      for (const sample of samples.slice(0, runs)) {
        const search = textOf(sample);
        if (!search) continue;
        let text = '';
        times.push(
          await timeOf(async () => {
            text = await ask('bookings/search', { search });
          }),
        );
        const { groups } = JSON.parse(text) as {
          groups: readonly { total: number; rows: readonly { id: number }[] }[];
        };
        if (who === 'two') continue;
        found.push(Math.max(0, ...groups.map(({ total }) => total)));
        const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
        bare.push(
          await timeOf(() =>
            database.query({
              name: 'found',
              text: 'select c.*, t.* from coupon c join transfer t on t.coupon_id = c.id where c.id = any($1::int[])',
              values: [ids],
            }),
          ),
        );
      }
      every[who]?.push(...times);
      cells.push(at(times, 0.5).toFixed(0), Math.max(...times).toFixed(0));
    }
    const most = Math.max(...found);
    console.log(
      `| ${name} | ${most > 1_000 ? 'over 1,000' : most} | ${cells.join(' | ')} | ${at(bare, 0.5).toFixed(1)} |`,
    );
  }
  for (const [who, times] of Object.entries(every))
    console.log(
      `\nThe box, ${who} properties: p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms.`,
    );
}

async function measureStory(): Promise<void> {
  const ask = asker(await signIn(null));
  const { rows } = await database.query<{ id: number }>(
    'select id from coupon where paid_minor > 0 order by md5(id::text || $1) limit $2',
    ['story', runs],
  );
  const times: number[] = [];
  const bare: number[] = [];
  for (const { id } of rows) {
    times.push(await timeOf(() => ask(`bookings/${id}`)));
    bare.push(
      await timeOf(async () => {
        for (const table of ['coupon', ...OF_STORY])
          await database.query({
            name: table,
            text: `select * from ${table} where ${table === 'coupon' ? 'id' : 'coupon_id'} = $1`,
            values: [id],
          });
      }),
    );
  }
  console.log(
    `\nA booking’s page: ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms; its rows by bare statements, one a table: ${at(bare, 0.5).toFixed(1)} ms.`,
  );
}

const OF_STORY = [
  'coupon_stay',
  'transfer',
  'payment_attempt',
  'refund',
  'refund_request',
  'coupon_change',
  'mail',
  'staff_alert',
  'coupon_reckoning',
  'contact_message',
  'pay_link',
  'fix_link',
  'stay_event',
  'data_finding',
];

async function measureDay(): Promise<void> {
  const ask = asker(await signIn(null));
  const { rows } = await database.query<{ day: string; airport: number; n: number }>(
    `select pickup_on::text as day, c.airport_id as airport, count(*)::int as n from transfer t join coupon c on c.id = t.coupon_id
    where t.status in ('pending', 'confirmed', 'completed') group by 1, 2 order by abs(count(*) - 1500) limit 1`,
  );
  const [list] = rows;
  if (!list) return;
  const path = `day-lists?day=${list.day}&airport=${list.airport}`;
  const times: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < Math.min(runs, 10); run += 1) {
    times.push(await timeOf(() => ask(path)));
    bare.push(
      await timeOf(() =>
        database.query({
          name: 'day',
          text: 'select t.*, c.* from transfer t join coupon c on c.id = t.coupon_id where t.pickup_on = $1 and c.airport_id = $2',
          values: [list.day, list.airport],
        }),
      ),
    );
  }
  console.log(
    `A day list of ${list.n} rides: ${at(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms; the same rows by a bare statement: ${at(bare, 0.5).toFixed(0)} ms.`,
  );
}

try {
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from coupon');
  if ((rows[0]?.n ?? 0) < bookings)
    console.log(
      `Sales were copied in ${((await timeOf(() => copySales(database, bookings))) / 1_000).toFixed(0)} s.`,
    );
  const { rows: sizes } = await database.query<{ n: number; words: number; size: string }>(
    `select (select count(*)::int from coupon) as n, (select count(*)::int from booking_word) as words,
      pg_size_pretty(pg_total_relation_size('booking_word')) as size`,
  );
  console.log(`\n${machineLine()}`);
  console.log(
    `${sizes[0]?.n.toLocaleString('en-US')} bookings; ${sizes[0]?.words.toLocaleString('en-US')} words, ${sizes[0]?.size}; medians of ${runs}\n`,
  );
  await measureBox();
  await measureStory();
  await measureDay();
  const ask = asker(await signIn(null));
  const { rows: paid } = await database.query<{ id: number }>(
    'select id from coupon where paid_minor > 0 order by md5(id::text || $1) limit 50',
    ['night'],
  );
  let turn = 0;
  await measureNight({
    database,
    url: server.databaseUrl,
    at,
    calls: [
      ['a name in the box', () => ask('bookings/search', { search: 'rivera' })],
      [
        'a booking’s page',
        () => {
          turn += 1;
          return ask(`bookings/${paid[turn % paid.length]?.id}`);
        },
      ],
      ['the queues', () => ask('queues')],
    ],
  });
  console.log(`\nLoad at the end: ${loadavg()[0]?.toFixed(1)}. Told ${busy} times that the server is busy.`);
} finally {
  await database.end();
  await server.close();
}

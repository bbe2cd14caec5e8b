import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIGURE_NAMES, type FigureName, hasDimension } from '@traslado/domain/reports/figures';
import pg from 'pg';
import { createDb, createPool } from '../apps/api/src/db/client.ts';
import { hashOfToken } from '../apps/api/src/db/token-hash.ts';
import { addDaysUp } from '../apps/api/src/staff/reports/add-days-up.ts';
import { PLAIN_FIGURES } from '../apps/api/src/testing/plain-figures.ts';
import { copySales } from './copy-sales.ts';
import { machineLine } from './machine-line.ts';
import { openServer } from './open-server.ts';

/**
 * `npm run bench -- reports`: reports on a million bookings of two years. Each figure is asked for the two years by month, beside the two
 * years before: in all, by country or resort, and a month alone. Beside it stands a bare statement of the figure's definition on the same
 * rows. Then 100,000 rows go into a file, with the memory of the process. `BENCH_BOOKINGS` is the number of bookings, `BENCH_RUNS` the
 * number of repetitions.
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 3));
const bookings = Math.max(1, Number(process.env.BENCH_BOOKINGS ?? 1_000_000));
const rowsOfFile = 100_000;
/** Sales of the demo that the others are copies of. */
const drawn = 5_000;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timeOf(work));
  return median(times);
};

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

const server = await openServer({ TRASLADO_WORKER: 'off', DEMO_SALES: String(drawn * 10) });
const database = new pg.Client({ connectionString: server.databaseUrl });
const db = createDb(createPool({ url: server.databaseUrl, max: 2, patient: true }));

async function fill(): Promise<void> {
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from coupon');
  if ((rows[0]?.n ?? 0) < bookings)
    console.log(`Sales were copied in ${seconds(await timeOf(() => copySales(database, bookings)))} s.`);
  let days = 0;
  const ms = await timeOf(async () => {
    for (let added = 1; added > 0; days += added) added = await addDaysUp(db, Date.now());
  });
  const size = await database.query<{ rows: number; size: string }>(
    "select count(*)::int as rows, pg_size_pretty(pg_total_relation_size('report_sum')) as size from report_sum",
  );
  console.log(
    `${days} days were added up in ${seconds(ms)} s: ${size.rows[0]?.rows.toLocaleString('en-US')} sums, ${size.rows[0]?.size}.`,
  );
}

await database.connect();
try {
  await fill();
  await database.query('analyze');
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into staff_session (token_hash, account_id, began_at, used_at)
      select $1, id, now(), now() from staff_account where 'administrator' = any(roles) order by id limit 1`,
    [hashOfToken(token)],
  );
  const post = (path: string, sent: object) =>
    fetch(`${server.url}/v1/staff/reports${path}`, {
      method: 'POST',
      headers: { cookie: `staff=${token}`, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
  const ask = async (sent: object): Promise<void> => {
    const answer = await post('/ask', sent);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const last = await database.query<{ to: string; from: string; first: string }>(
    `select max(confirmed_at)::date::text as to, (max(confirmed_at)::date - 730)::text as from,
      date_trunc('month', max(confirmed_at) - interval '2 months')::date::text as first from coupon`,
  );
  const { to, from, first } = last.rows[0] ?? { to: '', from: '', first: '' };
  const years = { from, to, step: 'month' };
  const month = { from: first, to: `${first.slice(0, 8)}28`, step: 'day' };
  const found = await database.query<{ n: number }>('select count(*)::int as n from coupon');
  console.log(`\n${machineLine()}`);
  console.log(`${found.rows[0]?.n.toLocaleString('en-US')} bookings, medians of ${runs}, milliseconds\n`);
  console.log('| figure | two years | by country or resort | a month | bare, two years | bare, a month |');
  console.log('|---|---:|---:|---:|---:|---:|');
  const bare = (figure: FigureName, days: { from: string; to: string }) =>
    timeOf(() =>
      database.query(
        PLAIN_FIGURES[figure]
          .replaceAll('$1', `'${days.from}'`)
          .replaceAll('$2', `'${days.to}'`)
          .replaceAll('$3', 'null'),
      ),
    );
  for (const figure of FIGURE_NAMES) {
    const figures = [figure];
    const split = hasDimension(figure, 'country') ? 'country' : 'property';
    const cells = [
      await medianOf(() => ask({ figures, ...years })),
      await medianOf(() => ask({ figures, ...years, split })),
      await medianOf(() => ask({ figures, ...month })),
      await bare(figure, years),
      await bare(figure, month),
    ];
    console.log(`| ${figure} | ${cells.map((ms) => ms.toFixed(0)).join(' | ')} |`);
  }
  const usual = ['sales', 'bookings', 'rides', 'attach_rate', 'cancelled_share', 'no_shows'];
  console.log(
    `\nSix figures of two years together: ${(await medianOf(() => ask({ figures: usual, ...years }))).toFixed(0)} ms.`,
  );

  const days = await database.query<{ day: string }>(
    `select day::text from (
      select (confirmed_at at time zone 'UTC')::date as day, sum(count(*)) over (order by (confirmed_at at time zone 'UTC')::date desc) as n
      from coupon where confirmed_at is not null group by 1) one where n >= $1 order by day desc limit 1`,
    [rowsOfFile],
  );
  const file = { figure: 'sales', from: days.rows[0]?.day ?? from, to };
  console.log('\n| file | rows | s | MB | memory before, MB | highest, MB |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const name of ['once', 'again', 'and again']) {
    const before = (await server.figures()).rss;
    let highest = before;
    let isDone = false;
    const watch = (async () => {
      while (!isDone) {
        highest = Math.max(highest, (await server.figures()).rss);
        await sleep(50);
      }
    })();
    let bytes = 0;
    let lines = 0;
    const ms = await timeOf(async () => {
      const answer = await post('/export', file);
      if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
      for await (const part of answer.body) {
        bytes += part.length;
        lines += Buffer.from(part).toString('latin1').split('\n').length - 1;
      }
    });
    isDone = true;
    await watch;
    console.log(
      `| ${name} | ${(lines - 1).toLocaleString('en-US')} | ${seconds(ms)} | ${mb(bytes)} | ${mb(before)} | ${mb(highest)} |`,
    );
  }
  const bareFile = await medianOf(() =>
    database.query(
      `select (c.confirmed_at at time zone p.time_zone)::date as day, c.coupon_code, p.code, c.total_minor from coupon c
      join property p on p.id = c.property_id
      where c.confirmed_at >= $1::date and c.confirmed_at < $2::date + 1 order by 1, 2`,
      [file.from, file.to],
    ),
  );
  console.log(`\nA bare query of the same rows takes ${seconds(bareFile)} s.`);
} finally {
  await database.end();
  await db.destroy();
  await server.close();
}

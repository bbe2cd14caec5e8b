import { randomBytes } from 'node:crypto';
import { rates } from '@traslado/domain/catalogues/rates';
import pg from 'pg';
import { hashOfToken } from '../apps/api/src/db/token-hash.ts';
import { machineLine } from './machine-line.ts';
import { openServer } from './open-server.ts';

/**
 * `npm run bench -- catalogues`: staff's work with 10,000 rates, through the calls of the built product. Beside each stands a bare
 * statement that reads or writes the same rows in the same run. Reports only. `BENCH_RUNS` is the number of repetitions.
 */
const runs = Math.max(1, Number(process.env.BENCH_RUNS ?? 3));
/** The limit of one file. */
const rowCount = 10_000;
const pageSize = 20;
const base = '/v1/staff/rates';

type Work = () => Promise<unknown>;
type Line = { readonly name: string; readonly ms: number; readonly bareMs: number };
type Seen = { readonly id: number; readonly version: number };
type FileRow = Readonly<Record<string, unknown>>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timeOf(work: Work): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const server = await openServer({ TRASLADO_WORKER: 'off' });
const database = new pg.Client({ connectionString: server.databaseUrl });

/** A session of a demo account with this role, as signing in makes one. */
async function openSession(role: 'administrator' | 'auditor'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into staff_session (token_hash, account_id, began_at, used_at)
      select $1, id, now(), now() from staff_account where $2 = any(roles) order by id limit 1`,
    [hashOfToken(token), role],
  );
  return `staff=${token}`;
}

/** Rates in the past of every service, so that guests see their earlier ones. One of them alone has a word of its own. */
async function fill(): Promise<void> {
  await database.query(
    `insert into rate (service_id, description, priority, price_minor, adult_minor, valid_from, valid_to)
      select service.id, 'Temporada ' || n || case when n = 4321 then ' zafiro' else '' end, n % 90, n % 50000, n % 7000,
        date '2019-01-01' + n % 700, date '2021-01-01' + n % 700
      from generate_series(1, $1::int - (select count(*)::int from rate)) n
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from service) service
        on service.place = n % service.total`,
    [rowCount],
  );
  await database.query('analyze rate');
}

await database.connect();
try {
  await fill();
  const keeper = await openSession('administrator');
  await database.query(
    `update staff_account set scope = array[(select min(id) from property)] where 'auditor' = any(roles)`,
  );
  const ofOneProperty = await openSession('auditor');
  let cookie = keeper;
  const send = async (path: string, sent?: object): Promise<Response> => {
    const answer = await fetch(`${server.url}${base}${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: { cookie, origin: server.url, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
    return answer;
  };
  const ask = async <T>(path: string, sent?: object): Promise<T> => (await send(path, sent)).json() as T;
  const read =
    (path: string): Work =>
    () =>
      send(path).then((answer) => answer.text());

  const lines: Line[] = [];
  /** Times works in turns: other work on the machine falls on all of them alike. */
  const report = async (
    ...works: readonly (readonly [name: string, work: Work, bare: Work])[]
  ): Promise<void> => {
    const times = works.map(() => ({ work: [] as number[], bare: [] as number[] }));
    // None pays for being the first.
    for (let run = -1; run < Math.max(runs, 9); run += 1)
      for (const [index, [, work, bare]] of works.entries()) {
        const [ms, bareMs] = [await timeOf(work), await timeOf(bare)];
        if (run < 0) continue;
        times[index]?.work.push(ms);
        times[index]?.bare.push(bareMs);
      }
    for (const [index, [name]] of works.entries()) {
      const { work = [], bare = [] } = times[index] ?? {};
      lines.push({ name, ms: median(work), bareMs: median(bare) });
    }
  };
  const bareRows =
    (ids: readonly number[]): Work =>
    () =>
      database.query({ name: 'rows', text: 'select * from rate where id = any($1::int[])', values: [ids] });
  const bareWrite = async (): Promise<void> => {
    await database.query('begin');
    await database.query('update rate set version = version + 1');
    await database.query('rollback');
  };

  const pages = Math.ceil(rowCount / pageSize);
  const idsOf = async (question: string): Promise<number[]> =>
    (await ask<{ rows: Seen[] }>(`?${question}`)).rows.map(({ id }) => id);
  const list = async (name: string, question: string) =>
    [name, read(`?${question}`), bareRows(await idsOf(question))] as const;
  for (const sort of rates.orders)
    await report(
      await list(`list by ${sort}, page 1`, `sort=${sort}&page=1`),
      await list(`list by ${sort}, page ${pages}`, `sort=${sort}&page=${pages}`),
    );
  await report(
    await list('search, 10,000 found', 'search=temporada'),
    await list('search, 1 found', 'search=zafiro'),
    await list('search, none found', 'search=quetzal'),
  );
  cookie = ofOneProperty;
  await report(
    await list('list of one property', 'page=1'),
    await list('search of one property', 'search=temporada'),
  );
  cookie = keeper;

  const all = (await database.query<{ id: number }>('select id from rate')).rows.map(({ id }) => id);
  await report(['export as CSV', read('.csv'), bareRows(all)]);

  const { rows } = await ask<{ rows: FileRow[] }>('.json');
  const priced = rows.map((row) => ({ ...row, minor_price: 17 }));
  const fresh = rows.map((row, index) => ({ ...row, description: `Nueva ${index}` }));
  const fileOf = (of: readonly FileRow[]) => ({ catalogue: 'rates', rows: of });
  await report(['import, dry run', () => ask('/import', fileOf(priced)), bareRows(all)]);

  const doAndUndo = async (name: string, path: string, sentOf: () => Promise<object>): Promise<void> => {
    const times: Record<'done' | 'undone' | 'bare', number[]> = { done: [], undone: [], bare: [] };
    for (let run = 0; run < runs; run += 1) {
      const sent = await sentOf();
      let batch: number | null = null;
      times.done.push(
        await timeOf(async () => {
          ({ batch } = await ask<{ batch: number | null }>(`${path}?apply=1`, sent));
        }),
      );
      if (batch === null) throw new Error(`${name}: nothing was written`);
      times.undone.push(await timeOf(() => ask(`/batches/${batch}/undo`, {})));
      times.bare.push(await timeOf(bareWrite));
    }
    const bareMs = median(times.bare);
    lines.push({ name, ms: median(times.done), bareMs });
    lines.push({ name: `${name}: taken back`, ms: median(times.undone), bareMs });
  };
  await doAndUndo('import, all changed', '/import', async () => fileOf(priced));
  await doAndUndo('import, all new', '/import', async () => fileOf(fresh));
  await doAndUndo('bulk change of all', '/bulk', async () => {
    const set = { minor_price: 18 };
    const shown = await ask<{ rows: Seen[] }>('/bulk', { where: {}, set });
    return { rows: shown.rows.map(({ id, version }) => ({ id, version })), set };
  });

  console.log(`\n${machineLine()}`);
  console.log(
    `${rowCount.toLocaleString('en-US')} rates, medians; the bare statement reads or writes the same rows by their number\n`,
  );
  console.log('| call | ms | bare, ms | ratio |');
  console.log('|---|---:|---:|---:|');
  for (const { name, ms, bareMs } of lines)
    console.log(`| ${name} | ${ms.toFixed(1)} | ${bareMs.toFixed(1)} | ${(ms / bareMs).toFixed(1)} |`);
} finally {
  await database.end();
  await server.close();
}

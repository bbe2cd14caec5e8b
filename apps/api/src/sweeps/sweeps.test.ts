import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { makePaid, show, silentLog } from '../testing/changes.ts';
import { bodyOf, create, makePending, makeStay, serviceOf, signIn } from '../testing/sales.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { watchWork } from '../watch-work.ts';
import { runSweeps, startSweeps, sweepOnce } from './run-sweeps.ts';

const test = useTestApp();

const sweep = () => sweepOnce({ db: test.db, payments: test.payments.port, log: silentLog }, test.now());

async function at<T>(now: number, work: () => Promise<T>): Promise<T> {
  const before = test.now();
  test.setNow(now);
  const result = await work();
  test.setNow(before);
  return result;
}

describe('a ride that took place', () => {
  it('is done a day after its pick-up, not a second before, and the other one stands', async () => {
    const { code, token } = await makePaid(test);
    const rides = async () => {
      const coupon = await show(test, token, code);
      return coupon.transfers.map((ride: { status: string }) => ride.status);
    };
    const { pickup_at: pickUpAt } = await test.db
      .selectFrom('transfer')
      .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
      .select('pickup_at')
      .where('coupon_code', '=', code)
      .where('direction', '=', 'arrival')
      .executeTakeFirstOrThrow();
    await at(pickUpAt + 24 * HOUR_MS, sweep);
    expect(await rides()).toEqual(['confirmed', 'confirmed']);
    await at(pickUpAt + 24 * HOUR_MS + 1, () => Promise.all([sweep(), sweep()]));
    expect(await rides()).toEqual(['completed', 'confirmed']);
  });

  it('is not one that nobody paid or that was cancelled', async () => {
    const { code } = await makePending(test);
    await at(test.now() + 60 * DAY_MS, sweep);
    const rides = await test.db
      .selectFrom('transfer')
      .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
      .select('transfer.status')
      .where('coupon_code', '=', code)
      .execute();
    expect(rides.map(({ status }) => status)).toEqual(['pending', 'pending']);
  });
});

describe('keeping house', () => {
  it('forgets keys two days later, and keeps those whose work has not ended', async () => {
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    await create(test, token, serviceOf.suvRoundTrip, body);
    const key = String(body.uuidReference);
    const running = {
      scope: 'pay:BP/RUNNING',
      key: 'a-running-key',
      body_hash: 'x',
      status: null,
      answer: null,
    };
    await test.db
      .insertInto('intent')
      .values({ ...running, created_at: new Date(test.now()) })
      .execute();
    const kept = async () =>
      (await test.db.selectFrom('intent').select('key').where('key', 'in', [key, running.key]).execute())
        .length;
    const house = (later: number) =>
      runSweeps({ db: test.db, payments: test.payments.port, log: silentLog }, 'hour', test.now() + later);
    await house(48 * HOUR_MS);
    expect(await kept()).toBe(2);
    await house(48 * HOUR_MS + 1);
    expect(await kept()).toBe(1);
    await house(30 * DAY_MS + 1);
    expect(await kept()).toBe(0);
  });

  it('forgets wrong guesses after a day', async () => {
    const guess = (hours: number) => ({
      subject: `folio:BP/HOUSE${hours}`,
      window_start: new Date(test.now() - hours * HOUR_MS),
      tries: 1,
    });
    await test.db
      .insertInto('guess')
      .values([guess(23), guess(25)])
      .execute();
    await runSweeps({ db: test.db, payments: test.payments.port, log: silentLog }, 'hour', test.now());
    const left = await test.db
      .selectFrom('guess')
      .select('subject')
      .where('subject', 'like', 'folio:BP/HOUSE%')
      .execute();
    expect(left.map(({ subject }) => subject)).toEqual(['folio:BP/HOUSE23']);
  });
});

describe('background work that fails twice in a row', () => {
  const matters = async () =>
    (
      await test.db
        .selectFrom('staff_alert')
        .select(['subject', 'detail'])
        .where('kind', '=', 'sweep.failed')
        .where('resolved_at', 'is', null)
        .orderBy('subject')
        .execute()
    ).map(({ subject, detail }) => [subject, detail.length > 0]);

  it('is one matter for each, whatever its work is, until it succeeds', async () => {
    const broken = new Proxy(test.db, {
      get() {
        throw new Error('a statement took too long');
      },
    });
    const watch = watchWork({ db: test.db, log: silentLog });
    const payments = test.payments.port;
    const round = async (db: typeof test.db) => {
      const deps = { db, payments, log: silentLog, watch };
      for (const every of ['round', 'hour', 'minute'] as const) await runSweeps(deps, every, test.now());
    };
    await round(broken);
    expect(await matters()).toEqual([]);
    await round(broken);
    const names = [
      ...[
        'alerts',
        'attempts',
        'books',
        'changes',
        'completed',
        'expired',
        'guesses',
        'keys',
        'lateJobs',
        'lateSets',
        'looks',
        'overdue',
      ],
      ...['reconciliation', 'refunds', 'reminders', 'reportSums', 'requestCounts', 'requests', 'sealed'],
    ];
    expect(await matters()).toEqual(names.map((name) => [name, true]));
    await round(test.db);
    expect(await matters()).toEqual([]);
  });

  it('is a matter of its row where one row fails and the rest goes on', async () => {
    const watch = watchWork({ db: test.db, log: silentLog });
    const fail = () => watch({ name: 'refunds', row: 'r1', now: test.now() }, () => Promise.reject('no'));
    const succeed = (row?: string) =>
      watch({ name: 'refunds', now: test.now(), ...(row && { row }) }, async () => 1);
    await fail();
    await succeed();
    await fail();
    expect(await matters()).toEqual([['refunds r1', true]]);
    await succeed();
    expect(await matters()).toHaveLength(1);
    await succeed('r1');
    expect(await matters()).toEqual([]);
  });
});

it('tells the end of the last run of each, and its delay', async () => {
  let now = test.now();
  const sweeps = startSweeps({
    db: test.db,
    payments: test.payments.port,
    log: silentLog,
    clock: { now: () => now },
  });
  const figureOf = (name: string) => sweeps.figures().find((figure) => figure.name === name);
  for (const name of ['refunds', 'guesses', 'reportSums'])
    await expect.poll(() => figureOf(name)?.endedAt, { timeout: 20_000 }).toBe(now);
  await sweeps.stop();
  now += 10_000;
  expect(figureOf('refunds')?.lateMs).toBe(7_000);
});

it('looks at once when it is woken, and runs what a moved clock made due, ahead and back again', async () => {
  const start = test.now();
  let now = start;
  const sweeps = startSweeps({
    db: test.db,
    payments: test.payments.port,
    log: silentLog,
    clock: { now: () => now },
  });
  for (const at of [start + DAY_MS, start]) {
    now = at;
    sweeps.wake();
    await expect
      .poll(() => sweeps.figures().find(({ name }) => name === 'reportSums')?.endedAt, { timeout: 20_000 })
      .toBe(at);
  }
  await sweeps.stop();
});

it('counts no failed run as an end', async () => {
  const broken = new Proxy(test.db, {
    get() {
      throw new Error('a statement took too long');
    },
  });
  const ended: string[] = [];
  const log = { ...silentLog, warn: (fields: { work?: string }) => ended.push(fields.work ?? '') };
  const sweeps = startSweeps({
    db: broken,
    payments: test.payments.port,
    log,
    clock: { now: () => test.now() },
  });
  await expect.poll(() => ended.includes('refunds'), { timeout: 20_000 }).toBe(true);
  await sweeps.stop();
  expect(sweeps.figures().filter(({ endedAt }) => endedAt !== null)).toEqual([]);
});

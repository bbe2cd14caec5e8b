import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { createReadiness } from './health.ts';

const settings = { probe: async () => {}, isPoolWarm: () => true };

describe('the two addresses', () => {
  let test: TestApp;
  let isDatabaseAway = false;
  let isPoolWarm = true;
  beforeAll(async () => {
    test = await openTestApp({
      readiness: createReadiness({
        probe: () => (isDatabaseAway ? Promise.reject(new Error('secret host')) : Promise.resolve()),
        isPoolWarm: () => isPoolWarm,
        goodForMs: 0,
      }),
    });
  });
  afterAll(() => test.close());
  const ask = async (path: string) => {
    const { statusCode, headers, body } = await test.app.inject(path);
    return { statusCode, cache: headers['cache-control'], body: JSON.parse(body) };
  };

  it('answer without a token, and are never kept', async () => {
    expect(await ask('/livez')).toEqual({ statusCode: 200, cache: 'no-store', body: { status: 'alive' } });
    expect(await ask('/readyz')).toEqual({ statusCode: 200, cache: 'no-store', body: { status: 'ready' } });
  });

  it('tell what is not ready, and nothing more', async () => {
    isDatabaseAway = true;
    isPoolWarm = false;
    expect(await ask('/readyz')).toEqual({
      statusCode: 503,
      cache: 'no-store',
      body: { status: 'not_ready', lacks: ['database', 'pool'] },
    });
    expect((await ask('/livez')).statusCode).toBe(200);
    isDatabaseAway = false;
    isPoolWarm = true;
    expect((await ask('/readyz')).statusCode).toBe(200);
  });
});

describe('readiness', () => {
  it('is gone from the moment the process is asked to end', async () => {
    const readiness = createReadiness(settings);
    expect(await readiness.lacks()).toEqual([]);
    readiness.stop();
    expect(await readiness.lacks()).toEqual(['stopping']);
  });

  it('takes a database that is slow for one that is away', async () => {
    const readiness = createReadiness({ ...settings, probe: () => new Promise(() => {}), patienceMs: 20 });
    expect(await readiness.lacks()).toEqual(['database']);
  });

  it('asks the database once for a flood of questions, and again when the answer is old', async () => {
    let asked = 0;
    let now = 0;
    const probe = async () => {
      asked += 1;
    };
    const readiness = createReadiness({ ...settings, probe, clock: () => now, goodForMs: 1_000 });
    await Promise.all(Array.from({ length: 500 }, () => readiness.lacks()));
    expect(asked).toBe(1);
    now = 1_001;
    await readiness.lacks();
    expect(asked).toBe(2);
  });
});

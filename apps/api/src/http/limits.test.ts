import { MINUTE_MS } from '@traslado/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const test = useTestApp();

const login = ({ app }: TestApp, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/v1/auth/login/system',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=web',
  });

const timesOf = async (subject: string) =>
  (
    await test.db
      .selectFrom('request_count')
      .select('times')
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.times;

describe('a call that is counted', () => {
  it('is refused for a while when one address makes it too often, and not for others', async () => {
    await test.db
      .insertInto('request_count')
      .values({
        subject: '203.0.113.1loginSystem',
        times: 1_999,
        ends_at: new Date(test.now() + 10 * MINUTE_MS),
      })
      .execute();
    const last = await login(test, '203.0.113.1');
    expect([last.statusCode, last.headers['x-ratelimit-remaining']]).toEqual([200, '0']);
    const refused = await login(test, '203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'limit.too_many', status: 429 });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await login(test, '203.0.113.2')).statusCode).toBe(200);
    test.setNow(test.now() + 10 * MINUTE_MS);
    expect((await login(test, '203.0.113.1')).statusCode).toBe(200);
    expect(await timesOf('203.0.113.1loginSystem')).toBe(1);
  });

  it('is counted by all processes together', async () => {
    const other = await openTestApp({ db: test.db });
    for (const one of [test, other, test]) await login(one, '203.0.113.3');
    await other.close();
    expect(await timesOf('203.0.113.3loginSystem')).toBe(3);
  });

  it.each([
    ['a log-in of the app', 2_000, () => login(test, '203.0.113.4')],
    [
      'a look-up of a flight',
      2_000,
      () =>
        test.get('/v1/transfers/flights/search-data/AM/58/A/2026-12-21', {
          'x-forwarded-for': '203.0.113.4',
        }),
    ],
    [
      'a letter',
      1_000,
      async () => {
        const dubois = { hotel: 'BP', folio: 'BP100008-1', lastName: 'Dubois' };
        const { token } = await test.tokens.issueGuest(dubois, test.now());
        return test.app.inject({
          url: '/v1/transfers/coupons/DB4SR7XK2M/letter.pdf',
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.4' },
        });
      },
    ],
  ])('such as %s is made by one address %d times within ten minutes', async (_, max, call) => {
    const answer = await call();
    // A flight that the schedule does not know is an answer.
    expect([200, 404]).toContain(answer.statusCode);
    expect(answer.headers).toMatchObject({
      'x-ratelimit-limit': String(max),
      'x-ratelimit-remaining': String(max - 1),
      'x-ratelimit-reset': '600',
    });
  });

  it('goes on uncounted while the database is away', async () => {
    const cut = await openTestApp();
    await cut.db.destroy();
    expect((await login(cut, '203.0.113.5')).statusCode).toBe(200);
    await cut.app.close();
    await cut.backends.listener.close();
  });
});

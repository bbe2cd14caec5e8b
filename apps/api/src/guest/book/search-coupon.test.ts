import { describe, expect, it } from 'vitest';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let address = 0;
const search = (coupon: string, lastName: string) => {
  address += 1;
  const query = new URLSearchParams({ coupon, last_name: lastName });
  return test.get(`/v1/guests/reservations/search?${query}`, { 'x-forwarded-for': `10.0.0.${address}` });
};

describe('a booking by its number and last name', () => {
  it('opens the session of the main stay', async () => {
    const { code, token, amount } = await makePending(test);
    await pay(test, token, { coupon_id: code, amount });
    const answer = await search(code, 'TÉST');
    expect(answer.headers['cache-control']).toBe('no-store');
    const [found] = answer.json();
    expect(found).toMatchObject({ coupon_id: code, viewer: { owner: true } });
    const seen = await test.app.inject({
      url: `/v1/transfers/coupons/${code}`,
      headers: { authorization: `Bearer ${found.session.token}` },
    });
    expect(seen.statusCode).toBe(200);
  });

  it('is read as people write it', async () => {
    const { code } = await makePending(test);
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect((await search(typed, 'test')).json()).toHaveLength(1);
  });

  it('is found by the first family name alone', async () => {
    const guest = await makeStay(test, { last_name: 'Muñoz López', last_name_folded: 'MUNOZLOPEZ' });
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    const made = await create(test, await signIn(test, guest), serviceOf.suvRoundTrip, body);
    const code: string = made.json().coupon_id;
    expect((await search(code, 'munoz')).json()).toHaveLength(1);
    expect((await search(code, 'López')).json()).toEqual([]);
    expect((await search(code, 'Muño')).json()).toEqual([]);
  });

  it.each([
    ['a wrong name', (code: string) => [code, 'Nobody']],
    ['an unknown number', () => ['2222222222', 'Test']],
    ['no number at all', () => ["' or 1=1", 'Test']],
    ['a wildcard', () => ['%', '%']],
  ])('%s finds nothing', async (_, of) => {
    const { code } = await makePending(test);
    const [number = '', name = ''] = of(code);
    const answer = await search(number, name);
    expect([answer.statusCode, answer.body]).toEqual([200, '[]']);
  });

  it('delays wrong answers alone', async () => {
    const { code } = await makePending(test);
    const from = { 'x-forwarded-for': '10.9.9.9' };
    const tryNumber = (number: string) =>
      test.get(`/v1/guests/reservations/search?coupon=${number}&last_name=test`, from);
    for (let tries = 0; tries < 5; tries += 1) await tryNumber(`22222222${20 + tries}`);
    const startedAt = performance.now();
    const wrong = tryNumber('2222222230').then(() => performance.now() - startedAt);
    expect((await tryNumber(code)).json()).toHaveLength(1);
    const rightMs = performance.now() - startedAt;
    const wrongMs = await wrong;
    expect(wrongMs).toBeGreaterThanOrEqual(990);
    expect(rightMs).toBeLessThan(wrongMs);
  });

  it('is proved by the arrival date of its stay, too, where that is given or has to be', async () => {
    const { code } = await makePending(test);
    const ip = '10.9.9.10';
    const ask = (number: string, arrival = '') =>
      test.get(`/v1/guests/reservations/search?coupon=${number}&last_name=test${arrival}`, {
        'x-forwarded-for': ip,
      });
    const right = '&arrival=2026-12-21';
    expect((await ask(code, right)).json()).toHaveLength(1);
    expect((await ask(code, '&arrival=2026-12-20')).body).toBe('[]');
    expect((await ask('2222222222', right)).body).toBe('[]');
    for (let tries = 0; tries < 98; tries += 1)
      await test.backends.guesses.judge(
        { numbers: [`N${tries}`], nameKey: `N${tries}`, hasArrival: false, ip, now: test.now() },
        async () => ({ kind: 'wrong' }),
      );
    for (const number of [code, '2222222222', 'nonsense']) {
      const answer = await ask(number);
      expect([answer.statusCode, answer.json().code], number).toEqual([428, 'stay.arrival_required']);
    }
    expect((await ask(code, right)).json()).toHaveLength(1);
    expect((await ask(code, '&arrival=2026-12-20')).body).toBe('[]');
  });
});

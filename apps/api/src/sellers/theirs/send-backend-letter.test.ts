import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeBackendPaid, makeBackendPending, useTheirs } from '../../testing/group-backend.ts';
import { makeStay, signIn } from '../../testing/sales.ts';

const theirs = useTheirs();

function send(code: string, token: string, form: Record<string, string> = {}) {
  return theirs.test.app.inject({
    method: 'POST',
    url: `/v1/transfers/coupons/${code}/letter/email`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      email: 'rosa@example.com',
      uuidReference: randomUUID(),
      ...form,
    }).toString(),
  });
}

const lettersOf = (code: string) =>
  theirs.standIn.state.letters.filter(({ coupon_id }) => coupon_id === code).length;

it('has the group send the letter of a booking of theirs, once per key and five times a day', async () => {
  const { code, token } = await makeBackendPaid(theirs);
  const key = { uuidReference: randomUUID() };
  const first = await send(code, token, key);
  expect([first.statusCode, first.json()]).toMatchObject([200, { remaining: 4 }]);
  expect((await send(code, token, key)).json()).toEqual(first.json());
  expect(lettersOf(code)).toBe(1);
  const rest = await Promise.all(Array.from({ length: 8 }, () => send(code, token)));
  expect(rest.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  expect(rest.filter((one) => one.json().code === 'letter.too_many')).toHaveLength(4);
  expect(lettersOf(code)).toBe(5);
});

it('goes to the booking’s own address where none is named', async () => {
  const { code, token } = await makeBackendPaid(theirs);
  const answer = await theirs.test.app.inject({
    method: 'POST',
    url: `/v1/transfers/coupons/${code}/letter/email`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ uuidReference: randomUUID() }).toString(),
  });
  expect(answer.json()).toMatchObject({ sent_to: 'a•••@example.com' });
  expect(theirs.standIn.state.letters.at(-1)).toEqual({ coupon_id: code, email: 'ana@example.com' });
});

it('sends nothing for a stranger, before the booking is paid, or while nobody answers', async () => {
  const pending = await makeBackendPending(theirs);
  expect((await send(pending.code, pending.token)).json().code).toBe('coupon.state');
  const paid = await makeBackendPaid(theirs);
  const stranger = await signIn(theirs.test, await makeStay(theirs.test));
  expect((await send(paid.code, stranger)).json().code).toBe('coupon.not_found');
  await theirs.standIn.goDown();
  const down = await send(paid.code, paid.token);
  await theirs.standIn.comeUp();
  expect([down.statusCode, down.json().code]).toEqual([503, 'backend.unavailable']);
  expect(lettersOf(paid.code)).toBe(0);
});

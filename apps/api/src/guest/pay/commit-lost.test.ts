import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepOnce } from '../../sweeps/run-sweeps.ts';
import { type Books, openBooks } from '../../testing/books.ts';
import { silentLog } from '../../testing/changes.ts';
import { type DatabaseProxy, isCommit, openDatabaseProxy } from '../../testing/database-proxy.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';

let proxy: DatabaseProxy;
let test: TestApp;
let books: Books;
beforeAll(async () => {
  test = await openTestApp({
    async through(url) {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  books = await openBooks(test);
}, 60_000);
afterAll(async () => {
  await test.close();
  await proxy.close();
});

function expectBusy(answer: LightMyRequestResponse): void {
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.busy']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

/** Statements go by name and values: the wanted one carries these texts. */
const carries =
  (...texts: string[]) =>
  (sent: Buffer): boolean =>
    texts.every((text) => sent.includes(text));

describe.each(['before', 'after'] as const)('the line is cut %s the server wrote', (when) => {
  it('a booking: the same key makes it once', async () => {
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    await books.newRows();

    proxy.cutAt(isCommit, when);
    expectBusy(await create(test, token, serviceOf.suvRoundTrip, body));
    expect((await books.newRows()).coupon ?? 0).toBe(when === 'after' ? 1 : 0);

    const again = await create(test, token, serviceOf.suvRoundTrip, body);
    expect(again.statusCode).toBe(201);
    expect((await create(test, token, serviceOf.suvRoundTrip, body)).json()).toEqual(again.json());
    expect((await books.newRows()).coupon ?? 0).toBe(when === 'after' ? 0 : 1);
    expect(await books.discrepancies()).toEqual([]);
  });

  it.each(['begin', 'end'] as const)('the %s of a payment: the same key pays once', async (place) => {
    const { token, code, amount } = await makePending(test);
    const form = { coupon_id: code, amount, uuidReference: randomUUID() };
    await books.newRows();

    proxy.cutAt(place === 'begin' ? carries(form.uuidReference, 'sandbox') : carries('ch_'), when);
    expectBusy(await pay(test, token, form));

    // The attempt without a written end is checked 25 s later; until then its key answers that it is under way.
    test.setNow(test.now() + 30_000);
    const deps = { db: test.db, payments: test.payments.port, log: silentLog };
    await sweepOnce(deps, test.now());
    const again = await pay(test, token, form);
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      { coupon_id: code, coupon_status: 'confirmed', status: 'succeeded' },
    ]);
    expect(await books.newRows()).toMatchObject({ ledger_entry: 1, intent: 1, job: 1 });
    expect(await books.discrepancies()).toEqual([]);
  });
});

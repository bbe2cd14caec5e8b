import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saleGivenUpMs } from '../../store/their-booking/record.ts';
import { type Child, freePort, startChild } from '../../testing/child-process.ts';
import {
  countOwnSales,
  makeBackendPending,
  makeBuyer,
  openTheirs,
  type Theirs,
  waitFor,
} from '../../testing/group-backend.ts';
import { ridesAreSold } from '../../testing/rides-are-sold.ts';
import { serviceOf } from '../../testing/sales.ts';

/** Tries of each place: one in `npm test`, three before a release, 20 where there is time. */
const rounds = Array.from({ length: Number(process.env.CRASH_ROUNDS ?? 1) }, (_, index) => index + 1);

let theirs: Theirs;
let ownRows: number;
const open = new Set<Child>();
beforeAll(async () => {
  theirs = await openTheirs();
  ownRows = await countOwnSales(theirs);
}, 60_000);
afterEach(async () => {
  theirs.standIn.forget();
  expect(await countOwnSales(theirs)).toBe(ownRows);
});
afterAll(async () => {
  for (const child of open) await child.stop();
  await theirs.close();
});

/** The product on the test's database, with their backend; `laterMs` is how much later than the test's now its clock begins. */
async function startProduct(failpoint: string, laterMs = 0): Promise<Child> {
  const child = await startChild('apps/api/src/main.ts', {
    port: await freePort(),
    env: {
      DATABASE_URL: theirs.test.url,
      TOKEN_SECRET: 'a-secret-of-thirty-two-characters',
      AUTH_API_URL: theirs.standIn.url,
      TRANSFERS_API_URL: theirs.standIn.url,
      LOG_LEVEL: 'error',
      TRASLADO_NOW: new Date(theirs.test.now() + laterMs).toISOString(),
      TRASLADO_FAILPOINT: failpoint,
    },
    probe: '/api/public/brand',
  });
  open.add(child);
  await ridesAreSold(child.url);
  return child;
}

const sellAt = (child: Child, token: string, body: object) =>
  fetch(`${child.url}/transfers/v1/sales/coupons/${serviceOf.suvRoundTrip}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const payAt = (child: Child, token: string, form: Record<string, string>) =>
  fetch(`${child.url}/v1/sales/payments/pay-coupon-by-id`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams(form),
  });

const stateOf = async (folio: string, kind: 'sale' | 'payment') => {
  const [call] = await theirs.test.db
    .selectFrom('their_call')
    .selectAll()
    .where('folio', '=', folio)
    .where('kind', '=', kind)
    .execute();
  return call?.state;
};

const soldTo = (folio: string) => theirs.selling.coupons().filter((coupon) => coupon.folio === folio);

describe('killed between their sale and our record', () => {
  it.each(rounds)(
    'finds the one booking after the restart (%i)',
    async () => {
      const { guest, token, body } = await makeBuyer(theirs);
      const killed = await startProduct('sold-not-recorded');
      await expect(sellAt(killed, token, body)).rejects.toThrow();
      expect(await killed.ended).toBe('SIGKILL');
      expect(await stateOf(guest.folio, 'sale')).toBe('sent');
      const revived = await startProduct('', 30_000);
      await waitFor(async () => ((await stateOf(guest.folio, 'sale')) === 'done' ? true : null));
      const again = await sellAt(revived, token, body);
      expect([again.status, await again.json()]).toMatchObject([
        201,
        { coupon_id: soldTo(guest.folio)[0]?.coupon_id, status: 'pending_payment' },
      ]);
      await revived.stop();
      expect(soldTo(guest.folio)).toHaveLength(1);
      expect(theirs.heard('createCoupon')).toBe(1);
    },
    120_000,
  );
});

describe('killed before the sale was sent', () => {
  it('sells nothing until it is sure that nothing was sold, and then once', async () => {
    const { guest, token, body } = await makeBuyer(theirs);
    const killed = await startProduct('before-sale');
    await expect(sellAt(killed, token, body)).rejects.toThrow();
    const revived = await startProduct('', 30_000);
    const early = await sellAt(revived, token, body);
    expect([early.status, await early.json()]).toMatchObject([409, { code: 'intent.running' }]);
    await revived.stop();
    const later = await startProduct('', saleGivenUpMs + 10_000);
    await waitFor(async () => ((await stateOf(guest.folio, 'sale')) === 'void' ? true : null));
    expect((await sellAt(later, token, body)).status).toBe(201);
    await later.stop();
    expect(soldTo(guest.folio)).toHaveLength(1);
  }, 120_000);
});

describe.each(['before-charge', 'charged-not-recorded'])('killed at %s', (place) => {
  it.each(rounds)(
    'never charges twice, and is paid in the end (%i)',
    async () => {
      const { guest, token, code, amount } = await makeBackendPending(theirs);
      const form = {
        coupon_id: code,
        amount,
        currency: 'USD',
        payment_token: 'tok_visa',
        uuidReference: randomUUID(),
      };
      const killed = await startProduct(place);
      await expect(payAt(killed, token, form)).rejects.toThrow();
      expect(await killed.ended).toBe('SIGKILL');
      // Their record is believed: every call of the killed process has ended by then.
      const revived = await startProduct('', 60_000);
      const wasCharged = place === 'charged-not-recorded';
      const end = wasCharged ? 'done' : 'refused';
      await waitFor(async () => ((await stateOf(guest.folio, 'payment')) === end ? true : null));
      const again = await payAt(revived, token, form);
      expect([again.status, await again.json()]).toMatchObject(
        wasCharged ? [200, { status: 'succeeded', amount_due: 0 }] : [402, { code: 'payment.declined' }],
      );
      const other = await payAt(revived, token, { ...form, uuidReference: randomUUID() });
      expect([other.status, await other.json()]).toMatchObject(
        wasCharged ? [409, { code: 'payment.nothing_due' }] : [200, { status: 'succeeded' }],
      );
      await revived.stop();
      const charges = theirs.selling.charges().filter(({ couponId }) => couponId === code);
      expect(charges).toHaveLength(1);
    },
    120_000,
  );
});

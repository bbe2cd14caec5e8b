import { expect, it } from 'vitest';
import { sweepOnce } from '../../sweeps/run-sweeps.ts';
import { show } from '../../testing/changes.ts';
import { bodyOf, create, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const log = { info() {}, warn() {}, error() {} };

it.each([
  [true, 'expired', 0],
  [false, 'confirmed', 34],
])('money for an expired upgrade, its benefit used since: %s', async (isUsed, status, kept) => {
  const guest = await makeStay(test, { rate_plan: 'AI-RT' });
  const token = await signIn(test, guest);
  const upgrade = await create(
    test,
    token,
    serviceOf.suvRoundTrip,
    await bodyOf(test, guest, serviceOf.suvRoundTrip),
  );
  expect(upgrade.json().amount_due).toBe(160 - 3 * 42);
  const { coupon_id } = upgrade.json();
  const { port } = test.payments;
  const { charge } = port;
  port.charge = async (request) => {
    await charge.call(port, request);
    return { kind: 'unknown', detail: 'lost' };
  };
  await pay(test, token, { coupon_id, amount: '34.00' });
  port.charge = charge;
  await test.db
    .updateTable('coupon')
    .set({ status: 'expired' })
    .where('coupon_code', '=', coupon_id)
    .execute();
  if (isUsed) {
    const free = await create(
      test,
      token,
      serviceOf.sharedRoundTrip,
      await bodyOf(test, guest, serviceOf.sharedRoundTrip),
    );
    expect(free.json()).toMatchObject({ status: 'confirmed', amount_due: 0 });
  }
  const start = test.now();
  test.setNow(start + 2 * 3_600_000);
  await sweepOnce({ db: test.db, payments: port, log }, test.now());
  const after = await show(test, await signIn(test, guest), coupon_id);
  expect([
    after.status,
    after.price.paid - after.refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
  ]).toEqual([status, kept]);
  test.setNow(start);
});

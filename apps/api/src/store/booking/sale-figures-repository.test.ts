import { expect, it } from 'vitest';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { readSaleFigures } from './sale-figures-repository.ts';

const test = useTestApp();
const day = 86_400_000;

it('payments, holds and seats of a sale are counted', async () => {
  await test.editCatalogue((db) =>
    db
      .updateTable('service')
      .set({ departure_capacity: 10 })
      .where('id', '=', serviceOf.sharedArrival)
      .execute(),
  );
  const rideDay = test.now() + 30 * day;
  const before = await readSaleFigures(test.db, test.now());
  const { seats } = await readSaleFigures(test.db, rideDay);
  const guest = await makeStay(test);
  const token = await signIn(test, guest);
  const made = await create(
    test,
    token,
    serviceOf.sharedArrival,
    await bodyOf(test, guest, serviceOf.sharedArrival),
  );
  expect(made.statusCode).toBe(201);
  const held = await readSaleFigures(test.db, test.now());
  expect(held.held).toBe(before.held + 1);

  const { coupon_id, amount_due } = made.json();
  const paid = await pay(test, token, { coupon_id, amount: amount_due.toFixed(2) });
  expect(paid.statusCode).toBe(200);
  const other = await makePending(test);
  await pay(test, other.token, {
    coupon_id: other.code,
    amount: other.amount,
    payment_token: 'tok_declined',
  });
  const after = await readSaleFigures(test.db, test.now());
  expect(after.held).toBe(before.held + 1);
  expect(after.payments).toEqual({
    ...before.payments,
    succeeded: (before.payments.succeeded ?? 0) + 1,
    failed: (before.payments.failed ?? 0) + 1,
  });
  expect(after.oldestOpenMs).toBe(before.oldestOpenMs);

  // On the day of the ride a departure more, with two of ten seats: a minor takes none.
  const then = await readSaleFigures(test.db, rideDay);
  expect(then.seats).toEqual({ ...seats, sold: seats.sold + 2, capacity: seats.capacity + 10 });
  expect(then.payments).toEqual({});
});

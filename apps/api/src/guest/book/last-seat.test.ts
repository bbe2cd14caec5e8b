import { randomUUID } from 'node:crypto';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { bodyOf, create, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const service = serviceOf.sharedDeparture;
/** Rounds of the second test; more where there is time. */
const rounds = Number(process.env.SEAT_ROUNDS ?? 12);

const test = useTestApp();
const books = useBooks(test);

const setCapacity = (seats: number) =>
  test.editCatalogue((db) =>
    db.updateTable('service').set({ departure_capacity: seats }).where('id', '=', service).execute(),
  );

/** So many guests, each with a body for the same ride at another party size. */
async function guests(parties: readonly number[], flightTime: string, laterDays = 0) {
  const leavesOn = addDays(localDateOf(test.now(), 'America/Cancun'), 37 + laterDays);
  return Promise.all(
    parties.map(async (adults) => {
      const guest = await makeStay(test, { adults, departure_on: leavesOn });
      const body = await bodyOf(test, guest, service, { adults, minors: 0 });
      const departure = { ...(body.departure as object), service_date: leavesOn, flight_time: flightTime };
      return { token: await signIn(test, guest), body: { ...body, departure } };
    }),
  );
}

const book = (all: Awaited<ReturnType<typeof guests>>) =>
  Promise.all(all.map(({ token, body }) => create(test, token, service, body)));

describe('the last seat', () => {
  it('goes to one of 100 guests at once, and 99 are told cleanly', async () => {
    await setCapacity(1);
    const answers = await book(
      await guests(
        Array.from({ length: 100 }, () => 1),
        '14:20',
      ),
    );
    const codes = answers.map((one) =>
      one.statusCode === 201 ? '201' : `${one.statusCode} ${one.json().code} ${one.json().field}`,
    );
    expect(codes.filter((code) => code === '201')).toHaveLength(1);
    expect(codes.filter((code) => code === '409 booking.sold_out adults')).toHaveLength(99);
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('the single seat that the demo has left', () => {
  it('goes once: to the first who asks, and to nobody after them', async () => {
    const another = await openTestApp();
    const leavesOn = addDays(localDateOf(another.now(), 'America/Cancun'), 37);
    const answers = [];
    for (const folio of ['BP100001-1', 'BP100005-1']) {
      const guest = { hotel: 'BP', folio, lastName: folio === 'BP100001-1' ? 'Rivera' : 'Hansen' };
      const body = await bodyOf(another, guest, service, { adults: 1, minors: 0 });
      const departure = { ...(body.departure as object), service_date: leavesOn, flight_time: '06:00' };
      answers.push(await create(another, await signIn(another, guest), service, { ...body, departure }));
    }
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [201, undefined],
      [409, 'booking.sold_out'],
    ]);
    await another.close();
  });
});

describe('10 seats', () => {
  it.each(Array.from({ length: rounds }, (_, index) => index))(
    'are never more than 10 for parties of 1-4 (round %i)',
    async (round) => {
      if (round === 0) await setCapacity(10);
      // A pick-up hour of its own for each round, 14 of them a day.
      const flightTime = `${String(8 + (round % 14)).padStart(2, '0')}:20`;
      const parties = Array.from({ length: 12 }, (_, index) => 1 + ((index * 7 + round) % 4));
      const answers = await book(await guests(parties, flightTime, Math.floor(round / 14)));
      const sold = answers.reduce(
        (sum, answer, index) => sum + (answer.statusCode === 201 ? (parties[index] ?? 0) : 0),
        0,
      );
      expect(
        answers.every((answer) => answer.statusCode === 201 || answer.json().code === 'booking.sold_out'),
      ).toBe(true);
      expect(sold).toBeGreaterThanOrEqual(7);
      expect(sold).toBeLessThanOrEqual(10);
      expect(await books.discrepancies()).toEqual([]);
    },
  );
});

describe('two expired holds', () => {
  it('paid for the same last seat: one gets it, the other card is not charged', async () => {
    await setCapacity(1);
    const [first, second] = await guests([1, 1], '23:20');
    if (!first || !second) throw new Error('two guests are needed');
    await books.newRows();
    const start = test.now();
    const one = (await create(test, first.token, service, first.body)).json();
    test.setNow(start + 16 * 60_000);
    const two = (await create(test, second.token, service, second.body)).json();
    test.setNow(start + 40 * 60_000);
    const answers = await Promise.all([
      pay(test, first.token, {
        coupon_id: one.coupon_id,
        amount: one.amount_due.toFixed(2),
        uuidReference: randomUUID(),
      }),
      pay(test, second.token, {
        coupon_id: two.coupon_id,
        amount: two.amount_due.toFixed(2),
        uuidReference: randomUUID(),
      }),
    ]);
    const codes = answers.map((answer) => (answer.statusCode === 200 ? '200' : answer.json().code)).sort();
    expect(codes).toEqual(['200', 'booking.no_longer_available']);
    expect(await books.newRows()).toMatchObject({ payment_attempt: 1, ledger_entry: 1, job: 1 });
    expect(await books.discrepancies()).toEqual([]);
    test.setNow(start);
  });
});

import { DAY_MS } from '@traslado/domain/time/instant';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashOfBooking } from '../../erased-bookings.ts';
import { runSweeps } from '../../sweeps/run-sweeps.ts';
import { couponIdOf } from '../../testing/approvals.ts';
import { silentLog } from '../../testing/changes.ts';
import { writeMessage } from '../../testing/guest-messages.ts';
import { canaries, leaveTraces, makeGuest, tablesWith } from '../../testing/guest-with-canaries.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';
import { checkChain } from '../audit/check-chain.ts';
import { eraseAgain, eraseBooking } from './erase-booking.ts';
import { forgetOld } from './forget-old.ts';

const test = useTestApp();
const books = useBooks(test);

describe('a guest who is erased', () => {
  let made: Awaited<ReturnType<typeof makeGuest>>;
  let id: number;
  const later = () => test.now() + 60 * DAY_MS;
  const erase = (code: string, now = later()) =>
    eraseBooking(test.db, { code, now }, async (codes) => void kept.push(...codes));
  const kept: string[] = [];
  beforeAll(async () => {
    made = await makeGuest(test);
    const traces = await leaveTraces(test, made);
    expect(traces.moved.statusCode).toBe(200);
    id = traces.id;
  });

  it('stands in many tables before', async () => {
    expect((await tablesWith(test, ...Object.values(canaries), made.guest.folio)).length).toBeGreaterThan(9);
  });

  it('is kept while a ride is to come, and where there is none of that number', async () => {
    expect(await erase(made.code, test.now())).toEqual({ kind: 'erasure.ride_to_come' });
    expect(await erase('TR-NONE')).toEqual({ kind: 'unknown' });
    expect(kept).toEqual([]);
  });

  it('stands nowhere any more; books, chain and amounts are as they were', async () => {
    const amounts = () =>
      test.db
        .selectFrom('coupon')
        .select(['total_minor', 'paid_minor', 'status', 'created_at', 'confirmed_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const before = await amounts();
    expect(await erase(made.code)).toEqual({ kind: 'erased', codes: [made.code], entries: 1 });
    expect(kept).toEqual([made.code]);
    expect(await tablesWith(test, ...Object.values(canaries), made.guest.folio)).toEqual([]);
    expect(
      await test.db
        .selectFrom('transfer')
        .select('flight_code')
        .where('coupon_id', '=', id)
        .distinct()
        .execute(),
    ).toEqual([{ flight_code: '' }]);
    expect(await amounts()).toEqual(before);
    expect(await books.discrepancies()).toEqual([]);
    const chain = await checkChain(test.db, { anchors: [], now: test.now() });
    expect(chain).toMatchObject({ erased: 1, findings: [] });
  });

  it('is not found by name and number, and not erased twice', async () => {
    const { folio, lastName } = made.guest;
    const app = (await test.tokens.issueApp(test.now())).token;
    const looked = await test.app.inject({
      url: `/api/v2/reservations/reservationByReference/${lastName}/${folio}`,
      headers: { authorization: `Bearer ${app}` },
    });
    expect(looked.statusCode).toBe(404);
    expect(await eraseAgain(test.db, [hashOfBooking(made.code)], later())).toEqual([]);
  });

  it('is erased again when a restored copy brings them back', async () => {
    await test.db.updateTable('coupon').set({ guest_name: canaries.name }).where('id', '=', id).execute();
    expect(await eraseAgain(test.db, [hashOfBooking(made.code), hashOfBooking('another')], later())).toEqual([
      made.code,
    ]);
    expect(await tablesWith(test, canaries.name)).toEqual([]);
  });
});

describe('guests’ data that is older than it is kept', () => {
  const keeping = { rideDays: 90, messageDays: 365 };

  it('is forgotten after its time: flights, notes, phones and letters, and names stay; once, and by the sweep', async () => {
    const { code } = await makeGuest(test);
    const id = await couponIdOf(test, code);
    const pickUps = await test.db
      .selectFrom('transfer')
      .select('pickup_at')
      .where('coupon_id', '=', id)
      .execute();
    const last = Math.max(...pickUps.map(({ pickup_at: at }) => Number(at)));
    const read = () =>
      test.db
        .selectFrom('coupon')
        .innerJoin('transfer', 'transfer.coupon_id', 'coupon.id')
        .select(['contact_phone', 'observation', 'flight_code', 'contact_name'])
        .where('coupon.id', '=', id)
        .distinct()
        .execute();
    const due = last + 90 * DAY_MS;
    while ((await forgetOld(test.db, keeping, due - 1)) > 0);
    expect((await read()).map((one) => one.observation)).toEqual([canaries.note, canaries.note]);
    const deps = { db: test.db, payments: test.payments.port, log: silentLog, keeping };
    await runSweeps(deps, 'hour', due);
    expect(await read()).toEqual([
      {
        contact_phone: '',
        observation: '',
        flight_code: '',
        contact_name: `${canaries.first} ${canaries.name}`,
      },
    ]);
    expect(await forgetOld(test.db, keeping, due)).toBe(0);
    expect(await tablesWith(test, canaries.phone)).toEqual(['pms_stay']);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('messages go a year later, but for those that still wait', async () => {
    const at = test.now();
    const waiting = await writeMessage(test, { at: at + DAY_MS, name: 'Waiting' });
    const ended = await writeMessage(test, { at, name: 'Ended' });
    await test.db
      .updateTable('contact_message')
      .set({ status: 'closed', ended_at: new Date(at) })
      .where('id', '=', ended)
      .execute();
    while ((await forgetOld(test.db, keeping, at + 365 * DAY_MS - 1)) > 0);
    const names = async () =>
      (
        await test.db
          .selectFrom('contact_message')
          .select(['name', 'email', 'message'])
          .where('id', 'in', [waiting, ended])
          .orderBy('id')
          .execute()
      ).map(({ name }) => name);
    expect(await names()).toEqual(['Waiting', 'Ended']);
    while ((await forgetOld(test.db, keeping, at + 400 * DAY_MS)) > 0);
    expect(await names()).toEqual(['Waiting', '—']);
  });
});

import { DAY_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashOfBooking } from '../../erased-bookings.ts';
import { runSweeps } from '../../sweeps/run-sweeps.ts';
import { couponIdOf } from '../../testing/approvals.ts';
import { change, silentLog } from '../../testing/changes.ts';
import { writeMessage } from '../../testing/guest-messages.ts';
import { bodyOf, create, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';
import { checkChain } from '../audit/check-chain.ts';
import { sealEntries } from '../audit/seal-entries.ts';
import { eraseAgain, eraseBooking } from './erase-booking.ts';
import { forgetOld } from './forget-old.ts';

const test = useTestApp();
const books = useBooks(test);

/** Words that no other guest of the database has. */
const canaries = {
  name: 'Quetzalkan',
  first: 'Zebedeo',
  mail: 'zq.canary@visitor.example',
  phone: '5557654329',
  note: 'canary-note',
};

async function makeGuest() {
  const guest = await makeStay(test, {
    ...{
      first_name: canaries.first,
      last_name: canaries.name,
      last_name_folded: canaries.name.toUpperCase(),
    },
    ...{ email: canaries.mail, phone: `+1${canaries.phone}`, room: 'canary-note room' },
  });
  const token = await signIn(test, guest);
  const body = await bodyOf(test, guest, serviceOf.suvRoundTrip, {
    ...{ name: `${canaries.first} ${canaries.name}`, email: canaries.mail, phone: `+1${canaries.phone}` },
    observation: canaries.note,
  });
  const made = await create(test, token, serviceOf.suvRoundTrip, body);
  if (made.statusCode !== 201) throw new Error(made.body);
  const { coupon_id: code, amount_due: due, transfers } = made.json();
  const paid = await pay(test, token, { coupon_id: code, amount: due.toFixed(2) });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  return { guest, token, code: String(code), rideId: Number(transfers[0].transfer_id) };
}

/** Tables of the product with a row that says one of these. */
async function tablesWith(...texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(test.db);
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} as one where to_jsonb(one)::text ilike any(${patterns}) limit 1`.execute(
      test.db,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** As staff and letters leave it: texts wherever a person may stand. */
async function leaveTraces({ guest, token, code, rideId }: Awaited<ReturnType<typeof makeGuest>>) {
  const id = await couponIdOf(test, code);
  const moved = await change(test, token, rideId, {
    coupon_id: code,
    flight_time: '15:05',
    observation: `${canaries.note} again`,
  });
  await writeMessage(test, {
    ...{ email: canaries.mail, name: canaries.first, folio: guest.folio, message: canaries.note },
  });
  const now = new Date(test.now());
  const waiting = await test.db
    .insertInto('mail')
    .values({
      ...{ message_id: `<${code}@x>`, coupon_id: id, kind: 'confirmation', language: 'en' },
      ...{
        recipients: [canaries.mail],
        subject: canaries.first,
        body_text: canaries.note,
        body_html: canaries.phone,
      },
      ...{ status: 'queued', created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('job')
    .values({
      kind: 'deliver_mail',
      payload: JSON.stringify({ mailId: waiting.id }),
      run_at: now,
      created_at: now,
    })
    .execute();
  await test.db
    .insertInto('staff_alert')
    .values({ kind: 'mail.failed', subject: code, detail: canaries.mail, coupon_id: id, created_at: now })
    .execute();
  await test.db
    .insertInto('audit_entry')
    .values({
      ...{ account_id: null, username: 'ana', action: 'booking.change', subject: code, at: now },
      detail: JSON.stringify({ reason: 'guest_asked', note: `${canaries.note} of ${canaries.name}` }),
    })
    .execute();
  await tellByPhone(id, rideId);
  await sealEntries(test.db, { now: test.now(), limit: 1_000 });
  return { id, moved };
}

/** A consent of the guest, and a notice that the sandbox took for it. */
async function tellByPhone(couponId: number, rideId: number) {
  const now = new Date(test.now());
  const phone = `+1${canaries.phone}`;
  await sql`
    with consent as (
      insert into guest_consent (coupon_id, channel, purpose, is_given, wording, wording_version, language, source, phone, at)
      values (${couponId}, 'sms', 'ride', true, 'sms-ride', 1, 'en', 'confirmation', ${phone}, ${now})),
    message as (
      insert into sandbox_message (id, key, channel, recipient, text, state, parts, at)
      values ('SM1', 'key', 'sms', ${phone}, ${canaries.note}, 'delivered', 1, ${now})),
    notice as (
      insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, learned_at, made_at)
      values (${rideId}, 'guest', 1, 'landed', ${now}, ${now}, 'schedule', 'sms', ${now}, ${now}) returning id)
    insert into notice_delivery (notice_id, channel, number, state, key, address, handed_over_at)
    select id, 'sms', 1, 'delivered', 'key', ${phone}, ${now} from notice`.execute(test.db);
}

describe('a guest who is erased', () => {
  let made: Awaited<ReturnType<typeof makeGuest>>;
  let id: number;
  const later = () => test.now() + 60 * DAY_MS;
  const erase = (code: string, now = later()) =>
    eraseBooking(test.db, { code, now }, async (codes) => void kept.push(...codes));
  const kept: string[] = [];
  beforeAll(async () => {
    made = await makeGuest();
    const traces = await leaveTraces(made);
    expect(traces.moved.statusCode).toBe(200);
    id = traces.id;
  });

  it('stands in many tables before', async () => {
    expect((await tablesWith(...Object.values(canaries), made.guest.folio)).length).toBeGreaterThan(9);
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
    expect(await tablesWith(...Object.values(canaries), made.guest.folio)).toEqual([]);
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
    expect(await tablesWith(canaries.name)).toEqual([]);
  });
});

describe('guests’ data that is older than it is kept', () => {
  const keeping = { rideDays: 90, messageDays: 365 };

  it('is forgotten after its time: flights, notes, phones and letters, and names stay; once, and by the sweep', async () => {
    const { code } = await makeGuest();
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
    expect(await tablesWith(canaries.phone)).toEqual(['pms_stay']);
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

import { sql } from 'kysely';
import { sealEntries } from '../staff/audit/seal-entries.ts';
import { couponIdOf } from './approvals.ts';
import { change } from './changes.ts';
import { writeMessage } from './guest-messages.ts';
import type { TestApp } from './open-test-app.ts';
import { bodyOf, create, makeStay, pay, serviceOf, signIn } from './sales.ts';

/** A guest who is looked for in every table. */

/** Words that no other guest of the database has. */
export const canaries = {
  name: 'Quetzalkan',
  first: 'Zebedeo',
  mail: 'zq.canary@visitor.example',
  phone: '5557654329',
  note: 'canary-note',
};

export async function makeGuest(test: TestApp) {
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
export async function tablesWith(test: TestApp, ...texts: readonly string[]): Promise<string[]> {
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
export async function leaveTraces(
  test: TestApp,
  { guest, token, code, rideId }: Awaited<ReturnType<typeof makeGuest>>,
) {
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
  await tellByPhone(test, id, rideId);
  await sealEntries(test.db, { now: test.now(), limit: 1_000 });
  return { id, moved };
}

/** A consent of the guest, and a notice that the sandbox took for it. */
async function tellByPhone(test: TestApp, couponId: number, rideId: number) {
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

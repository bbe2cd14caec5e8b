import type { Scope } from '@traslado/domain/access/scope';
import type { AnswerTimes } from '@traslado/domain/desk/first-answer';
import type { Language } from '@traslado/domain/language';
import { mailboxKey } from '@traslado/domain/limits/messages';
import { type RawBuilder, sql } from 'kysely';
import { answerDue } from '../../db/answer-due.ts';
import type { Handle, Tx } from '../../db/client.ts';
import { hasText, type ListPage, ofPage } from '../../db/list-query.ts';
import { isBookingIn, nextRideOf } from '../../db/next-rides.ts';
import { inScope } from '../../db/scope.ts';
import type { AnswerTemplate, MessageRecord } from './record.ts';

const millis = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${column}) * 1000)::bigint`;

/** Bookings of a message `m`: the linked one, else the bookings with its confirmation number at its resort. */
const meant = sql`t.coupon_id in (
  select m.coupon_id where m.coupon_id is not null
  union all
  select s.coupon_id from coupon_stay s join property p on p.code = s.hotel where m.coupon_id is null and s.folio = m.folio and p.id = m.property_id)`;

const columns = (now: number): RawBuilder<unknown> => sql`
  m.id, m.reference, m.status, m.created_at, m.name, m.email, m.phone, m.message, m.language, m.folio,
  m.property_id, m.airport_id, m.ended_at, m.ended_by,
  m.closing_note, ${millis(nextRideOf(meant, now))} as ride_at,
  (select json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name,
    'rideAt', ${millis(nextRideOf(sql`t.coupon_id = c.id`, now))},
    'timeZone', (select t.time_zone from transfer t where t.coupon_id = c.id order by t.pickup_at limit 1))
    from coupon c where c.id = m.coupon_id) as booking,
  (select json_build_object('at', ${millis(sql`a.answered_at`)}, 'by', a.answered_by, 'byId', a.answered_by_id, 'subject', a.subject,
    'message', a.body, 'hash', a.body_hash) from message_answer a where a.message_id = m.id) as answer`;

/** Messages to a property of the scope, or about a booking of one. */
const seen = (scope: Scope): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`(${inScope(scope, sql.ref('m.property_id'))}
      or exists (select from coupon c where c.id = m.coupon_id and ${isBookingIn(scope)}))`;

export type MessageQuery = {
  readonly scope: Scope;
  readonly state: 'waiting' | 'over';
  readonly search: string;
};

const found = ({ scope, state, search }: MessageQuery): RawBuilder<unknown> => sql`
  from contact_message m
  where ${state === 'waiting' ? sql`m.status = 'received'` : sql`m.status <> 'received'`} and ${seen(scope)}
    and ${hasText(
      search,
      ['name', 'email', 'folio', 'reference', 'message'].map((column) => sql.ref(`m.${column}`)),
    )}`;

/** Waiting messages: overdue ones first, then by the time of the ride; ended ones, last ended first. */
export async function listMessages(
  handle: Handle,
  query: MessageQuery,
  { now, times, ...page }: ListPage & { readonly now: number; readonly times: AnswerTimes },
): Promise<MessageRecord[]> {
  const due = answerDue(sql`m.created_at`, nextRideOf(meant, now), times);
  const order =
    query.state === 'waiting'
      ? sql`order by ${due} <= ${new Date(now)}::timestamptz desc, ride_at nulls last, m.created_at, m.id`
      : sql`order by coalesce(m.ended_at, m.created_at) desc, m.id desc`;
  const { rows } = await sql<MessageRecord>`
    select ${columns(now)} ${found(query)} ${order} ${ofPage(page)}`.execute(handle);
  return rows;
}

export async function countMessages(handle: Handle, query: MessageQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${found(query)}`.execute(handle);
  return rows[0]?.n ?? 0;
}

/** A message within the scope, or null. */
export async function findMessage(
  handle: Handle,
  id: number,
  { scope, now }: { readonly scope: Scope; readonly now: number },
): Promise<MessageRecord | null> {
  const { rows } = await sql<MessageRecord>`
    select ${columns(now)} from contact_message m where m.id = ${id} and ${seen(scope)}`.execute(handle);
  return rows[0] ?? null;
}

/** The message of a reference within the scope, or null. */
export async function findMessageByReference(
  handle: Handle,
  reference: string,
  { scope, now }: { readonly scope: Scope; readonly now: number },
): Promise<MessageRecord | null> {
  const { rows } = await sql<MessageRecord>`
    select ${columns(now)} from contact_message m where m.reference = ${reference} and ${seen(scope)}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Most messages of an exchange that are shown. */
const mostEarlier = 50;

/** Other messages of the same mailbox or the same booking, within the scope; oldest first. */
export async function listExchange(
  handle: Handle,
  { id, email, booking }: Pick<MessageRecord, 'id' | 'email' | 'booking'>,
  { scope, now }: { readonly scope: Scope; readonly now: number },
): Promise<MessageRecord[]> {
  const { rows } = await sql<MessageRecord>`
    select * from (select ${columns(now)} from contact_message m
      where (m.email_key = ${mailboxKey(email)} or m.coupon_id = ${booking?.id ?? null}) and m.id <> ${id} and ${seen(scope)}
      order by m.created_at desc, m.id desc limit ${mostEarlier}) latest
    order by created_at, id`.execute(handle);
  return rows;
}

/** Waiting messages without an alert that they are late; at most 500. */
export async function listUntold(handle: Handle, kind: string, now: number): Promise<MessageRecord[]> {
  const { rows } = await sql<MessageRecord>`
    select ${columns(now)} from contact_message m where m.status = 'received'
      and not exists (select from staff_alert s where s.kind = ${kind} and s.subject = m.id::text)
    order by m.created_at limit 500`.execute(handle);
  return rows;
}

export async function updateBooking(tx: Tx, id: number, couponId: number | null): Promise<void> {
  await tx.updateTable('contact_message').set({ coupon_id: couponId }).where('id', '=', id).execute();
}

type Ending = {
  readonly to: 'answered' | 'closed';
  /** The linked booking that the handler saw. */
  readonly couponId: number | null;
  readonly note: string | null;
  readonly by: { readonly accountId: number; readonly username: string };
  readonly now: number;
};

/** Ends a waiting message; false where it does not wait, or is linked to another booking by now. Two at once come one after the other. */
export async function updateEnded(
  tx: Tx,
  id: number,
  { to, couponId, note, by, now }: Ending,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact_message')
    .set({
      status: to,
      ended_at: new Date(now),
      ended_by_id: by.accountId,
      ended_by: by.username,
      closing_note: note,
    })
    .where('id', '=', id)
    .where('status', '=', 'received')
    .where(sql<boolean>`coupon_id is not distinct from ${couponId}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertAnswer(
  tx: Tx,
  answer: {
    readonly messageId: number;
    readonly language: Language;
    readonly subject: string;
    readonly message: string;
    readonly hash: string;
    readonly mailId: number | null;
    readonly by: Ending['by'];
    readonly now: number;
  },
): Promise<void> {
  await tx
    .insertInto('message_answer')
    .values({
      message_id: answer.messageId,
      language: answer.language,
      subject: answer.subject,
      body: answer.message,
      body_hash: answer.hash,
      mail_id: answer.mailId,
      answered_at: new Date(answer.now),
      answered_by_id: answer.by.accountId,
      answered_by: answer.by.username,
    })
    .execute();
}

/**
 * Takes an answer back: the answer, its mail, and the job that would send it. False where a worker has the job already, or had it: the row of the
 * job is the lock, so a mail is either sent or taken back.
 */
export async function removeAnswer(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ mailId: number }>`
    delete from job j using message_answer a where a.message_id = ${id} and j.kind = 'deliver_mail'
      and (j.payload ->> 'mailId')::int = a.mail_id
      and j.attempts = 0 and j.done_at is null and j.failed_at is null
    returning a.mail_id`.execute(tx);
  const [job] = rows;
  if (!job) return false;
  await tx.deleteFrom('message_answer').where('message_id', '=', id).execute();
  await tx.deleteFrom('mail').where('id', '=', job.mailId).execute();
  return true;
}

/** Lets a message wait again that an account ended since an instant. False where it did not, or another call was faster. */
export async function updateReopened(
  tx: Tx,
  id: number,
  { by, since }: { readonly by: number; readonly since: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact_message')
    .set({ status: 'received', ended_at: null, ended_by_id: null, ended_by: null, closing_note: null })
    .where('id', '=', id)
    .where('status', '<>', 'received')
    .where('ended_by_id', '=', by)
    .where(sql<boolean>`ended_at > ${new Date(since)}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answer templates in use, in one language. */
export async function listTemplates(handle: Handle, language: Language): Promise<AnswerTemplate[]> {
  const rows = await handle
    .selectFrom('message_template')
    .select(['id', 'name', 'subject', 'preview_text', 'headline', 'body', 'closing'])
    .where('kind', '=', 'guest_answer')
    .where('language', '=', language)
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, ...texts }) => ({ id, name, texts }));
}

const timesSetting = 'answer_times';

/** The times to answer that staff set; null without a setting. */
export async function findTimes(handle: Handle): Promise<AnswerTimes | null> {
  const row = await handle
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', timesSetting)
    .executeTakeFirst();
  return (row?.value ?? null) as AnswerTimes | null;
}

export async function updateTimes(tx: Tx, times: AnswerTimes): Promise<void> {
  const value = JSON.stringify(times);
  await sql`insert into app_setting (key, value) values (${timesSetting}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(tx);
}

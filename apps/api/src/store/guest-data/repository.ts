import type { StayToErase } from '@traslado/domain/desk/erasure';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { stayLock } from '../../db/locks.ts';

/** The text in place of an erased name, as in the audit. */
export const GONE = '—';

/** Rows in words: the notes of staff who acted for a guest go, who they were and their reason stay. */
const withoutNote = (acting: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${acting} ? 'note' then jsonb_set(${acting}, '{note}', '""') else ${acting} end`;

/**
 * Locks the round of all processes until the transaction ends. Null where another process has it.
 * @returns the pick-ups until which it came
 */
export async function lockDataRound(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ ridesThrough: number }>`
    select rides_through from guest_data_round where id = 1 for update skip locked`.execute(tx);
  return rows[0]?.ridesThrough ?? null;
}

export type EndedRides = {
  readonly ids: readonly number[];
  readonly through: number;
  /** Nothing is left until the end of these instants. */
  readonly isWhole: boolean;
};

/**
 * Bookings whose last ride was within these instants: a slice of rides in the order of their pick-ups, so that no run reads what another one has read.
 * `through` is where the slice ended.
 */
export async function listEndedBookings(
  handle: Handle,
  { after, until, limit }: { readonly after: number; readonly until: number; readonly limit: number },
): Promise<EndedRides> {
  const { rows } = await sql<{ ids: number[] | null; through: number | null; rides: number }>`
    with slice as (
      select pickup_at, coupon_id from transfer where pickup_at > ${new Date(after)} and pickup_at <= ${new Date(until)}
      order by pickup_at limit ${limit}),
    -- Rides of one moment stay together.
    ended as (
      select distinct coupon_id from transfer
      where pickup_at > ${new Date(after)} and pickup_at <= (select max(pickup_at) from slice))
    select (select max(pickup_at) from slice) as through, (select count(*)::int from slice) as rides, (
      select array_agg(coupon_id order by coupon_id) from ended
      where not exists (select from transfer later where later.coupon_id = ended.coupon_id and later.pickup_at > ${new Date(until)})) as ids`.execute(
    handle,
  );
  const [row] = rows;
  const isWhole = (row?.rides ?? 0) < limit;
  return { ids: row?.ids ?? [], through: isWhole ? until : (row?.through ?? until), isWhole };
}

/** Flight, notes and phone of these bookings, and the letters that tell them. Names and addresses stay. */
export async function updateEndedBookings(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = sql`any(${[...ids]}::int[])`;
  await sql`
    update coupon set contact_phone = '', observation = '', acting = ${withoutNote(sql`acting`)} where id = ${these}`.execute(
    tx,
  );
  await sql`update transfer set flight_code = '' where coupon_id = ${these} and flight_code <> ''`.execute(
    tx,
  );
  await forgetTexts(tx, ids);
}

/** Free texts about bookings, and what letters about them said. */
async function forgetTexts(tx: Tx, ids: readonly number[]): Promise<void> {
  const these = sql`any(${[...ids]}::int[])`;
  const rides = sql`(select id from transfer where coupon_id = ${these})`;
  await sql`
    update mail set preview = '', body_text = '', body_html = '', attachments = '[]', last_error = null
    where coupon_id = ${these} and status <> 'queued'`.execute(tx);
  await sql`
    update coupon_change set acting = ${withoutNote(sql`acting`)}, summary = '[]', old_email = null,
      plan = plan || '{"contact":{"name":"—","email":"","phone":""},"observation":"","leg":null,"stays":[]}'
    where coupon_id = ${these} and ended_at is not null`.execute(tx);
  await sql`
    delete from sandbox_message where key in (
      select d.key from notice_delivery d join ride_notice n on n.id = d.notice_id where n.transfer_id in ${rides})`.execute(
    tx,
  );
  await sql`
    update notice_delivery set address = null where address is not null and notice_id in (select id from ride_notice where transfer_id in ${rides})`.execute(
    tx,
  );
  await sql`delete from guest_consent where coupon_id = ${these}`.execute(tx);
  await sql`delete from push_device where coupon_id = ${these}`.execute(tx);
  await sql`update ride_mark set note = '' where transfer_id in ${rides} and note <> ''`.execute(tx);
  await sql`update data_finding set right_note = null where coupon_id = ${these} and right_note is not null`.execute(
    tx,
  );
  await sql`update staff_look set note = '' where coupon_id = ${these}`.execute(tx);
  await sql`update pay_link set acting = ${withoutNote(sql`acting`)} where coupon_id = ${these}`.execute(tx);
  await sql`update letter_request set acting = ${withoutNote(sql`acting`)} where coupon_id = ${these}`.execute(
    tx,
  );
  await sql`
    update day_list_print set rides = kept.rides from (
      select p.id, coalesce(jsonb_agg(ride) filter (where (ride ->> 'id')::int not in ${rides}), '[]') as rides
      from day_list_print p left join lateral jsonb_array_elements(p.rides) ride on true
      where exists (select from jsonb_array_elements(p.rides) its where (its ->> 'id')::int in ${rides})
      group by p.id) kept where kept.id = day_list_print.id`.execute(tx);
}

/** Messages of guests from before an instant, of those that wait for nobody: who wrote, and what. @returns how many */
export async function updateOldMessages(
  tx: Tx,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from contact_message where created_at <= ${new Date(before)} and email <> '' and status <> 'received'
    order by created_at limit ${limit}`.execute(tx);
  await forgetMessages(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function forgetMessages(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = sql`any(${[...ids]}::int[])`;
  await sql`
    update mail set recipients = '{}', subject = '', preview = '', body_text = '', body_html = '', attachments = '[]', last_error = null
    where id in (select mail_id from message_answer where message_id = ${these})`.execute(tx);
  await sql`update message_answer set subject = '', body = '', body_hash = '' where message_id = ${these}`.execute(
    tx,
  );
  await sql`
    update contact_message set folio = null, name = ${GONE}, email = '', phone = '', message = '', client_address = '', email_key = '',
      sender_key = null, body_hash = '', closing_note = null where id = ${these}`.execute(tx);
  await sql`
    delete from queue_note where queue = 'messages' and row_key in (
      select id::text from contact_message where id = ${these} union all select reference from contact_message where id = ${these})`.execute(
    tx,
  );
}

export async function updateDataRound(
  tx: Tx,
  round: {
    readonly through: number;
    readonly bookings: number;
    readonly messages: number;
    readonly now: number;
  },
): Promise<void> {
  const { through, bookings, messages, now } = round;
  await sql`
    update guest_data_round set rides_through = ${new Date(through)}, bookings = bookings + ${bookings},
      messages = messages + ${messages}, ended_at = ${new Date(now)}`.execute(tx);
}

/** A booking that is to be erased, with all bookings of its stay. */
export type ToErase = StayToErase & {
  readonly ids: readonly number[];
  readonly codes: readonly string[];
};

/** Locks the stay of a booking until the transaction ends, as a sale does. */
export async function lockStayOf(tx: Tx, code: string): Promise<void> {
  await sql`select ${stayLock(sql`hotel || '/' || folio`)} from coupon where coupon_code = ${code}`.execute(
    tx,
  );
}

/** Null where there is no such booking. Locks nothing. */
export async function findToErase(
  handle: Handle,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<ToErase | null> {
  const { rows } = await sql<ToErase>`
    with asked as (select hotel, folio from coupon where coupon_code = ${code}),
    its as (select c.id, c.coupon_code, c.guest_name from coupon c join asked on asked.hotel = c.hotel and asked.folio = c.folio)
    select array_agg(id order by id) as ids, array_agg(coupon_code order by id) as codes,
      bool_and(guest_name = ${GONE}) as is_erased,
      exists (select from transfer t join its on its.id = t.coupon_id
        where t.pickup_at > ${new Date(now)} and t.status in ('pending', 'confirmed')) as ride_to_come,
      exists (select from payment_attempt a join its on its.id = a.coupon_id
        where a.status in ('created', 'processing', 'requires_action', 'unknown'))
      or exists (select from refund r join its on its.id = r.coupon_id where r.status in ('requested', 'processing'))
      or exists (select from refund_request q join its on its.id = q.coupon_id where q.status = 'waiting' and q.kind <> 'erasure')
      or exists (select from dispute d join its on its.id = d.coupon_id
        where d.status in ('warned', 'inquiry', 'inquiry_review', 'needs_response', 'under_review')) as money_open
    from its having count(*) > 0`.execute(handle);
  return rows[0] ?? null;
}

/** Bookings that were erased once, by the SHA-256 of their numbers, and have a name again: an older copy of the database was restored. */
export async function listErasedAgain(handle: Handle, hashes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select coupon_code as code from coupon where guest_name <> ${GONE}
      and encode(sha256(convert_to(coupon_code, 'UTF8')), 'hex') = any(${[...hashes]}::text[]) order by id`.execute(
    handle,
  );
  return rows.map(({ code }) => code);
}

/**
 * Takes people out of these bookings and of the stays that belong to them, everywhere but in the audit. Amounts, times and what staff did stay.
 */
export async function deletePeople(tx: Tx, ids: readonly number[]): Promise<void> {
  const these = sql`any(${[...ids]}::int[])`;
  /** Their stays until the last statement, each with what its number becomes. */
  const erased = sql`(select hotel, folio, ${GONE} || min(id) as gone from coupon where id = ${these} group by hotel, folio) as erased_stay`;
  const stays = sql`(select hotel, folio from ${erased})`;
  const { rows: messages } = await sql<{ id: number }>`
    select id from contact_message where coupon_id = ${these} or folio in (select folio from ${erased})
      or email <> '' and lower(email) in (select lower(contact_email) from coupon where id = ${these})`.execute(
    tx,
  );
  const messageIds = messages.map(({ id }) => id);
  await sql`
    update contact_message set status = 'closed', ended_at = now()
    where id = any(${messageIds}::int[]) and status = 'received'`.execute(tx);
  await forgetMessages(tx, messageIds);

  // Waiting mails are not sent. Ended jobs go too: their payloads lead to people.
  await sql`
    delete from job where (payload ->> 'couponId')::int = ${these}
      or (payload ->> 'mailId')::int in (select id from mail where coupon_id = ${these})
      or (payload ->> 'changeId') in (select id::text from coupon_change where coupon_id = ${these})
      or (payload ->> 'requestId')::int in (select id from letter_request where coupon_id = ${these})
      or (payload ->> 'messageId')::int = any(${messageIds}::int[])`.execute(tx);
  await sql`update mail set status = 'failed' where coupon_id = ${these} and status = 'queued'`.execute(tx);
  await forgetTexts(tx, ids);
  await sql`update mail set recipients = '{}', subject = '' where coupon_id = ${these}`.execute(tx);

  await sql`delete from stay_event where coupon_id = ${these}`.execute(tx);
  await sql`update letter_request set email = '' where coupon_id = ${these}`.execute(tx);
  await sql`update refund_request set note = case when kind = 'erasure' then note else '' end, decision_note = null where coupon_id = ${these}`.execute(
    tx,
  );
  await sql`update staff_alert set detail = '', resolution_note = null where coupon_id = ${these}`.execute(
    tx,
  );
  await sql`
    delete from queue_note where row_key in (
      select id::text from coupon where id = ${these} union all select coupon_code from coupon where id = ${these}
      union all select id::text from payment_attempt where coupon_id = ${these} union all select id::text from mail where coupon_id = ${these})`.execute(
    tx,
  );
  await sql`delete from failed_sale where (hotel, folio) in ${stays}`.execute(tx);
  await sql`delete from their_stay where (hotel, folio) in ${stays}`.execute(tx);
  await sql`delete from receptive_group_stay where (hotel, folio) in ${stays}`.execute(tx);
  await sql`update receptive_group set folio = ${GONE} where (hotel, folio) in ${stays}`.execute(tx);
  await sql`delete from intent where split_part(scope, ':', 2) in (select hotel || '/' || folio from ${erased})`.execute(
    tx,
  );
  await sql`
    update payment_attempt set intent_scope = null, intent_key = null, action_url = null where coupon_id = ${these}`.execute(
    tx,
  );
  // The stay of our own system of stays, which reports count; a group's system forgets its own. Whoever else rides with the booking keeps their stay.
  await sql`delete from added_stay where (hotel, folio) in ${stays}`.execute(tx);
  await sql`
    update pms_stay set folio = gone, first_name = ${GONE}, last_name = ${GONE}, last_name_folded = ${GONE}, email = null, phone = null,
      room = null, external_reference = null, company_id = null, name_id = gone, resv_name_id = erased_stay.hotel || gone, parent_resv_name_id = null, club = '{}'
    from ${erased} where (pms_stay.hotel, pms_stay.folio) = (erased_stay.hotel, erased_stay.folio)`.execute(
    tx,
  );
  await sql`update coupon_stay set guest = ${GONE} where coupon_id = ${these}`.execute(tx);
  await sql`
    update coupon_stay set guest = ${GONE}, folio = gone
    from ${erased} where (coupon_stay.hotel, coupon_stay.folio) = (erased_stay.hotel, erased_stay.folio)`.execute(
    tx,
  );
  await sql`update transfer set flight_code = '' where coupon_id = ${these}`.execute(tx);
  await sql`
    update coupon set guest_name = ${GONE}, contact_name = ${GONE}, contact_email = '', contact_phone = '', folio = gone,
      observation = '', reference = null, country = null, acting = ${withoutNote(sql`acting`)}
    from ${erased} where id = ${these} and (coupon.hotel, coupon.folio) = (erased_stay.hotel, erased_stay.folio)`.execute(
    tx,
  );
}

/**
 * Erases the contents of entries of the audit that a person typed about these bookings: their place in the chain, their instant and their author stay.
 * For the owner of the tables alone.
 */
export async function updateErasedEntries(tx: Tx, codes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select erase_audit_entries(${[...codes]}::text[]) as entries`.execute(tx);
  return rows[0]?.entries ?? 0;
}

/** The same for the product's own user: of an erasure that was approved in this transaction, and once. */
export async function updateEntriesOfErasure(tx: Tx, requestId: number): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select erase_from_audit(${requestId}) as entries`.execute(tx);
  return rows[0]?.entries ?? 0;
}

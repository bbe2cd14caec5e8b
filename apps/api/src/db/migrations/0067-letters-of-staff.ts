import { type QueryExecutorProvider, sql } from 'kysely';

/** The logo that goes along with a mail; texts of every mail; terms that a guest accepts where the group's backend sells. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table mail add column logo jsonb`.execute(db);
  await sql`comment on column mail.logo is 'Address of its picture and colour of the header; the picture itself is drawn when the mail is sent.'`.execute(
    db,
  );
  await sql`alter table message_template drop constraint message_template_kind_check,
    add constraint message_template_kind_check check (kind in ('confirmation', 'payment_reminder', 'change', 'cancellation', 'refund',
      'contact_answer', 'resort_notice', 'change_notice', 'cancellation_notice', 'sale_failed', 'contact_question', 'staff_invitation',
      'staff_password'))`.execute(db);
  await sql`alter table accepted_terms drop constraint accepted_terms_pkey, alter column coupon_id drop not null,
    add column call_id uuid references their_call on delete cascade, add constraint accepted_terms_of_coupon unique (coupon_id, kind),
    add constraint accepted_terms_of_call unique (call_id, kind), add check (num_nonnulls(coupon_id, call_id) = 1)`.execute(
    db,
  );
  await sql`comment on column accepted_terms.call_id is 'The sale that was sent to the group’s backend, where it sells.'`.execute(
    db,
  );
}

import { type QueryExecutorProvider, sql } from 'kysely';

/** Only these two functions change the audit, each while the flag of its transaction is set. */
const flag = `'traslado.erasing'`;

/**
 * An erasure of a guest's data is a request with a second person. The product's user may not change the audit, so it erases by a function of the owner, which
 * wants an approved erasure that was not carried out yet.
 */
const statements = [
  `alter table refund_request drop constraint refund_request_kind_check,
    add constraint refund_request_kind_check check (kind in ('refund', 'waiver', 'price', 'erasure'))`,
  `alter table refund_request drop constraint refund_request_amount_minor_check,
    add constraint refund_request_amount_minor_check check (case when kind = 'erasure' then amount_minor = 0 else amount_minor > 0 end)`,
  `alter table refund_request add column erased_at timestamptz,
    add constraint refund_request_two_people
      check (kind <> 'erasure' or status <> 'approved' or decided_by_id <> all(requested_by_id || requester_accounts))`,
  `comment on column refund_request.erased_at is 'Of an erasure: when it was carried out, which happens once.'`,
  `create or replace function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.account_id is null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id'
        then return new;
      end if;
      if tg_op = 'UPDATE' and current_setting(${flag}, true) = 'on' and (
        tg_table_name = 'audit_entry' and to_jsonb(new) = to_jsonb(old) || '{"subject":"0","detail":{}}'
        or tg_table_name = 'audit_seal' and to_jsonb(new) = to_jsonb(old) || '{"content_salt":null}')
        then return new;
      end if;
      raise exception 'the audit is only ever added to';
    end
  $$`,
  // A text about a guest that a person typed, or that a change kept.
  `create function tells_of_guest(detail jsonb) returns boolean language sql immutable parallel safe as $$
    select coalesce(detail ->> 'note', '') <> '' or detail ?| array['to', 'was', 'email', 'before', 'after']
  $$`,
  `create function erase_audit_entries(codes text[]) returns int language plpgsql as $$
    declare erased int[];
    begin
      perform set_config(${flag}, 'on', true);
      with entries as (
        update audit_entry set subject = '0', detail = '{}'
        where subject = any(codes) and tells_of_guest(detail)
        returning id)
      select coalesce(array_agg(id), '{}') into erased from entries;
      update audit_seal set content_salt = null where entry_id = any(erased);
      perform set_config(${flag}, '', true);
      return cardinality(erased);
    end
  $$`,
  `create function erase_from_audit(request int) returns int language plpgsql security definer as $$
    declare codes text[];
    begin
      update refund_request q set erased_at = now()
      where q.id = request and q.kind = 'erasure' and q.status = 'approved' and q.erased_at is null;
      if not found then
        raise exception 'request % is no approved erasure that waits', request using errcode = 'object_not_in_prerequisite_state';
      end if;
      select array_agg(c.coupon_code) into codes
      from refund_request q join coupon asked on asked.id = q.coupon_id
        join coupon c on c.hotel = asked.hotel and c.folio = asked.folio
      where q.id = request;
      return erase_audit_entries(codes);
    end
  $$`,
  // A definer's function must not find tables of its caller's making.
  `do $$ begin
    execute format('alter function erase_from_audit(int) set search_path = %I, pg_temp', current_schema());
  end $$`,
  'revoke execute on function erase_audit_entries(text[]), erase_from_audit(int) from public',
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

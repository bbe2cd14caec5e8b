/** Functions of columns, indexes and triggers. They come before the tables that use them. */
export const functions = `
create sequence group_row_id as int minvalue 500000000 maxvalue 999999999;
create sequence data_mark_seq;

create function booking_named() returns trigger language plpgsql as $$
  begin
    perform renew_booking_words(array[case when tg_table_name in ('coupon', 'their_coupon') then (to_jsonb(new) ->> 'id')::int
      else (to_jsonb(new) ->> 'coupon_id')::int end]);
    return null;
  end
$$;

create function check_transition() returns trigger language plpgsql as $$
  begin
    if not old.status || '>' || new.status = any (tg_argv) then
      raise exception '% %: % does not become %', tg_table_name, old.id, old.status, new.status
        using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
    end if;
    return new;
  end
$$;

create function coupon_stays_named() returns trigger language plpgsql as $$
  begin perform renew_booking_words(array(select distinct coupon_id from changed)); return null; end
$$;

create function fold_text(text) returns text language sql immutable parallel safe as $$
  select case when octet_length($1) = length($1) then lower($1)
    else regexp_replace(normalize(lower($1), NFKD), '[\\u0300-\\u036f]', '', 'g') end
$$;

create function keep_audit() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.account_id is null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id'
      then return new;
    end if;
    raise exception 'the audit is only ever added to';
  end
$$;

create function keep_reckoning() returns trigger language plpgsql as $$
  begin raise exception 'how a price came about is never changed'; end
$$;

create function keep_stay_event() returns trigger language plpgsql as $$
  begin raise exception 'what was learned of a stay is never changed'; end
$$;

create function leg_conflict(booking integer, stays jsonb) returns text language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(name, 1)) from (
      select hotel || '/' || folio as name from jsonb_to_recordset(stays) as stay(hotel text, folio text) order by 1) names;
    return (
      select case when c.status = 'pending_payment' then 'paying' else 'booked' end
      from jsonb_to_recordset(stays) as stay(hotel text, folio text)
      join coupon_stay s on s.hotel = stay.hotel and s.folio = stay.folio and s.coupon_id <> booking
      join coupon c on c.id = s.coupon_id
      join transfer theirs on theirs.coupon_id = c.id
      join transfer own on own.coupon_id = booking and own.direction = theirs.direction
      where own.status in ('pending', 'confirmed') and not own.additional
        and (c.status in ('confirmed', 'partially_cancelled') and theirs.status = 'confirmed'
          or c.status = 'pending_payment' and exists (
            select from payment_attempt a where a.coupon_id = c.id
              and a.status in ('created', 'processing', 'requires_action', 'unknown')))
      order by c.status = 'pending_payment' limit 1);
  end
$$;

create function mark_changed_coupons() returns trigger language plpgsql as $$
  begin
     insert into data_mark (coupon_id) select n.id from n join o on o.id = n.id
     where (n.status, n.version) is distinct from (o.status, o.version)
       and (n.status in ('confirmed', 'partially_cancelled') or o.status in ('confirmed', 'partially_cancelled')) order by n.id
     on conflict (coupon_id) do update set seq = excluded.seq;
     return null; end
$$;

create function mark_sold_coupons() returns trigger language plpgsql as $$
  begin
     insert into data_mark (coupon_id) select id from n where status in ('confirmed', 'partially_cancelled') order by id
     on conflict (coupon_id) do update set seq = excluded.seq;
     return null; end
$$;

create function name_vector(text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(words || array(
      select array_to_string(words[place:], '') from generate_subscripts(words, 1) place), '')) from (
    select regexp_split_to_array(
      upper(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(normalize(regexp_replace($1, '[\\u200b-\\u200f\\u2060\\ufeff.''’‘‛ʼʹʻ\`´′＇]', '', 'g'), NFKD),
            '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g'),
          'ØøŁłĐđÐðĦħŦŧı', 'OOLLDDDDHHTTI'),
        'ß', 'SS'), 'ẞ', 'SS'), 'Æ', 'AE'), 'æ', 'AE'), 'Œ', 'OE'), 'œ', 'OE'), 'Þ', 'TH'), 'þ', 'TH')),
      '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\u2010-\\u2015\\u2212\\-_,;/|]+') as words) as folded
$$;

create function renew_booking_words(ids integer[]) returns void language plpgsql as $$
    begin
      delete from booking_word where booking_id = any(ids);
      insert into booking_word (word, booking_id, properties)
        select * from (
  select distinct word, n.id, n.properties from (
      select s.coupon_id as id, s.guest as name from coupon_stay s where s.coupon_id = any(ids)
      union all select c.id, c.contact_name from coupon c where c.id = any(ids)) named
    join (
      select c.id, array(select distinct p from (
          select c.property_id as p union all select t.property_id from transfer t where t.coupon_id = c.id) of_it
        where p is not null order by p) as properties
      from coupon c where c.id = any(ids)) n on n.id = named.id,
    unnest(tsvector_to_array(name_vector(named.name))) word) own union all select * from (
  select distinct word, k.id, array(select p.id from property p where p.code = k.hotel order by p.id) as properties
  from their_coupon k,
    lateral (select k.facts ->> 'contactName' as name union all select stay ->> 'guest' from jsonb_array_elements(k.facts -> 'stays') stay) named,
    unnest(tsvector_to_array(name_vector(coalesce(named.name, '')))) word
  where k.id = any(ids)) theirs on conflict do nothing;
    end
$$;

create function ride_reference(ride bigint) returns text language plpgsql immutable parallel safe strict as $$
  declare
    signs constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    bits bigint := ((ride & 1073741823) * 740702061) & 1073741823;
  begin
    bits := bits # (bits >> 15);
    bits := (bits * 695873849) & 1073741823;
    bits := (bits # (bits >> 15));
    return case when ride >= 1073741824 then '1' else '' end
      || substr(signs, ((bits >> 25) & 31)::int + 1, 1) || substr(signs, ((bits >> 20) & 31)::int + 1, 1)
      || substr(signs, ((bits >> 15) & 31)::int + 1, 1) || substr(signs, ((bits >> 10) & 31)::int + 1, 1)
      || substr(signs, ((bits >> 5) & 31)::int + 1, 1) || substr(signs, (bits & 31)::int + 1, 1);
  end
$$;

create function tell_catalogue_changed() returns trigger language plpgsql as $$
  begin perform pg_notify('catalogue_changed', pg_current_xact_id()::text); return null; end
$$;

create function tell_roles_changed() returns trigger language plpgsql as $$
  begin perform pg_notify('roles_changed', ''); return null; end
$$;
`;

import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * What the one box of the bookings desk needs to answer at once. `name_vector` folds as `nameWords` of the rules does. Beginnings are compared by
 * the bytes of the text (`text_pattern_ops`), so that an index answers whatever the database's language is.
 */
const statements = [
  // The words, and the last ones joined: who types "delacruz" finds "Ana de la Cruz".
  `create function name_vector(text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array_remove(words || array(
        select array_to_string(words[place:], '') from generate_subscripts(words, 1) place), '')) from (
      select regexp_split_to_array(
        upper(replace(replace(replace(replace(replace(replace(replace(replace(
          translate(
            regexp_replace(normalize(regexp_replace($1, '[\\u200b-\\u200f\\u2060\\ufeff.''’‘‛ʼʹʻ\`´′＇]', '', 'g'), NFKD),
              '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g'),
            'ØøŁłĐđÐðĦħŦŧı', 'OOLLDDDDHHTTI'),
          'ß', 'SS'), 'ẞ', 'SS'), 'Æ', 'AE'), 'æ', 'AE'), 'Œ', 'OE'), 'œ', 'OE'), 'Þ', 'TH'), 'þ', 'TH')),
        '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\u2010-\\u2015\\u2212\\-_,;/|]+') as words) as folded $$`,
  `create index coupon_stay_names on coupon_stay using gin (name_vector(guest))`,
  // Who is written to is nearly always a guest of the booking, whom the index above has.
  `create index coupon_contact_names on coupon using gin (name_vector(contact_name)) where strpos(contact_name, guest_name) = 0`,
  `create index coupon_stay_folio_key on coupon_stay (replace(folio, '-', '') text_pattern_ops)`,
  `create index coupon_email on coupon (lower(contact_email) text_pattern_ops)`,
  `create index coupon_phone_end on coupon (reverse(regexp_replace(contact_phone, '[^0-9]', '', 'g')) text_pattern_ops)`,
  // Rides that begin or end at another property than the booking's own.
  `create index transfer_elsewhere on transfer (property_id, coupon_id) where property_id is not null`,
  `create index transfer_flight on transfer (replace(flight_code, ' ', ''), flight_on)`,
  `create index payment_attempt_card on payment_attempt (card_last4) where card_last4 is not null`,
  `create index payment_attempt_gateway on payment_attempt (gateway_id) where gateway_id is not null`,
  `create index refund_gateway on refund (gateway_id) where gateway_id is not null`,
  // What a booking's page gathers.
  `create index staff_alert_coupon on staff_alert (coupon_id) where coupon_id is not null`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

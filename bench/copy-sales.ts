import type pg from 'pg';

/**
 * Many more sales than the demo has, quickly: each of its sales a number of times, by one statement a table. The same demo gives the same
 * sales. Ids, booking numbers and folios of a copy are moved out of the way of all others; everything else is as in the original. Indexes
 * for words, which take minutes and which no report reads, are left out.
 */

/** The differences of a copy to its original, as SQL. `o` is the original, `n` the number of the copy, from 1 on. */
type Other = Readonly<Record<string, string>>;

const couponId = (column: string): string => `o.${column} + n * $step_coupon`;
const rideId = (column: string): string => `o.${column} + n * $step_transfer`;
const uuid = (column: string): string => `md5(o.${column}::text || '/' || n)::uuid`;
const folio = `o.folio || '/' || n`;

const TABLES: readonly (readonly [table: string, other: Other, where?: string])[] = [
  ['pms_stay', { folio, name_id: `o.name_id || '/' || n`, resv_name_id: `o.resv_name_id || '/' || n` }],
  [
    'coupon',
    { id: couponId('id'), folio, coupon_code: `'Z' || upper(lpad(to_hex(${couponId('id')}), 9, '0'))` },
  ],
  ['coupon_stay', { coupon_id: couponId('coupon_id'), folio }],
  ['booking_word', { booking_id: couponId('booking_id') }],
  ['transfer', { id: rideId('id'), coupon_id: couponId('coupon_id') }],
  [
    'coupon_change',
    {
      id: uuid('id'),
      coupon_id: couponId('coupon_id'),
      transfer_id: rideId('transfer_id'),
      plan: `case when o.kind <> 'cancel' then o.plan else (
        select jsonb_agg(jsonb_set(leg, '{id}', to_jsonb((leg ->> 'id')::int + n * $step_transfer))) from jsonb_array_elements(o.plan) leg) end`,
    },
  ],
  [
    'payment_attempt',
    {
      id: uuid('id'),
      coupon_id: couponId('coupon_id'),
      change_id: uuid('change_id'),
      gateway_id: `o.gateway_id || '/' || n`,
    },
  ],
  [
    'refund',
    {
      id: uuid('id'),
      coupon_id: couponId('coupon_id'),
      attempt_id: uuid('attempt_id'),
      origin_id: uuid('origin_id'),
      replaced_by: uuid('replaced_by'),
      gateway_id: `o.gateway_id || '/' || n`,
    },
  ],
  [
    'ledger_entry',
    { coupon_id: couponId('coupon_id'), attempt_id: uuid('attempt_id'), refund_id: uuid('refund_id') },
  ],
  [
    'mail',
    { coupon_id: couponId('coupon_id'), message_id: `o.message_id || '/' || n` },
    'o.coupon_id is not null',
  ],
  ['contact_message', { reference: `o.reference || '/' || n`, body_hash: `o.body_hash || '/' || n` }],
];

/** Written columns: all but those that the database makes, unless a copy has its own. */
async function columnsOf(database: pg.Client, table: string, other: Other): Promise<string[]> {
  const { rows } = await database.query<{ name: string; made: boolean }>(
    `select column_name as name, is_identity = 'YES' or is_generated = 'ALWAYS' as made from information_schema.columns
    where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.filter(({ name, made }) => !made || name in other).map(({ name }) => name);
}

/**
 * Copies the existing bookings until there are as many as wanted, at least. Foreign keys and triggers rest meanwhile, indexes are made at
 * the end.
 */
export async function copySales(database: pg.Client, wanted: number): Promise<void> {
  const { rows } = await database.query<{ n: number; most: number; rides: number }>(
    'select count(*)::int as n, max(id) as most, (select max(id) from transfer) as rides from coupon',
  );
  const { n: known, most, rides } = rows[0] ?? { n: 0, most: 0, rides: 0 };
  if (known === 0) throw new RangeError('there are no sales of the demo to copy');
  const copies = Math.ceil(wanted / known) - 1;
  await database.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
  );
  for (const [table, other, where = 'true'] of TABLES) {
    const indexes = await database.query<{ name: string; made: string; isOfWords: boolean }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made, a.amname <> 'btree' as "isOfWords"
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where i.indrelid = $1::regclass and not i.indisunique`,
      [table],
    );
    for (const { name } of indexes.rows) await database.query(`drop index ${name}`);
    const columns = await columnsOf(database, table, other);
    const values = columns.map((name) => other[name] ?? `o.${name}`).join(', ');
    await database.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value
      select ${values} from ${table} o cross join generate_series(1, ${copies}) n where ${where}`
        .replaceAll('$step_coupon', String(most + 1))
        .replaceAll('$step_transfer', String(rides + 1)),
    );
    for (const { made, isOfWords } of indexes.rows) if (!isOfWords) await database.query(made);
  }
  await database.query('reset session_replication_role');
  await database.query('vacuum (analyze)');
  // Else the copies are still being written to the disk while others measure.
  await database.query('checkpoint');
}

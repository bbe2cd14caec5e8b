import { bookingNumberOf } from '@traslado/domain/booking/booking-number';
import type { RefundRule } from '@traslado/domain/booking/refund';
import type { Instant } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { demoProperties } from '../places.ts';
import { createRandom, type Random } from '../random.ts';
import { demoRefundRules } from '../rules.ts';
import { runCourse } from './course.ts';
import { drawSale, openSaleWorld } from './draw-sale.ts';
import type { SaleRows } from './ended-sale.ts';
import { playSale, type TakenSeats } from './play-sale.ts';
import { addSale } from './sale-rows.ts';

const SEED = 11;

/** Sales of one statement a table. */
const AT_ONCE = 1_000;

/** Tables in an order in which none references a later row. Seats name their departures by a key. */
const TABLES = [
  'pms_stay',
  'coupon',
  'coupon_stay',
  'transfer',
  'coupon_change',
  'payment_attempt',
  'refund',
  'ledger_entry',
  'mail',
  'job',
  'contact_message',
] as const;

const NUMBERED: readonly string[] = ['coupon', 'transfer'];

async function insertAll(tx: Tx, table: (typeof TABLES)[number], rows: readonly object[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  // A column without a value in any row takes its default. A column with a value in some rows is null in the others.
  await sql`
    insert into ${sql.table(table)} (${columns}) ${NUMBERED.includes(table) ? sql`overriding system value` : sql``}
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}

async function insertSeats(tx: Tx, rows: readonly object[], seats: TakenSeats): Promise<void> {
  const taken = rows.map((row) => {
    const { departure, ...seat } = row as { departure: string };
    const [service_id, direction, property_id, service_on, hour] = departure.split(' ');
    const capacity = seats.get(departure)?.capacity ?? 0;
    return { ...seat, service_id, direction, property_id, service_on, hour, capacity };
  });
  const asked = sql`json_to_recordset(${JSON.stringify(taken)}::json) as r(transfer_id int, seats int, held_until timestamptz,
    released_at timestamptz, service_id int, direction text, property_id int, service_on date, hour int, capacity int)`;
  await sql`
    insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
    select distinct service_id, direction, property_id, service_on, hour, capacity from ${asked}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into seat (transfer_id, departure_id, seats, held_until, released_at)
    select r.transfer_id, d.id, r.seats, r.held_until, r.released_at from ${asked} join shared_departure d
      on d.service_id = r.service_id and d.direction = r.direction and d.property_id = r.property_id
      and d.service_on = r.service_on and d.pickup_hour = r.hour`.execute(tx);
}

async function writeRows(tx: Tx, rows: SaleRows, seats: TakenSeats): Promise<void> {
  for (const table of TABLES) {
    const own = rows.get(table) ?? [];
    if (own.length > 0) await insertAll(tx, table, own);
    if (table === 'transfer') await insertSeats(tx, rows.get('seat') ?? [], seats);
  }
  const answered = rows.get('message_answer') ?? [];
  await sql`
    insert into message_answer (message_id, language, subject, body, body_hash, answered_at, answered_by)
    select m.id, r.language, r.subject, r.body, r.reference, m.ended_at, m.ended_by
    from json_to_recordset(${JSON.stringify(answered)}::json) as r(reference text, language text, subject text, body text)
      join contact_message m on m.reference = r.reference`.execute(tx);
  const replaced = rows.get('refund_replaced') ?? [];
  await sql`
    update refund set replaced_by = r.replaced_by
    from json_to_recordset(${JSON.stringify(replaced)}::json) as r(id uuid, replaced_by uuid) where refund.id = r.id`.execute(
    tx,
  );
}

function rulesOfDemo(): RefundRule[] {
  const codes = new Map(demoProperties.map(({ id, code }) => [id, code]));
  return demoRefundRules.map(({ property_id, service_id, hours_before, percent_kept }) => ({
    cause: 'guest',
    propertyCode: codes.get(property_id) ?? null,
    serviceId: service_id ?? null,
    hoursBefore: hours_before,
    keptPercent: percent_kept,
  }));
}

/** A booking number that no other sale of the demo has: its place stands in the last signs. */
function numberOf(random: Random, index: number): string {
  const place = [20, 15, 10, 5, 0].map((bits) => (index >> bits) & 31);
  const first = Array.from({ length: 5 }, () => random.int(0, 31));
  return bookingNumberOf(Uint8Array.from([...first, ...place]));
}

async function lastId(tx: Tx, table: 'coupon' | 'transfer'): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(id), 0)::int as last from ${sql.table(table)}`.execute(tx);
  return rows[0]?.last ?? 0;
}

/**
 * Two years of sales until now, with all their parts: stays, rides, seats, payments, refunds, changes, letters. Call it in the transaction
 * that loads the demo. The same number gives the same sales.
 */
export async function insertDemoSales(
  tx: Tx,
  { count, now }: { count: number; now: Instant },
): Promise<void> {
  if (count === 0) return;
  const random = createRandom(SEED);
  const world = openSaleWorld(now);
  const rules = rulesOfDemo();
  const seats: TakenSeats = new Map();
  const systems = await tx.selectFrom('system').select('id').orderBy('id').execute();
  const systemIds = systems.map(({ id }) => id);
  const coupon = (await lastId(tx, 'coupon')) + 1;
  let transfer = (await lastId(tx, 'transfer')) + 1;
  let rows: SaleRows = new Map();
  for (let index = 0; index < count; index += 1) {
    const sale = playSale(world, drawSale(random, world, { index, of: count }), seats);
    const course = runCourse(random, sale, now);
    const ids = { coupon: coupon + index, transfer, index };
    addSale(rows, { sale, course, ids, couponCode: numberOf(random, index), rules, systemIds, now });
    transfer += sale.rides.length;
    if ((index + 1) % AT_ONCE === 0 || index + 1 === count) {
      await writeRows(tx, rows, seats);
      rows = new Map();
    }
  }
  for (const table of ['coupon', 'transfer'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${table === 'coupon' ? coupon + count - 1 : transfer - 1})`.execute(
      tx,
    );
}

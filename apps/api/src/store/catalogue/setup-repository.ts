import { SALE_CURRENCY } from '@traslado/domain/money';
import type { SetupFacts } from '@traslado/domain/setup/first-sale';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Most rows of a table that are read: a larger installation is long past the first sale. */
const mostRows = 500;

/** The furthest state that any booking has reached. */
export async function findBookingsMade(db: Db): Promise<SetupFacts['bookings']> {
  const { rows } = await sql<{ made: boolean; paid: boolean }>`
    select exists (select from coupon) as made, exists (select from coupon where confirmed_at is not null) as paid`.execute(
    db,
  );
  return rows[0]?.paid ? 'paid' : rows[0]?.made ? 'unpaid' : 'none';
}

/** All rows that the first sale needs, ended ones too. */
export async function readSetupRows(db: Db): Promise<Omit<SetupFacts, 'days' | 'bookings'>> {
  const read = async <T>(columns: RawBuilder<unknown>): Promise<T[]> => {
    const { rows } = await sql<T>`select ${columns} order by id limit ${mostRows}`.execute(db);
    return rows;
  };
  const both = (name: string) =>
    sql`cardinality(${sql.ref(`${name}_en`)}) > 0 and cardinality(${sql.ref(`${name}_es`)}) > 0`;
  return {
    groups: await read(sql`id, name, active from hotel_group`),
    properties: await read(sql`id, name, active from property`),
    airports: await read(sql`id, iata_code as name, active, web_transfers as on_web from airport`),
    roads: await read(sql`id, active, property_id, airport_id from airport_property`),
    places: await read(sql`id, name_en as name, active from place`),
    providers: await read(sql`id, trade_name as name, active from provider`),
    segments: await read(sql`id, name, status = 1 as active from segment`),
    services: await read(sql`id, name_en as name, status = 1 as active, property_id, airport_id,
      segment_id, ${both('itinerary')} and ${both('includes')} and ${both('terms')} as has_sheet from service`),
    merchants: await read(sql`id, code as name, active from merchant where currency = ${SALE_CURRENCY}`),
    brands: await read(sql`id, name, active from brand`),
    rates: await read(sql`id, service_id, to_char(valid_from, 'YYYY-MM-DD') as from,
      to_char(valid_to, 'YYYY-MM-DD') as to from rate`),
  };
}

import { SALE_CURRENCY } from '@traslado/domain/money';
import type { SetupFacts } from '@traslado/domain/setup/first-sale';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Most rows of a table that are read: a larger installation is long past the first sale. */
const mostRows = 500;

/** The furthest state that any booking has reached. */
export async function findBookingsMade(db: Db): Promise<SetupFacts['bookings']> {
  const { rows } = await sql<{ reached: SetupFacts['bookings'] }>`
    select case
      when exists (select from coupon join transfer on transfer.coupon_id = coupon.id
        where confirmed_at is not null and flight_code <> '') then 'paid'
      when exists (select from coupon where confirmed_at is not null) then 'no_flight'
      when exists (select from coupon) then 'unpaid' else 'none' end as reached`.execute(db);
  return rows[0]?.reached ?? 'none';
}

/** True if a stay is stored here. */
export async function findHasStay(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from pms_stay) as there`.execute(db);
  return rows[0]?.there === true;
}

/** All rows that the first sale needs, ended ones too. */
export async function readSetupRows(db: Db): Promise<Omit<SetupFacts, 'days' | 'bookings' | 'hasStay'>> {
  const read = async <T>(columns: RawBuilder<unknown>): Promise<T[]> => {
    const { rows } = await sql<T>`select ${columns} order by id limit ${mostRows}`.execute(db);
    return rows;
  };
  const both = (name: string) =>
    sql`cardinality(${sql.ref(`${name}_en`)}) > 0 and cardinality(${sql.ref(`${name}_es`)}) > 0`;
  return {
    societies: await read(sql`id, code, legal_name as name, active from society`),
    groups: await read(sql`id, name, group_id, active from hotel_group`),
    properties: await read(sql`id, code, name, active from property`),
    airports: await read(
      sql`id, iata_code as name, name_en, name_es, city, time_zone, active, web_transfers as on_web from airport`,
    ),
    roads: await read(sql`id, active, property_id, airport_id from airport_property`),
    places: await read(sql`id, name_en as name, kind, active from place`),
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

import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { PriceShifts, RateOfSet, ServiceOfSet } from './record.ts';

/** The services that a set changes, itself or by their rates, as they are now. */
export async function listServicesOfSet(handle: Handle, setId: number): Promise<ServiceOfSet[]> {
  const { rows } = await sql<ServiceOfSet>`
    select s.id, s.private as is_private, s.pax_max, s.operation_type,
      json_build_object('en', s.name_en, 'es', s.name_es) as name,
      p.id as property_id, p.code as property_code, p.name as property_name, p.time_zone
    from service s join property p on p.id = s.property_id
    where s.id in (
      select (said ->> 'service_id')::int from change_set_row, unnest(array[before, after]) as said
      where set_id = ${setId} and catalogue = ${rates.name} and said is not null
      union
      select row_id from change_set_row where set_id = ${setId} and catalogue = ${services.name})
    order by p.code, s.position, s.id`.execute(handle);
  return rows;
}

/** The next rates of some services that are valid on a day or later, after one of them. */
export async function listNextRates(
  handle: Handle,
  { services: ids, fromOn, after }: { services: readonly number[]; fromOn: string; after: number },
  most: number,
): Promise<RateOfSet[]> {
  const { rows } = await sql<RateOfSet>`
    select id, service_id, description, currency, priority, price_minor,
      adult_minor as adult_price_minor, child_minor as minor_price_minor, valid_from as valid_from_on,
      valid_to as valid_to_on, pax_max
    from rate where service_id = any(${[...ids]}::int[]) and valid_to >= ${fromOn}::date and id > ${after}
    order by id limit ${most}`.execute(handle);
  return rows;
}

/** Keeps a set's changes of guest prices. */
export async function updateShifts(tx: Tx, setId: number, shifts: PriceShifts): Promise<void> {
  await sql`update change_set set price_shifts = ${JSON.stringify(shifts)}::jsonb where id = ${setId}`.execute(
    tx,
  );
}

/** A published set's changes of guest prices; null if it changed none or is not published. */
export async function findKeptShifts(handle: Handle, setId: number): Promise<PriceShifts | null> {
  const { rows } = await sql<{ shifts: PriceShifts | null }>`
    select price_shifts as shifts from change_set where id = ${setId}`.execute(handle);
  return rows[0]?.shifts ?? null;
}

/** The zone of all properties of a set's rows; null for none, or for more than one. */
export async function findZoneOfSet(handle: Handle, setId: number): Promise<string | null> {
  const { rows } = await sql<{ zone: string }>`
    select distinct time_zone as zone from property where id in (
      select unnest(properties) from change_set_row where set_id = ${setId}) limit 2`.execute(handle);
  return rows.length === 1 ? (rows[0]?.zone ?? null) : null;
}

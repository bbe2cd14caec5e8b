import { rates } from '@traslado/domain/catalogues/rates';
import type { KnownRate } from '@traslado/domain/seasons/season-notes';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { Asked } from './record.ts';
import { found } from './repository.ts';

/** Selects rates: by a text in them, service, property, and the first and last day of their validity. */
export type Season = Pick<Asked, 'search' | 'scope'> & {
  readonly service?: number | undefined;
  readonly property?: number | undefined;
  readonly validFrom?: string | undefined;
  readonly validTo?: string | undefined;
};

/** The numbers of the selected rates, by service and day: so many at most. */
export async function listRateIds(
  handle: Handle,
  { service, property, validFrom, validTo, ...asked }: Season,
  most: number,
): Promise<number[]> {
  const filters: Asked['filters'] = service === undefined ? {} : { service_id: String(service) };
  const asList = { ...asked, filters, sort: 'valid_from', direction: 'asc', language: 'en' } as const;
  const { rows } = await sql<{ id: number }>`
    select id from rate ${found(rates, asList)}
      ${property === undefined ? sql`` : sql`and service_id in (select id from service where property_id = ${property})`}
      ${validFrom === undefined ? sql`` : sql`and valid_from >= ${validFrom}`}
      ${validTo === undefined ? sql`` : sql`and valid_to <= ${validTo}`}
    order by service_id, valid_from, priority, id limit ${most}`.execute(handle);
  return rows.map(({ id }) => id);
}

/** The days and priorities of all rates of these services. */
export async function listRateDays(
  handle: Handle,
  serviceIds: readonly number[],
): Promise<(KnownRate & { readonly description: string })[]> {
  return handle
    .selectFrom('rate')
    .select([
      'id',
      'service_id as serviceId',
      'description',
      'priority',
      'valid_from as validFromOn',
      'valid_to as validToOn',
    ])
    .where('service_id', '=', sql<number>`any(${[...serviceIds]}::int[])`)
    .orderBy('id')
    .execute();
}

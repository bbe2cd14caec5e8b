import type { DatedExchange, TariffRate, TariffService } from '@traslado/domain/money/unusual-price';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { OperationType } from '../../inventory/records.ts';

/** A rate with its name. */
export type NamedRate = TariffRate & { readonly description: string };

/** A service with its whole tariff. */
export type Tariff = TariffService & {
  readonly name: { readonly en: string; readonly es: string };
  readonly operationType: OperationType;
  readonly rates: readonly NamedRate[];
};

/** The tariffs of these services, as this transaction sees them. */
export async function listTariffs(handle: Handle, serviceIds: readonly number[]): Promise<Tariff[]> {
  const { rows: services } = await sql<Omit<Tariff, 'rates'>>`
    select id, private as is_private, pax_max, operation_type, json_build_object('en', name_en, 'es', name_es) as name
    from service where id = any(${[...serviceIds]}::int[]) order by position, id`.execute(handle);
  const { rows: rates } = await sql<NamedRate>`
    select id, service_id, description, priority, price_minor, adult_minor as adult_price_minor,
      child_minor as minor_price_minor, valid_from as valid_from_on, valid_to as valid_to_on, pax_max
    from rate where service_id = any(${[...serviceIds]}::int[])`.execute(handle);
  const ratesOf = new Map<number, NamedRate[]>(services.map(({ id }) => [id, []]));
  for (const rate of rates) ratesOf.get(rate.serviceId)?.push(rate);
  return services.map((service) => ({ ...service, rates: ratesOf.get(service.id) ?? [] }));
}

/** All rates of exchange of these currencies, as this transaction sees them. */
export async function listExchanges(handle: Handle, codes: readonly string[]): Promise<DatedExchange[]> {
  const { rows } = await sql<DatedExchange>`
    select id, currency, as_of, rate, active from exchange_rate
    where currency = any(${[...codes]}::text[])`.execute(handle);
  return rows;
}

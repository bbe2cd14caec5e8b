import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

export type FailedSale = {
  readonly hotel: string;
  readonly folio: string;
  readonly serviceId: number;
  readonly code: string;
};

/** Keeps a failed sale, queues its notice and alerts staff, once an hour for each stay and reason. */
export async function insertFailedSale(handle: Handle, sale: FailedSale & { now: number }): Promise<void> {
  const at = sql`${new Date(sale.now)}::timestamptz`;
  const hour = new Date(Math.floor(sale.now / HOUR_MS) * HOUR_MS);
  await sql`
    with sale as (
      insert into failed_sale (hotel, folio, service_id, code, failed_at, hour)
      values (${sale.hotel}, ${sale.folio}, ${sale.serviceId}, ${sale.code}, ${at}, ${hour}::timestamptz)
      on conflict (hotel, folio, code, hour) do nothing
      returning id),
    alert as (
      insert into staff_alert (kind, subject, detail, created_at)
      select 'sale.failed', id::text, ${`${sale.hotel} ${sale.folio}: ${sale.code}`}, ${at} from sale)
    insert into job (kind, payload, run_at, created_at)
    select 'send_failed_sale_notice', jsonb_build_object('failedSaleId', id), ${at}, ${at} from sale`.execute(
    handle,
  );
}

/** A failed sale by its id, with its instant; null for none. */
export async function findFailedSale(
  handle: Handle,
  id: number,
): Promise<(FailedSale & { readonly failedAt: number }) | null> {
  const row = await handle.selectFrom('failed_sale').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { hotel, folio, service_id: serviceId, code, failed_at: failedAt } = row;
  return { hotel, folio, serviceId, code, failedAt };
}

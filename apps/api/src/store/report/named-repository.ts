import type { Dimension } from '@traslado/domain/reports/figures';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

/** A value of a dimension, as text, with its name. */
export type Named = { readonly value: string; readonly label: string };

const tables: Readonly<
  Record<Extract<Dimension, 'group' | 'provider' | 'channel'>, ReturnType<typeof sql<Named>>>
> = {
  // Several hotel groups share a number.
  group: sql<Named>`select group_id::text as value, string_agg(name, ', ' order by id) as label from hotel_group group by group_id order by group_id`,
  provider: sql<Named>`select id::text as value, trade_name as label from provider order by trade_name, id`,
  channel: sql<Named>`select id::text as value, name as label from system order by name, id`,
};

/** Names of a dimension's values that are rows of a table. */
export async function listNamed(handle: Handle, dimension: keyof typeof tables): Promise<Named[]> {
  return (await tables[dimension].execute(handle)).rows;
}

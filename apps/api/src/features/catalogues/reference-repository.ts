import type { CatalogueName } from '@traslado/domain/catalogues/catalogues';
import type { Definition, FieldOf } from '@traslado/domain/catalogues/definition';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';

/** What holds on to a row, by the names that people know: as long as there is any, the row stays. A catalogue that is not here can always go. */
const HOLDERS: { readonly [C in CatalogueName]?: (id: number) => RawBuilder<{ name: string }> } = {
  rates: (id) => sql`select coupon_code as name from coupon where rate_id = ${id} order by id desc limit 3`,
};

/** A few of those who hold on to a row. */
export async function listHolders(handle: Handle, { name }: Definition, id: number): Promise<string[]> {
  const holders = new Map(Object.entries(HOLDERS)).get(name);
  if (!holders) return [];
  const { rows } = await holders(id).execute(handle);
  return rows.map((row) => row.name);
}

type Choices = (language: Language) => RawBuilder<{ id: number; label: string }>;

/** The rows that a field can name, as people know them. */
const CHOICES: { readonly [T in FieldOf<'reference'>['to']]: Choices } = {
  service: (language) => sql`
    select service.id, concat_ws(' · ', property.code, service_text.name, service.id) as label
    from service join property on property.id = service.property_id
      left join service_text on service_text.service_id = service.id and service_text.language = ${language}
    order by property.code, service.id`,
};

export async function listChoices(
  handle: Handle,
  { to }: FieldOf<'reference'>,
  language: Language,
): Promise<{ id: number; label: string }[]> {
  const { rows } = await CHOICES[to](language).execute(handle);
  return rows;
}

/** Whether there is the row that a field names. */
export async function hasRow(handle: Handle, { to }: FieldOf<'reference'>, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(to)} where id = ${id}`.execute(handle);
  return rows.length > 0;
}

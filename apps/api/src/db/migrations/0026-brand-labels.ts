import { type QueryExecutorProvider, sql } from 'kysely';

/** The brand's phones are labeled in both languages, as its links are. A label of one text becomes the text of both. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `update app_setting
        set value = jsonb_set(value, '{phones}', (
          select coalesce(jsonb_agg(
            case jsonb_typeof(phone -> 'label')
              when 'string' then
                phone || jsonb_build_object('label', jsonb_build_object('en', phone -> 'label', 'es', phone -> 'label'))
              else phone
            end
          ), '[]')
          from jsonb_array_elements(value -> 'phones') as phone
        ))
        where key = 'brand' and value ? 'phones'`,
    )
    .execute(db);
}

import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { editable } from './editable.ts';

const texts = ['name', 'category', 'description', 'transportation_type', 'location'];
const lists = [
  'itinerary',
  'includes',
  'not_includes',
  'tags',
  'recommendations',
  'demarcation',
  'terms',
  'policies',
];

/** A list of texts as it was kept, as JSON; demarcations were objects with an order. */
const linesOf = (name: string): RawBuilder<unknown> =>
  name === 'demarcation'
    ? sql`array(select one ->> 'description' from jsonb_array_elements(demarcation) as one order by (one ->> 'order')::int)`
    : sql`array(select jsonb_array_elements_text(${sql.ref(name)}))`;

/** Services that staff edit: a service and its sheet in both languages are one row. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await editable(db, 'service');
  for (const language of ['en', 'es']) {
    for (const name of texts)
      await sql`alter table service add column ${sql.ref(`${name}_${language}`)} text not null default ''`.execute(
        db,
      );
    for (const name of lists)
      await sql`alter table service add column ${sql.ref(`${name}_${language}`)} text[] not null default '{}'`.execute(
        db,
      );
    const sets = [
      ...texts.map((name) => sql`${sql.ref(`${name}_${language}`)} = text.${sql.ref(name)}`),
      ...lists.map((name) => sql`${sql.ref(`${name}_${language}`)} = text.${sql.ref(name)}`),
    ];
    await sql`update service set ${sql.join(sets)}
      from (select service_id, ${sql.join(texts.map((name) => sql.ref(name)))},
        ${sql.join(lists.map((name) => sql`${linesOf(name)} as ${sql.ref(name)}`))}
        from service_text where language = ${language}) as text
      where text.service_id = service.id`.execute(db);
  }
  await sql`drop table service_text`.execute(db);
}

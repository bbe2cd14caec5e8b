import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { columnNameOf } from '../../store/catalogue/columns-repository.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

/** Words that the check of a column allows, as PostgreSQL writes it: `((kind = ANY (ARRAY['a'::text, 'b'::text])))`. */
const wordsIn = (check: string) =>
  [...check.matchAll(/'([^']*)'::text/g)].map(([, word]) => word ?? '').sort();

const choices = ALL_CATALOGUES.flatMap((definition) =>
  fieldsOf(definition).flatMap(([name, field]) =>
    field.kind === 'choice' && !field.stored
      ? [[definition.name, name, definition.table, columnNameOf(name, field), field.of] as const]
      : [],
  ),
);

it.each(choices)(
  '%s: every %s that can be chosen can be saved',
  async (_catalogue, _name, table, column, of) => {
    const { rows } = await sql<{ check: string }>`
    select pg_get_constraintdef(c.oid) as check
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${column}`.execute(test.db);
    // A column without such a check takes every word.
    for (const words of rows.map(({ check }) => wordsIn(check)).filter((some) => some.length > 1))
      expect(words).toEqual([...of].sort());
  },
);

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { type InventoryReading, loadInventoryRows } from './repository.ts';

const product = useTestApp();

/** Tables whose changes the database reports, with a column that may be written. */
async function reportedTables(db: Db): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.relname as name, (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attidentity = '' and a.attgenerated = '' order by a.attnum limit 1) as column
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.prosrc like '%catalogue_changed%' group by c.oid, c.relname order by c.relname`.execute(db);
  return rows;
}

const changedIn = (now: InventoryReading, last: InventoryReading): string[] =>
  Object.entries(now.rows).flatMap(([name, rows]) =>
    rows === last.rows[name as keyof typeof last.rows] ? [] : [name],
  );

describe('a reading of the catalogue after another', () => {
  it('takes rows of unchanged tables from it', async () => {
    const first = await loadInventoryRows(product.db);
    expect(changedIn(await loadInventoryRows(product.db, first), first)).toEqual([]);
    const code = first.rows.banks[0]?.code ?? '';
    await product.db.updateTable('bank').set({ name: 'Banco Uno' }).where('code', '=', code).execute();
    const second = await loadInventoryRows(product.db, first);
    expect(changedIn(second, first)).toEqual(['banks']);
    expect(second.rows.banks.map(({ name }) => name)).toContain('Banco Uno');
    expect(second.rows).toEqual((await loadInventoryRows(product.db)).rows);
  });

  it('reads what was added and deleted', async () => {
    const first = await loadInventoryRows(product.db);
    await product.db.insertInto('bank').values({ code: 'UNO', name: 'Uno', country: 'MX' }).execute();
    const second = await loadInventoryRows(product.db, first);
    expect(second.rows.banks).toHaveLength(first.rows.banks.length + 1);
    await product.db.deleteFrom('bank').where('code', '=', 'UNO').execute();
    expect((await loadInventoryRows(product.db, second)).rows.banks).toEqual(first.rows.banks);
  });

  it('reads each table again whose change is reported', async () => {
    const tables = await reportedTables(product.db);
    expect(tables.length).toBeGreaterThan(20);
    const unseen: string[] = [];
    for (const { name, column } of tables) {
      const before = await loadInventoryRows(product.db);
      const at = sql.ref(column);
      const { numAffectedRows } = await sql`update ${sql.table(name)} set ${at} = ${at}`.execute(product.db);
      const now = await loadInventoryRows(product.db, before);
      if (numAffectedRows && changedIn(now, before).length === 0) unseen.push(name);
    }
    // The timetable is kept beside the catalogue.
    expect(unseen).toEqual(['scheduled_flight']);
  });

  it('reads all of another start of the server', async () => {
    const first = await loadInventoryRows(product.db);
    const marks = new Map([...first.marks, ['server', 'another one']]);
    const second = await loadInventoryRows(product.db, { ...first, marks });
    expect(changedIn(second, first)).toEqual(Object.keys(first.rows));
  });
});

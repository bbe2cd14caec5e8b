import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { chooseBackends } from '../choose-backends.ts';
import type { TestApp } from '../testing/open-test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { openInventory } from './inventory.ts';

const product = useTestApp();

const nameOf = (inventory: TestApp['backends']['inventory']) =>
  inventory.current().propertyByCode('BP')?.name;

describe('the inventory', () => {
  it('never changes what a request holds in its hands', async () => {
    const held = product.backends.inventory.current();
    await product.editCatalogue((db) =>
      db.updateTable('property').set({ name: 'Perla Uno' }).where('code', '=', 'BP').execute(),
    );
    expect(held.propertyByCode('BP')?.name).toBe('Bahía Perla');
    const fresh = product.backends.inventory.current();
    expect(fresh.propertyByCode('BP')?.name).toBe('Perla Uno');
    expect(fresh.version).toBeGreaterThan(held.version);
  });

  it('reads everything again after its connection was cut', async () => {
    const listening = sql`datname = current_database() and query ilike 'listen%'`;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`.execute(product.db);
    // There is no listener now: this message is lost.
    await product.db.updateTable('property').set({ name: 'Perla Dos' }).where('code', '=', 'BP').execute();
    await expect.poll(() => nameOf(product.backends.inventory), { timeout: 5_000 }).toBe('Perla Dos');
  });

  it('tells all processes', async () => {
    const other = await chooseBackends({
      db: product.db,
      url: product.url,
      now: product.now,
      onError: () => {},
    });
    await product.db.updateTable('property').set({ name: 'Perla Tres' }).where('code', '=', 'BP').execute();
    await expect.poll(() => nameOf(other.inventory)).toBe('Perla Tres');
    await expect.poll(() => nameOf(product.backends.inventory)).toBe('Perla Tres');
    await other.listener.close();
  });

  it('sees the last of many edits in a row', async () => {
    for (let turn = 0; turn < 30; turn += 1)
      await product.db
        .updateTable('property')
        .set({ name: `Perla ${turn}` })
        .where('code', '=', 'BP')
        .execute();
    await expect.poll(() => nameOf(product.backends.inventory)).toBe('Perla 29');
  });

  it('keeps the last snapshot while the database is away, and comes back', async () => {
    const errors: unknown[] = [];
    const inventory = await openInventory({
      db: product.db,
      listener: product.backends.listener,
      onError: (error) => errors.push(error),
    });
    await sql`alter table property rename to property_away`.execute(product.db);
    await expect(inventory.reload()).rejects.toThrow(/property/);
    expect(inventory.current().propertyByCode('BP')).toBeDefined();
    await product.db.updateTable('airport').set({ city: 'Cancun City' }).where('id', '=', 1).execute();
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await sql`alter table property_away rename to property`.execute(product.db);
    await expect.poll(() => inventory.current().airportById(1)?.city, { timeout: 5_000 }).toBe('Cancun City');
  });

  it('holds no secret of the settings', async () => {
    await product.db
      .insertInto('app_setting')
      .values({ key: 'gateway_secret', value: JSON.stringify('hush-hush') })
      .execute();
    await product.backends.inventory.reload();
    expect(JSON.stringify(product.backends.inventory.current())).not.toContain('hush-hush');
  });

  it('leaves out a service that nobody has described, and speaks the other language where one is missing', async () => {
    await product.editCatalogue((db) =>
      db.updateTable('service').set({ name_es: '' }).where('id', '=', 121).execute(),
    );
    const suv = product.backends.inventory.current().serviceById(121);
    expect(suv?.text.es.name).toBe('Private SUV');
    await product.editCatalogue((db) =>
      db.updateTable('service').set({ name_en: '' }).where('id', '=', 121).execute(),
    );
    expect(product.backends.inventory.current().serviceById(121)).toBeUndefined();
  });
});

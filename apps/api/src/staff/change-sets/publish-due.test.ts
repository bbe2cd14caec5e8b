import { permissionsOf } from '@traslado/domain/access/permissions';
import { providers } from '@traslado/domain/catalogues/providers';
import { CHANGE_SET_STATES, mayBecome } from '@traslado/domain/change-sets/state';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOn, changeOf, makeReady, readSetAs } from '../../testing/change-sets.ts';
import { mustEditRow } from '../../testing/edit-row.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { findSchedulerOf } from './find-scheduler.ts';
import { noteLateSets, publishDue } from './publish-due.ts';

const test = useTestApp();
let ana: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
});

/** A property in Cancún, which never moves its clocks. */
const bahia = 1;
const soon = testNow + 10 * MINUTE_MS;
const at = (instant: number) => ({ ...toLocal(instant, 'America/Cancun'), property_id: bahia });
const publish = (id: number, now: number) =>
  publishDue(
    test.db,
    (account) => findSchedulerOf({ db: test.db, roles: test.backends.roles, demo: true }, account),
    { id, now },
  );
const alerts = (id: number) =>
  test.db
    .selectFrom('staff_alert')
    .select(['kind', 'detail', 'resolved_at'])
    .where('kind', 'like', 'change_set.%')
    .where('subject', '=', String(id))
    .execute();

async function scheduled(who = ana): Promise<{ id: number; row: number }> {
  const made = await ana.ask('POST', '/v1/staff/providers', { payload: freshFacts(providers) });
  const row = made.json().id;
  const id = await makeReady(ana, await changeOf(ana, providers, row, { phone: '+52 998 111 2222' }));
  const answer = await actOn(who, id, 'schedule', at(soon));
  expect(answer.statusCode, answer.body).toBe(200);
  return { id, row };
}
const phoneOf = async (row: number) =>
  (await ana.ask('GET', `/v1/staff/providers/${row}`)).json().provider.phone;

describe('a scheduled set', () => {
  it('is published at its moment, not before, and once whoever is at it', async () => {
    const { id, row } = await scheduled();
    expect(await publish(id, soon - 1)).toBe('nothing');
    const [one, other] = await Promise.all([publish(id, soon), publish(id, soon)]);
    expect([one, other].filter((done) => done === 'published').length).toBeGreaterThan(0);
    expect(await phoneOf(row)).toBe('+52 998 111 2222');
    const { history, change_set } = await readSetAs(ana, id);
    expect(change_set).toMatchObject({ state: 'published', ended_by: ana.username });
    expect(history.filter(({ action }: { action: string }) => action === 'publish')).toHaveLength(1);
    expect(await alerts(id)).toEqual([]);
  });

  it('is queued for its moment with the same commit', async () => {
    const { id } = await scheduled();
    const jobs = await test.db
      .selectFrom('job')
      .select(['run_at', 'payload'])
      .where('kind', '=', 'publish_change_set')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(jobs).toEqual([{ run_at: soon, payload: { changeSetId: id } }]);
  });

  it('does nothing at a moment that was taken back', async () => {
    const { id, row } = await scheduled();
    await actOn(ana, id, 'move', { to: 'ready' });
    expect(await publish(id, soon)).toBe('nothing');
    expect(await phoneOf(row)).not.toBe('+52 998 111 2222');
  });

  it('fails where a row was changed since, tells staff why, and stays in sight until somebody has it in hand', async () => {
    const { id, row } = await scheduled();
    await mustEditRow(ana, providers, { id: row, change: { phone: '+52 998 999 9999' } });
    expect(await publish(id, soon)).toBe('failed');
    expect(await phoneOf(row)).toBe('+52 998 999 9999');
    const told = await alerts(id);
    expect(told).toMatchObject([{ kind: 'change_set.failed', resolved_at: null }]);
    expect(told[0]?.detail).toContain('Rows were changed or deleted');
    expect((await readSetAs(ana, id)).change_set).toMatchObject({
      state: 'failed',
      failure: 'change_set.row_stale',
    });
    await actOn(ana, id, 'move', { to: 'draft' });
    expect((await alerts(id))[0]?.resolved_at).not.toBe(null);
  });

  it('fails where who scheduled it may not publish any more', async () => {
    const clerk = await makeStaff(test, ['administrator']);
    const { id, row } = await scheduled(clerk);
    await test.db
      .updateTable('staff_account')
      .set({ roles: ['auditor'] })
      .where('id', '=', clerk.id)
      .execute();
    expect(await publish(id, soon)).toBe('failed');
    expect((await readSetAs(ana, id)).change_set.failure).toBe('change_set.no_rights');
    expect(await phoneOf(row)).not.toBe('+52 998 111 2222');
    const gone = await makeStaff(test, ['administrator']);
    const other = await scheduled(gone);
    await test.db
      .updateTable('staff_account')
      .set({ status: 'disabled' })
      .where('id', '=', gone.id)
      .execute();
    expect(await publish(other.id, soon)).toBe('failed');
  });

  it.each([
    ['publish sets', 'change-sets:publish'],
    ['see a catalogue that it touches', 'providers:see'],
    ['change a catalogue that it touches', 'providers:change'],
  ])('fails, and staff are told, where who scheduled it may not %s any more', async (_, lost) => {
    const all = permissionsOf(['administrator']);
    const facts = { name: `sells-${lost.replace(':', '-')}`, name_en: 'Sells', name_es: 'Vende' };
    const made = await ana.ask('POST', '/v1/staff/roles', { payload: { ...facts, permissions: all } });
    expect(made.statusCode, made.body).toBe(201);
    const seller = await makeStaff(test, [facts.name]);
    const { id, row } = await scheduled(seller);
    const permissions = all.filter((one) => one !== lost);
    const answer = await ana.ask('PUT', `/v1/staff/roles/${made.json().id}`, {
      payload: { ...facts, permissions },
      headers: { 'if-match': '"1"' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await publish(id, soon)).toBe('failed');
    expect(await publish(id, soon + MINUTE_MS)).toBe('nothing');
    expect(await phoneOf(row)).not.toBe('+52 998 111 2222');
    expect((await readSetAs(ana, id)).change_set).toMatchObject({
      state: 'failed',
      failure: 'change_set.no_rights',
    });
    // In sight of everyone who can take it: among the waiting matters, and among the open sets.
    const matters = (await ana.ask('GET', '/v1/staff/alerts?status=open')).json().alerts;
    const subject = String(id);
    expect(matters).toContainEqual(
      expect.objectContaining({
        kind: 'change_set.failed',
        subject,
        detail: expect.stringContaining(seller.username),
      }),
    );
    const open = (await ana.ask('GET', '/v1/staff/change-sets?state=open&page_size=100')).json().rows;
    expect(open.map((set: { id: number }) => set.id)).toContain(id);
  });

  it('raises an alert when it is two minutes late', async () => {
    const { id } = await scheduled();
    await noteLateSets(test.db, soon + 2 * MINUTE_MS - 1);
    expect(await alerts(id)).toEqual([]);
    await noteLateSets(test.db, soon + 2 * MINUTE_MS);
    expect(await alerts(id)).toMatchObject([
      { kind: 'change_set.late', detail: expect.stringMatching(/ America\/\w+$/) },
    ]);
    // It stays in sight after all.
    expect(await publish(id, soon + 3 * MINUTE_MS)).toBe('published');
    expect(await alerts(id)).toMatchObject([{ kind: 'change_set.late', resolved_at: null }]);
  });
});

describe('a moment', () => {
  it.each([
    ['skipped', '2027-03-14', '02:30', 400, 'time.skipped'],
    ['past', '2026-01-01', '02:30', 422, 'change_set.past'],
  ])('that is %s is refused at its field', async (_, date, time, status, code) => {
    const { id } = await scheduled();
    await actOn(ana, id, 'move', { to: 'ready' });
    await test.editCatalogue((db) =>
      db.updateTable('property').set({ time_zone: 'America/New_York' }).where('id', '=', 2).execute(),
    );
    const answer = await actOn(ana, id, 'schedule', { date, time, property_id: 2 });
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, 'time']);
  });

  it('that comes twice is the first one, and says so', async () => {
    const { id } = await scheduled();
    await actOn(ana, id, 'move', { to: 'ready' });
    const answer = await actOn(ana, id, 'schedule', { date: '2027-11-07', time: '01:30', property_id: 2 });
    expect(answer.json()).toMatchObject({
      is_repeated: true,
      change_set: { publish_at: '2027-11-07T05:30:00.000Z', publish_zone: 'America/New_York' },
    });
  });

  it('of no property of theirs is refused', async () => {
    const { id } = await scheduled();
    await actOn(ana, id, 'move', { to: 'ready' });
    const answer = await actOn(ana, id, 'schedule', { ...at(soon), property_id: 999 });
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'property_id']);
  });
});

class Undone extends Error {}

describe('the database', () => {
  it.each(CHANGE_SET_STATES)('lets %s become what the rules say, and nothing else', async (from) => {
    const { id } = await scheduled();
    for (const to of CHANGE_SET_STATES) {
      let goes = false;
      const deed = test.db.transaction().execute(async (tx) => {
        await sql`alter table change_set disable trigger change_set_transition`.execute(tx);
        const { rows } = await sql<{ id: number }>`
          insert into catalogue_batch (catalogue, kind, at, username) values ('catalogues', 'change_set', now(), 'ana')
          returning id`.execute(tx);
        const batch = rows[0]?.id ?? 0;
        const batchOf = (state: string) => (state === 'published' ? batch : null);
        await sql`update change_set set status = ${from}, batch_id = ${batchOf(from)} where id = ${id}`.execute(
          tx,
        );
        await sql`alter table change_set enable trigger change_set_transition`.execute(tx);
        await sql`update change_set set status = ${to}, batch_id = ${batchOf(to)} where id = ${id}`.execute(
          tx,
        );
        goes = true;
        throw new Undone();
      });
      await deed.catch((error: unknown) => {
        const refused = error instanceof Error && error.message.includes(`${from} does not become ${to}`);
        if (!refused && !(error instanceof Undone)) throw error;
      });
      expect([to, goes]).toEqual([to, from === to || mayBecome(from, to)]);
    }
  });
});

import { permissionsOf } from '@traslado/domain/access/permissions';
import { providers } from '@traslado/domain/catalogues/providers';
import { MOST_SET_ROWS } from '@traslado/domain/change-sets/state';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOn, changeOf, keepIn, makeReady, readSetAs } from '../../testing/change-sets.ts';
import { mustEditRow } from '../../testing/edit-row.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { checkApprover, checkPublisher } from './publish-set.ts';

/** One test for each check between a draft and the prices for sale. */

const test = useTestApp();
let ana: Staff;
let eva: Staff;
/** A person with all permissions, at Bahía Perla. */
let near: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
  eva = await makeStaff(test, ['administrator'], { email: 'eva@perla.example' });
  near = await makeStaff(test, ['administrator'], { email: 'near@perla.example', scope: [1] });
});

const url = '/v1/staff/change-sets';
const addition = () => ({
  kind: 'row',
  catalogue: 'providers',
  id: null,
  version: null,
  values: freshFacts(providers),
});
const keep = (who: Staff, source: object, set: number | null = null) =>
  who.ask('POST', `${url}/keep`, { payload: { change_set: set, name: 'Winter', source } });
const soon = { date: '2026-12-24', time: '03:00', property_id: 1 };

describe('keeping', () => {
  it('is for who changes the catalogue', async () => {
    const revenue = await makeStaff(test, ['revenue']);
    expect(permissionsOf(['revenue'])).not.toContain('providers:change');
    const refused = await keep(revenue, addition());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.forbidden']);
  });

  it('is for who works for every property of the row', async () => {
    const { id } = (await ana.ask('POST', '/v1/staff/providers', { payload: freshFacts(providers) })).json();
    const change = await changeOf(ana, providers, id, { phone: '+52 998 111 2222' });
    expect((await keep(near, change)).json().code).toBe('scope.whole_group');
  });

  it('is in a draft, and up to a number of rows', async () => {
    const id = await makeReady(ana, addition());
    expect((await keep(ana, addition(), id)).json().code).toBe('change_set.moved');
    await actOn(ana, id, 'move', { to: 'draft' });
    await sql`insert into change_set_row (set_id, catalogue, row_id, after, username, kept_at)
      select ${id}, 'providers', 5000000 + n, '{}', 'ana', now() from generate_series(1, ${MOST_SET_ROWS - 1}) n`.execute(
      test.db,
    );
    expect((await keep(ana, addition(), id)).json().code).toBe('change_set.too_many');
  });
});

describe('deciding', () => {
  it('is on the version that was seen', async () => {
    const id = await makeReady(ana, addition());
    const { version } = (await readSetAs(ana, id)).change_set;
    const headers = { 'if-match': `"${version - 1}"` };
    const stale = async (what: string, payload?: object) =>
      (await eva.ask('POST', `${url}/${id}/${what}`, { headers, ...(payload && { payload }) })).json().code;
    expect(await stale('publish')).toBe('change_set.stale');
    expect(await stale('approve')).toBe('change_set.stale');
    expect(await stale('schedule', soon)).toBe('change_set.stale');
    expect(await stale('move', { to: 'draft' })).toBe('change_set.stale');
  });

  it('is for who changes each catalogue of the set', async () => {
    const id = await makeReady(ana, addition());
    const permissions = permissionsOf(['administrator']).filter((one) => one !== 'providers:change');
    const { id: accountId, username } = eva;
    const caller = { kind: 'staff', accountId, username, permissions, limitMinor: 0, scope: null } as const;
    const forbidden = { code: 'auth.forbidden' };
    await expect(checkPublisher(test.db, caller, { id, approvedAt: null })).rejects.toMatchObject(forbidden);
    await expect(checkApprover(test.db, caller, id)).rejects.toMatchObject(forbidden);
  });

  it('is for who works for every row of the set', async () => {
    const id = await makeReady(ana, addition());
    for (const what of ['publish', 'approve'])
      expect((await actOn(near, id, what)).json().code).toBe('scope.whole_group');
    expect((await actOn(near, id, 'schedule', soon)).json().code).toBe('scope.whole_group');
    expect((await readSetAs(ana, id)).change_set.state).toBe('ready');
  });

  it('says when by the clocks of a property of theirs', async () => {
    const id = await makeReady(ana, addition());
    const refused = await actOn(near, id, 'schedule', { ...soon, property_id: 2 });
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'property_id']);
  });

  it('who scheduled it would publish it: a second person, where a rule asks for one', async () => {
    const rule = {
      description: 'Two people',
      catalogues: ['providers'],
      only_by_sets: false,
      second_person: true,
    };
    await test.db.insertInto('publishing_rule').values(rule).execute();
    const id = await makeReady(ana, addition());
    expect((await actOn(ana, id, 'schedule', soon)).json().code).toBe('change_set.second_person');
    expect((await actOn(eva, id, 'schedule', soon)).statusCode).toBe(200);
    await test.db.deleteFrom('publishing_rule').execute();
  });

  it('whoever decided on a row that had changed is an author', async () => {
    const { id: row } = (
      await ana.ask('POST', '/v1/staff/providers', { payload: freshFacts(providers) })
    ).json();
    const id = await keepIn(ana, await changeOf(ana, providers, row, { phone: '+52 998 111 2222' }));
    const edited = await mustEditRow(ana, providers, { id: row, change: { business_name: 'Other, S.A.' } });
    expect(edited).not.toBe(null);
    const [kept] = (await ana.ask('GET', `${url}/${id}/rows?catalogue=providers`)).json().rows;
    const payload = { keep: 'mine', version: kept.stale.version };
    const answer = await eva.ask('POST', `${url}/${id}/rows/${kept.id}/resolve`, { payload });
    expect(answer.statusCode, answer.body).toBe(200);
    await actOn(ana, id, 'move', { to: 'ready' });
    expect((await actOn(eva, id, 'approve')).json().code).toBe('change_set.second_person');
  });

  it('whoever took a row out is an author', async () => {
    const id = await keepIn(ana, addition());
    await keepIn(ana, addition(), { change_set: id });
    const [kept] = (await ana.ask('GET', `${url}/${id}/rows?catalogue=providers`)).json().rows;
    const answer = await eva.ask('DELETE', `${url}/${id}/rows/${kept.id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    await actOn(ana, id, 'move', { to: 'ready' });
    expect((await actOn(eva, id, 'approve')).json().code).toBe('change_set.second_person');
  });
});

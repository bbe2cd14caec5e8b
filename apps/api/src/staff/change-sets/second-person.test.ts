import { permissionsOf } from '@traslado/domain/access/permissions';
import { providers } from '@traslado/domain/catalogues/providers';
import { rates } from '@traslado/domain/catalogues/rates';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listPublishers } from '../../store/change-set/author-repository.ts';
import { actOn, keepIn, makeReady, readSetAs } from '../../testing/change-sets.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { noteLateSets } from './publish-due.ts';
import { checkApprover } from './publish-set.ts';

const test = useTestApp();
let ana: Staff;
let eva: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
  eva = await makeStaff(test, ['administrator'], { email: 'eva@perla.example' });
});

const addition = (values: object = freshFacts(providers), catalogue = 'providers') => ({
  kind: 'row',
  catalogue,
  id: null,
  version: null,
  values,
});
const code = async (who: Staff, id: number, what: string) => (await actOn(who, id, what)).json().code;
const missing = async (who: Staff, id: number) => (await readSetAs(who, id)).missing_addresses;
const sets = async (who: Staff) => (await who.ask('GET', '/v1/staff/home')).json().sets;
const rule = {
  description: 'Two people',
  catalogues: ['providers', 'rates'],
  only_by_sets: false,
  second_person: true,
};

describe('where a rule asks for a second person', () => {
  beforeAll(() => test.db.insertInto('publishing_rule').values(rule).execute());

  it('an account without an address is none, and the sentence says what to do', async () => {
    const id = await makeReady(ana, addition());
    const unknown = await makeStaff(test, ['administrator']);
    for (const what of ['approve', 'publish']) {
      const refused = await actOn(unknown, id, what);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'change_set.person_unknown']);
      expect(refused.json().detail).toContain('email address');
    }
    const { viewer } = await readSetAs(unknown, id);
    expect([viewer.approve, viewer.publish]).toEqual([
      'change_set.person_unknown',
      'change_set.person_unknown',
    ]);
    expect(viewer.reasons['change_set.person_unknown']).not.toBe('');
    expect(await missing(unknown, id)).toEqual([
      { username: unknown.username, is_own: true, of_service: false, person: unknown.id },
    ]);
    const none = await makeStaff(test, ['concierge']);
    const able = await listPublishers(test.db, ['change-sets:publish', 'providers:change'], true);
    expect(able.map(({ accountId }) => accountId)).toEqual(expect.arrayContaining([ana.id, eva.id]));
    expect(able.map(({ accountId }) => accountId)).not.toContain(none.id);
    expect((await readSetAs(unknown, id)).publishers).not.toEqual([]);
    // It is shown only to people whom it hinders.
    expect(await missing(eva, id)).toEqual([]);
    await test.db
      .updateTable('staff_account')
      .set({ email: 'una@perla.example' })
      .where('id', '=', unknown.id)
      .execute();
    expect((await actOn(unknown, id, 'approve')).statusCode).toBe(200);
  });

  it('nobody is one of what an account without an address wrote, until it has one', async () => {
    const unknown = await makeStaff(test, ['administrator']);
    const id = await makeReady(unknown, addition());
    expect(await code(eva, id, 'approve')).toBe('change_set.person_unknown');
    expect(await code(unknown, id, 'publish')).toBe('change_set.second_person');
    const told = { username: unknown.username, is_own: false, of_service: false, person: unknown.id };
    expect(await missing(eva, id)).toEqual([told]);
    expect((await readSetAs(eva, id)).publishers).toEqual([]);
    expect(await missing(unknown, id)).toEqual([{ ...told, is_own: true }]);
    // A person who may not change people, or does not see this one, is told whom to ask.
    const reader = await makeStaff(test, ['auditor']);
    expect(await missing(reader, id)).toEqual([{ ...told, person: null }]);
    const named = { email: 'ines@perla.example' };
    await test.db.updateTable('staff_account').set(named).where('id', '=', unknown.id).execute();
    expect(await missing(eva, id)).toEqual([]);
    expect((await actOn(eva, id, 'publish')).statusCode).toBe(200);
  });

  it('what is missing is said while it is a draft, and no longer once it is approved', async () => {
    const unknown = await makeStaff(test, ['administrator']);
    const id = await keepIn(unknown, addition());
    expect(await missing(unknown, id)).toHaveLength(1);
    await actOn(unknown, id, 'move', { to: 'withdrawn' });
    expect(await missing(unknown, id)).toEqual([]);
    const other = await makeReady(ana, addition());
    await actOn(eva, other, 'approve');
    expect(await missing(unknown, other)).toEqual([]);
  });

  it('whoever wrote it is none under another account, of the same mailbox or the same mark', async () => {
    const id = await makeReady(ana, addition());
    const again = await makeStaff(test, ['administrator'], { email: 'ANA+two@Perla.example' });
    expect(await code(again, id, 'approve')).toBe('change_set.second_person');
    expect(await code(again, id, 'publish')).toBe('change_set.second_person');
    // The group's identity service knows both by one id.
    const mark = { issuer: 'https://sso.perla.example', subject: 'ana' };
    const third = await makeStaff(test, ['administrator'], { email: 'other@perla.example' });
    await test.db.updateTable('change_set_author').set(mark).where('set_id', '=', id).execute();
    await test.db
      .updateTable('staff_account')
      .set({ ...mark, password_hash: null })
      .where('id', '=', third.id)
      .execute();
    const { id: accountId, username } = third;
    const permissions = permissionsOf(['administrator']);
    const caller = { kind: 'staff', accountId, username, permissions, limitMinor: 0, scope: null } as const;
    await expect(checkApprover(test.db, caller, id)).rejects.toMatchObject({
      code: 'change_set.second_person',
    });
  });

  it('the home counts what somebody could approve or publish, and nothing else', async () => {
    const unknown = await makeStaff(test, ['administrator']);
    const [before, own, none] = [await sets(eva), await sets(ana), await sets(unknown)];
    const id = await makeReady(ana, addition());
    expect((await sets(eva)).waiting).toBe(before.waiting + 1);
    // Not their own ones, before another person approves them.
    expect(await sets(ana)).toEqual(own);
    const far = await makeStaff(test, ['revenue'], { scope: [2], email: 'far@perla.example' });
    expect((await sets(far)).waiting).toBe(0);
    expect(await sets(await makeStaff(test, ['auditor']))).toBe(null);
    expect(await sets(unknown)).toEqual(none);
    await actOn(eva, id, 'approve');
    expect((await sets(ana)).waiting).toBe(own.waiting + 1);
    await actOn(ana, id, 'publish');
    expect([await sets(eva), await sets(ana)]).toEqual([before, own]);
  });
});

describe('a matter of a set', () => {
  afterEach(() => test.db.deleteFrom('publishing_rule').execute());

  it('is seen by who works for its properties, and by nobody who works elsewhere', async () => {
    await test.db.deleteFrom('publishing_rule').execute();
    const services = (await ana.ask('GET', '/v1/staff/services?page_size=100&property_id=1')).json().rows;
    const values = { ...freshFacts(rates), service_id: services[0].id };
    const id = await makeReady(ana, addition(values, 'rates'));
    const whole = await keepIn(ana, addition());
    await actOn(ana, whole, 'move', { to: 'ready' });
    for (const set of [id, whole]) {
      const when = { date: '2026-12-24', time: '03:00', property_id: 1 };
      const answer = await actOn(ana, set, 'schedule', when);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    await noteLateSets(test.db, testNow + 400 * 24 * 60 * MINUTE_MS);
    const seenBy = async (scope?: number[]) => {
      const who = await makeStaff(test, ['revenue'], scope ? { scope } : {});
      const { alerts, open } = (await who.ask('GET', '/v1/staff/alerts?status=open')).json();
      const late = alerts.filter(({ kind }: { kind: string }) => kind === 'change_set.late');
      return [late.length, open];
    };
    const [all] = await seenBy();
    expect(all).toBeGreaterThanOrEqual(1);
    expect(await seenBy([1])).toEqual([1, 1]);
    expect(await seenBy([2])).toEqual([0, 0]);
  });
});

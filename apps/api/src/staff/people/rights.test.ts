import { PERMISSIONS, type Permission } from '@traslado/domain/access/permissions';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockAdministration } from '../../store/account/role-repository.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

type Answer = { statusCode: number; json: () => { code?: string } };
const codeOf = async (asked: Promise<Answer>) => {
  const answer = await asked;
  return answer.statusCode < 300 ? 'done' : (answer.json().code ?? answer.statusCode);
};

const MANAGER: Permission[] = ['people:see', 'people:change', 'roles:see', 'roles:change', 'refunds:decide'];
let number = 0;

/** A role of its own with these permissions and a limit in USD. */
async function makeRole(permissions: readonly Permission[], limit = 0) {
  number += 1;
  const name = `made-${number}`;
  const { id } = await test.db
    .insertInto('staff_role')
    .values({
      name,
      name_en: name,
      name_es: name,
      permissions: [...permissions],
      limit_minor: limit * 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.backends.roles.reload();
  return { id, name };
}

/** A person with a role of their own; their address is their name. */
async function makeHolder(permissions: readonly Permission[], limit = 0, more: { scope?: number[] } = {}) {
  const role = await makeRole(permissions, limit);
  const staff = await makeStaff(test, [role.name], { email: `${role.name}@perla.example`, ...more });
  return { ...staff, role };
}

const person = (whom: { id: number }, more = '') => `/v1/staff/people/${whom.id}${more}`;
const role = ({ id }: { id: number }, more = '') => `/v1/staff/roles/${id}${more}`;
const put = (by: Staff, url: string, payload: object) => codeOf(by.ask('PUT', url, { payload }));
const post = (by: Staff, url: string, payload: object = {}) => codeOf(by.ask('POST', url, { payload }));
const factsOf = ({ name }: { name: string }, permissions: readonly Permission[]) => ({
  name,
  name_en: name,
  name_es: name,
  permissions,
});
const bodyOf = (whom: { role: { name: string } }, more: object = {}) => ({
  name: 'Some Body',
  email: `${whom.role.name}@perla.example`,
  roles: [whom.role.name],
  scope: null,
  ...more,
});
const invitation = (roles: string[]) => {
  number += 1;
  return {
    ...bodyOf({ role: { name: `new-${number}` } }, { roles }),
    username: `new.person.${number}`,
  };
};

let manager: Awaited<ReturnType<typeof makeHolder>>;
beforeEach(async () => {
  manager = await makeHolder(MANAGER, 100);
});

describe('nobody changes a role or a person above them', () => {
  it.each<[string, Permission[], number]>([
    ['with a permission more', [...MANAGER, 'mail:send'], 0],
    ['with a higher limit', ['refunds:decide'], 100.01],
  ])('%s: not by giving, not by taking away', async (_, permissions, limit) => {
    const above = await makeHolder(permissions, limit);
    const changes: [string, Promise<string | number>][] = [
      ['empty', put(manager, role(above.role), factsOf(above.role, []))],
      ['rename', put(manager, role(above.role), { ...factsOf(above.role, permissions), name_en: 'Other' })],
      ['add', put(manager, role(above.role), factsOf(above.role, [...permissions, 'people:see']))],
      ['limit', put(manager, role(above.role, '/limit'), { limit: '1' })],
    ];
    for (const [name, change] of changes) expect([name, await change]).toEqual([name, 'role.above_you']);
    const deeds: [string, Promise<string | number>][] = [
      ['close', put(manager, person(above), bodyOf(above, { status: 'disabled' }))],
      ['take roles', put(manager, person(above), bodyOf(above, { roles: [] }))],
      ['address', put(manager, person(above), bodyOf(above, { email: 'mine@perla.example' }))],
      ['limit', put(manager, person(above, '/limit'), { limit: '1' })],
      ['link', post(manager, person(above, '/link'))],
      ['sessions', codeOf(manager.ask('DELETE', person(above, '/sessions')))],
      ['second factor', codeOf(manager.ask('DELETE', person(above, '/second-factor')))],
      ['delete', codeOf(manager.ask('DELETE', person(above), { payload: { confirmation: above.username } }))],
    ];
    for (const [name, deed] of deeds) expect([name, await deed]).toEqual([name, 'person.above_you']);
    expect((await manager.ask('GET', person(above))).json().viewer).toMatchObject({ is_below: true });
    expect((await manager.ask('GET', role(above.role))).json().viewer).toMatchObject({ is_below: true });
  });

  it('a role below them that somebody above them has stays as it is for them', async () => {
    const shared = await makeRole(['refunds:decide']);
    const above = await makeRole(PERMISSIONS);
    await makeStaff(test, [shared.name, above.name]);
    expect(await put(manager, role(shared), factsOf(shared, []))).toBe('role.above_you');
    expect(await put(manager, role(shared, '/limit'), { limit: '50' })).toBe('role.above_you');
  });

  it('a role above them is not deleted, and no earlier version of it is written', async () => {
    const boss = await makeHolder(PERMISSIONS, 10_000);
    const above = await makeRole(['mail:send']);
    await put(boss, role(above), factsOf(above, ['mail:send', 'people:see']));
    const { entries } = (await boss.ask('GET', role(above, '/history'))).json();
    expect(await post(manager, role(above, '/restore'), { change: entries[0].id })).toBe('role.above_you');
    expect(await codeOf(manager.ask('DELETE', role(above, `?confirmation=${above.name}`)))).toBe(
      'role.above_you',
    );
  });
});

describe('a limit is a right', () => {
  it('is given to a role, and with it, only by who has it', async () => {
    const low = await makeRole(['refunds:decide']);
    expect(await put(manager, role(low, '/limit'), { limit: '100.01' })).toBe('limit.not_held');
    expect(await put(manager, role(low, '/limit'), { limit: '100' })).toBe('done');
    const high = await makeRole(['refunds:decide'], 5_000);
    expect(await post(manager, '/v1/staff/people', invitation([high.name]))).toBe('limit.not_held');
    expect(await post(manager, '/v1/staff/people', invitation([low.name]))).toBe('done');
    const below = await makeHolder([]);
    const roles = [below.role.name, high.name];
    expect(await put(manager, person(below), bodyOf(below, { roles }))).toBe('limit.not_held');
    expect((await manager.ask('GET', person(below))).json().viewer.roles).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: high.name, can_give: false }),
        expect.objectContaining({ name: low.name, can_give: true }),
      ]),
    );
  });

  it('of an account is set, and taken away, only by who has as much', async () => {
    const below = await makeHolder(['refunds:decide']);
    expect(await put(manager, person(below, '/limit'), { limit: '100.01' })).toBe('limit.not_held');
    expect(await put(manager, person(below, '/limit'), { limit: '100' })).toBe('done');
    const capped = await makeHolder(['refunds:decide'], 5_000);
    await sql`update staff_account set limit_minor = 0 where id = ${capped.id}`.execute(test.db);
    expect(await put(manager, person(capped, '/limit'), { limit: '' })).toBe('limit.not_held');
    expect(await put(manager, person(capped), bodyOf(capped, { roles: [] }))).toBe('limit.not_held');
  });
});

describe('the last person who can give every right', () => {
  const everything = () => makeHolder(PERMISSIONS, 20_000);
  const alone = async () => {
    await sql`update staff_account set status = 'disabled'`.execute(test.db);
    return everything();
  };

  /** Starts changes that all wait for the lock of the administration before the first of them goes on. */
  const waitingFor = async (count: number, start: () => Promise<string | number>[]) => {
    let started: Promise<string | number>[] = [];
    await test.db.transaction().execute(async (tx) => {
      await lockAdministration(tx);
      started = start();
      await expect
        .poll(async () => {
          const { rows } = await sql<{ n: number }>`
            select count(*) as n from pg_locks where locktype = 'advisory' and not granted`.execute(tx);
          return rows[0]?.n;
        })
        .toBe(count);
    });
    return Promise.all(started);
  };

  it('is counted by rights and not by name: who lacks one does not stand in', async () => {
    const last = await alone();
    await makeHolder(
      PERMISSIONS.filter((one) => one !== 'rates:change'),
      20_000,
    );
    await makeHolder(PERMISSIONS, 19_999);
    await makeHolder(PERMISSIONS, 20_000, { scope: [1] });
    const refused = 'person.last_administrator';
    const tries: [string, Promise<string | number>][] = [
      ['leaves', codeOf(last.ask('DELETE', person(last), { payload: { confirmation: last.username } }))],
      ['closes', put(last, person(last), bodyOf(last, { status: 'disabled' }))],
      ['loses the role', put(last, person(last), bodyOf(last, { roles: [] }))],
      ['loses a right of it', put(last, role(last.role), factsOf(last.role, PERMISSIONS.slice(1)))],
      ['loses the limit of it', put(last, role(last.role, '/limit'), { limit: '19999' })],
      ['loses the limit', put(last, person(last, '/limit'), { limit: '0' })],
    ];
    for (const [name, tried] of tries) expect([name, await tried]).toEqual([name, refused]);
  });

  it('does not lose it by an earlier version', async () => {
    const last = await alone();
    const other = await everything();
    await put(other, role(last.role), factsOf(last.role, []));
    await put(other, role(last.role), factsOf(last.role, PERMISSIONS));
    await put(other, person(last), bodyOf(last, { roles: [] }));
    await put(other, person(last), bodyOf(last));
    const own = [role(last.role, '/'), person(last, '/')];
    const histories = await Promise.all(own.map((url) => last.ask('GET', `${url}history`)));
    await put(last, person(other), bodyOf(other, { status: 'disabled' }));
    for (const [at, url] of own.entries()) {
      const [change] = histories[at]?.json().entries ?? [];
      expect(await post(last, `${url}restore`, { change: change.id })).toBe('person.last_administrator');
    }
  });

  it('of two who remove each other at the same time one stays, others or not', async () => {
    for (const isThird of [true, false]) {
      const one = await alone();
      const two = await everything();
      if (isThird) await everything();
      const remove = (by: Staff, whom: typeof one) =>
        codeOf(by.ask('DELETE', person(whom), { payload: { confirmation: whom.username } }));
      const outcomes = await waitingFor(2, () => [remove(one, two), remove(two, one)]);
      expect(outcomes.sort()).toEqual(['auth.forbidden', 'done']);
    }
  });
});

describe('an address', () => {
  const linksOf = (id: number) =>
    test.db.selectFrom('staff_link').select('hash').where('account_id', '=', id).execute();
  const mailsTo = (address: string) =>
    test.db
      .selectFrom('mail')
      .select(['kind', 'language', 'body_text'])
      .where(sql<boolean>`${address} = any(recipients)`)
      .orderBy('id')
      .execute();

  it('that changes ends the open links of the account, and the former address is told', async () => {
    const below = await makeHolder(['refunds:decide']);
    expect(await post(manager, person(below, '/link'))).toBe('done');
    expect(await linksOf(below.id)).toHaveLength(1);
    const former = `${below.role.name}@perla.example`;
    expect(await put(manager, person(below), bodyOf(below, { email: 'other.one@perla.example' }))).toBe(
      'done',
    );
    expect(await linksOf(below.id)).toEqual([]);
    const told = (await mailsTo(former)).at(-1);
    expect(told?.kind).toBe('staff_address');
    expect(told?.body_text).toContain(below.username);
    expect(told?.body_text).toContain(manager.username);
    // The letter keeps the new address to itself.
    expect(told?.body_text).not.toContain('other.one@perla.example');
  });

  it('of an invitation takes it along, however it changes', async () => {
    const invited = invitation([]);
    const { id } = (await manager.ask('POST', '/v1/staff/people', { payload: invited })).json();
    const [mail] = await mailsTo(invited.email);
    const key = /#link=([\w-]{22})/.exec(mail?.body_text ?? '')?.[1] ?? '';
    const read = () => codeOf(manager.ask('POST', '/v1/staff/link', { payload: { key } }));
    expect(await read()).toBe('done');
    await sql`update staff_account set email = 'elsewhere@perla.example' where id = ${id}`.execute(test.db);
    expect(await read()).toBe('auth.link_over');
  });
});

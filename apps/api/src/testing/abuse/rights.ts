import { type CallName, routes } from '@traslado/contract/routes';
import { PERMISSIONS, type Permission } from '@traslado/domain/access/permissions';
import { sql } from 'kysely';
import type { TestApp } from '../open-test-app.ts';
import { makeStaff, type Staff } from '../staff.ts';

/** A small house: its people, all the deeds of one on another's rights over the calls, and a way back. */

const PEOPLE: Permission[] = ['people:see', 'people:change', 'refunds:decide'];
const ROLES: Permission[] = ['roles:see', 'roles:change', 'refunds:decide'];

/** Permissions and limit in USD of each person. Each has a role of their own. */
const HOUSE = {
  boss: [PERMISSIONS, 5_000],
  deputy: [PERMISSIONS, 100],
  keeper: [[...PEOPLE, ...ROLES], 100],
  hirer: [PEOPLE, 100],
  modeler: [ROLES, 100],
  finance: [['refunds:decide'], 500],
  clerk: [['refunds:decide'], 100],
} as const satisfies Readonly<Record<string, readonly [readonly Permission[], number]>>;

export type Kind = keyof typeof HOUSE;
export const kinds = Object.keys(HOUSE) as Kind[];

type Holder = Staff & { readonly role: number };
export type House = Readonly<Record<Kind, Holder>> & {
  /** The change by which the clerk, and the clerk's role, had every right for a moment. */
  readonly changes: { readonly person: number; readonly role: number };
};

const own = (kind: Kind) => ({
  name: kind,
  email: `${kind}@perla.example`,
  roles: [`of-${kind}`],
  scope: null,
});
const roleFacts = (kind: Kind, permissions: readonly Permission[]) => ({
  ...{ name: `of-${kind}`, name_en: kind, name_es: kind, permissions },
});

/** Removes all other people. */
export async function makeHouse(test: TestApp): Promise<House> {
  await sql`delete from staff_account`.execute(test.db);
  const made: Partial<Record<Kind, Holder>> = {};
  for (const kind of kinds) {
    const [permissions, limit] = HOUSE[kind];
    const { id } = await test.db
      .insertInto('staff_role')
      .values({ ...roleFacts(kind, permissions), permissions: [...permissions], limit_minor: limit * 100 })
      .returning('id')
      .executeTakeFirstOrThrow();
    made[kind] = { ...(await makeStaff(test, [`of-${kind}`], { email: own(kind).email })), role: id };
  }
  await test.backends.roles.reload();
  const { boss, clerk, ...others } = made;
  if (!boss || !clerk) throw new Error('the house is empty');
  const change = async (path: string, payloads: object[]): Promise<number> => {
    for (const payload of payloads) await boss.ask('PUT', path, { payload });
    const { entries } = (await boss.ask('GET', `${path}/history`)).json();
    return entries[0].id;
  };
  const person = await change(`/v1/staff/people/${clerk.id}`, [
    { ...own('clerk'), roles: ['of-clerk', 'of-boss'] },
    own('clerk'),
  ]);
  const role = await change(`/v1/staff/roles/${clerk.role}`, [
    roleFacts('clerk', PERMISSIONS),
    roleFacts('clerk', HOUSE.clerk[0]),
  ]);
  return { boss, clerk, ...(others as Omit<House, 'boss' | 'clerk'>), changes: { person, role } };
}

/** An address whose mail the climber reads. */
export const MINE = 'mine@perla.example';

export type Deed = {
  readonly name: string;
  readonly call: CallName;
  /** `done`, or the code of the refusal. */
  readonly by: (staff: Staff) => Promise<string>;
};

function deed(name: string, call: CallName, id: number | null, payload: object = {}, query = ''): Deed {
  const { method, path } = routes[call];
  const url = path.replace('{id}', String(id)) + query;
  return {
    name,
    call,
    async by(staff) {
      const answer = await staff.ask(method, url, { payload });
      if (answer.statusCode >= 500) throw new Error(`${name}: ${answer.body}`);
      return answer.statusCode < 300 ? 'done' : answer.json<{ code: string }>().code;
    },
  };
}

/** Deeds that take something from a person. */
export function takingFrom(kind: Kind, house: House): Deed[] {
  const { id, username } = house[kind];
  const update = (name: string, more: object) => deed(name, 'updatePerson', id, { ...own(kind), ...more });
  return [
    update('change the address', { email: MINE }),
    deed('send a link', 'sendPersonLink', id),
    update('take the roles', { roles: [] }),
    update('take properties', { scope: [1] }),
    update('close', { status: 'disabled' }),
    deed('take the limit', 'setPersonLimit', id, { limit: '0' }),
    deed('end the sessions', 'endSessionsOfPerson', id),
    deed('take the second factor', 'removeSecondFactorOfPerson', id),
    deed('delete', 'deletePerson', id, { confirmation: username }),
  ];
}

/** Deeds that take something from all holders of a role. */
export const takingFromRole = (kind: Kind, { [kind]: { role } }: House): Deed[] => [
  deed('empty the role', 'updateRole', role, roleFacts(kind, [])),
  deed('take the limit of the role', 'setRoleLimit', role, { limit: '0' }),
  deed('delete the role', 'deleteRole', role, {}, `?confirmation=of-${kind}`),
];

/** Deeds that give a person, or a new one, the rights of another. */
export const giving = (kind: Kind, gift: Kind, house: House): Deed[] => [
  deed(`give the role of ${gift}`, 'updatePerson', house[kind].id, {
    ...{ ...own(kind), roles: [...new Set([`of-${kind}`, `of-${gift}`])] },
  }),
  deed(`invite with the role of ${gift}`, 'invitePerson', null, {
    ...{ ...own(gift), email: MINE, username: `another.${gift}` },
  }),
];

/** Deeds that raise limits. */
export const raisingLimits = (kind: Kind, { [kind]: { id, role } }: House): Deed[] => [
  deed('raise the limit', 'setPersonLimit', id, { limit: '200' }),
  deed('raise the limit of the role', 'setRoleLimit', role, { limit: '200' }),
];

/** Deeds that put every right into a role, or restore a time when it was there. */
export const raisingRights = (kind: Kind, house: House): Deed[] => [
  deed('put every right into the role', 'updateRole', house[kind].role, roleFacts(kind, PERMISSIONS)),
  deed('make a role of every right', 'createRole', null, {
    ...{ ...roleFacts(kind, PERMISSIONS), name: 'made-of-all' },
  }),
  ...(kind === 'clerk'
    ? [
        deed('restore the person', 'restorePerson', house.clerk.id, { change: house.changes.person }),
        deed('restore the role', 'restoreRole', house.clerk.role, { change: house.changes.role }),
      ]
    : []),
];

/** Deeds that remove a limit of the account's own, so that its roles' counts again. */
export const leavingLimit = (kind: Kind, { [kind]: { id } }: House): Deed[] => [
  deed('leave the limit to the roles', 'setPersonLimit', id, { limit: '' }),
];

export type Account = {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly limitMinor: number;
  readonly scope: readonly number[] | null;
  readonly status: string;
  /** A link that was mailed to its address opens it. */
  readonly hasLink: boolean;
};

/** Rights and limits of accounts, by the rows alone. */
export async function readAccounts({ db }: TestApp): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select a.id, a.username, a.email, a.roles, a.scope, a.status,
      array(select distinct unnest(r.permissions) from staff_role r where r.name = any(a.roles) order by 1) as permissions,
      coalesce(a.limit_minor, (select max(r.limit_minor) from staff_role r where r.name = any(a.roles)), 0) as "limitMinor",
      exists (select from staff_link l where l.account_id = a.id and l.email = a.email) as "hasLink"
    from staff_account a order by a.id`.execute(db);
  return rows;
}

/** A copy of people and roles in tables of their own. */
export type Copy = { readonly keep: () => Promise<void>; readonly putBack: () => Promise<void> };

/** Copies cost two statements; a database for each way would cost a second. */
export async function makeCopy({ db, backends }: TestApp, name: string): Promise<Copy> {
  const accounts = ['staff_account', 'staff_session', 'staff_link'];
  const of = (table: string) => `${name}_${table}`;
  const move = (from: (table: string) => string, to: (table: string) => string, tables: readonly string[]) =>
    tables
      .map((table) => `insert into ${to(table)} overriding system value table ${from(table)};`)
      .join('\n');
  const itself = (table: string) => table;
  const all = ['staff_role', ...accounts];
  for (const table of all)
    await sql.raw(`create table ${of(table)} as table ${table} with no data`).execute(db);
  await sql
    .raw(`create function ${of('keep')}() returns void language plpgsql as $$ begin
      ${all.map((table) => `delete from ${of(table)};`).join('\n')}
      ${move(itself, of, all)}
    end $$`)
    .execute(db);
  await sql
    .raw(`create function ${of('put_back')}() returns boolean language plpgsql as $$
    declare is_other boolean := exists ((table staff_role except table ${of('staff_role')}) union all
      (table ${of('staff_role')} except table staff_role));
    begin
      delete from staff_account;
      ${move(of, itself, accounts)}
      -- Versions begin anew, and with them the numbers of letters.
      delete from mail where kind like 'staff%';
      if is_other then delete from staff_role; ${move(of, itself, ['staff_role'])} end if;
      return is_other;
    end $$`)
    .execute(db);
  return {
    async keep() {
      await sql.raw(`select ${of('keep')}()`).execute(db);
    },
    async putBack() {
      const { rows } = await sql.raw<{ other: boolean }>(`select ${of('put_back')}() as other`).execute(db);
      if (rows[0]?.other) await backends.roles.reload();
    },
  };
}

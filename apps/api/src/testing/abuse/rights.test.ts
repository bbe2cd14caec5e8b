import { type CallName, routes } from '@traslado/contract/routes';
import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Staff, signInAs } from '../staff.ts';
import { useTestApp } from '../use-test-app.ts';
import {
  type Account,
  type Copy,
  type Deed,
  giving,
  type House,
  type Kind,
  kinds,
  leavingLimit,
  MINE,
  makeCopy,
  makeHouse,
  raisingLimits,
  raisingRights,
  readAccounts,
  takingFrom,
  takingFromRole,
} from './rights.ts';

const test = useTestApp();
let house: House;
let start: Copy;
beforeAll(async () => {
  house = await makeHouse(test);
  start = await makeCopy(test, 'start');
  await start.keep();
});

const MARKS: Readonly<Record<string, string>> = {
  done: '.',
  // They may; there is nothing to take, or the role has a holder.
  'factor.off': '.',
  'role.in_use': '.',
  'person.above_you': 'x',
  'role.above_you': 'x',
  'permission.not_held': 'r',
  'limit.not_held': 'l',
  'auth.forbidden': '-',
};

/** The outcomes of a deed on each person but its actor, as a line of marks. */
async function line(by: Kind, deedOn: (kind: Kind) => Deed): Promise<string> {
  const marks: string[] = [];
  for (const kind of kinds) {
    if (kind === by) {
      marks.push('=');
      continue;
    }
    const outcome = await deedOn(kind).by(house[by]);
    if (outcome === 'done') await start.putBack();
    marks.push(MARKS[outcome] ?? outcome);
  }
  return marks.join(' ');
}

/** Each deed of a list, with its line. */
async function lines(by: Kind, deedsOn: (kind: Kind) => Deed[]): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const [at, { name }] of deedsOn('boss').entries())
    seen[name] = await line(by, (kind) => deedsOn(kind)[at] as Deed);
  return seen;
}

const all = (seen: Record<string, string>, wanted: string) =>
  Object.fromEntries(Object.keys(seen).map((name) => [name, wanted]));

/** `.` may, `x` they are above, `r` not their right, `l` not their limit, `-` may not at all. In the order of `kinds`. */
describe('who may take what from whom', () => {
  it.each<[Kind, string, string]>([
    //           from people        from their roles
    ['boss', '= . . . . . .', '= . . . . . .'],
    ['deputy', 'x = . . . x .', 'x = . . . x .'],
    ['keeper', 'x x = . . x .', 'x x = . . x .'],
    ['hirer', 'x x x = x x .', '- - - = - - -'],
    ['modeler', '- - - - = - -', 'x x x x = x .'],
    ['finance', '- - - - - = -', '- - - - - = -'],
  ])('%s', async (by, people, roles) => {
    const ofPeople = await lines(by, (kind) => takingFrom(kind, house));
    expect(ofPeople).toEqual(all(ofPeople, people));
    const { 'take the limit of the role': limit, ...ofRoles } = await lines(by, (kind) =>
      takingFromRole(kind, house),
    );
    expect(ofRoles).toEqual(all(ofRoles, roles));
    // Limits are set by people who also keep accounts.
    expect(limit).toBe(by === 'modeler' ? '- - - - = - -' : roles);
  });
});

describe('who may give what', () => {
  it.each<[Kind, string, string, string, string]>([
    //         roles by whose they are   limits to people, to roles   every right into a role
    ['boss', '. . . . . . .', '= . . . . . .', '= . . . . . .', '= . . . . . .'],
    ['deputy', 'l . . . . l .', 'x = l l l x l', 'x = l l l x l', 'x = . . . x .'],
    ['keeper', 'r r . . . l .', 'x x = l l x l', 'x x = l l x l', 'x x = r r x r'],
    ['hirer', 'r r r . r l .', 'x x x = x x l', '- - - = - - -', '- - - = - - -'],
    ['modeler', '- - - - - - -', '- - - - = - -', '- - - - = - -', 'x x x x = x r'],
  ])('%s', async (by, roles, limits, roleLimits, rights) => {
    const gifts = { 'give a role': [] as string[], 'invite with a role': [] as string[] };
    for (const gift of kinds)
      for (const [at, marks] of Object.values(gifts).entries()) {
        const outcome = (await giving('clerk', gift, house)[at]?.by(house[by])) ?? '';
        if (outcome === 'done') await start.putBack();
        marks.push(MARKS[outcome] ?? outcome);
      }
    expect(Object.values(gifts).map((marks) => marks.join(' '))).toEqual([roles, roles]);
    const seen = await lines(by, (kind) => [
      ...raisingLimits(kind, house),
      ...raisingRights(kind, house).slice(0, 1),
    ]);
    expect(Object.values(seen)).toEqual([limits, roleLimits, rights]);
  });
});

const mayMore = (one: Account, other: Account): boolean =>
  one.limitMinor > other.limitMinor ||
  one.permissions.some((each) => !other.permissions.includes(each)) ||
  (other.scope !== null && one.scope === null);

/** These leave no trace for a second deed to build on. */
const WITHOUT_TRACE: readonly CallName[] = ['endSessionsOfPerson', 'removeSecondFactorOfPerson'];

const deedsFor = (climber: Kind): Deed[] =>
  [...new Set<Kind>(['boss', climber, 'clerk'])]
    .flatMap((whom) =>
      [
        ...takingFrom(whom, house),
        ...takingFromRole(whom, house),
        ...leavingLimit(whom, house),
        ...raisingLimits(whom, house),
        ...raisingRights(whom, house),
        ...(['boss', climber, 'finance'] as const).flatMap((gift) => giving(whom, gift, house)),
      ].map((each) => ({ ...each, name: `${each.name} (${whom})` })),
    )
    // The invited person and the new role are the same for each.
    .filter(({ call, name }) => !['invitePerson', 'createRole'].includes(call) || name.endsWith('(clerk)'));

describe('every way of two deeds over the calls', () => {
  it('tries every call that changes people or roles', () => {
    const tried = new Set(deedsFor('keeper').map(({ call }) => call));
    const asked = (Object.keys(routes) as CallName[]).filter((name) => {
      const { method, path } = routes[name];
      return method !== 'GET' && /^\/v1\/staff\/(people|roles)\b(?!\/search)/.test(path);
    });
    expect([...tried].sort()).toEqual(asked.sort());
  });

  it.each<[climber: Kind, houses: number]>([
    ['keeper', 150],
    ['hirer', 60],
    ['modeler', 4],
  ])(
    'gives %s no more, and changes nobody above',
    async (climber, houses) => {
      await start.putBack();
      const second = await makeCopy(test, climber);
      const first = await readAccounts(test);
      const began = first.find(({ id }) => id === house[climber].id) as Account;
      const deeds = deedsFor(climber).filter(({ call }) => !WITHOUT_TRACE.includes(call));
      const seen = new Set<string>();
      let looked = 0;

      /** Accounts in whose name the climber can act; null for a house that was seen before. */
      const look = async (way: string): Promise<Account[] | null> => {
        looked += 1;
        const now = await readAccounts(test);
        const held = now.filter(({ id, email, hasLink }) => id === began.id || (email === MINE && hasLink));
        const faults = held
          .filter((one) => mayMore(one, began))
          .map(({ username }) => `${username} may more`);
        for (const was of first.filter((one) => mayMore(one, began)))
          if (JSON.stringify(now.find(({ id }) => id === was.id)) !== JSON.stringify(was))
            faults.push(`${was.username} was above and is another`);
        if (
          !now.some(
            ({ permissions, status }) => status === 'active' && permissions.length === PERMISSIONS.length,
          )
        )
          faults.push('nobody gives every right');
        expect([way, faults]).toEqual([way, []]);
        const { rows } = await sql<{ roles: string }>`
        select json_agg(json_build_array(name, permissions, limit_minor) order by id)::text as roles from staff_role`.execute(
          test.db,
        );
        const key = JSON.stringify([now, rows]);
        if (seen.has(key)) return null;
        seen.add(key);
        return held;
      };
      /** The link of an account is as good as used. */
      const use = async (account: Account): Promise<Staff> => {
        await sql`update staff_account set status = 'active' where id = ${account.id}`.execute(test.db);
        return signInAs(test, account);
      };

      await look('nothing');
      for (const one of deeds) {
        await start.putBack();
        if ((await one.by(house[climber])) !== 'done') continue;
        const held = await look(one.name);
        if (!held) continue;
        const actors: Staff[] = [house[climber]];
        for (const account of held.filter(({ id }) => id !== began.id)) actors.push(await use(account));
        await second.keep();
        for (const by of actors)
          for (const two of deeds) {
            // A refused deed left everything as it was.
            if ((await two.by(by)) !== 'done') continue;
            await look(`${one.name}, then ${two.name} by ${by.username}`);
            await second.putBack();
          }
      }
      // A search without a try proves nothing.
      expect(looked).toBeGreaterThan(houses);
    },
    120_000,
  );
});

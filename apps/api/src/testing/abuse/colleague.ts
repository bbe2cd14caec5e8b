import type { Route } from '@traslado/contract/route';
import { insertChange, listChanges } from '../../db/audit.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import { giveFactor } from '../give-factor.ts';
import type { TestApp } from '../open-test-app.ts';
import { makeStaff } from '../staff.ts';
import type { Expected, Officer, Own } from './person.ts';
import type { Things } from './things.ts';

/** Somebody of staff whom nobody needs, with a link to choose a password, and a role that nobody has; and a change of each, in which they stayed as they are. */
export async function makeColleague(test: TestApp, officer: Officer): Promise<Own['rows']> {
  const email = 'colleague@perla.example';
  const colleague = await makeStaff(test, ['revenue'], { email });
  const name = `role-of-${colleague.id}`;
  const role = await test.db
    .insertInto('staff_role')
    .values({ name, name_en: name, name_es: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = `link-of-${colleague.id}`;
  await test.db
    .insertInto('staff_link')
    .values({
      hash: hashOfToken(link),
      account_id: colleague.id,
      email,
      expires_at: new Date(test.now() + 3_600_000),
    })
    .execute();
  await giveFactor(test, colleague);
  const by = { accountId: officer.id, username: officer.username };
  const change = async (catalogue: 'person' | 'role', id: number, state: object): Promise<number> => {
    await insertChange(test.db, by, { catalogue, id, before: state, after: state, now: test.now() });
    const [entry] = await listChanges(test.db, { catalogue, id });
    return entry?.id ?? 0;
  };
  const { id: person, username } = colleague;
  const facts = { name: username, email, roles: ['revenue'], scope: null, status: 'active' };
  return {
    role: role.id,
    'role name': name,
    person,
    'person name': username,
    link,
    'change of person': await change('person', person, facts),
    'change of role': await change('role', role.id, { name, nameEn: name, nameEs: name, permissions: [] }),
  };
}

/** Only staff of all properties change roles. */
const ofRoles = ({ method }: Route): Expected => (method === 'GET' ? '2xx' : '403 auth.forbidden');

export const colleagueThings: Things = {
  people: { names: { username: '@key' } },
  'people/{id}': {
    names: { id: '@person', change: '@change of person', confirmation: '@person name' },
    make: makeColleague,
  },
  link: { names: { key: '@link' }, make: makeColleague },
  roles: { names: { name: '@key' }, elsewhere: ofRoles },
  'roles/{id}': {
    names: { id: '@role', name: '@role name', change: '@change of role', confirmation: '@role name' },
    make: makeColleague,
    elsewhere: ofRoles,
  },
};

import { describe, expect, it } from 'vitest';
import {
  checkChange,
  checkInvitation,
  factsOfValues,
  isPersonChanged,
  type PersonValues,
  usernameOf,
  valuesOfPerson,
} from './person-values.ts';
import type { Colleague } from './use-people.ts';

const nadia: PersonValues = {
  name: 'Nadia Campos',
  email: 'nadia.campos@perla.example',
  username: 'nadia.campos',
  roles: ['finance'],
  reach: 'some',
  scope: ['10'],
};
const account: Colleague = {
  id: 2,
  name: nadia.name,
  email: nadia.email,
  username: nadia.username,
  roles: ['finance'],
  scope: [10],
  status: 'active',
  signed_in_at: null,
  of_service: false,
  own_limit: null,
  version: 1,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-28T00:00:00Z',
  updated_by: 'ana',
  updated_by_name: null,
};
const faults = (issues: readonly { field: string; code: string }[]) =>
  issues.map(({ field, code }) => `${field} ${code}`);

describe('an invitation', () => {
  it('has nothing wrong', () => expect(checkInvitation(nadia)).toEqual([]));

  it('says what is missing where it is missing', () => {
    const nothing: PersonValues = { ...nadia, name: '', email: '', username: '', scope: [] };
    expect(checkInvitation(nothing).map(({ field }) => field)).toEqual([
      'username',
      'name',
      'email',
      'scope',
    ]);
  });

  it.each<[string, Partial<PersonValues>, string]>([
    ['no resort of some', { scope: [] }, 'scope field.required'],
    ['an address without a mailbox', { email: 'nadia' }, 'email email.invalid'],
    ['a user name with a space', { username: 'nadia campos' }, 'username username.invalid'],
  ])('%s', (_, differs, fault) => expect(faults(checkInvitation({ ...nadia, ...differs }))).toContain(fault));

  it('needs no resort where all are given', () => {
    expect(checkInvitation({ ...nadia, reach: 'all', scope: [] })).toEqual([]);
  });
});

describe('a change of an account', () => {
  it('has nothing wrong as it came', () => {
    expect(checkChange(account)(valuesOfPerson(account))).toEqual([]);
    expect(isPersonChanged(valuesOfPerson(account), valuesOfPerson(account))).toBe(false);
  });

  it('needs an address, but for an account of the identity service', () => {
    const without = { ...nadia, email: '' };
    expect(faults(checkChange(account)(without)).join()).toMatch(/^email /);
    expect(checkChange({ ...account, of_service: true })(without)).toEqual([]);
    expect(faults(checkChange({ ...account, of_service: true })({ ...nadia, email: 'x' })).join()).toMatch(
      /^email /,
    );
  });

  it.each<[string, Partial<PersonValues>, boolean]>([
    ['a name', { name: 'Nadia C.' }, true],
    ['an address', { email: 'n@perla.example' }, true],
    ['one more role', { roles: ['finance', 'concierge'] }, true],
    ['all resorts', { reach: 'all' }, true],
    ['another resort', { scope: ['20'] }, true],
    ['the same roles in another order', { roles: ['finance'] }, false],
  ])('%s is one: %#', (_, differs, isChange) => {
    expect(isPersonChanged({ ...nadia, ...differs }, nadia)).toBe(isChange);
  });

  it('is none of order, or of resorts that do not count', () => {
    const two = { ...nadia, roles: ['a', 'b'], scope: ['1', '2'] };
    expect(isPersonChanged({ ...two, roles: ['b', 'a'], scope: ['2', '1'] }, two)).toBe(false);
    const all: PersonValues = { ...nadia, reach: 'all', scope: [] };
    expect(isPersonChanged({ ...all, scope: ['1'] }, all)).toBe(false);
  });
});

describe('values and facts', () => {
  it('say the same', () => {
    const { name, email, roles, scope } = account;
    expect(factsOfValues(valuesOfPerson(account))).toEqual({ name, email, roles, scope });
    const bare = { ...account, email: null, scope: null };
    expect(factsOfValues(valuesOfPerson(bare))).toMatchObject({ email: null, scope: null });
    expect(valuesOfPerson(bare)).toMatchObject({ email: '', reach: 'all', scope: [] });
  });

  it('of all resorts name none', () => {
    expect(factsOfValues({ ...nadia, reach: 'all' }).scope).toBeNull();
    expect(factsOfValues({ ...nadia, email: '  ' }).email).toBeNull();
  });
});

it.each([
  ['lucia.campos@perla.example', 'lucia.campos'],
  ['Lucia.Campos@Perla.example', 'lucia.campos'],
  [' ana@x', 'ana'],
  ['ana', 'ana'],
  ['', ''],
  ['@perla.example', ''],
])('the user name of "%s" is "%s"', (email, username) => expect(usernameOf(email)).toBe(username));

import { withPermission } from '@traslado/domain/access/permission-groups';
import { PERMISSIONS, type Permission } from '@traslado/domain/access/permissions';
import { rates } from '@traslado/domain/catalogues/rates';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { describe, expect, it } from 'vitest';
import { roles as english } from '../../i18n/en/people.ts';
import { roles as spanish } from '../../i18n/es/people.ts';
import { permissionWords } from './permission-words.ts';
import { changesOf, givesAll, isPermissionClosed, newRole, valuesOfRole } from './role-values.ts';

const own: readonly Permission[] = ['attention:see', 'roles:see', 'roles:change'];

describe('permissions in the form of a role', () => {
  it.each<[Permission, boolean, boolean]>([
    ['attention:see', false, false],
    ['attention:see', true, false],
    // Permissions that the viewer does not have.
    ['attention:handle', false, true],
    ['rates:see', false, true],
    ['rates:change', false, true],
    // A ticked one can go.
    ['rates:change', true, false],
  ])('%s, ticked: %s, is closed: %s', (permission, isTicked, isClosed) => {
    expect(isPermissionClosed(permission, own, isTicked)).toBe(isClosed);
  });

  it('are all open to somebody with all, and only then', () => {
    expect(givesAll(PERMISSIONS)).toBe(true);
    expect(givesAll(own)).toBe(false);
    expect(givesAll(PERMISSIONS.slice(1))).toBe(false);
    expect(givesAll(PERMISSIONS.slice(0, -1))).toBe(false);
  });
});

describe('a new role', () => {
  const nothing = { name: '', name_en: '', name_es: '' };
  it('begins empty', () => {
    expect(newRole(null, { can_give: [...own] })).toEqual({ ...nothing, permissions: [] });
  });

  it('as a copy has what the viewer may give, and no name', () => {
    const source = { permissions: ['attention:see', 'rates:see', 'roles:see'] as Permission[] };
    expect(newRole(source, { can_give: [...own] })).toEqual({
      ...nothing,
      permissions: ['attention:see', 'roles:see'],
    });
    expect(newRole(source, { can_give: [...PERMISSIONS] }).permissions).toEqual(source.permissions);
    expect(newRole(source, { can_give: [] }).permissions).toEqual([]);
  });
});

it('the values of a role are what the form changes', () => {
  const row = { id: 7, name: 'night', name_en: 'Night', name_es: 'Noche', permissions: [...own], people: 3 };
  const at = '2026-11-28T00:00:00Z';
  expect(
    valuesOfRole({
      ...row,
      version: 1,
      created_at: at,
      updated_at: at,
      updated_by: 'ana',
      updated_by_name: 'Ana',
    }),
  ).toEqual({
    name: 'night',
    name_en: 'Night',
    name_es: 'Noche',
    permissions: own,
  });
});

describe('the preview of a role', () => {
  const said = (permissions: readonly string[]) =>
    permissions.map(permissionWords(english, 'en').permissionText);

  it('names what is gained: a change of rates brings their sight', () => {
    const after = withPermission(own, 'rates:change', true);
    const { gained, lost } = changesOf(own, after);
    const title = wordsOf(rates).en.title;
    expect([...said(gained)].sort()).toEqual([`${title}: ${english.change}`, `${title}: ${english.see}`]);
    expect(lost).toEqual([]);
  });

  it('names what is lost: without sight of rates there is no change of them', () => {
    const before = withPermission(own, 'rates:change', true);
    const { gained, lost } = changesOf(before, withPermission(before, 'rates:see', false));
    expect(gained).toEqual([]);
    expect([...lost].sort()).toEqual(['rates:change', 'rates:see']);
  });

  it('is empty where nothing changes, in any order', () => {
    expect(changesOf(own, [...own].reverse())).toEqual({ gained: [], lost: [] });
  });
});

describe.each([
  ['en', english],
  ['es', spanish],
] as const)('the words of permissions: %s', (language, roles) => {
  const { nounText, deedText, permissionText } = permissionWords(roles, language);

  it('are there for each', () => {
    for (const permission of PERMISSIONS) {
      const noun = permission.slice(0, permission.indexOf(':'));
      expect(nounText(noun), noun).not.toBe(noun);
      expect(deedText(permission)).not.toBe('');
    }
  });

  it('differ within a noun', () => {
    const all = PERMISSIONS.map(permissionText);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are those of the catalogue, or of the house', () => {
    expect(permissionText('rates:see')).toBe(`${wordsOf(rates)[language].title}: ${roles.see}`);
    expect(permissionText('rates:change')).toBe(`${wordsOf(rates)[language].title}: ${roles.change}`);
    expect(permissionText('mail:send')).toBe(`${roles.nouns.mail}: ${roles.deeds['mail:send']}`);
  });

  it('of a permission that went is its own name', () => expect(nounText('gone')).toBe('gone'));
});

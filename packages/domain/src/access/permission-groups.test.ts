import { expect, it } from 'vitest';
import { PERMISSION_GROUPS, withPermission } from './permission-groups.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

it('every permission stands in one group, beside the page that it is about', () => {
  const all = PERMISSION_GROUPS.flatMap(({ nouns }) => nouns.flatMap(({ permissions }) => permissions));
  expect([...all].sort()).toEqual([...PERMISSIONS].sort());
  const groupOf = (noun: string) =>
    PERMISSION_GROUPS.find(({ nouns }) => nouns.some((one) => one.noun === noun))?.group;
  expect(['attention', 'coupons', 'rates', 'airports', 'recipients', 'roles'].map(groupOf)).toEqual([
    'today',
    'today',
    'sell',
    'places',
    'settings',
    'people',
  ]);
});

it.each<[string, Permission[], Permission, boolean, Permission[]]>([
  ['to change brings to see', [], 'rates:change', true, ['rates:see', 'rates:change']],
  ['to handle brings to see', [], 'attention:handle', true, ['attention:see', 'attention:handle']],
  ['to see comes alone', [], 'rates:see', true, ['rates:see']],
  [
    'to see takes the rest along',
    ['rates:see', 'rates:change', 'roles:see'],
    'rates:see',
    false,
    ['roles:see'],
  ],
  ['to change goes alone', ['rates:see', 'rates:change'], 'rates:change', false, ['rates:see']],
  ['what is only done', [], 'mail:send', true, ['mail:send']],
])('%s', (_, before, permission, isGiven, after) => {
  expect(withPermission(before, permission, isGiven)).toEqual(after);
});

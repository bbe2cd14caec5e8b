import { describe, expect, it } from 'vitest';
import { namesInClaim, parseRoleMap, rolesOf } from './group-roles.ts';

const mapOf = (text: string) => {
  const map = parseRoleMap(text);
  if ('wrong' in map) throw new Error(map.wrong);
  return map;
};

describe('our roles by the group’s names', () => {
  it.each([
    ['', ['finance', 'Gardeners of 2', '__proto__'], ['finance']],
    ['', ['administrator', 'finance', 'finance'], ['administrator', 'finance']],
    ['Money=finance', ['finance'], []],
    ['Money=finance; Desk = concierge ;', ['Desk', 'Money', 'Pool'], ['concierge', 'finance']],
    ['CN=Rides,OU=Staff=administrator', ['CN=Rides,OU=Staff'], ['administrator']],
    ['One=finance;Two=finance', ['One', 'Two'], ['finance']],
    ['Money=finance', [], []],
  ])('%j of %j are %j', (map, names, roles) => {
    expect(rolesOf(names, mapOf(map))).toEqual(roles);
  });

  it.each([
    ['finance', 'finance'],
    ['=finance', '=finance'],
    ['Money=The boss', 'Money=The boss'],
    ['Money=finance;Money=auditor', 'Money=auditor'],
    ['Money=', 'Money='],
  ])('%j is malformed: %j', (text, wrong) => {
    expect(parseRoleMap(text)).toEqual({ wrong });
  });
});

describe('the names in a claim', () => {
  const claims = {
    roles: ['finance', 7, null],
    group: 'Money',
    realm_access: { roles: ['concierge'] },
    'https://group.example/roles': ['auditor'],
    none: [],
    flag: true,
  };
  it.each([
    ['roles', ['finance']],
    ['group', ['Money']],
    ['realm_access.roles', ['concierge']],
    ['https://group.example/roles', ['auditor']],
    ['none', []],
    ['flag', null],
    ['missing', null],
    ['roles.0.x', null],
    ['constructor.name', null],
  ])('%s: %j', (claim, names) => {
    expect(namesInClaim(claims, claim)).toEqual(names);
  });
});

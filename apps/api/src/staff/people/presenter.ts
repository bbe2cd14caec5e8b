import type { CallAnswer } from '@traslado/contract/schemas';
import { refusalOfActing, refusalOfRights } from '@traslado/domain/access/authority';
import { isInScope } from '@traslado/domain/access/scope';
import { toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import { presentChange } from '../../http/present-change.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { PersonDeed, PersonFacts, PersonRecord } from '../../store/account/person-record.ts';
import type { Roles } from '../roles/open-roles.ts';

const presentFacts = ({ name, email, roles, scope }: PersonFacts) => ({
  name,
  email,
  roles: [...roles],
  scope: scope && [...scope],
});

export const presentPerson = (person: PersonRecord): CallAnswer<'updatePerson'> => ({
  ...presentFacts(person),
  id: person.id,
  username: person.username,
  status: person.status,
  signed_in_at: person.signedInAt === null ? null : toIso(person.signedInAt),
  of_service: person.ofService,
  own_limit: person.limitMinor === null ? null : toDecimal(person.limitMinor),
  version: person.version,
  created_at: toIso(person.createdAt),
  updated_at: toIso(person.updatedAt),
  updated_by: person.updatedBy,
  updated_by_name: person.updatedName,
});

/** A caller's rights to people, and the rights that they may give. */
export function presentViewer(
  { roles, inventory }: { readonly roles: Roles; readonly inventory: Pick<Inventory, 'current'> },
  caller: StaffCaller,
): CallAnswer<'searchPeople'>['viewer'] {
  const { accountId, permissions, scope } = caller;
  return {
    id: accountId,
    can_change: permissions.includes('people:change'),
    has_all_properties: scope === null,
    roles: roles.all().map(({ name, nameEn, nameEs }) => ({
      name,
      en: nameEn,
      es: nameEs,
      can_give: refusalOfRights(caller, roles.rightsOf({ roles: [name], limitMinor: null })) === null,
    })),
    properties: inventory
      .current()
      .properties.filter(({ id }) => isInScope(scope, id))
      .map(({ id, code, name }) => ({ id, code, name })),
  };
}

/** The same for one person: a person with more rights than the caller is not theirs to change. */
export function presentViewerOf(
  dependencies: { readonly roles: Roles; readonly inventory: Pick<Inventory, 'current'> },
  caller: StaffCaller,
  person: PersonRecord,
): CallAnswer<'getPerson'>['viewer'] {
  const viewer = presentViewer(dependencies, caller);
  const power = { ...dependencies.roles.rightsOf(person), scope: person.scope };
  const isBelow = viewer.can_change && refusalOfActing(caller, power) !== null;
  return { ...viewer, can_change: viewer.can_change && !isBelow, is_below: isBelow };
}

/** An entry of an account's history. */
export const presentDeed = (deed: PersonDeed): CallAnswer<'listPersonHistory'>['entries'][number] => ({
  ...presentChange(deed, (facts) => ({ ...presentFacts(facts), status: facts.status })),
  limit:
    deed.change === 'limit'
      ? { old: deed.limitBefore, now: deed.limitAfter, of_roles: deed.limitOfRoles, note: deed.note }
      : null,
});

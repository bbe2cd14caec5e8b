import { refusalOfActing, refusalOfGiving } from '@traslado/domain/access/authority';
import { checkInvitationForm, checkPersonForm } from '@traslado/domain/access/people-forms';
import type { Scope } from '@traslado/domain/access/scope';
import { tidyLine } from '@traslado/domain/contact/text';
import type { Handle, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import type { PersonFacts, PersonRecord } from '../../store/account/person-record.ts';
import { findPerson, type Seeing } from '../../store/account/person-repository.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import type { House } from '../roles/keep-house.ts';
import type { Roles } from '../roles/open-roles.ts';
import { presentPerson } from './presenter.ts';

/** The dependencies of every change of people. */
export type PeopleDependencies = {
  readonly roles: Roles;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly admitted: AdmittedAccounts;
};

type Typed = {
  readonly name: string;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly scope: Scope;
  /** Only of a new person. */
  readonly username?: string;
};

/** The typed person, checked. Codes: those of the forms; `field.invalid` for an unknown role or property. */
export function readPerson(
  { roles: known, inventory }: PeopleDependencies,
  typed: Typed,
): Omit<PersonFacts, 'status'> {
  const { name, email, username } = typed;
  const issues =
    username === undefined
      ? checkPersonForm(typed)
      : checkInvitationForm({ name, username, email: email ?? '' });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  const roles = known.known(typed.roles);
  if (typed.roles.some((role) => !roles.includes(role)))
    throw new Refused('field.invalid', { field: 'roles' });
  const scope = typed.scope && [...new Set(typed.scope)].sort((a, b) => a - b);
  if (scope?.some((id) => !inventory.current().propertyById(id)))
    throw new Refused('field.invalid', { field: 'scope' });
  return { name: tidyLine(name), email: email?.trim().toLowerCase() ?? null, roles, scope };
}

/** People as a caller sees them. */
export const seeingOf = ({ scope }: StaffCaller, { demo }: AdmittedAccounts): Seeing => ({ scope, demo });

/** Code: `person.not_found`. */
export async function findSeen(
  handle: Handle,
  { admitted }: Pick<PeopleDependencies, 'admitted'>,
  caller: StaffCaller,
  id: number,
): Promise<PersonRecord> {
  const person = await findPerson(handle, id, seeingOf(caller, admitted));
  if (!person) throw new Refused('person.not_found');
  return person;
}

/** Codes: `person.not_found`, `person.above_you`. */
export async function findToChange(
  tx: Tx,
  { admitted }: Pick<PeopleDependencies, 'admitted'>,
  { caller, powerOf }: House,
  id: number,
): Promise<PersonRecord> {
  const person = await findSeen(tx, { admitted }, caller, id);
  const refusal = refusalOfActing(caller, powerOf(person));
  if (refusal) throw new Refused(refusal);
  return person;
}

/** Codes: those of `refusalOfGiving`. */
export function refuseGiving(
  { caller, rightsOf }: House,
  {
    before,
    after,
    isSelf,
  }: { before: PersonRecord | null; after: Pick<PersonFacts, 'roles' | 'scope'>; isSelf: boolean },
): void {
  const had = before?.roles ?? [];
  const added = after.roles.filter((role) => !had.includes(role));
  const refusal = refusalOfGiving(caller, {
    isSelf,
    given: rightsOf(added),
    taken: rightsOf(had.filter((role) => !after.roles.includes(role))),
    hasNewRoles: added.length > 0,
    // A new person works nowhere yet.
    scopeBefore: before ? before.scope : [],
    scopeAfter: after.scope,
  });
  if (refusal) throw new Refused(refusal, { field: refusal === 'scope.not_held' ? 'scope' : 'roles' });
}

/** Code: `person.stale`, with the newer one. */
export function refuseStale(person: PersonRecord, seenVersion: number | null): void {
  if (seenVersion === null || seenVersion === person.version) return;
  throw new Refused('person.stale', {
    expected: { version: person.version, person: presentPerson(person) },
  });
}

/** The part of an account that the audit keeps. */
export const factsOfPerson = ({ name, email, roles, scope, status }: PersonRecord): PersonFacts => ({
  name,
  email,
  roles,
  scope,
  status,
});

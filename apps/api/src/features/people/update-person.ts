import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import {
  factsOfPerson,
  findToChange,
  type PeopleDependencies,
  readPerson,
  refuseGiving,
  refuseStale,
} from './check-person.ts';
import { presentPerson } from './presenter.ts';
import type { PersonRecord, PersonStatus } from './record.ts';
import { updatePerson as writePerson } from './repository.ts';

type Body = CallRequest<'updatePerson'>['body'];
type Change = { id: number; body: Body; seenVersion: number | null; now: number };

/** An account that is opened again is as it was: its person has a password, or has to choose one still. */
function statusAfter({ status, signedInAt }: PersonRecord, wanted: Body['status']): PersonStatus {
  if (wanted === 'disabled') return 'disabled';
  if (wanted === undefined || status !== 'disabled') return status;
  return signedInAt === null ? 'unconfirmed' : 'active';
}

/**
 * Changes somebody's account; a closed one has no session from then on. Codes: those of `readPerson`, `findToChange` and `refuseGiving`,
 * `person.stale`, `person.of_service`, `person.last_administrator`.
 */
export function updatePerson(
  dependencies: PeopleDependencies & { readonly db: Db },
  caller: StaffCaller,
  { id, body, seenVersion, now }: Change,
): Promise<CallAnswer<'updatePerson'>> {
  const read = readPerson(dependencies, body);
  const { db, admitted } = dependencies;
  return keepingHouse(db, admitted, async (tx) => {
    const person = await findToChange(tx, dependencies, caller, id);
    refuseStale(person, seenVersion);
    const before = factsOfPerson(person);
    // Roles that are gone are on the account still, and were not typed.
    const roles = isDeepStrictEqual(dependencies.roles.known(before.roles), read.roles)
      ? before.roles
      : read.roles;
    const facts = { ...read, roles, status: statusAfter(person, body.status) };
    if (isDeepStrictEqual(before, facts)) return presentPerson(person);
    const isTheirs =
      facts.name !== before.name || facts.email !== before.email || facts.roles !== before.roles;
    if (person.ofService && isTheirs) throw new Refused('person.of_service');
    refuseGiving(dependencies, caller, { before: person, after: facts, isSelf: id === caller.accountId });
    await writePerson(tx, { id, facts, by: caller.username, now });
    await insertChange(tx, caller, { catalogue: 'person', id, before, after: facts, now });
    const written = { version: person.version + 1, updatedAt: now, updatedBy: caller.username };
    return presentPerson({ ...person, ...facts, ...written });
  });
}

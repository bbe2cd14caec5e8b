import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { insertChange } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { staffAddress } from '../../mail/letters/staff-address.ts';
import { Refused } from '../../refused.ts';
import type { PersonRecord, PersonStatus } from '../../store/account/person-record.ts';
import { findPerson, updatePerson as writePerson } from '../../store/account/person-repository.ts';
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
import { type PersonMailing, sendPersonMail } from './send-person-mail.ts';

type Body = CallRequest<'updatePerson'>['body'];
type Change = { id: number; body: Body; seenVersion: number | null; language: Language; now: number };

/** A reopened account is as it was: its person has a password, or has to choose one still. */
function statusAfter({ status, signedInAt }: PersonRecord, wanted: Body['status']): PersonStatus {
  if (wanted === 'disabled') return 'disabled';
  if (wanted === undefined || status !== 'disabled') return status;
  return signedInAt === null ? 'unconfirmed' : 'active';
}

type Leaving = { person: PersonRecord; former: string; by: string; language: Language; now: number };

async function tellFormerAddress(
  tx: Tx,
  mailing: PersonMailing,
  { person, former, by, language, now }: Leaving,
): Promise<void> {
  const { id: accountId, name, username, version } = person;
  const brand = letterBrandOf(mailing.inventory.current().brand).name;
  const composition = staffAddress.compose({ language, brand, name, username, by });
  const { kind } = staffAddress;
  const edition = String(version);
  await sendPersonMail(tx, mailing, { accountId, email: former, kind, composition, edition, language, now });
}

/**
 * Changes a person's account; a closed one has no session from then on. A changed address gets a letter at the former one. Codes: those of
 * `readPerson`, `findToChange` and `refuseGiving`, `person.stale`, `person.of_service`, `person.last_administrator`.
 */
export function updatePerson(
  dependencies: PeopleDependencies & PersonMailing & { readonly db: Db },
  caller: StaffCaller,
  { id, body, seenVersion, language, now }: Change,
): Promise<CallAnswer<'updatePerson'>> {
  const read = readPerson(dependencies, body);
  return keepingHouse(dependencies, caller, 'people:change', async (tx, house) => {
    const person = await findToChange(tx, dependencies, house, id);
    refuseStale(person, seenVersion);
    const before = factsOfPerson(person);
    // Removed roles are on the account still, and were not typed.
    const roles = isDeepStrictEqual(dependencies.roles.known(before.roles), read.roles)
      ? before.roles
      : read.roles;
    const facts = { ...read, roles, status: statusAfter(person, body.status) };
    if (isDeepStrictEqual(before, facts)) return presentPerson(person);
    const isTheirs =
      facts.name !== before.name || facts.email !== before.email || facts.roles !== before.roles;
    if (person.ofService && isTheirs) throw new Refused('person.of_service');
    refuseGiving(house, { before: person, after: facts, isSelf: id === caller.accountId });
    await writePerson(tx, { id, facts, by: caller.username, now });
    await insertChange(tx, caller, { catalogue: 'person', id, before, after: facts, now });
    if (before.email !== null && before.email !== facts.email)
      await tellFormerAddress(tx, dependencies, {
        person,
        former: before.email,
        by: caller.username,
        language,
        now,
      });
    return presentPerson((await findPerson(tx, id, { scope: null, demo: true })) ?? person);
  });
}

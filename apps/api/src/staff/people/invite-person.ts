import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { hashPassword } from '../../db/password-hash.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findPerson, insertPerson } from '../../store/account/person-repository.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import {
  factsOfPerson,
  type PeopleDependencies,
  readPerson,
  refuseGiving,
  seeingOf,
} from './check-person.ts';
import { issueLink } from './issue-link.ts';
import { presentPerson } from './presenter.ts';
import type { PersonMailing } from './send-person-mail.ts';

/**
 * Makes an account and mails its person a link to choose a password; until then nothing opens it. Codes: those of `readPerson` and `refuseGiving`,
 * `person.username_taken`.
 */
export async function invitePerson(
  dependencies: PeopleDependencies & PersonMailing & { readonly db: Db },
  caller: StaffCaller,
  { body, language, now }: { body: CallRequest<'invitePerson'>['body']; language: Language; now: number },
): Promise<CallAnswer<'invitePerson'>> {
  const username = body.username.trim().toLowerCase();
  const read = readPerson(dependencies, body);
  const facts = { ...read, status: 'unconfirmed' as const };
  // Of a password that nobody knows, this process neither.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  try {
    return await keepingHouse(dependencies, caller, 'people:change', async (tx, house) => {
      refuseGiving(house, { before: null, after: read, isSelf: false });
      const by = caller.username;
      const id = await insertPerson(tx, { ...facts, username, passwordHash }, { by, now });
      const person = await findPerson(tx, id, { ...seeingOf(caller, dependencies.admitted), scope: null });
      if (!person) throw new Error('an account that was made is not there');
      await insertChange(tx, caller, {
        catalogue: 'person',
        id,
        before: null,
        after: factsOfPerson(person),
        now,
      });
      const { name, email } = person;
      const invited = { accountId: id, username, name, email: email ?? '', isNew: true };
      await issueLink(tx, dependencies, invited, { by, language, now });
      return presentPerson(person);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refused('person.username_taken', { field: 'username' });
    throw error;
  }
}

import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { findChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { PersonFacts } from '../../store/account/person-record.ts';
import { findPerson } from '../../store/account/person-repository.ts';
import { type PeopleDependencies, seeingOf } from './check-person.ts';
import type { PersonMailing } from './send-person-mail.ts';
import { updatePerson } from './update-person.ts';

type Restoring = CallRequest<'restorePerson'>['body'] & {
  readonly id: number;
  readonly seenVersion: number | null;
  readonly language: Language;
  readonly now: number;
};

/**
 * Restores an account to its state before or after one of its changes, as a new change. Its password, sessions, second factor and links
 * stay as they are now. A deleted account does not come back. Codes: those of `updatePerson`, `version.not_found`, `person.roles_gone`.
 */
export async function restorePerson(
  dependencies: PeopleDependencies & PersonMailing & { readonly db: Db },
  caller: StaffCaller,
  { id, change, state, ...more }: Restoring,
): Promise<CallAnswer<'restorePerson'>> {
  const { db, roles: known, admitted } = dependencies;
  const person = await findPerson(db, id, seeingOf(caller, admitted));
  if (!person) throw new Refused('person.not_found');
  const was = (await findChange<PersonFacts>(db, { catalogue: 'person', id, change }))?.[state];
  if (!was) throw new Refused('version.not_found', { field: 'change' });
  const roles = known.known(was.roles);
  // A removed role may stay on an account. It is not given to one again.
  const gone = was.roles.filter((role) => !roles.includes(role) && !person.roles.includes(role));
  if (gone.length > 0) throw new Refused('person.roles_gone', { params: { roles: gone.join(', ') } });
  const { name, email, scope } = was;
  const status = was.status === 'disabled' ? 'disabled' : 'active';
  const body = { name, email, roles, scope: scope && [...scope], status } as const;
  return updatePerson(dependencies, caller, { id, body, ...more });
}

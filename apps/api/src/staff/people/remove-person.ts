import { isTypedWord } from '@traslado/domain/forms/typed-word';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { deletePerson } from '../../store/account/person-repository.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import { factsOfPerson, findToChange, type PeopleDependencies, refuseStale } from './check-person.ts';

type Removal = { id: number; typed: string; seenVersion: number | null; now: number };

/**
 * Deletes an account with its sessions; its person's actions stay in the audit. Codes: those of `findToChange`, `person.stale`,
 * `person.word_differs`, `person.last_administrator`.
 */
export function removePerson(
  dependencies: PeopleDependencies & { readonly db: Db },
  caller: StaffCaller,
  { id, typed, seenVersion, now }: Removal,
): Promise<void> {
  return keepingHouse(dependencies, caller, 'people:change', async (tx, house) => {
    const person = await findToChange(tx, dependencies, house, id);
    refuseStale(person, seenVersion);
    if (!isTypedWord(typed, person.username))
      throw new Refused('person.word_differs', { field: 'confirmation' });
    const before = factsOfPerson(person);
    await insertChange(tx, caller, { catalogue: 'person', id, before, after: null, now });
    await deletePerson(tx, id);
  });
}

import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { deleteSessions } from '../../store/account/person-repository.ts';
import { deleteFactor } from '../../store/account/second-factor-repository.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import { findToChange, type PeopleDependencies } from './check-person.ts';

/** Removes the second factor of a person who lost it; their sessions end. Codes: those of `findToChange`, `factor.off`. */
export function removeFactor(
  dependencies: PeopleDependencies & { readonly db: Db },
  caller: StaffCaller,
  { id, now }: { id: number; now: number },
): Promise<void> {
  return keepingHouse(dependencies, caller, 'people:change', async (tx, house) => {
    await findToChange(tx, dependencies, house, id);
    if (!(await deleteFactor(tx, id))) throw new Refused('factor.off');
    const ended = await deleteSessions(tx, id);
    await insertDeed(tx, {
      accountId: caller.accountId,
      username: caller.username,
      action: 'person.remove_factor',
      subject: String(id),
      detail: { ended },
      now,
    });
  });
}

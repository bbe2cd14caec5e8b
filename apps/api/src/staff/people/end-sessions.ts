import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { deleteSessions } from '../../store/account/person-repository.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import { findToChange, type PeopleDependencies } from './check-person.ts';

/** Ends all sessions of a person. Returns their number. Codes: those of `findToChange`. */
export function endSessions(
  dependencies: PeopleDependencies & { readonly db: Db },
  caller: StaffCaller,
  { id, now }: { id: number; now: number },
): Promise<number> {
  return keepingHouse(dependencies, caller, 'people:change', async (tx, house) => {
    await findToChange(tx, dependencies, house, id);
    const ended = await deleteSessions(tx, id);
    await insertDeed(tx, {
      accountId: caller.accountId,
      username: caller.username,
      action: 'person.end_sessions',
      subject: String(id),
      detail: { ended },
      now,
    });
    return ended;
  });
}

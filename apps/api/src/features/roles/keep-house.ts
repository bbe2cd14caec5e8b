import { KEYS_OF_THE_HOUSE } from '@traslado/domain/access/authority';
import type { Db, Tx } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import type { AdmittedAccounts } from './record.ts';
import { countHolders, lockAdministration } from './repository.ts';

/**
 * Makes a change of roles, or of what somebody has of them. Such changes stand in line, so that of two that each leave one administrator only one
 * is made. Code: `person.last_administrator` where nobody would be left who can put things right.
 */
export function keepingHouse<T>(
  db: Db,
  admitted: AdmittedAccounts,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockAdministration(tx);
    const count = () => countHolders(tx, KEYS_OF_THE_HOUSE, admitted);
    const before = await count();
    const done = await change(tx);
    if (before > 0 && (await count()) === 0) throw new Refused('person.last_administrator');
    return done;
  });
}

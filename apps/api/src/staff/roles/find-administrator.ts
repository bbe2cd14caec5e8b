import { keepsHouse } from '@traslado/domain/access/authority';
import type { Db } from '../../db/client.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import { listPowers } from './keep-house.ts';

/** True if an account can keep people and roles, one with a password to be changed among them. */
export async function hasAdministrator(db: Db, admitted: AdmittedAccounts): Promise<boolean> {
  const powers = await listPowers(db, admitted, ['active', 'unconfirmed', 'reset_required']);
  return powers.some(keepsHouse);
}

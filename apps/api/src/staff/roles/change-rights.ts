import { isHouseKept } from '@traslado/domain/access/authority';
import type { Tx } from '../../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import { lockAdministration } from '../../store/account/role-repository.ts';
import { listPowers } from './keep-house.ts';

const alert = { kind: 'rights.nobody', subject: 'house' } as const;
/** An account with a password to be changed opens, too. */
const OPENING = ['active', 'reset_required'];

type Change<T> = {
  readonly admitted: AdmittedAccounts;
  /** The account whose rights change. */
  readonly of: string;
  readonly now: number;
  readonly make: () => Promise<T>;
};

/**
 * Makes a change of rights by no colleague: by command, or by the identity service. Staff are alerted when nobody is left who can give
 * every right, unless `refuse` throws; the alert closes with the change after which a person can again.
 */
export async function changeRights<T>(
  tx: Tx,
  { admitted, of, now, make }: Change<T>,
  refuse: () => void = () => {},
): Promise<T> {
  await lockAdministration(tx);
  const before = await listPowers(tx, admitted, OPENING);
  const done = await make();
  const after = await listPowers(tx, admitted, OPENING);
  if (!isHouseKept(before, after)) {
    refuse();
    const detail = `The last account with every right was ${of}.`;
    await insertStaffAlert(tx, { ...alert, detail, couponId: null, now });
  } else if (!isHouseKept(after, before))
    await resolveStaffAlerts(tx, { kinds: [alert.kind], subject: alert.subject, now });
  return done;
}

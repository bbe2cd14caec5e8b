import type { OwnAction } from '@traslado/domain/audit/actions';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findAccount } from '../../store/account/repository.ts';
import {
  confirmFactor,
  deleteFactor,
  deleteOtherSessions,
  replaceRecoveryCodes,
  saveBegunFactor,
} from '../../store/account/second-factor-repository.ts';
import type { Roles } from '../roles/open-roles.ts';
import { checkCode } from './check-code.ts';
import type { SignIns } from './count-sign-ins.ts';
import { makeRecoveryCodes, type SecondFactors } from './prove-codes.ts';

export type FactorDependencies = {
  readonly db: Db;
  readonly roles: Roles;
  readonly signIns: SignIns;
  readonly secondFactors: SecondFactors;
};

type Asked = { readonly code: string; readonly ip: string; readonly now: number };
type Codes = { recovery_codes: string[] };

const deedOf = ({ accountId, username }: StaffCaller, action: OwnAction, now: number) => ({
  accountId,
  username,
  action,
  subject: username,
  detail: {},
  now,
});

/** Makes a secret, which is not asked for yet. Codes: `factor.on`, `factor.of_service`. */
export async function beginSecondFactor(
  { db, secondFactors }: FactorDependencies,
  { accountId, username }: StaffCaller,
  now: number,
): Promise<{ secret: string; uri: string }> {
  const account = await findAccount(db, accountId);
  if (!account?.isOwn) throw new Refused('factor.of_service');
  const { sealed, secret, uri } = secondFactors.make(accountId, username);
  if (!(await saveBegunFactor(db, { accountId, secret: sealed, now }))) throw new Refused('factor.on');
  return { secret, uri };
}

async function renewCodes(tx: Tx, accountId: number): Promise<Codes> {
  const { codes, hashes } = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, { accountId, hashes });
  return { recovery_codes: codes };
}

/** Turns it on by its first code. Sessions that came in without it end, but this one. Codes: those of `checkCode`. */
export async function confirmSecondFactor(
  { db, signIns, secondFactors }: FactorDependencies,
  caller: StaffCaller,
  { code, ip, now, tokenHash }: Asked & { readonly tokenHash: string },
): Promise<Codes> {
  const { accountId, username } = caller;
  await checkCode(signIns, { username, ip, now }, () => secondFactors.checkBegun(accountId, code));
  return db.transaction().execute(async (tx) => {
    // Of two at once, one finds it on.
    if (!(await confirmFactor(tx, { accountId, now }))) throw new Refused('factor.off');
    await deleteOtherSessions(tx, { accountId, tokenHash });
    await insertDeed(tx, deedOf(caller, 'factor.begin', now));
    return renewCodes(tx, accountId);
  });
}

/** Turns it off. Codes: those of `checkCode`, `factor.required`. */
export async function endSecondFactor(
  { db, roles, signIns, secondFactors }: FactorDependencies,
  caller: StaffCaller,
  { code, ip, now }: Asked,
): Promise<void> {
  const { accountId, username } = caller;
  const account = await findAccount(db, accountId);
  if (account && roles.needFactor(account.roles)) throw new Refused('factor.required');
  await checkCode(signIns, { username, ip, now }, () => secondFactors.check(accountId, code));
  await db.transaction().execute(async (tx) => {
    await deleteFactor(tx, accountId);
    await insertDeed(tx, deedOf(caller, 'factor.end', now));
  });
}

/** Makes new recovery codes in place of the earlier ones. Codes: those of `checkCode`. */
export async function renewRecoveryCodes(
  { db, signIns, secondFactors }: FactorDependencies,
  caller: StaffCaller,
  { code, ip, now }: Asked,
): Promise<Codes> {
  const { accountId, username } = caller;
  await checkCode(signIns, { username, ip, now }, () => secondFactors.check(accountId, code));
  return db.transaction().execute(async (tx) => {
    await insertDeed(tx, deedOf(caller, 'factor.codes', now));
    return renewCodes(tx, accountId);
  });
}

import { coversAmount, REQUEST_OPEN_MS, roomOf } from '@traslado/domain/desk/money-authority';
import { toDecimal } from '@traslado/domain/money';
import type { Handle, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findBookingMoney, insertRequest, lockMoneyByHand } from '../../store/request/repository.ts';
import { checkNothingWaits, noteRequest } from './end-requests.ts';
import { type AuthorityDeps, findAuthority } from './find-authority.ts';

type Fee = {
  readonly couponId: number;
  /** Cents of the fee that are waived, or refunded on request. */
  readonly amountMinor: number;
  readonly now: number;
};

async function readGiver(
  handle: Handle,
  deps: AuthorityDeps,
  { accountId }: Pick<StaffCaller, 'accountId'>,
  { couponId, now }: Fee,
) {
  const money = await findBookingMoney(handle, couponId);
  const authority = await findAuthority(handle, deps, now);
  const giver = authority.of(accountId, money.byHandMinor);
  if (!giver) throw new Refused('auth.forbidden');
  return { money, giver, accounts: authority.accountsOf([giver.person]) };
}

/** Two waivers at once are counted one after the other, as refunds by hand are. */
export const countFeesAlone = (tx: Tx): Promise<void> => lockMoneyByHand(tx);

/**
 * Decides who may waive this fee: the canceller alone, or with a second person. It counts like a refund by hand, against their limits of
 * the booking and of the day.
 * @throws Refused `override.over_limit` with the amount they may waive, where they may not request more
 */
export async function wayOfWaiver(
  handle: Handle,
  deps: AuthorityDeps,
  staff: StaffCaller,
  fee: Fee,
): Promise<'at_once' | 'second_person'> {
  const { giver } = await readGiver(handle, deps, staff, fee);
  if (coversAmount(giver.purse, fee.amountMinor)) return 'at_once';
  if (staff.permissions.includes('refunds:ask')) return 'second_person';
  throw new Refused('override.over_limit', { expected: { limit: toDecimal(roomOf(giver.purse)) } });
}

type FeeOfCancellation = Fee & {
  readonly number: string;
  readonly note: string;
  /** Of the cancellation. */
  readonly changeId: string;
};

/**
 * Writes a waiver of a fee (`waiver`) before its cancellation, or the request to a second person to give it back (`refund`) after it: the
 * request is about the booking as the cancellation leaves it. In the transaction of the cancellation, which holds the locks of the booking
 * and of money by hand.
 */
export async function writeFee(
  tx: Tx,
  deps: AuthorityDeps,
  staff: StaffCaller,
  kind: 'waiver' | 'refund',
  fee: FeeOfCancellation,
): Promise<void> {
  const { couponId, amountMinor, number, note, changeId, now } = fee;
  const isGiven = kind === 'waiver';
  // A request about the booking's earlier state is over by now.
  if (!isGiven) await checkNothingWaits(tx, couponId, now);
  const { money, accounts } = await readGiver(tx, deps, staff, fee);
  const { version, paidMinor, givenBackMinor, currency } = money;
  const reason = 'fee_waived' as const;
  const id = await insertRequest(tx, {
    kind,
    status: isGiven ? 'approved' : 'waiting',
    couponId,
    amountMinor,
    currency,
    reason,
    note,
    key: changeId,
    frozen: { version, paidMinor, givenBackMinor },
    accountId: staff.accountId,
    accounts,
    expiresAt: now + REQUEST_OPEN_MS,
    now,
  });
  const request = { id, kind, amountMinor, currency, reason, number };
  await noteRequest(tx, staff, isGiven ? 'give' : 'ask', request, now);
}

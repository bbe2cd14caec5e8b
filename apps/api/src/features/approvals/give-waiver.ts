import { coversAmount, REQUEST_OPEN_MS, roomOf } from '@traslado/domain/desk/money-authority';
import { toDecimal } from '@traslado/domain/money';
import type { Handle, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { noteRefund } from './end-requests.ts';
import { type AuthorityDeps, findAuthority } from './find-authority.ts';
import { findBookingMoney, insertRequest, lockMoneyByHand } from './repository.ts';

type Waiver = {
  readonly couponId: number;
  /** Cents of the fee that is let go. */
  readonly amountMinor: number;
  readonly now: number;
};

/**
 * Whether somebody may let so much of a fee go on their own: it counts like money that is given back, against their limit of the booking and of the
 * day. Above it they cancel with the fee and ask for it back, which a second person approves.
 * @throws Refused `override.over_limit` with what they may let go
 */
export async function checkWaiver(
  handle: Handle,
  deps: AuthorityDeps,
  { accountId }: Pick<StaffCaller, 'accountId'>,
  { couponId, amountMinor, now }: Waiver,
) {
  const money = await findBookingMoney(handle, couponId);
  const authority = await findAuthority(handle, deps, now);
  const giver = authority.of(accountId, money.byHandMinor);
  if (!giver) throw new Refused('auth.forbidden');
  if (!coversAmount(giver.purse, amountMinor))
    throw new Refused('override.over_limit', { expected: { limit: toDecimal(roomOf(giver.purse)) } });
  return { money, authority, giver };
}

/** Lets a fee go within the limit of whoever does it, in the transaction of its cancellation, which holds the lock of the booking. */
export async function waiveFee(
  tx: Tx,
  deps: AuthorityDeps,
  staff: Pick<StaffCaller, 'accountId' | 'username'>,
  waiver: Waiver & {
    readonly number: string;
    readonly note: string;
    /** Of the cancellation. */
    readonly changeId: string;
  },
): Promise<void> {
  const { couponId, amountMinor, number, note, changeId, now } = waiver;
  // Two at once are counted one after the other, as refunds by hand are.
  await lockMoneyByHand(tx);
  const { money, authority, giver } = await checkWaiver(tx, deps, staff, waiver);
  const { version, paidMinor, givenBackMinor, currency } = money;
  const reason = 'fee_waived' as const;
  const id = await insertRequest(tx, {
    kind: 'waiver',
    status: 'approved',
    couponId,
    amountMinor,
    currency,
    reason,
    note,
    key: changeId,
    frozen: { version, paidMinor, givenBackMinor },
    accountId: staff.accountId,
    accounts: authority.accountsOf([giver.person]),
    expiresAt: now + REQUEST_OPEN_MS,
    now,
  });
  await noteRefund(tx, staff, 'waive', { id, amountMinor, currency, reason, number }, now);
}

import type { CallAnswer } from '@traslado/contract/schemas';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import { insertDataMarks } from '../../db/data-marks.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { lockForFindings, updateRight, updateRightBack } from '../../store/finding/repository.ts';
import { readNote } from '../accounts/read-note.ts';

type Asked = {
  readonly staff: StaffCaller;
  /** `coupon.id`. */
  readonly id: number;
  /** `data_finding.id`. */
  readonly finding: number;
  readonly now: number;
};

/**
 * Accepts a finding as right: it is closed, and no check raises it again from the same facts.
 * @throws Refused `finding.not_open` where it is not open; for a note that is missing or wrong
 */
export async function markFindingRight(
  db: Db,
  { note: typed, ...asked }: Asked & { readonly note: string },
): Promise<CallAnswer<'markFindingRight'>> {
  const coupon = await findCouponForStaff(db, asked.staff, asked.id);
  const note = readNote(typed);
  await write(db, asked, coupon, async (tx, mark) => {
    const marked = await updateRight(tx, { ...mark, note });
    return marked && { action: 'finding.right', detail: { kind: marked.kind, note }, ...marked };
  });
  return { right: true };
}

/**
 * Withdraws the acceptance: the booking is checked again at once.
 * @throws Refused `finding.not_open` where it was not accepted
 */
export async function takeFindingBack(db: Db, asked: Asked): Promise<CallAnswer<'takeFindingBack'>> {
  const coupon = await findCouponForStaff(db, asked.staff, asked.id);
  await write(db, asked, coupon, async (tx, mark) => {
    const marked = await updateRightBack(tx, mark);
    return marked && { action: 'finding.take_back', detail: { kind: marked.kind }, ...marked };
  });
  return { right: false };
}

type Written = {
  readonly action: 'finding.right' | 'finding.take_back';
  readonly detail: Readonly<Record<string, string>>;
  readonly otherId: number | null;
};

/** Both bookings of a party that rides twice are checked again. */
async function write(
  db: Db,
  { staff, finding, now }: Asked,
  coupon: CouponRecord,
  update: (tx: Tx, mark: Parameters<typeof updateRightBack>[1]) => Promise<Written | null>,
): Promise<void> {
  const by = { accountId: staff.accountId, username: staff.username };
  await db.transaction().execute(async (tx) => {
    await lockForFindings(tx, coupon.id);
    const written = await update(tx, { couponId: coupon.id, findingId: finding, by, now });
    if (!written) throw new Refused('finding.not_open');
    const { action, detail, otherId } = written;
    await insertDeed(tx, { ...by, action, subject: coupon.code, detail, now });
    await insertDataMarks(tx, [coupon.id, ...(otherId === null ? [] : [otherId])]);
  });
}

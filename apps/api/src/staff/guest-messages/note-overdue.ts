import { firstAnswerDue } from '@traslado/domain/desk/first-answer';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { readAnswerTimes } from '../../store/message/answer-times.ts';
import { listUntold } from '../../store/message/repository.ts';

/** Kind of the alert about a late message. */
export const OVERDUE = 'message.overdue';

/** Alerts staff, once, about each message that has waited too long. Safe to run in any number of processes. Returns their number. */
export async function noteOverdue(db: Db, now: number): Promise<number> {
  const times = await readAnswerTimes(db);
  let told = 0;
  for (const { id, reference, createdAt, rideAt, booking } of await listUntold(db, OVERDUE, now)) {
    if (firstAnswerDue({ writtenAt: createdAt, rideAt }, times) > now) continue;
    const couponId = booking?.id ?? null;
    await insertStaffAlert(db, { kind: OVERDUE, subject: String(id), detail: reference, couponId, now });
    told += 1;
  }
  return told;
}

import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import {
  mayWithdrawOutcome,
  OUTCOME_NOTE_MAX,
  type OutcomeVerdict,
  stateOfOutcome,
  toldOfMissAt,
} from '@traslado/domain/booking/ride-outcome';
import { waitsUntilAt } from '@traslado/domain/booking/waiting';
import { isCleanText, tidyText } from '@traslado/domain/contact/text';
import { mayRecordFollowed } from '@traslado/domain/flight-watch/counting-pick-up';
import { checkText } from '@traslado/domain/forms/free-text';
import type { Language } from '@traslado/domain/language';
import { clockTime } from '@traslado/domain/time/clock-time';
import { toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import { insertDeed } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { insertMark, lockRide, type MarkableRide, takeBackMark } from '../../store/ride/mark-repository.ts';
import type { DayListDependencies } from './read-day-list.ts';

type Marked = CallAnswer<'markRide'>;

/** The ride, locked. Code: `ride.not_found` for none, and for one outside the caller's properties. */
async function lockOwnRide(tx: Tx, { scope }: StaffCaller, id: number): Promise<MarkableRide> {
  const ride = await lockRide(tx, id);
  if (!ride || !isInScope(scope, ride.propertyId)) throw new Refused('ride.not_found');
  return ride;
}

/**
 * Marks a ride as completed or missed. The price of a missed ride stays due, as if the guest had come. The guest is told a little later, so
 * that a mistake can be taken back before they hear of it. Codes: `ride.not_found`, `ride.not_markable`, `ride.too_early`,
 * `ride.frozen`, `field.required`, and those of the note.
 */
export async function markRide(
  { db, inventory }: DayListDependencies,
  caller: StaffCaller,
  {
    id,
    body,
    language,
    now,
  }: {
    readonly id: number;
    readonly body: CallRequest<'markRide'>['body'];
    readonly language: Language;
    readonly now: number;
  },
): Promise<Marked> {
  const { outcome } = body;
  const { reason, note } = readWhy(body);
  return db.transaction().execute(async (tx) => {
    const ride = await lockOwnRide(tx, caller, id);
    const clearance = inventory.current().airportById(ride.airportId)?.clearance ?? {
      international: 40,
      national: 40,
    };
    const verdict = mayRecordFollowed(
      outcome,
      { ...ride, waitsUntilAt: waitsUntilAt({ ...ride, clearance }) },
      now,
    );
    if (verdict.kind === 'frozen') throw new Refused('ride.frozen');
    if (verdict.kind === 'refused') throw refusalOf(verdict, ride, language);
    const status = stateOfOutcome[outcome];
    const markId = await insertMark(tx, { rideId: id, status, outcome, reason, note }, caller, now);
    await insertDeed(tx, {
      accountId: caller.accountId,
      username: caller.username,
      action: outcome === 'missed' ? 'ride.miss' : 'ride.complete',
      subject: ride.code,
      detail: { ride: ride.reference, direction: ride.direction, reason, note },
      now,
    });
    if (outcome !== 'missed') return { id, reference: ride.reference, status, told_at: null };
    const runAt = toldOfMissAt(now);
    await enqueue(tx, { kind: 'send_missed_ride_letter', payload: { markId }, runAt, now });
    return { id, reference: ride.reference, status, told_at: toIso(runAt) };
  });
}

function readWhy({ outcome, reason, note }: CallRequest<'markRide'>['body']) {
  const tidy = tidyText(note);
  if (outcome === 'missed' && !reason) throw new Refused('field.required', { field: 'reason' });
  if (reason === 'other' && tidy === '') throw new Refused('field.required', { field: 'note' });
  const issues =
    tidy === ''
      ? []
      : checkText('note', note, { min: 1, max: OUTCOME_NOTE_MAX, tidy: tidyText, isClean: isCleanText });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return { reason: outcome === 'missed' ? (reason ?? null) : null, note: tidy };
}

function refusalOf(
  verdict: Extract<OutcomeVerdict, { kind: 'refused' }>,
  { timeZone }: MarkableRide,
  language: Language,
): Refused {
  if (verdict.code === 'ride.not_markable') return new Refused(verdict.code);
  const { time } = toLocal(verdict.fromAt, timeZone);
  return new Refused(verdict.code, { params: { from: clockTime(time, language) } });
}

/**
 * Takes the mark of a ride back, within a day. A guest who got a "missed ride" letter gets a correction. Codes: `ride.not_found`,
 * `ride.not_marked`, `ride.mark_kept`.
 */
export async function takeMarkBack(
  { db }: DayListDependencies,
  caller: StaffCaller,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<Marked> {
  return db.transaction().execute(async (tx) => {
    const ride = await lockOwnRide(tx, caller, id);
    const { markId, markedAt } = ride;
    const verdict = mayWithdrawOutcome(markedAt === null ? null : { markedAt }, now);
    if (verdict.kind === 'refused') throw new Refused(verdict.code);
    if (markId === null) throw new Refused('ride.not_marked');
    const isTold = await takeBackMark(tx, { markId, rideId: id }, caller, now);
    await insertDeed(tx, {
      accountId: caller.accountId,
      username: caller.username,
      action: 'ride.take_back',
      subject: ride.code,
      detail: { ride: ride.reference, direction: ride.direction, was: ride.status },
      now,
    });
    if (isTold) await enqueue(tx, { kind: 'send_missed_ride_withdrawal', payload: { markId }, runAt: now });
    return {
      id,
      reference: ride.reference,
      status: 'confirmed',
      told_at: isTold ? toIso(now) : null,
    };
  });
}

import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { answerRide } from '@traslado/domain/flight-watch/answer-ride';
import type { Tx } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { admitOwner } from '../../sellers/booking/find-coupon-for.ts';
import { factsOf, rideOf } from '../../sellers/follow/follow-row.ts';
import { followKept } from '../../sellers/follow/watch-flights.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponOfTransfer } from '../../store/booking/repository.ts';
import type { FollowedRow, WatchedRow } from '../../store/flight-watch/record.ts';
import { findAnswer, findFollowed, insertAnswer, lockFlight } from '../../store/flight-watch/repository.ts';
import { type AskedDay, follow, presentDay, presentQuestion, type RideDayDeps } from './read-day.ts';

type Answer = CallRequest<'answerRideDay'>['body'];
type Given = AskedDay & { readonly body: Answer };

/** Takes the owner's answer to news of their flight. Codes: `coupon.not_found`, `booking.not_owner`, and those of `takeAnswer`. */
export async function answerRideDay(deps: RideDayDeps, given: Given): Promise<CallAnswer<'answerRideDay'>> {
  const { guest, transferId, now, body } = given;
  const coupon = admitOwner(guest, await findCouponOfTransfer(deps.db, transferId));
  await takeAnswer(deps, coupon, { transferId, body, now });
  return presentDay(deps, coupon, given);
}

/**
 * Writes an answer, and lets the ride go by it at once. The flight is locked, so that of two answers, and of an answer and newer news, one comes
 * first. Codes: `flight.moved_again` with the newest question, `flight.answered` and `flight.answer_late`.
 */
export async function takeAnswer(
  deps: RideDayDeps,
  coupon: Pick<CouponRecord, 'airportId'>,
  { transferId, body, now }: { readonly transferId: number; readonly body: Answer; readonly now: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockFollowed(tx, transferId);
    const airport = deps.inventory.current().airportById(coupon.airportId);
    const followed = locked && airport && (await follow(tx, locked.row, airport, now));
    if (!followed) throw new Refused('flight.moved_again', { expected: { frozen: null, proposal: null } });
    const { row, flight } = locked;
    const before = await findAnswer(tx, transferId, body.number);
    const { accepted, sold } = rideOf(row, airport);
    const asked = { status: row.status, facts: factsOf(row), followed, standing: accepted ?? sold, before };
    const verdict = answerRide(body, asked, now);
    switch (verdict.kind) {
      case 'repeated':
        return;
      case 'answered':
        throw new Refused('flight.answered', { expected: { answer: verdict.answer } });
      case 'late':
        throw new Refused('flight.answer_late');
      case 'moved_again':
        throw new Refused('flight.moved_again', { expected: presentQuestion(row, followed) });
      case 'taken':
        await insertAnswer(tx, { ...verdict.taken, transferId, fact: body.number, now });
        await followKept(tx, flight, airport, now);
    }
  });
}

type Locked = { readonly row: FollowedRow & { readonly flightId: number }; readonly flight: WatchedRow };

/** A followed ride with its flight locked. A number that only sells the flight leads on while it is waited for. */
async function lockFollowed(tx: Tx, transferId: number): Promise<Locked | null> {
  const seen = await findFollowed(tx, transferId);
  const first = seen && (await lockFlight(tx, seen.flightId));
  const row = first && (await findFollowed(tx, transferId));
  if (!row) return null;
  const flight = row.flightId === first.id ? first : await lockFlight(tx, row.flightId);
  return flight && { row, flight };
}

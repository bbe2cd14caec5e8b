import type { TransferState } from '../booking/state.ts';
import type { Instant } from '../time/instant.ts';
import type { RideFollowed } from './follow-ride.ts';
import { type DepartureMove, isOpenMove, type StandingDeparture } from './proposal.ts';
import type { RideFact } from './ride-facts.ts';

export const RIDE_ANSWERS = ['accept', 'keep', 'come_anyway'] as const;
export type RideAnswer = (typeof RIDE_ANSWERS)[number];

type OpenMove = Exclude<DepartureMove, { readonly kind: 'none' }>;

/** The question that the guest of a ride may answer now, by the number of its fact. */
export type RideQuestion =
  | { readonly kind: 'freeze'; readonly number: number }
  | { readonly kind: 'pick_up'; readonly number: number; readonly move: OpenMove };

/** A ride as its news left it, for a question about it. */
type AskedRide = {
  readonly facts: readonly RideFact[];
  readonly followed: Pick<RideFollowed, 'move' | 'freeze'>;
};

/** The open question of a ride; null for none, and until its fact is written. */
export function questionOf({ facts, followed: { move, freeze } }: AskedRide): RideQuestion | null {
  const newest = (...kinds: readonly RideFact['kind'][]) =>
    facts.findLast(({ kind }) => kinds.includes(kind));
  if (freeze) {
    const fact = newest('frozen', 'unfrozen');
    return fact?.kind === 'frozen' ? { kind: 'freeze', number: fact.number } : null;
  }
  const fact = newest('proposed_pick_up');
  return isOpenMove(move) && fact?.kind === 'proposed_pick_up' && fact.is === move.pickUp.at
    ? { kind: 'pick_up', number: fact.number, move }
    : null;
}

type AnsweredRide = AskedRide & {
  readonly status: TransferState;
  /** As it stood before the answer. */
  readonly standing: StandingDeparture;
  readonly followed: Pick<RideFollowed, 'move' | 'freeze' | 'waitsUntil' | 'pickUp'>;
  /** An earlier answer to the same question. */
  readonly before: RideAnswer | null;
};

/** The changes by a taken answer. `pickUpAt`: the pick-up that its guest knows from then on. */
export type AnswerTaken = { readonly pickUpAt: Instant } & (
  | { readonly answer: 'accept'; readonly standing: StandingDeparture }
  | { readonly answer: 'keep'; readonly keptAgainstAt: Instant }
  | { readonly answer: 'come_anyway' }
);

/**
 * `repeated`: the same answer was taken before. `answered`: another one was. `moved_again`: newer news made the question wrong; the newest is
 * `questionOf`. `late`: the time for an answer is over.
 */
export type AnswerVerdict =
  | { readonly kind: 'taken'; readonly taken: AnswerTaken }
  | { readonly kind: 'repeated' | 'moved_again' | 'late' }
  | { readonly kind: 'answered'; readonly answer: RideAnswer };

/** A guest's answer to the question with this number. Only the newest can be answered, once. */
export function answerRide(
  given: { readonly number: number; readonly answer: RideAnswer },
  ride: AnsweredRide,
  nowAt: Instant,
): AnswerVerdict {
  const { before, followed, standing } = ride;
  if (before !== null)
    return before === given.answer ? { kind: 'repeated' } : { kind: 'answered', answer: before };
  if (ride.status !== 'confirmed' || nowAt > followed.waitsUntil.at) return { kind: 'late' };
  const question = questionOf(ride);
  if (question?.number !== given.number)
    return { kind: isLapsed(given.number, ride) ? 'late' : 'moved_again' };
  if (question.kind === 'freeze')
    return given.answer === 'come_anyway'
      ? { kind: 'taken', taken: { answer: 'come_anyway', pickUpAt: followed.pickUp.expected.at } }
      : { kind: 'moved_again' };
  const { flightAt, pickUp } = question.move;
  switch (given.answer) {
    case 'accept':
      return {
        kind: 'taken',
        taken: { answer: 'accept', standing: { flightAt, pickUpAt: pickUp.at }, pickUpAt: pickUp.at },
      };
    case 'keep':
      return {
        kind: 'taken',
        taken: { answer: 'keep', keptAgainstAt: pickUp.at, pickUpAt: standing.pickUpAt },
      };
    default:
      return { kind: 'moved_again' };
  }
}

/** True for the proposal that nobody answered in time. */
function isLapsed(number: number, { facts, followed: { move } }: AskedRide): boolean {
  const asked = facts.findLast((fact) => fact.kind === 'proposed_pick_up' && fact.is !== null);
  return move.kind === 'lapsed' && asked?.number === number;
}

import type { Instant } from '../time/instant.ts';
import { type DepartureMove, isOpenMove, type StandingDeparture } from './proposal.ts';

export type ProposalAnswer = 'accept' | 'keep';

/** A guest's answer to the pick-up that was shown. */
type Answered = { readonly pickUpAt: Instant; readonly answer: ProposalAnswer };

/**
 * `ok`: the ride stands so from now on. `repeated`: the same answer was taken before. `answered`: another one was. `moved_again`: newer news made the
 * proposal wrong; the newest is beside it, `none` where the flight is back. `lapsed`: the time for an answer is over.
 */
export type AnswerVerdict =
  | { readonly kind: 'ok'; readonly standing: StandingDeparture; readonly keptAgainstAt: Instant | null }
  | { readonly kind: 'repeated' | 'lapsed' }
  | { readonly kind: 'answered'; readonly answer: ProposalAnswer }
  | { readonly kind: 'moved_again'; readonly newest: DepartureMove };

/**
 * An answer to a proposal or an alarm. Only the newest can be answered.
 * @param last the guest's last answer; null before the first
 * @param newest the move by the news known now
 */
export function answerProposal(
  given: Answered,
  standing: StandingDeparture,
  last: Answered | null,
  newest: DepartureMove,
): AnswerVerdict {
  const isOfNewest = newest.kind !== 'none' && newest.pickUp.at === given.pickUpAt;
  if (isOfNewest && newest.kind === 'lapsed') return { kind: 'lapsed' };
  if (isOfNewest && isOpenMove(newest)) {
    return given.answer === 'accept'
      ? {
          kind: 'ok',
          standing: { flightAt: newest.flightAt, pickUpAt: newest.pickUp.at },
          keptAgainstAt: null,
        }
      : { kind: 'ok', standing, keptAgainstAt: given.pickUpAt };
  }
  if (newest.kind === 'none' && last?.pickUpAt === given.pickUpAt)
    return last.answer === given.answer ? { kind: 'repeated' } : { kind: 'answered', answer: last.answer };
  return { kind: 'moved_again', newest };
}

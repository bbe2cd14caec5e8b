import type { Issue } from '../forms/issue.ts';
import type { Counters } from './passengers.ts';

/** Seats of a stay's children: in a baby seat, on a lap, or a seat of their own from age 4. '' without an answer. */
export type SeatAnswer = '' | 'seat' | 'lap' | 'older';

/** The answer about a stay's children. `older`: the number of them moved to the adults. */
export type ChildSeats = { readonly answer: SeatAnswer; readonly older: number };

export const SEATS_UNSAID: ChildSeats = { answer: '', older: 0 };

/** The children that the question covers, in whatever counter they are now. */
export function childrenAsked(counters: Counters, seats: ChildSeats): number {
  return counters.children + counters.babySeats + seats.older;
}

/** The counters once the question is answered: a child is counted in one of them only. */
export function seated(
  counters: Counters,
  seats: ChildSeats,
  answer: SeatAnswer,
): { counters: Counters; seats: ChildSeats } {
  const back = Math.min(seats.older, counters.adults);
  const adults = counters.adults - back;
  const asked = counters.children + counters.babySeats + back;
  const isOlder = answer === 'older';
  return {
    counters: {
      adults: isOlder ? adults + asked : adults,
      children: answer === 'lap' || answer === '' ? asked : 0,
      babySeats: answer === 'seat' ? asked : 0,
    },
    seats: { answer, older: isOlder ? asked : 0 },
  };
}

/** The answer, as far as the counters, which can be changed by themselves, still agree with it. */
export function seatsNow({ children, babySeats }: Counters, seats: ChildSeats): ChildSeats {
  if (children === 0 && babySeats > 0 && seats.answer !== 'seat') return { answer: 'seat', older: 0 };
  const isGone =
    (seats.answer === 'seat' && babySeats === 0) ||
    (seats.answer === 'lap' && children === 0) ||
    (seats.answer === 'older' && children + babySeats > 0);
  return isGone ? SEATS_UNSAID : seats;
}

/** `choice.missing` at `seats.0.answer` for a stay with children under 4 and without an answer. A seat among them is answer enough. */
export function checkChildSeats(stays: readonly Counters[], seats: readonly ChildSeats[]): Issue[] {
  return stays.flatMap((counters, index) =>
    counters.children > 0 && counters.babySeats === 0 && seats[index]?.answer !== 'lap'
      ? [{ field: `seats.${index}.answer`, code: 'choice.missing' }]
      : [],
  );
}

import {
  type ChildSeats,
  childrenAsked,
  SEATS_UNSAID,
  type SeatAnswer,
  seated,
  seatsNow,
} from '@traslado/domain/booking/child-seats';
import type { Counters } from '@traslado/domain/booking/passengers';
import { useEffect } from 'react';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { useFormContext, useWatch } from '../../components/form-context.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { dueOf } from '../draft/offers.ts';
import type { BookingView } from './use-booking-view.ts';

/**
 * Asks for the seats of one stay's children, where there are any: the price of a seat stands with each answer, and the answer moves them to their
 * counter. Children of the stay may be 4 or older, which the stay does not contain.
 */
export function SeatQuestion({ index, view }: { index: number; view: BookingView }) {
  const texts = useTexts('booking').counters.seats;
  const { control, setValue } = useFormContext();
  const counters = useWatch({ control, name: `passengers.${index}` }) as Counters;
  const seats = (useWatch({ control, name: `seats.${index}` }) as ChildSeats | undefined) ?? SEATS_UNSAID;
  const now = seatsNow(counters, seats);

  useEffect(() => {
    if (now !== seats) setValue(`seats.${index}`, now);
  }, [now, seats, index, setValue]);

  const asked = childrenAsked(counters, now);
  if (asked === 0) return null;
  const more = (answer: SeatAnswer) => moreFor(view, index, counters, now, answer);
  const pick = (answer: SeatAnswer) => {
    const next = seated(counters, now, answer);
    setValue(`passengers.${index}`, next.counters);
    setValue(`seats.${index}`, next.seats);
  };
  const isAgeUnknown = (view.state.passengersInfo[index]?.stayChildren ?? 0) > 0;
  return (
    <div className="border-line border-t pt-3 pb-2">
      <RadioCards
        name={`seats.${index}.answer`}
        label={texts.question(asked)}
        {...(asked > 1 && { hint: texts.mixed })}
        onPick={(answer) => pick(answer as SeatAnswer)}
        cards={[
          { value: 'seat', title: texts.seat, detail: texts.seatDetail(more('seat')) },
          { value: 'lap', title: texts.lap, detail: texts.lapDetail },
          ...(isAgeUnknown
            ? [{ value: 'older', title: texts.older, detail: texts.olderDetail(more('older')) }]
            : []),
        ]}
      />
    </div>
  );
}

/** The surcharge of an answer over a lap, in words; null for none. */
function moreFor(
  { party, chosen, benefit, locale }: BookingView,
  index: number,
  counters: Counters,
  seats: ChildSeats,
  answer: SeatAnswer,
): string | null {
  if (!chosen) return null;
  const dueWith = (one: SeatAnswer) => {
    const { counters: then } = seated(counters, seats, one);
    const stays = party.stays.map((stay, at) => (at === index ? { ...stay, counters: then } : stay));
    return dueOf(chosen, benefit, { ...party, stays })?.dueMinor ?? 0;
  };
  const more = dueWith(answer) - dueWith('lap');
  return more > 0 ? moneyText(more, locale) : null;
}

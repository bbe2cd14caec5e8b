import { checkPassengers } from '@traslado/domain/booking/passengers';
import { useCallback, useEffect, useState } from 'react';
import { Counter } from '../../components/counter.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { BookingState } from '../draft/booking-state.ts';
import { dispatch } from '../draft/booking-store.ts';

type PartyValues = { trip: BookingState['trip']; adults: number; children: number; babySeats: number };

const TRIPS = ['round_trip', 'arrival', 'departure'] as const;
const ONE_WAY_FIRST = ['arrival', 'departure', 'round_trip'] as const;

/** Trip and party, changed on the spot: every card's price follows at once. Counts the main stay's people. */
export function PartyForm({ state }: { state: BookingState }) {
  const texts = useTexts('booking');
  const [main] = state.passengersInfo;
  const counters = main?.counters ?? { adults: 1, children: 0, babySeats: 0 };
  const check = useCallback((values: PartyValues) => checkPassengers(values), []);
  // Fixed while the page is open: a card that is pressed stays at its place.
  const [order] = useState(() => (state.trip === 'round_trip' ? TRIPS : ONE_WAY_FIRST));
  const form = useIssueForm<PartyValues>(check, { trip: state.trip, ...counters });
  const [trip, adults, children, babySeats] = useWatch({
    control: form.control,
    name: ['trip', 'adults', 'children', 'babySeats'],
  });

  useEffect(() => dispatch({ type: 'tripChanged', trip }), [trip]);
  // The other leg may be taken beside this form.
  useEffect(() => form.setValue('trip', state.trip), [form, state.trip]);

  useEffect(() => {
    const same =
      adults === counters.adults && children === counters.children && babySeats === counters.babySeats;
    if (!same) dispatch({ type: 'countersChanged', index: 0, counters: { adults, children, babySeats } });
  }, [adults, children, babySeats, counters]);

  return (
    <Form
      form={form}
      name={texts.party.change}
      onValid={() => undefined}
      labels={{
        trip: texts.party.trip,
        adults: texts.counters.adults,
        children: texts.counters.children,
        babySeats: texts.counters.babySeats,
      }}
      className="grid gap-x-10 gap-y-5"
    >
      <RadioCards
        name="trip"
        cards={order.map((value) => ({
          value,
          title: texts.trips[value].title,
        }))}
      />
      <div className="grid gap-x-8 sm:grid-cols-3 sm:[&_label]:min-h-14">
        <Counter name="adults" min={1} detail={texts.counters.adultsDetail} />
        <Counter name="children" detail={texts.counters.childrenDetail} />
        <Counter name="babySeats" detail={texts.counters.babySeatsDetail} />
      </div>
    </Form>
  );
}

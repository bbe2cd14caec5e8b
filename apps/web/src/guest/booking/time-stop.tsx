import { useLocation } from 'wouter';
import type { FlightForm } from '../../flights/flight-entry.ts';
import { TimeDialog } from '../../flights/time-dialog.tsx';
import { answeredTime, nextTimeQuestion, scheduleOf } from '../../flights/time-question.ts';
import { bookingStepPath } from '../../shell/paths.ts';
import { dispatch } from '../draft/booking-store.ts';
import { settleFlights } from './settle-flights.ts';
import type { BookingView } from './use-booking-view.ts';

type TimeStopProps = {
  /** The schedule's times as the server names them, `arrival.flight_time`. */
  expected: Readonly<Record<string, unknown>>;
  view: BookingView;
  onClose: () => void;
  onRetry: (() => void) | undefined;
};

/** Only the server reached the schedule: its times are taken into the draft, and the guest chooses the right one. */
export function TimeStop({ expected, view, onClose, onRetry }: TimeStopProps) {
  const [, navigate] = useLocation();
  const { state } = view;
  const flights = withSchedule(state.flights, expected);
  const question = nextTimeQuestion(flights, state.trip);
  if (!question) return null;

  const answer = async (said: 'use' | 'keep') => {
    const { direction } = question;
    const entry = flights[direction];
    const change = { schedule: entry.schedule ?? '', ...answeredTime(entry, question, said) };
    dispatch({ type: 'flightChanged', direction, change });
    const answered = { ...flights, [direction]: { ...entry, ...change } };
    if (nextTimeQuestion(answered, state.trip)) return;
    if ((['arrival', 'departure'] as const).every((one) => answered[one].time === state.flights[one].time)) {
      onRetry?.();
      return;
    }
    // Another time is another pick-up: it is seen before anything is booked.
    const settled = await settleFlights(answered, view);
    const isFine = settled.issues.length + settled.refusals.length + settled.outsideStay.length === 0;
    if (isFine) dispatch({ type: 'pickUpsKnown', pickup: settled.pickup });
    onClose();
    navigate(bookingStepPath(isFine ? 'overview' : 'flights'));
  };
  return <TimeDialog question={question} onAnswer={(said) => void answer(said)} onClose={onClose} />;
}

/** The flights with the server's answer from the schedule. */
function withSchedule(flights: FlightForm, expected: Readonly<Record<string, unknown>>): FlightForm {
  const known = (direction: 'arrival' | 'departure') => {
    const entry = flights[direction];
    const time = expected[`${direction}.flight_time`];
    return typeof time === 'string' ? { ...entry, schedule: scheduleOf(entry, time) } : entry;
  };
  return { arrival: known('arrival'), departure: known('departure') };
}

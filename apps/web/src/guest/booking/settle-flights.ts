import { queryClient } from '../../data/query-client.ts';
import type { FlightForm } from '../../flights/flight-entry.ts';
import type { CalendarCheck, LegPickUp } from '../../flights/leg-pick-ups.ts';
import type { BookingState, KnownPickUp } from '../draft/booking-state.ts';
import { spanOfRiding } from '../draft/riding-stay.ts';
import { datesOnSale } from './dates-on-sale.ts';
import { pickUpSettingOf } from './place-of-booking.ts';
import type { BookingView } from './use-booking-view.ts';

export type SettledFlights = CalendarCheck & { pickup: BookingState['pickup'] };

function known(pickUp: LegPickUp | null): KnownPickUp | null {
  if (!pickUp) return null;
  const { on, time, isDayBefore, lobbyTime, waitsUntil: until } = pickUp;
  return { on, time, isDayBefore, lobbyTime, waitsUntil: { on: until.on, time: until.time } };
}

/** First day that is still sold, by the server's clock, and the days without service. Without an answer only the sale itself checks them. */
async function daysOnSale(
  serviceId: number,
  hotel: string,
): Promise<{ from: string | null; closed: readonly string[] }> {
  try {
    return await queryClient.fetchQuery(datesOnSale(serviceId, hotel));
  } catch {
    return { from: null, closed: [] };
  }
}

/** Calculates the pick-ups of flights that are filled in and asks the calendar about them. */
export async function settleFlights(
  { arrival, departure }: FlightForm,
  view: BookingView,
): Promise<SettledFlights> {
  const setting = pickUpSettingOf(view);
  const { chosen, state, stay } = view;
  if (!setting || !chosen) throw new Error('the booking has no service yet');
  const [rules, days] = await Promise.all([
    import('../../flights/leg-pick-ups.ts'),
    daysOnSale(chosen.service.id, stay.resort),
  ]);
  const flights = { arrival, departure };
  const pickUps = rules.pickUpsOf(flights, state.trip, setting);
  const checked = rules.checkCalendar({
    flights,
    trip: state.trip,
    pickUps,
    // Consecutive stays count as one long stay.
    stay: spanOfRiding(state.passengersInfo),
    zone: setting.zone,
    nowAt: Date.now(),
    firstOn: days.from,
    closed: days.closed,
  });
  return { ...checked, pickup: { arrival: known(pickUps.arrival), departure: known(pickUps.departure) } };
}

import { isCivilTime } from '@traslado/domain/time/civil';
import { guestSession } from '../../data/session.ts';
import { hasLeg } from '../../flights/flight-entry.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { prefillOfStay } from '../contact/contact-values.ts';
import type { ContactPrefill } from '../contact/open-contact.ts';
import type { BookingView } from './use-booking-view.ts';

/** Guest and wanted rides of a booking under way, for a message to the resort. */
export function contactOfBooking({ state, stay, airport, locale }: BookingView): ContactPrefill {
  const given = Object.entries(state.contact).filter(([, value]) => value !== '');
  const rides = (['arrival', 'departure'] as const).flatMap((direction) => {
    const { date, time, flightNumber } = state.flights[direction];
    if (!date || !hasLeg(state.trip, direction)) return [];
    const parts = [
      formatCivilDate(date, locale),
      isCivilTime(time) && formatCivilTime(time, locale),
      flightNumber,
    ];
    return [[direction, parts.filter(Boolean).join(', ')]];
  });
  return {
    ...prefillOfStay(stay, guestSession(), airport ? { airport: String(airport.airport_id) } : null),
    ...Object.fromEntries(given),
    rides: Object.fromEntries(rides),
  };
}

import { type ChildSeats, checkChildSeats } from '@traslado/domain/booking/child-seats';
import { type Capacity, type Counters, checkPartyPassengers } from '@traslado/domain/booking/passengers';
import type { SpecialCounts } from '@traslado/domain/booking/special-counts';
import type { OnFile } from '@traslado/domain/contact/on-file';
import { checkContactForm, checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import { type Issue, within } from '@traslado/domain/forms/issue';
import type { Trip } from '@traslado/domain/stay/includes';
import type { ContactForm } from '../booking-parts/contact-fields.tsx';
import { checkLeg } from './flight-check.ts';
import { type FlightEntry, hasLeg } from './flight-entry.ts';

/** All fields of step 2, in the order of the page. */
export type FlightsForm = {
  contact: ContactForm;
  arrival: FlightEntry;
  departure: FlightEntry;
  passengers: Counters[];
  /** Answers about the children, stay by stay. */
  seats: ChildSeats[];
  /** Large items, wheelchairs and child seats, by kind; their rules come with their counters. */
  special: SpecialCounts;
  notes: string;
};

/** Issues of step 2. Codes are those of the rules; fields as in the form. */
export function checkFlights(
  form: FlightsForm,
  trip: Trip,
  capacity: Capacity | undefined,
  onFile?: OnFile,
): Issue[] {
  return [
    ...within('contact', checkContactForm(form.contact, onFile)),
    ...(hasLeg(trip, 'arrival') ? checkLeg('arrival', form.arrival) : []),
    ...(hasLeg(trip, 'departure') ? checkLeg('departure', form.departure) : []),
    ...checkPartyPassengers(form.passengers, capacity),
    ...checkChildSeats(form.passengers, form.seats),
    ...checkSpecialRequest('notes', form.notes),
  ];
}

import { textToKeep } from '@traslado/domain/contact/card-number';
import { useEffect } from 'react';
import { useWatch } from '../../components/form-context.ts';
import type { FormStore } from '../../components/form-store.ts';
import type { FlightsForm } from '../../flights/flights-form.ts';
import { bookingRound, bookingState, dispatch } from '../draft/booking-store.ts';

/** Storing every key would re-price at every key; a short pause keeps typing light and loses at most this much at a reload. */
const KEEP_MS = 200;

/** Stores the form of step 2 with the booking on this device. */
export function keepFlights(values: FlightsForm): void {
  // A stay came or went under this form: it was stored right before, and the form that takes its place has the newer days.
  if (values.passengers.length !== bookingState().passengersInfo.length) return;
  dispatch({
    type: 'flightsTyped',
    // A card number is refused, and not stored on the device either.
    contact: { ...values.contact, name: textToKeep(values.contact.name) },
    flights: { arrival: values.arrival, departure: values.departure },
    notes: textToKeep(values.notes),
    counters: values.passengers,
    seats: values.seats,
    special: values.special,
  });
}

/** The same while it is typed, and when the page is left. */
export function useKeptFlights(control: FormStore<FlightsForm>): void {
  const values = useWatch({ control });
  useEffect(() => {
    const timer = setTimeout(() => keepFlights(values), KEEP_MS);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const round = bookingRound();
    const keepNow = () => {
      if (bookingRound() === round) keepFlights(control.values);
    };
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [control]);
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingView } from '../guest/booking/use-booking-view.ts';
import type { FlightEntry } from '../guest/draft/booking-state.ts';
import type { LegPickUp, PickUpSetting } from './leg-pick-ups.ts';

/** What the pick-ups of this booking depend on; null until the catalogue is here. */
export function pickUpSettingOf(view: BookingView): PickUpSetting | null {
  const { airport, chosen } = view;
  // Only a departure has minutes to add: those of the resort where it begins.
  const property = view.resortOf('departure');
  if (!airport || !property || !chosen) return null;
  return {
    zone: airport.time_zone,
    nationalHoursBefore: chosen.service.national_hour_before,
    internationalHoursBefore: chosen.service.international_hour_before,
    extraMinutes: property.airports.find((one) => one.airport_id === airport.airport_id)?.extraMinutes ?? 0,
    clearance: airport.clearance,
  };
}

/** The pick-up of a leg as soon as it can be reckoned. The time-zone rules are fetched when first needed. */
export function usePickUp(
  direction: 'arrival' | 'departure',
  entry: FlightEntry,
  setting: PickUpSetting | null,
): LegPickUp | null {
  const [pickUp, setPickUp] = useState<LegPickUp | null>(null);
  const reckon = useEffectEvent((pickUpOf: typeof import('./leg-pick-ups.ts')['pickUpOf']) =>
    setPickUp(setting ? pickUpOf(direction, entry, setting) : null),
  );
  // What the pick-up depends on, as one value that stays the same while nothing of it changes.
  const basis = JSON.stringify([direction, entry.date, entry.time, entry.isNational, setting]);
  const isKnown = setting !== null && entry.date !== '' && entry.time !== '';
  useEffect(() => {
    let isCurrent = basis !== '';
    if (!isKnown) {
      setPickUp(null);
      return;
    }
    void import('./leg-pick-ups.ts').then(({ pickUpOf }) => {
      if (isCurrent) reckon(pickUpOf);
    });
    return () => {
      isCurrent = false;
    };
  }, [basis, isKnown]);
  return pickUp;
}

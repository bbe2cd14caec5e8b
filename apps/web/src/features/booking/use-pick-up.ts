import { useEffect, useState } from 'react';
import type { FlightEntry } from './booking-state.ts';
import type { LegPickUp, PickUpSetting } from './leg-pick-ups.ts';
import type { BookingView } from './use-booking-view.ts';

/** What the pick-ups of this booking depend on; null until the catalogue is here. */
export function pickUpSettingOf(view: BookingView): PickUpSetting | null {
  const { airport, property, chosen } = view;
  if (!airport || !property || !chosen) return null;
  return {
    zone: airport.time_zone,
    nationalHoursBefore: chosen.service.national_hour_before,
    internationalHoursBefore: chosen.service.international_hour_before,
    extraMinutes: property.airports.find((one) => one.airport_id === airport.airport_id)?.extraMinutes ?? 0,
  };
}

/** The pick-up of a leg as soon as it can be reckoned. The time-zone rules are fetched when first needed. */
export function usePickUp(
  direction: 'arrival' | 'departure',
  entry: FlightEntry,
  setting: PickUpSetting | null,
): LegPickUp | null {
  const [pickUp, setPickUp] = useState<LegPickUp | null>(null);
  const mark = JSON.stringify([entry.date, entry.time, entry.isNational, setting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark stands for what the pick-up depends on.
  useEffect(() => {
    let isCurrent = true;
    if (!setting || !entry.date || !entry.time) {
      setPickUp(null);
      return;
    }
    void import('./leg-pick-ups.ts').then(({ pickUpOf }) => {
      if (isCurrent) setPickUp(pickUpOf(direction, entry, setting));
    });
    return () => {
      isCurrent = false;
    };
  }, [direction, mark]);
  return pickUp;
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { FlightEntry } from './flight-entry.ts';
import type { LegPickUp, PickUpSetting } from './leg-pick-ups.ts';

/** The pick-up of a leg as soon as it can be calculated. The time-zone rules are fetched when first needed. */
export function usePickUp(
  direction: 'arrival' | 'departure',
  entry: FlightEntry,
  setting: PickUpSetting | null,
): LegPickUp | null {
  const [pickUp, setPickUp] = useState<LegPickUp | null>(null);
  const calculate = useEffectEvent((pickUpOf: typeof import('./leg-pick-ups.ts')['pickUpOf']) =>
    setPickUp(setting ? pickUpOf(direction, entry, setting) : null),
  );
  // Everything behind the pick-up, as one value that stays the same while nothing of it changes.
  const basis = JSON.stringify([direction, entry.date, entry.time, entry.isNational, setting]);
  const isKnown = setting !== null && entry.date !== '' && entry.time !== '';
  useEffect(() => {
    let isCurrent = basis !== '';
    if (!isKnown) {
      setPickUp(null);
      return;
    }
    void import('./leg-pick-ups.ts').then(({ pickUpOf }) => {
      if (isCurrent) calculate(pickUpOf);
    });
    return () => {
      isCurrent = false;
    };
  }, [basis, isKnown]);
  return pickUp;
}

import type { Language } from '@traslado/domain/language';
import type { Locale } from '../i18n/locale.ts';
import type { Airport, Property } from '../places/use-places.ts';
import type { PickUpSetting } from './leg-pick-ups.ts';

/** Where a flight is asked for: what the section around it has to know, whether it is booked or changed. */
export type FlightPlace = {
  readonly locale: Locale;
  readonly language: Language;
  readonly airport: Airport | undefined;
  readonly property: Property | undefined;
  /** Days of the stay, of all that ride, civil; null where several stays ride and no single day is the right one. */
  readonly stay: { readonly arrival: string; readonly departure: string } | null;
  /** What the pick-up is calculated from; null where only the server can tell it. */
  readonly setting: PickUpSetting | null;
};

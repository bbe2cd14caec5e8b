import type { Language } from '@traslado/domain/language';
import type { Locale } from '../i18n/locale.ts';
import type { Airport, Property } from '../places/use-places.ts';
import type { PickUpSetting } from './leg-pick-ups.ts';

/** The page around a flight's section: the facts that it needs, for booking and changing. */
export type FlightPlace = {
  readonly locale: Locale;
  readonly language: Language;
  readonly airport: Airport | undefined;
  readonly property: Property | undefined;
  /** Days of the stay, of all that ride, civil; null where several stays ride and no single day is the right one. */
  readonly stay: { readonly arrival: string; readonly departure: string } | null;
  /** First day of the journey: the form asks about the night of a landing on it. Without it the server asks. */
  readonly arrivalOn?: string;
  /** The ride is shared, so it meets no private plane. */
  readonly isShared?: boolean;
  /** Settings behind the pick-up; null where only the server can calculate it. */
  readonly setting: PickUpSetting | null;
};

import { meetingWords } from '@traslado/domain/booking/meeting-words';
import { formatCivilDate, formatCivilTime } from '../i18n/format.ts';
import { type Locale, languageOf } from '../i18n/locale.ts';

type Moment = { readonly date: string; readonly time: string };

/**
 * The driver's least waiting time, in the words of every screen and letter; the day is named where it is not the pick-up's. A copy of a booking from
 * before the time was part of it has no words.
 */
export function waitsInWords(
  direction: 'arrival' | 'departure',
  pickUp: { readonly date: string },
  until: Moment | undefined,
  locale: Locale,
): string {
  if (!until) return '';
  const day = until.date === pickUp.date ? null : formatCivilDate(until.date, locale);
  return meetingWords[languageOf(locale)].waits[direction](formatCivilTime(until.time, locale), day);
}

/** The same of a pick-up that was calculated on this device, before there is a booking. */
export function waitsOfCalculated(
  direction: 'arrival' | 'departure',
  {
    on,
    waitsUntil,
  }: { readonly on: string; readonly waitsUntil: { readonly on: string; readonly time: string } },
  locale: Locale,
): string {
  return waitsInWords(direction, { date: on }, { date: waitsUntil.on, time: waitsUntil.time }, locale);
}

import { saySpecialMark } from '@traslado/domain/booking/special-words';
import type { edit } from '../i18n/en/edit.ts';
import { formatCivilDate, formatCivilTime } from '../i18n/format.ts';
import { type Locale, languageOf } from '../i18n/locale.ts';

type Texts = typeof edit;

/** `reservations.1.adults` → the stay it is about and the field's own name. */
export function partsOf(field: string): { stay: number | null; name: string } {
  const [, index, name] = /^reservations\.(\d+)\.(\w+)$/.exec(field) ?? [];
  return name === undefined
    ? { stay: null, name: field.replace(/^(arrival|departure)\./, '') }
    : { stay: Number(index), name };
}

/** Guests of the stays, those that join with this change too: their row says `Minh Tran, BP100002-1`. */
export function guestsOf(
  reservations: readonly { readonly guest: string }[],
  changes: readonly { readonly field: string; readonly old: string; readonly new: string }[],
): string[] {
  const guests = reservations.map((stay) => stay.guest);
  for (const change of changes) {
    const { stay, name } = partsOf(change.field);
    if (stay !== null && name === 'folio') guests[stay] ??= (change.new || change.old).split(',')[0] ?? '';
  }
  return guests;
}

/** Words for a field of the change call; the guest is named where several stays ride. A stay's own row names itself. */
export function fieldText(field: string, guests: readonly string[], texts: Texts): string {
  const { stay, name } = partsOf(field);
  const label = (texts.fields as Readonly<Record<string, string>>)[name] ?? name;
  const guest = stay === null || name === 'folio' ? undefined : guests[stay];
  return guest ? `${guest}: ${label}` : label;
}

/** A value of the change call as a person of the language writes it. */
export function valueText(field: string, value: string, texts: Texts, locale: Locale): string {
  const { name } = partsOf(field);
  if (value === '') return texts.none;
  switch (name) {
    case 'service_date':
      return formatCivilDate(value, locale, 'short');
    case 'flight_time':
      return formatCivilTime(value, locale);
    case 'late_arrival':
      return value === '1' ? texts.kinds.yes : texts.kinds.no;
    case 'is_national':
      return value === '1' ? texts.kinds.national : texts.kinds.international;
    case 'special_items':
      return saySpecialMark(value, languageOf(locale));
    default:
      return value;
  }
}

import { isFolio } from '../stay/folio.ts';
import { checkChoice, checkName, checkRequired } from './field.ts';
import type { Issue } from './issue.ts';

/** Round trip is what the form starts with. */
export type TypeReservation = 'RoundTrip' | 'OneWay';
export const DEFAULT_TYPE_RESERVATION: TypeReservation = 'RoundTrip';

export type StartForm = {
  airport: string;
  resort: string;
  booking: string;
  lastName: string;
  typeReservation: TypeReservation;
  /** Asked for a one-way booking: to the resort, or to the airport. */
  direction: 'arrival' | 'departure' | null;
};

/** Codes: those of the fields, `folio.invalid`, `start.type_invalid`, `start.direction_missing`. */
export function checkStartForm(form: StartForm): Issue[] {
  const issues = [
    ...checkChoice('airport', form.airport),
    ...checkChoice('resort', form.resort),
    ...checkFolio('booking', form.booking),
    ...checkName('lastName', form.lastName),
  ];
  if (form.typeReservation !== 'RoundTrip' && form.typeReservation !== 'OneWay') {
    issues.push({ field: 'typeReservation', code: 'start.type_invalid' });
  }
  if (form.typeReservation === 'OneWay' && form.direction !== 'arrival' && form.direction !== 'departure') {
    issues.push({ field: 'direction', code: 'start.direction_missing' });
  }
  return issues;
}

/** `field.required`, `folio.invalid`. */
export function checkFolio(field: string, value: string): Issue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  return isFolio(value) ? [] : [{ field, code: 'folio.invalid' }];
}

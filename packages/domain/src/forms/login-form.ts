import {
  BOOKING_NUMBER_LENGTH,
  isBookingNumber,
  type NumberOwner,
  plainBookingNumber,
  writtenNumber,
} from '../booking/booking-number.ts';
import { lengthOf } from '../contact/text.ts';
import { looksLikeFolio } from '../stay/typed-number.ts';
import { checkArrival, checkChoice, checkFolio, checkName, checkRequired } from './field.ts';
import type { Issue } from './issue.ts';

/**
 * A confirmation number is understood here, too: guests mix the two up.
 * Codes: those of the fields, `field.exact_length`, `booking_number.invalid`.
 */
export function checkBookingLoginForm(
  form: { bookingNumber: string; lastName: string; arrival: string | null },
  numbersOf: NumberOwner = 'ours',
): Issue[] {
  return [
    ...checkNumber(form.bookingNumber, numbersOf),
    ...checkName('lastName', form.lastName),
    ...checkArrival('arrival', form.arrival),
  ];
}

function checkNumber(typed: string, numbersOf: NumberOwner): Issue[] {
  const field = 'bookingNumber';
  const missing = checkRequired(field, typed);
  if (missing.length > 0 || isBookingNumber(typed) || looksLikeFolio(typed)) return missing;
  if (numbersOf === 'group')
    return writtenNumber(typed) === null ? [{ field, code: 'booking_number.invalid' }] : [];
  const current = lengthOf(plainBookingNumber(typed));
  return current === BOOKING_NUMBER_LENGTH
    ? [{ field, code: 'booking_number.invalid' }]
    : [{ field, code: 'field.exact_length', params: { exact: BOOKING_NUMBER_LENGTH, current } }];
}

/** Codes: those of the fields, `folio.invalid`. */
export function checkStayLoginForm(form: {
  resort: string;
  booking: string;
  lastName: string;
  arrival: string | null;
}): Issue[] {
  return [
    ...checkChoice('resort', form.resort),
    ...checkFolio('booking', form.booking),
    ...checkName('lastName', form.lastName),
    ...checkArrival('arrival', form.arrival),
  ];
}

import { isBookingNumber } from '../booking/booking-number.ts';
import { checkChoice, checkFolio, checkName, checkRequired } from './field.ts';
import type { Issue } from './issue.ts';

/** Codes: those of the fields, `booking_number.invalid`. */
export function checkBookingLoginForm(form: { bookingNumber: string; lastName: string }): Issue[] {
  const missing = checkRequired('bookingNumber', form.bookingNumber);
  const issues = missing.length > 0 || isBookingNumber(form.bookingNumber) ? missing : [invalidNumber()];
  return [...issues, ...checkName('lastName', form.lastName)];
}

function invalidNumber(): Issue {
  return { field: 'bookingNumber', code: 'booking_number.invalid' };
}

/** Codes: those of the fields, `folio.invalid`. */
export function checkStayLoginForm(form: { resort: string; booking: string; lastName: string }): Issue[] {
  return [
    ...checkChoice('resort', form.resort),
    ...checkFolio('booking', form.booking),
    ...checkName('lastName', form.lastName),
  ];
}

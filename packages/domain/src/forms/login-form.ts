import { isBookingNumber } from '../booking/booking-number.ts';
import { checkArrival, checkChoice, checkFolio, checkName, checkRequired } from './field.ts';
import type { Issue } from './issue.ts';

/** Codes: those of the fields, `booking_number.invalid`. */
export function checkBookingLoginForm(form: {
  bookingNumber: string;
  lastName: string;
  arrival: string | null;
}): Issue[] {
  const missing = checkRequired('bookingNumber', form.bookingNumber);
  const issues = missing.length > 0 || isBookingNumber(form.bookingNumber) ? missing : [invalidNumber()];
  return [...issues, ...checkName('lastName', form.lastName), ...checkArrival('arrival', form.arrival)];
}

function invalidNumber(): Issue {
  return { field: 'bookingNumber', code: 'booking_number.invalid' };
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

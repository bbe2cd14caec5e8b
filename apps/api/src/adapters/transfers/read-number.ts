import { writtenNumber } from '@traslado/domain/booking/booking-number';
import { bend, refuse } from '../group-client/tolerant/reading.ts';
import { shown, value } from '../group-client/tolerant/values.ts';

const expected = 'the number of a booking';

/** The number of a booking, as the group writes it. A number that JSON cannot carry whole is none. */
export const bookingNumber = value(expected, (given, at): string => {
  const isNumber = typeof given === 'number' && Number.isSafeInteger(given);
  if (isNumber) bend(at, 'text', given);
  const said = isNumber || typeof given === 'string' ? writtenNumber(String(given)) : null;
  return said ?? refuse(at, expected, given);
});

/** The same of a sale. Null for a field without a number: the sale was made, and its booking is still to be found. */
export const soldNumber = shown(bookingNumber);

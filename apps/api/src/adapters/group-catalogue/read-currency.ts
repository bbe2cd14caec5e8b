import { refuse } from '../group-client/tolerant/reading.ts';
import { id, optional, text, value } from '../group-client/tolerant/values.ts';

/**
 * The one currency of sale, by its code, or a number: no document explains the number, so all sheets together decide. Null for a code, or
 * for none.
 */
export const currency = optional(
  value('USD, or the number of a currency', (given, at): number | 'USD' => {
    if (typeof given === 'number' || /^\s*\d+(\.0+)?\s*$/.test(String(given))) return id(given, at);
    return text(given, at).toUpperCase() === 'USD'
      ? 'USD'
      : refuse(at, 'USD, or the number of a currency', given);
  }),
);

/** Saturday, 10:00 in Cancún: an hour at which everything of the demo can be booked. Epoch milliseconds. */
export const testNow = Date.parse('2026-11-21T15:00:00Z');

/**
 * States of one message on its way, each further than the one before. `unknown`: handed over without an answer. A failure stands behind `sent`
 * and before `delivered`, because a provider that said "failed" may still learn that the message arrived.
 */
export const DELIVERY_STATES = [
  'handing_over',
  'unknown',
  'accepted',
  'sent',
  'failed',
  'delivered',
  'read',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const rank = (state: DeliveryState): number => DELIVERY_STATES.indexOf(state);

/** The further of two states: reports may come in any order, twice, or not at all, and end the same. */
export const furtherState = (one: DeliveryState, other: DeliveryState): DeliveryState =>
  rank(other) > rank(one) ? other : one;

/** True once the message is at its reader. */
export const isDelivered = (state: DeliveryState): boolean => rank(state) >= rank('delivered');

/** Questions about values that are surely wrong, each with the field of the wire that answers it. */
export const ANSWERS = {
  'rate.unusual_price': 'price_confirmed',
  'exchange_rate.unusual': 'price_confirmed',
  'time_zone.unusual': 'time_zone_confirmed',
} as const;

export type Question = keyof typeof ANSWERS;

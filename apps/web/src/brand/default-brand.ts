import type { CallAnswer } from '@traslado/contract/schemas';

export type Brand = CallAnswer<'getBrand'>;

/** Shown until the server has named the brand, and when it cannot be asked. */
export const DEFAULT_BRAND: Brand = {
  name: 'Traslado',
  logo: null,
  colours: {},
  phones: [],
  email: '',
  links: { websites: [], resources: [], foundation: [] },
  groups: [],
  // Refuses no number that may be one of the group.
  numbers_of: 'group',
  demo: false,
  follows_flights: false,
};

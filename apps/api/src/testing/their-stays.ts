import type { Pms } from '../ports/pms.ts';

const away = () => Promise.resolve({ kind: 'unavailable' } as const);

/** The stays of a resort that the group's own system keeps, out of reach. */
export const theirStays: Pms = {
  keepsStays: false,
  proveStay: away,
  findStay: away,
  listStays: away,
  listStaysOfGuest: away,
  listRelatedStays: away,
};

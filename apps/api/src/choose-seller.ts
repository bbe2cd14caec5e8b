import type { Transfers } from './ports/transfers.ts';
import { buildSeller as buildOurs, type OurSellerDeps } from './sellers/ours/build-seller.ts';
import type { Seller } from './sellers/port/seller.ts';
import { buildSeller as buildTheirs, type TheirSellerDeps } from './sellers/theirs/build-seller.ts';

export type SellerDeps = OurSellerDeps &
  Omit<TheirSellerDeps, 'transfers'> & {
    /** The group's own backend, where it sells. */
    readonly transfers: Transfers | null;
  };

/** The group's backend sells where it is configured; else we do. */
export const chooseSeller = ({ transfers, ...deps }: SellerDeps): Seller =>
  transfers ? buildTheirs({ ...deps, transfers }) : buildOurs(deps);

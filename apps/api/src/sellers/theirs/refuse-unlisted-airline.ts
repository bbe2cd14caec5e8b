import { parseDesignator } from '@traslado/domain/flight/designator';
import { isTailNumber } from '@traslado/domain/flight/tail-number';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import type { BackendDeps } from './find-backend-coupon.ts';

/** Refuses a flight whose airline has no number of theirs, unless their calls may leave it out. A private plane has no airline. Codes: `airline.required`. */
export function refuseUnlistedAirline(
  { unlistedAirline }: Pick<BackendDeps, 'unlistedAirline'>,
  { theirs }: Pick<Snapshot, 'theirs'>,
  leg: { readonly flightCode: string; readonly airlineId: number | null } | null,
  field: string,
): void {
  if (unlistedAirline === 'left_out' || !leg) return;
  if (parseDesignator(leg.flightCode) === null || isTailNumber(leg.flightCode)) return;
  if (leg.airlineId === null || theirs.theirs('airline', leg.airlineId) === null)
    throw new Refused('airline.required', { field });
}

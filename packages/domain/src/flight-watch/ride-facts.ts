import type { Instant } from '../time/instant.ts';
import type { FreezeReason } from './freeze.ts';

/** The part of a followed ride of which people are told. */
export type RideStanding = {
  readonly expectedAt: Instant;
  readonly frozen: FreezeReason | null;
  /** Pick-up of the open proposal or alarm; null for none. */
  readonly proposedAt: Instant | null;
  readonly isLanded: boolean;
};

export const FACT_KINDS = ['frozen', 'unfrozen', 'expected_pick_up', 'proposed_pick_up', 'landed'] as const;

type Change =
  | { readonly kind: 'frozen'; readonly was: FreezeReason | null; readonly is: FreezeReason }
  | { readonly kind: 'unfrozen'; readonly was: FreezeReason }
  | { readonly kind: 'expected_pick_up'; readonly was: Instant; readonly is: Instant }
  | { readonly kind: 'proposed_pick_up'; readonly was: Instant | null; readonly is: Instant | null }
  | { readonly kind: 'landed' };

/** One change of a ride, numbered within it from 1 on. Going back to an earlier time is a fact of its own. */
export type RideFact = Change & { readonly number: number };

/** A ride as it was sold, before the first news. */
export const soldStanding = (soldPickUpAt: Instant): RideStanding => ({
  expectedAt: soldPickUpAt,
  frozen: null,
  proposedAt: null,
  isLanded: false,
});

/**
 * The facts by which a ride differs from before, in the order in which they are told.
 * @param lastNumber of the facts before; 0 for none
 */
export function factsBetween(before: RideStanding, after: RideStanding, lastNumber: number): RideFact[] {
  return changesBetween(before, after).map((change, index) => ({
    ...change,
    number: lastNumber + index + 1,
  }));
}

function changesBetween(before: RideStanding, after: RideStanding): Change[] {
  const changes: Change[] = [];
  if (after.frozen !== null && after.frozen !== before.frozen)
    changes.push({ kind: 'frozen', was: before.frozen, is: after.frozen });
  if (after.frozen === null && before.frozen !== null) changes.push({ kind: 'unfrozen', was: before.frozen });
  if (after.expectedAt !== before.expectedAt)
    changes.push({ kind: 'expected_pick_up', was: before.expectedAt, is: after.expectedAt });
  if (after.proposedAt !== before.proposedAt)
    changes.push({ kind: 'proposed_pick_up', was: before.proposedAt, is: after.proposedAt });
  if (after.isLanded && !before.isLanded) changes.push({ kind: 'landed' });
  return changes;
}

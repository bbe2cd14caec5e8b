import type { Direction } from './availability.ts';
import type { TransferState } from './state.ts';

/** Rides of a booking to cancel: all that stand, both, or one way. */
export type CancelWish = 'all' | 'round_trip' | Direction;

/**
 * The rides that a wish means, or `cancel.trip_type_invalid` when the booking has no such rides that still stand. An unpaid booking (`pending`) is
 * one offer: it is cancelled whole.
 */
export function ridesToCancel(
  wish: CancelWish,
  rides: readonly { direction: Direction; status: TransferState }[],
): { kind: 'ok'; directions: Direction[] } | { kind: 'refused'; code: 'cancel.trip_type_invalid' } {
  const standing = rides.filter(({ status }) => status === 'confirmed' || status === 'pending');
  const wanted = wish === 'round_trip' ? (['arrival', 'departure'] as const) : [wish];
  const directions = standing
    .map(({ direction }) => direction)
    .filter((direction) => wish === 'all' || wanted.includes(direction));
  const isWhole = directions.length === rides.length;
  const isUnpaid = standing.some(({ status }) => status === 'pending');
  const missing = wish !== 'all' && directions.length !== wanted.length;
  if (directions.length === 0 || missing || (isUnpaid && !isWhole))
    return { kind: 'refused', code: 'cancel.trip_type_invalid' };
  return { kind: 'ok', directions };
}

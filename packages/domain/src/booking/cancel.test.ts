import { describe, expect, it } from 'vitest';
import type { Direction } from './availability.ts';
import { type CancelWish, ridesToCancel } from './cancel.ts';
import type { TransferState } from './state.ts';

const ride = (direction: Direction, status: TransferState = 'confirmed') => ({ direction, status });
const both = [ride('arrival'), ride('departure')];
const unpaid = [ride('arrival', 'pending'), ride('departure', 'pending')];

describe('the rides that a cancellation means', () => {
  it.each<[CancelWish, ReturnType<typeof ride>[], Direction[]]>([
    ['all', both, ['arrival', 'departure']],
    ['round_trip', both, ['arrival', 'departure']],
    ['arrival', both, ['arrival']],
    ['departure', both, ['departure']],
    ['all', [ride('arrival', 'cancelled'), ride('departure')], ['departure']],
    ['all', [ride('arrival', 'completed'), ride('departure')], ['departure']],
    ['arrival', [ride('arrival')], ['arrival']],
    ['all', unpaid, ['arrival', 'departure']],
  ])('%s', (wish, rides, directions) => {
    expect(ridesToCancel(wish, rides)).toEqual({ kind: 'ok', directions });
  });

  it.each<[CancelWish, ReturnType<typeof ride>[]]>([
    ['arrival', [ride('departure')]],
    ['round_trip', [ride('arrival')]],
    ['round_trip', [ride('arrival', 'cancelled'), ride('departure')]],
    ['departure', [ride('arrival'), ride('departure', 'no_show')]],
    ['all', [ride('arrival', 'cancelled'), ride('departure', 'cancelled')]],
    ['arrival', unpaid],
    ['departure', [ride('arrival', 'pending'), ride('departure')]],
  ])('%s is refused', (wish, rides) => {
    expect(ridesToCancel(wish, rides)).toEqual({ kind: 'refused', code: 'cancel.trip_type_invalid' });
  });
});

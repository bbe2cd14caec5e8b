import { UNDO_MS } from '@traslado/domain/desk/answer';
import { expect, it } from 'vitest';
import { endUndo, offeredUndo, offerUndo, secondsLeft } from './undo.ts';

it.each([
  [0, UNDO_MS / 1000],
  [1, UNDO_MS / 1000],
  [UNDO_MS - 1, 1],
  [UNDO_MS, 0],
  [UNDO_MS + 5_000, 0],
] as const)('after %i ms %i seconds are left', (passed, left) => {
  expect(secondsLeft(1_000_000 + UNDO_MS, 1_000_000 + passed)).toBe(left);
});

it('an older deed that is undone late leaves the newer offer', () => {
  offerUndo('older', async () => null, { now: 1_000_000 });
  const older = offeredUndo();
  offerUndo('newer', async () => null, { now: 1_000_001 });
  const newer = offeredUndo();
  if (!older || !newer) throw new Error('Nothing is offered.');
  endUndo(older);
  expect(offeredUndo()).toBe(newer);
  endUndo(newer);
  expect(offeredUndo()).toBeNull();
});

import { UNDO_MS } from '@traslado/domain/desk/answer';
import { pageValue } from '../../components/page-value.ts';

/** A deed that is done and can be undone for a while. */
export type Undoable = {
  readonly text: string;
  /** Words that go out with it, to be read once more. */
  readonly quote?: string | undefined;
  /** Instant after which it stays, epoch milliseconds. */
  readonly until: number;
  /** Answers null on success, else the reason. */
  readonly undo: () => Promise<string | null>;
};

const offered = pageValue<Undoable | null>(null);

export const offeredUndo = offered.get;
export const useOfferedUndo = offered.useValue;

/** Ends an offer; a newer one stays. */
export function endUndo(one: Undoable): void {
  if (offered.get() === one) offered.set(null);
}

/** Offers to undo what was just done, on every page of staff. A newer deed takes the place of an older one, which stays done. */
export function offerUndo(
  text: string,
  undo: Undoable['undo'],
  { quote, now = Date.now() }: { quote?: string | undefined; now?: number } = {},
): void {
  offered.set({ text, quote, undo, until: now + UNDO_MS });
}

/** Whole seconds that are left, for people; 0 once it is over. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

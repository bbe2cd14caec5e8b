import type { DisputeState } from '../booking/state.ts';
import { sumMinor } from '../money.ts';

/** States in which the guest's bank, or the gateway, waits for an end: nothing is given back meanwhile, or the guest would have it twice. */
export const OPEN_DISPUTES = [
  'warned',
  'inquiry',
  'inquiry_review',
  'needs_response',
  'under_review',
] as const satisfies readonly DisputeState[];

/** States in which the disputed money is gone for good. */
export const LOST_DISPUTES = ['lost', 'prevented'] as const satisfies readonly DisputeState[];

/** States in which the gateway no longer holds the disputed money, for now or for good. */
const TAKEN_DISPUTES: readonly DisputeState[] = ['needs_response', 'under_review', ...LOST_DISPUTES];

export type DisputeFacts = {
  readonly status: DisputeState;
  readonly amountMinor: number;
  /** It is open, and not a warning that staff have settled. */
  readonly isStopping: boolean;
};

type Disputed = { readonly disputes: readonly DisputeFacts[] };

/** True while refunds of the booking, and changes that give money back, have to wait. */
export const isGivingStopped = ({ disputes }: Disputed): boolean =>
  disputes.some(({ isStopping }) => isStopping);

const sumOf = ({ disputes }: Disputed, states: readonly DisputeState[]): number =>
  sumMinor(disputes.filter(({ status }) => states.includes(status)).map(({ amountMinor }) => amountMinor));

/** Cents that the gateway no longer holds because of disputes. */
export const takenMinorOf = (booking: Disputed): number => sumOf(booking, TAKEN_DISPUTES);

/** Of them those that are gone for good: nothing of it can be given back. */
export const lostMinorOf = (booking: Disputed): number => sumOf(booking, LOST_DISPUTES);

import type { KeptReckoning } from '@traslado/domain/booking/kept-reckoning';
import type { RideFlight } from '@traslado/domain/booking/reschedule';
import type { AnsweredItems } from '@traslado/domain/booking/special-items';
import type { Override } from '@traslado/domain/desk/overrides';
import type { LegConflict } from '../../db/booked-legs.ts';
import type { Changed, CouponStayRecord, PriceRecord } from '../booking/record.ts';

/** A flight and its pick-up as they will be written. Instants are epoch milliseconds. */
export type NewLeg = RideFlight & { readonly transferId: number };

/** Seats that a ride will have on a limited departure, with the key of the departure. */
export type SeatTarget = {
  readonly transferId: number;
  readonly direction: 'arrival' | 'departure';
  readonly serviceId: number;
  readonly propertyId: number;
  readonly on: string;
  readonly hour: number;
  readonly seats: number;
  /** Seats of the departure. */
  readonly capacity: number;
};

/**
 * The booking after the change: all fields that a change may touch, whole, so that writing it needs no further thought. Amounts are cents.
 */
export type ChangePlan = {
  readonly leg: NewLeg | null;
  readonly stays: readonly CouponStayRecord[];
  /** The receptive group of these stays; 0 for none. */
  readonly receptiveGroupId: number;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
  readonly passengers: number;
  readonly vehicles: number;
  readonly rateId: number | null;
  readonly totalMinor: number;
  readonly includedMinor: number;
  readonly included: boolean;
  readonly price: PriceRecord;
  /** The calculation of a new price. Null where the price stays; missing in plans from before it was kept. */
  readonly reckoning?: KeptReckoning | null;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly observation: string;
  /** Rides whose special items change; missing in plans from before there were any. */
  readonly specialItems?: readonly (AnsweredItems & { readonly transferId: number })[];
  /** Empty where seats are not limited. */
  readonly targets: readonly SeatTarget[];
};

/** A change as the rules plan it. */
export type PlannedChange = {
  readonly plan: ChangePlan;
  readonly changes: readonly Changed[];
  /** New total minus the paid amount, cents. */
  readonly differenceMinor: number;
  readonly emailChanged: boolean;
  /** Rules that staff override for it. */
  readonly overrides: readonly Override[];
};

/** The outcome of a change: written, or the reason why not. */
export type ChangeOutcome = {
  readonly written: boolean;
  readonly includedUsedMinor: number;
  /** Seats that are missing on the fullest limited departure; 0 when all fit. */
  readonly seatsMissing: number;
  /** The conflict that stops new stays from riding; null for none. */
  readonly conflict: LegConflict | null;
};

import type { Direction } from '@traslado/domain/booking/availability';
import type { FindingKind } from '@traslado/domain/booking/data-to-fix';
import type { MissedReason, Outcome } from '@traslado/domain/booking/ride-outcome';
import type { SpecialAnswer, SpecialItem } from '@traslado/domain/booking/special-items';
import type { CouponState, TransferState } from '@traslado/domain/booking/state';
import type { PrintedRide } from '@traslado/domain/desk/day-list';
import type { FreezeReason } from '@traslado/domain/flight-watch/freeze';
import type { FlightState } from '@traslado/domain/flight-watch/news';

/** The key of a day list: an airport, all its properties or one, both directions or one. */
export type WhichList = {
  readonly day: string;
  readonly airportId: number;
  readonly propertyId: number | null;
  readonly direction: Direction | null;
  /** Properties that its reader works for; null for all of them. */
  readonly scope: readonly number[] | null;
};

/** A ride on its day list. Instants are epoch milliseconds, times `HH:mm` on the wall of its airport. */
export type ListedRide = {
  /** Null for a ride of the group's own backend. */
  readonly id: number | null;
  readonly key: string;
  readonly reference: string | null;
  readonly couponId: number | null;
  /** Numbers that open the booking with a last name: they are removed from the guest's own words, and shown nowhere. */
  readonly numbers: readonly string[];
  readonly version: string;
  readonly booking: CouponState;
  readonly direction: Direction;
  readonly status: TransferState;
  readonly isAssumed: boolean;
  readonly flightCode: string;
  readonly airlineId: number | null;
  readonly isNational: boolean;
  readonly terminal: string | null;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly pickUpOn: string;
  readonly pickUpTime: string;
  readonly pickUpAt: number;
  /** Null where its flight is not followed. */
  readonly followed: {
    readonly expectedOn: string;
    readonly expectedTime: string;
    readonly expectedAt: number;
    readonly state: FlightState;
    /** Asked about, and nobody knows it. */
    readonly isUnheard: boolean;
    readonly frozen: FreezeReason | null;
    readonly toldAt: number | null;
    /** The last notice to its guest; null for none. */
    readonly notice: {
      readonly at: number;
      readonly pickUpAt: number;
      readonly channel: string;
      readonly outcome: 'waiting' | 'told' | 'not_sent';
      readonly because: string | null;
    } | null;
  } | null;
  readonly isTimeToCheck: boolean;
  readonly specialItems: readonly SpecialItem[];
  readonly specialAnswer: SpecialAnswer | null;
  readonly isChangeWaiting: boolean;
  /** Open findings about the ride and about its whole booking. */
  readonly findings: readonly FindingKind[];
  readonly airportId: number;
  /** Of the pick-up. */
  readonly placeId: number;
  readonly propertyId: number;
  readonly serviceId: number;
  readonly isPrivate: boolean;
  readonly vehicles: number;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
  readonly guest: string;
  readonly companions: number;
  readonly room: string | null;
  readonly request: string;
  readonly mark: RideMark | null;
};

/** The mark of a ride by staff. */
export type RideMark = {
  readonly outcome: Outcome;
  readonly reason: MissedReason | null;
  readonly note: string;
  readonly by: string;
  readonly markedAt: number;
};

/** A list as it was printed last. */
export type DayListPrint = {
  readonly printedAt: number;
  readonly by: string;
  readonly form: PrintForm;
  readonly rides: readonly PrintedRide[];
};

export type PrintForm = 'paper' | 'pdf' | 'csv';

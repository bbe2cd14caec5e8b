import type { Direction } from '@traslado/domain/booking/availability';
import type { PickUpHours } from '@traslado/domain/booking/pickup';
import type { SoldLine } from '@traslado/domain/booking/price';
import type { UnitPrice } from '@traslado/domain/booking/quote';
import type { SpecialAnswer, SpecialItem } from '@traslado/domain/booking/special-items';
import type { CouponState, RefundState, TransferState } from '@traslado/domain/booking/state';
import type { AirlineCause } from '@traslado/domain/flight-watch/airline-cause';
import type { Language } from '@traslado/domain/language';
import type { DisputeFacts } from '@traslado/domain/money/dispute';

export type ConfirmationMail = 'sending' | 'sent' | 'kept' | 'not_sent' | 'by_group';

/** A booking inside the server. Instants are epoch milliseconds, amounts cents of `currency`. */
export type CouponRecord = {
  readonly id: number;
  readonly code: string;
  readonly hotel: string;
  readonly folio: string;
  /** Last name of the main stay, as the PMS keeps it. */
  readonly guestName: string;
  readonly propertyId: number;
  readonly airportId: number;
  readonly serviceId: number;
  readonly rateId: number | null;
  readonly tripType: 'round_trip' | 'arrival' | 'departure';
  readonly private: boolean;
  readonly included: boolean;
  readonly status: CouponState;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
  readonly passengers: number;
  readonly vehicles: number;
  readonly currency: string;
  readonly totalMinor: number;
  /** Cents that staff took off the price by hand before it was paid. */
  readonly loweredMinor: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly price: PriceRecord;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly observation: string;
  /** Code of the selling society; null where it is unknown. */
  readonly company: string | null;
  /** As it was at the sale; null where it was not kept. */
  readonly seller: SellerRecord | null;
  readonly language: Language;
  readonly receptiveGroupId: number;
  readonly version: number;
  readonly holdExpiresAt: number | null;
  readonly expiresAt: number | null;
  readonly createdAt: number;
  /** State of the confirmation's mail; null where none is written yet. */
  readonly confirmationMail: ConfirmationMail | null;
  /** A newer booking replaced this one before it was paid. */
  readonly isReplaced: boolean;
  /** Staff booked it for the guest. */
  readonly isByStaff: boolean;
  readonly stays: readonly CouponStayRecord[];
  /** Arrival first. */
  readonly transfers: readonly TransferRecord[];
  /** Newest first, without replaced ones. */
  readonly refunds: readonly CouponRefundRecord[];
  /** The oldest first; the last day of an answer is epoch milliseconds, null where none is wanted. */
  readonly disputes: readonly (DisputeFacts & { readonly dueAt: number | null; readonly reason: string })[];
  /** The change that waits for its difference; it may have expired already. */
  readonly pendingChange: PendingChangeRecord | null;
};

/** A society as letters name it; `taxPercent` is null where a letter does not mention taxes. */
export type SellerRecord = {
  readonly company: string;
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly taxPercent: number | null;
};

export type CouponRefundRecord = {
  readonly id: string;
  readonly attemptId: string;
  readonly status: RefundState;
  readonly amountMinor: number;
  readonly reason: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** One thing before and after, as a person reads it; `field` as the change's body names it. */
export type Changed = { readonly field: string; readonly old: string; readonly new: string };

export type PendingChangeRecord = {
  readonly id: string;
  readonly transferId: number;
  readonly baseVersion: number;
  /** Cents to be paid for it to take effect. */
  readonly amountMinor: number;
  readonly totalMinor: number;
  readonly summary: readonly Changed[];
  /** Seats and price are held until then. */
  readonly expiresAt: number;
};

/** The price as it was at the sale: later changes of rates do not touch it. */
export type PriceRecord = UnitPrice & { readonly lines: readonly SoldLine[] };

export type CouponStayRecord = {
  readonly hotel: string;
  readonly folio: string;
  readonly guest: string;
  readonly main: boolean;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
};

export type TransferRecord = {
  readonly id: number;
  readonly direction: Direction;
  readonly status: TransferState;
  readonly flightCode: string;
  readonly airlineId: number | null;
  readonly isNational: boolean;
  /** At the airport of the ride; null while it is unknown. */
  readonly terminal: string | null;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly pickUpOn: string;
  readonly pickUpTime: string;
  readonly pickUpAt: number;
  /** Hours behind the pick-up; null for rides from before they were kept. */
  readonly pickUpHours?: PickUpHours | null;
  readonly timeZone: string;
  readonly placeId: number;
  /** The resort of the ride; null for the booking's own. */
  readonly propertyId: number | null;
  readonly changeUntil: number;
  readonly cancelUntil: number;
  /** Cause of the freeze by its flight; null for a ride that moves, and for one that goes by another flight by now. */
  readonly frozenCause?: AirlineCause | null;
  readonly version: number;
  /** Kept of a cancelled ride by the refund rules of that moment. */
  readonly keptPercent: number;
  /** Price of a cancelled ride, in cents; null while it stands. */
  readonly cancelledPriceMinor: number | null;
  /** The guest kept a flight time that the schedule does not have, or could not be asked about. */
  readonly timeToCheck: boolean;
  /** The guest said that they arrive later than the stay begins; missing where no one asked. */
  readonly lateArrival?: boolean | undefined;
  readonly specialItems: readonly SpecialItem[];
  readonly specialAnswer: SpecialAnswer | null;
};

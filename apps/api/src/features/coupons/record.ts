import type { Direction } from '@traslado/domain/booking/availability';
import type { PriceLine } from '@traslado/domain/booking/price';
import type { CouponState, TransferState } from '@traslado/domain/booking/state';

/** A booking as the inside knows it. Instants are epoch milliseconds, amounts cents of `currency`. */
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
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly price: PriceRecord;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly observation: string;
  readonly language: 'en' | 'es';
  readonly receptiveGroupId: number;
  readonly version: number;
  readonly holdExpiresAt: number | null;
  readonly expiresAt: number | null;
  readonly createdAt: number;
  readonly stays: readonly CouponStayRecord[];
  /** Arrival first. */
  readonly transfers: readonly TransferRecord[];
};

/** The price as it was reckoned at the sale: later changes of rates do not touch it. */
export type PriceRecord = {
  readonly lines: readonly PriceLine[];
  readonly unit: 'vehicle' | 'passenger';
  readonly unitMinor: number;
  readonly units: number;
};

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
  readonly flightOn: string;
  readonly flightTime: string;
  readonly pickUpOn: string;
  readonly pickUpTime: string;
  readonly pickUpAt: number;
  readonly timeZone: string;
  readonly placeId: number;
  readonly changeUntil: number;
  readonly cancelUntil: number;
  readonly version: number;
};

/** What the guest still owes, in cents: only a booking that waits for its payment owes anything. */
export function dueMinorOf(
  coupon: Pick<CouponRecord, 'status' | 'totalMinor' | 'paidMinor' | 'refundedMinor'>,
): number {
  if (coupon.status !== 'pending_payment') return 0;
  return coupon.totalMinor - (coupon.paidMinor - coupon.refundedMinor);
}

/** Pick-up of the earliest leg, epoch milliseconds. */
export function firstPickUpAt(coupon: { readonly transfers: readonly TransferRecord[] }): number {
  return Math.min(...coupon.transfers.map((transfer) => transfer.pickUpAt));
}

import type { Direction } from '@traslado/domain/booking/availability';
import type { PickUp } from '@traslado/domain/booking/pickup';
import type { Due } from '@traslado/domain/booking/price';
import type { PmsStay } from '../../ports/pms.ts';
import type { CouponStayRecord, PriceRecord } from './record.ts';

/** One ride as it will be sold. */
export type SaleLeg = {
  readonly direction: Direction;
  readonly flightCode: string;
  readonly airlineId: number | null;
  readonly isNational: boolean;
  /** The schedule's time where the guest's is far from it, else null. */
  readonly scheduledTime: string | null;
  /** Somebody should look at the flight's time. */
  readonly timeToCheck: boolean;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly pickUp: PickUp;
  readonly placeId: number;
  /** The resort where it is ridden. */
  readonly propertyId: number;
  readonly changeUntil: number;
  readonly cancelUntil: number;
  /** The departure that it shares, where its seats are limited; null where they are not. */
  readonly limited: {
    readonly serviceId: number;
    readonly propertyId: number;
    readonly on: string;
    readonly hour: number;
    readonly capacity: number;
  } | null;
};

/** A booking as the rules reckon it, before it is written. Instants are epoch milliseconds, amounts cents. */
export type Sale = {
  readonly stay: PmsStay;
  readonly stays: readonly CouponStayRecord[];
  readonly propertyId: number;
  readonly airportId: number;
  readonly zone: string;
  readonly serviceId: number;
  readonly rateId: number;
  readonly tripType: 'round_trip' | 'arrival' | 'departure';
  readonly private: boolean;
  readonly included: boolean;
  readonly due: Due;
  readonly price: PriceRecord;
  /** What the stays' included transfer paid of other bookings, as it was when this one was reckoned. */
  readonly includedUsedMinor: number;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly observation: string;
  /** The company that sells. */
  readonly company: string;
  readonly reference: string | null;
  readonly language: 'en' | 'es';
  readonly movementOriginId: number;
  readonly receptiveGroupId: number;
  /** Another vehicle for a party whose leg is booked already. */
  readonly additional: boolean;
  /** Arrival first. */
  readonly legs: readonly SaleLeg[];
};

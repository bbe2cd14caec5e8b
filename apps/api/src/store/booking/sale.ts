import type { Direction } from '@traslado/domain/booking/availability';
import type { KeptReckoning } from '@traslado/domain/booking/kept-reckoning';
import type { PickUp, PickUpHours } from '@traslado/domain/booking/pickup';
import type { Due } from '@traslado/domain/booking/price';
import type { GateFacts } from '@traslado/domain/booking/sale-gates';
import type { SpecialAnswer, SpecialItem } from '@traslado/domain/booking/special-items';
import type { Language } from '@traslado/domain/language';
import type { IdempotencyKey, StoredAnswer } from '../../idempotency/idempotency-key.ts';
import type { PmsStay } from '../../ports/pms.ts';
import type { AcceptedTerms } from './accept-terms.ts';
import type { CouponStayRecord, PriceRecord, SellerRecord } from './record.ts';

/** One ride as it will be sold. */
export type SaleLeg = {
  readonly direction: Direction;
  readonly flightCode: string;
  readonly airlineId: number | null;
  readonly isNational: boolean;
  readonly terminal: string | null;
  /** The schedule's time where the guest's is far from it, else null. */
  readonly scheduledTime: string | null;
  /** Staff should check the flight's time. */
  readonly timeToCheck: boolean;
  /** The guest arrives later than the stay begins. */
  readonly lateArrival?: boolean;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly pickUp: PickUp;
  readonly pickUpHours: PickUpHours;
  readonly specialItems: readonly SpecialItem[];
  readonly specialAnswer: SpecialAnswer | null;
  readonly placeId: number;
  /** The resort of the ride. */
  readonly propertyId: number;
  readonly changeUntil: number;
  readonly cancelUntil: number;
  /** Its shared departure, where seats are limited; null where they are not. */
  readonly limited: {
    readonly serviceId: number;
    readonly propertyId: number;
    readonly on: string;
    readonly hour: number;
    readonly capacity: number;
  } | null;
};

/** A booking as the rules calculate it, before it is written. Instants are epoch milliseconds, amounts cents. */
export type Sale = {
  readonly stay: PmsStay;
  readonly stays: readonly CouponStayRecord[];
  /** The stays as their system returned them for this sale. */
  readonly read: readonly PmsStay[];
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
  /** The price calculation. */
  readonly reckoning: KeptReckoning;
  /** Cents that the stays' included transfer had paid of other bookings when this one was calculated. */
  readonly includedUsedMinor: number;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly observation: string;
  /** The selling company. */
  readonly company: string;
  /** That company as it is now; null where there is no such society. */
  readonly seller: SellerRecord | null;
  readonly reference: string | null;
  readonly language: Language;
  /** The terms that the guest accepts with it. */
  readonly terms: readonly AcceptedTerms[];
  readonly movementOriginId: number;
  readonly receptiveGroupId: number;
  /** Another vehicle for a party whose leg is booked already. */
  readonly additional: boolean;
  /** Arrival first. */
  readonly legs: readonly SaleLeg[];
};

/** Reserved ids of a sale, and the facts under its locks. */
export type SaleLocks = GateFacts & {
  readonly couponId: number;
  readonly transferIds: readonly number[];
  /** The key, if it came before. */
  readonly stored: StoredAnswer | null;
};

export type SaleWriting = {
  /** Nothing else is written with it: it ends the transaction. */
  readonly commits: boolean;
  readonly sale: Sale;
  readonly locks: Pick<SaleLocks, 'couponId' | 'transferIds' | 'departures'>;
  /** When this is written; `now` is when the request came in. */
  readonly writtenAt: number;
  /** Locked bookings that this one replaces. */
  readonly replaces: readonly number[];
  /** Its directions in which other bookings stand. */
  readonly booked: readonly Direction[];
  readonly idempotency: IdempotencyKey;
  readonly couponCode: string;
  /** The program that opened the guest's session; null for the app itself. */
  readonly channel: number | null;
  readonly answer: { readonly status: number; readonly body: object };
  readonly holdExpiresAt: number | null;
  readonly expiresAt: number | null;
  readonly now: number;
};

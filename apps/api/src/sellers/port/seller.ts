import type { CallAnswer } from '@traslado/contract/schemas';
import type { NumberOwner } from '@traslado/domain/booking/booking-number';
import type { Language } from '@traslado/domain/language';
import type { GuestCaller, StaffCaller } from '../../http/tokens.ts';
import type { Property, Service } from '../../inventory/records.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import type { StayName } from '../../ports/pms.ts';
import type { Transfers } from '../../ports/transfers.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { CancelPlan } from '../../store/cancellation/record.ts';
import type { ChangeView } from '../booking/change-presenter.ts';
import type { CancelRequest, ChangeRequest, CreateRequest, PayRequest } from '../booking/requests.ts';
import type { SendRequest } from '../letter/send-letter.ts';
import type { AskIncluded } from '../ride/find-included-service.ts';

/** A guest's question of their own bookings. `now` is epoch milliseconds. */
type Asked = { readonly guest: GuestCaller; readonly language: Language; readonly now: number };
type AskedOfOne = Asked & {
  /** The booking's number, as the guest has it. */
  readonly code: string;
};

/** Days on which a service can be chosen; `from` lies after `to` where no day is left. */
export type OpenDates = { readonly from: string; readonly to: string; readonly closed: string[] };

/**
 * The seller of rides: we, or the group's backend. It is chosen once at start; nothing above it knows that there are two. Every deed answers with the
 * answer of its call, or throws `Refused` with a code of that call.
 */
export type Seller = {
  /** The owner of the booking numbers that guests hold. */
  readonly numbersOf: NumberOwner;
  /** True where sold bookings are rows of ours. */
  readonly keepsBookings: boolean;
  readonly included: AskIncluded;
  readonly openDates: (asked: {
    readonly property: Property;
    readonly service: Service;
    readonly now: number;
  }) => Promise<OpenDates>;
  /** Learns of a link between stays before it is one here. @throws Refused `link.server_error` */
  readonly learnLink: (main: StayName, other: StayName) => Promise<void>;
  /** Takes a visitor's question in place of the resort's mailbox; null where the resort gets it by mail. */
  readonly takeQuestion: Transfers['takeQuestion'] | null;

  readonly sell: (request: CreateRequest) => Promise<CallAnswer<'createCoupon'>>;
  readonly list: (asked: Asked) => Promise<CallAnswer<'listCoupons'>>;
  /** A booking of the guest's stay, or of the properties for which staff work. */
  readonly show: (
    asked: Omit<AskedOfOne, 'guest'> & { readonly caller: GuestCaller | StaffCaller },
  ) => Promise<CallAnswer<'getCoupon'>>;
  readonly listRides: (asked: Asked & StayName) => Promise<CallAnswer<'listTransfersOfStay'>>;
  /** A booking by its number, with the last name of its main stay. It takes as long for a number of no booking. */
  readonly find: (code: string, now: number) => Promise<CouponRecord | null>;

  readonly gateway: (asked: Omit<AskedOfOne, 'language'>) => Promise<CallAnswer<'getPaymentGateway'>>;
  readonly pay: (request: PayRequest) => Promise<CallAnswer<'payCoupon'>>;
  readonly showPayment: (asked: AskedOfOne) => Promise<CallAnswer<'getPayment'>>;
  readonly abandonPayment: (asked: AskedOfOne) => Promise<CallAnswer<'abandonPayment'>>;

  readonly change: (request: ChangeRequest) => Promise<ChangeView>;
  readonly cancel: (request: CancelRequest) => Promise<readonly CancelPlan[]>;

  readonly letterFacts: (asked: AskedOfOne) => Promise<LetterFacts>;
  readonly sendLetter: (request: SendRequest) => Promise<CallAnswer<'sendLetter'>>;
};

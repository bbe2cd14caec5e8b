import type { AccountOfPerson } from '@traslado/domain/access/same-person';
import type { Frozen, RequestKind, RequestReason, RequestState } from '@traslado/domain/desk/money-authority';

/** A refund by hand, requested or given at once. Amounts are cents, instants epoch milliseconds. */
export type RequestRecord = {
  readonly id: number;
  readonly kind: RequestKind;
  readonly couponId: number;
  readonly status: RequestState;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: RequestReason;
  readonly note: string;
  readonly frozen: Frozen;
  readonly requestedById: number;
  readonly requestedBy: string;
  /** The colleague's name of now; the user name where the account is gone. */
  readonly requestedName: string;
  /** The person behind the account, as it was then. */
  readonly requesterEmail: string | null;
  readonly requesterIssuer: string | null;
  readonly requesterSubject: string | null;
  /** All accounts of that person, as they were known then. */
  readonly requesterAccounts: readonly number[];
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly decidedById: number | null;
  readonly decidedBy: string | null;
  readonly decidedName: string | null;
  readonly decidedAt: number | null;
  readonly decisionNote: string | null;
  readonly booking: {
    readonly number: string;
    readonly guest: string;
    readonly propertyId: number;
    readonly folio: string;
    /** Pick-up of the next ride that stands; null where none is left. */
    readonly rideAt: number | null;
    readonly timeZone: string | null;
    readonly now: Frozen;
  };
};

/** An account, with its limits over money in cents. */
export type AccountOfStaff = {
  readonly id: number;
  /** It opens something. */
  readonly isOpen: boolean;
  readonly email: string | null;
  readonly issuer: string | null;
  readonly subject: string | null;
  readonly limitMinor: number | null;
  readonly roleLimitMinor: number;
};

/** Money that an account gave back by hand, in cents. */
export type Given = {
  /** Of a refund given at once, with the address and identity of that moment. */
  readonly person: AccountOfPerson;
  readonly amountMinor: number;
};

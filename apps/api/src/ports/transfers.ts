/**
 * The group's own transfers backend, where it sells instead of us; in our own words. They own booking, price, hold and charge. Instants are
 * epoch milliseconds, civil dates and times local to the ride's airport, amounts cents of `USD`.
 */

export type BackendStayName = { readonly hotel: string; readonly folio: string };

/** Their answer to a question without an effect. `unavailable` is never "there is none". */
export type BackendAnswer<T> =
  | {
      readonly kind: 'ok';
      readonly value: T;
      /** Unreadable rows: a row that is missing in the list may be one of them. */
      readonly refused?: number;
    }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number };

/** The outcome of a request that was sent once. */
export type BackendOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** They refused. `code` is theirs, null without one; `reason` is the bank's. */
  | {
      readonly kind: 'refused';
      readonly code: string | null;
      readonly reason: string | null;
      /** A status that may mean "done before" as well: a payment is read once before the guest hears of it. */
      readonly isToRead?: true;
    }
  /** Surely without effect. */
  | {
      readonly kind: 'not_done';
      readonly retryAfterSeconds: number;
      /** They were too busy to take it (429). Only a door in front of them that sent it twice makes this untrue, so it is read once. */
      readonly isToRead?: true;
    }
  /** It may have happened: to be asked about, never sent again. */
  | { readonly kind: 'unknown' };

export type Counters = { readonly adults: number; readonly children: number; readonly babySeats: number };

export type BackendLegWish = {
  readonly direction: 'arrival' | 'departure';
  readonly flightCode: string;
  readonly flightOn: string;
  readonly flightTime: string;
  readonly pickUpTime: string;
  readonly isNational: boolean;
  readonly airlineId: number | null;
};

/** A booking to be sold, complete as the rules calculate it. */
export type BackendOrder = Counters & {
  /** Ours, once per sale: it finds the sale when their answer was lost. */
  readonly reference: string;
  readonly serviceId: number;
  readonly rateId: number;
  readonly stay: BackendStayName;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly passengers: number;
  readonly operationType: 1 | 2 | 3;
  /** Its code in their list; null where they gave it no number. */
  readonly operationTypeId: number | null;
  readonly positionId: number;
  /** These three: null where they gave it no number. */
  readonly fromPlaceId: number | null;
  readonly toPlaceId: number | null;
  readonly movementOriginId: number | null;
  readonly observation: string;
  readonly included: boolean;
  readonly private: boolean;
  /** Theirs; 0 for a stay that rides alone. */
  readonly groupId: number;
  /** Arrival first. */
  readonly legs: readonly BackendLegWish[];
};

/** The answer of a sale. */
export type BackendSold = {
  readonly couponCode: string;
  readonly isPending: boolean;
  readonly dueMinor: number;
  readonly holdExpiresAt: number | null;
  readonly expiresAt: number | null;
  readonly rides: readonly {
    readonly transferId: number;
    readonly direction: 'arrival' | 'departure';
    readonly flightOn: string;
    readonly pickUpTime: string;
  }[];
};

/** Their answer to a sale: its number, and their further facts. */
export type BackendSale = {
  /** Null where they sold and gave no usable number. */
  readonly couponCode: string | null;
  /** Null where it is missing. */
  readonly dueMinor: number | null;
  readonly currency: string | null;
  readonly sold: BackendSold | null;
};

/** A booking as they know it. The names are those of our own bookings. */
export type BackendCoupon = Counters & {
  /** Calculated here at its sale, because they answered a number alone; their later facts are written over it. */
  readonly reckoned?: true;
  /** Of a calculated one: the word that every line of their list had for it just now; null for several or none. */
  readonly toldAs?: BackendRideNews['booking'];
  readonly code: string;
  readonly hotel: string;
  readonly folio: string;
  readonly serviceId: number;
  readonly airportId: number;
  readonly tripType: 'round_trip' | 'arrival' | 'departure';
  readonly private: boolean;
  readonly included: boolean;
  readonly status: 'pending_payment' | 'confirmed' | 'partially_cancelled' | 'cancelled' | 'expired';
  readonly passengers: number;
  readonly vehicles: number;
  readonly currency: string;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** The amount that they want now. */
  readonly dueMinor: number;
  readonly price: {
    readonly lines: readonly {
      readonly code:
        | 'price.vehicles'
        | 'price.adults'
        | 'price.baby_seats'
        | 'price.children'
        | 'price.included';
      readonly quantity: number;
      readonly unitMinor: number;
      readonly amountMinor: number;
    }[];
    readonly unit: 'vehicle' | 'passenger';
    readonly unitMinor: number;
    readonly units: number;
  };
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly observation: string;
  readonly version: number;
  readonly holdExpiresAt: number | null;
  readonly expiresAt: number | null;
  readonly createdAt: number;
  readonly stays: readonly (BackendStayName &
    Counters & { readonly guest: string; readonly main: boolean })[];
  /** Arrival first. */
  readonly transfers: readonly BackendTransfer[];
  readonly refunds: readonly {
    readonly id: string;
    readonly status: 'requested' | 'processing' | 'succeeded' | 'failed';
    readonly amountMinor: number;
    readonly reason: string;
    readonly createdAt: number;
    readonly updatedAt: number;
  }[];
};

export type BackendTransfer = {
  readonly id: number;
  readonly direction: 'arrival' | 'departure';
  readonly status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  readonly flightCode: string;
  readonly isNational: boolean;
  /** As it was calculated here at the sale; their calls have no field for it. */
  readonly terminal?: string | null;
  readonly flightOn: string;
  readonly flightTime: string;
  /** As calculated here: their calls have no field for a guest who arrives later than the stay begins. */
  readonly lateArrival?: boolean;
  readonly pickUpOn: string;
  readonly pickUpTime: string;
  readonly pickUpAt: number;
  readonly timeZone: string;
  readonly placeId: number;
  readonly changeUntil: number;
  readonly cancelUntil: number;
};

/** A line of theirs about a ride; null for a missing fact. */
export type BackendRideNews = {
  readonly transferId: number;
  readonly couponCode: string;
  /** Of the sale, where they give it back. */
  readonly reference: string | null;
  /** Main stay of its booking. */
  readonly hotel: string | null;
  readonly folio: string | null;
  readonly direction: 'arrival' | 'departure' | null;
  readonly flightOn: string | null;
  readonly flightCode: string | null;
  readonly flightTime: string | null;
  readonly pickUpOn: string | null;
  readonly pickUpTime: string | null;
  readonly timeZone: string | null;
  readonly passengers: number | null;
  readonly booking: 'pending' | 'paid' | 'confirmed' | 'cancelled' | 'expired' | null;
  readonly isCancelled: boolean;
  /** It stands: paid for or included, not cancelled and not over. */
  readonly isConfirmed: boolean;
};

/** One line of the list of a stay's transfers. */
export type BackendRide = BackendRideNews & BackendStayName;

/** Their facts of one booking: all of it, or only its rides. */
export type BackendFound =
  | { readonly kind: 'whole'; readonly coupon: BackendCoupon }
  | { readonly kind: 'rides'; readonly rides: readonly BackendRideNews[] };

export type BackendCharge = {
  readonly couponCode: string;
  readonly reference: string;
  readonly paymentToken: string;
  readonly amountMinor: number;
};

export type BackendPayment = {
  /** `waiting`: the bank wants to see the guest at `actionUrl`, or they are not sure themselves. */
  readonly kind: 'paid' | 'waiting';
  readonly actionUrl: string | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
};

export type BackendChange = {
  readonly couponCode: string;
  readonly transferId: number;
  readonly flightOn: string;
  readonly pickUpTime: string;
  readonly flightTime: string;
  readonly flightCode: string;
  readonly airlineId: number | null;
  readonly passengers: number;
} & Counters;

/** A stay as they want to be asked about it, by facts of the PMS alone. */
export type BackendStayFacts = BackendStayName & {
  readonly lastName: string;
  readonly nameId: string;
  readonly isMember: boolean;
  readonly isGuest: boolean;
  readonly club: string | null;
};

/** Days on which they sell a service: from the first to the last, but for closed ones. */
export type BackendDates = { readonly from: string; readonly to: string; readonly closed: readonly string[] };

/** A visitor's question, with our number of it. */
export type BackendQuestion = {
  readonly reference: string;
  readonly hotel: string;
  readonly airportId: number;
  readonly folio: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
};

export type BackendGroupMember = BackendStayName & Counters;

export type Transfers = {
  readonly sell: (order: BackendOrder) => Promise<BackendOutcome<BackendSale>>;
  readonly findCoupon: (code: string) => Promise<BackendAnswer<BackendFound | null>>;
  /** Every ride of a stay, of all its bookings. */
  readonly listRides: (stay: BackendStayName) => Promise<BackendAnswer<readonly BackendRide[]>>;
  readonly pay: (charge: BackendCharge) => Promise<BackendOutcome<BackendPayment>>;
  readonly change: (change: BackendChange) => Promise<BackendOutcome<null>>;
  readonly cancelRide: (transferId: number) => Promise<BackendOutcome<null>>;
  readonly cancelCoupons: (codes: readonly string[]) => Promise<BackendOutcome<null>>;
  /** Stays that ride together, main first. */
  readonly createGroup: (
    members: readonly BackendGroupMember[],
  ) => Promise<BackendOutcome<{ readonly groupId: number }>>;
  /** Numbers of the services at an airport that a stay has paid for, in their order; empty only by their word. */
  readonly listIncluded: (
    stay: BackendStayFacts,
    airportId: number,
  ) => Promise<BackendAnswer<readonly number[]>>;
  /** Null for a service that they do not know there. */
  readonly findDates: (of: {
    readonly serviceId: number;
    readonly hotel: string;
  }) => Promise<BackendAnswer<BackendDates | null>>;
  readonly linkStay: (main: BackendStayName, other: BackendStayName) => Promise<BackendOutcome<null>>;
  readonly takeQuestion: (question: BackendQuestion) => Promise<BackendOutcome<null>>;
};

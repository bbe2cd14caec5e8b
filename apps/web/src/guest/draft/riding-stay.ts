import type { ChildSeats } from '@traslado/domain/booking/child-seats';
import type { Counters } from '@traslado/domain/booking/passengers';
import { type Span, spanOf } from '@traslado/domain/stay/linking';
import type { Linked } from '../linking/link-stay.ts';
import type { Stay } from '../stay/stay-session.ts';

/** A stay of the group that rides on the booking, with its travellers. */
export type RidingStay = {
  readonly hotel: string;
  readonly folio: string;
  readonly guest: string;
  readonly main: boolean;
  /** Civil dates of check-in and check-out. */
  readonly arrivalOn: string;
  readonly departureOn: string;
  /** As the resort counts them, whichever counter they use here. */
  readonly stayAdults: number;
  readonly stayChildren: number;
  readonly counters: Counters;
  /** The guest's answer about its children; absent until asked. */
  readonly seats?: ChildSeats;
};

/** A stay as it rides. The resort's children start as children under 4, as the stay does not have their age; step 2 asks for their seats. */
export function ridingStayOf(stay: Stay, main: boolean): RidingStay {
  return {
    hotel: stay.resort,
    folio: stay.confirmationNumber,
    guest: `${stay.firstName} ${stay.lastName}`.trim(),
    main,
    arrivalOn: stay.arrival,
    departureOn: stay.departure,
    stayAdults: stay.adults,
    stayChildren: stay.children,
    counters: { adults: Math.max(1, stay.adults), children: stay.children, babySeats: 0 },
  };
}

/** A linked stay, with its people from the server. */
export function linkedStayOf(stay: Linked['linked']): RidingStay {
  const { adults, minors, baby } = stay.link;
  return {
    hotel: stay.resort,
    folio: stay.confirmationNumber,
    guest: `${stay.firstName} ${stay.lastName}`.trim(),
    main: false,
    arrivalOn: stay.arrival,
    departureOn: stay.departure,
    stayAdults: stay.adults,
    stayChildren: stay.children,
    counters: { adults, children: minors, babySeats: baby },
  };
}

/** Ends of the rides of all stays together. */
export function spanOfRiding(stays: readonly RidingStay[]): Span {
  return spanOf(stays.map((stay) => ({ ...stay, propertyCode: stay.hotel })));
}

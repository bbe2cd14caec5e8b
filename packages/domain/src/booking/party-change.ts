import { isSameStay, type StayKey } from '../stay/owner.ts';
import type { Counters } from './passengers.ts';

/** A stay that rides on a booking. */
export type RidingStay = Counters & {
  readonly hotel: string;
  readonly folio: string;
  readonly main: boolean;
};

/** Counters as a guest wants them; a missing one stays as it is. */
export type CountersWish = { readonly [K in keyof Counters]?: number | undefined };

/** The wanted party: the main stay by itself, or stays by their names. */
export type PartyWish = {
  readonly main: CountersWish;
  readonly stays: readonly (StayKey & { readonly counters: CountersWish })[] | null;
};

export type PartyChange<Stay extends RidingStay> =
  | { readonly kind: 'ok'; readonly stays: readonly Stay[] }
  /** `both_ways`: counters of the main stay and a list. The others are about a stay of the list, by its place in it. */
  | { readonly kind: 'refused'; readonly why: 'both_ways' }
  | { readonly kind: 'refused'; readonly why: 'named_twice' | 'not_in_booking'; readonly index: number };

/** The stays of the wanted party with their new counters, in the same order. A stay that is not named keeps its counters. */
export function changeParty<Stay extends RidingStay>(
  party: readonly Stay[],
  wish: PartyWish,
): PartyChange<Stay> {
  const isMainNamed = Object.values(wish.main).some((counter) => counter !== undefined);
  const named = wish.stays ?? [];
  if (isMainNamed && wish.stays) return { kind: 'refused', why: 'both_ways' };
  for (const [index, one] of named.entries()) {
    if (named.slice(0, index).some((other) => isSameStay(other, one)))
      return { kind: 'refused', why: 'named_twice', index };
    if (!party.some((stay) => isSameStay(keyOf(stay), one)))
      return { kind: 'refused', why: 'not_in_booking', index };
  }
  return {
    kind: 'ok',
    stays: party.map((stay) => {
      const own = named.find((one) => isSameStay(one, keyOf(stay)))?.counters;
      const counters = own ?? (stay.main ? wish.main : {});
      return {
        ...stay,
        adults: counters.adults ?? stay.adults,
        children: counters.children ?? stay.children,
        babySeats: counters.babySeats ?? stay.babySeats,
      };
    }),
  };
}

const keyOf = ({ hotel, folio }: RidingStay): StayKey => ({ propertyCode: hotel, folio });

/** True for the same stays, in any order. */
export function areSameStays(some: readonly RidingStay[], others: readonly RidingStay[]): boolean {
  return (
    some.length === others.length &&
    some.every((stay) => others.some((other) => isSameStay(keyOf(stay), keyOf(other))))
  );
}

/** True for the same people: the same stays in the same order with the same counters. */
export function areSamePeople(some: readonly RidingStay[], others: readonly RidingStay[]): boolean {
  return (
    areSameStays(some, others) &&
    some.every((stay, index) => {
      const other = others[index];
      return (
        stay.adults === other?.adults &&
        stay.children === other.children &&
        stay.babySeats === other.babySeats
      );
    })
  );
}

import type { NumberOwner } from '@traslado/domain/booking/booking-number';
import { isFound } from '@traslado/domain/stay/admission';
import { isLastNameOf, nameKey } from '@traslado/domain/stay/names';
import { impossibleNumber, numberKeys, readNumber } from '@traslado/domain/stay/typed-number';
import type { Pms, PmsAnswer, ProvedStay, StayClaim, StayName } from '../../ports/pms.ts';
import type { Guesses } from './count-guesses.ts';

/** A stay that cannot exist. It is looked up in place of a missing one, so that the answer takes as long. */
export const nobody = { hotel: '??', folio: '?', lastName: '?' };

/** The main stay of a booking, with its guest's last name. */
export type StayOfBooking = StayName & { readonly guestName: string };

/** The main stay of a booking by its number; null for an unknown number, in the same time. */
export type FindBooking = (bookingNumber: string, now: number) => Promise<StayOfBooking | null>;

export type Proof =
  | { readonly kind: 'proved'; readonly found: ProvedStay }
  /** Wrong name, wrong arrival date, unknown number and cancelled stay alike. The try was counted. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unavailable' };

/** A guest's proof of a stay. An arrival date that is given has to be right. */
type GuestClaim = Omit<StayClaim, 'key'> & {
  readonly ip: string;
  readonly now: number;
};

type Deps = {
  readonly pms: Pms;
  readonly guesses: Guesses;
  /** Set where a booking's number stands for its main stay as well. */
  readonly findBooking?: FindBooking;
  readonly numbersOf?: NumberOwner;
};

/**
 * Proves a stay by its number and its guest's last name, and by its arrival date where that is given; with the date, by its agency's number
 * too. A text that can be a booking's number is tried as one, too, where no stay has it. Wrong answers come later and later; an address
 * with too many of them needs the date.
 * @param accept a further condition for a stay to be found
 */
export async function proveByName(
  deps: Deps,
  claim: GuestClaim,
  accept: (found: ProvedStay) => boolean = () => true,
): Promise<Proof> {
  const { folio, lastName, arrival, ip, now } = claim;
  const { folioKey, bookingNumber } = readNumber(folio, deps.numbersOf ?? 'ours');
  const counted = {
    numbers: numberKeys(folio),
    nameKey: nameKey(lastName) || impossibleNumber(''),
    hasArrival: arrival !== undefined,
    ip,
    now,
  };
  const judgeAnswer = (answer: PmsAnswer<ProvedStay | null>): Proof => {
    if (answer.kind === 'unavailable') return { kind: 'unavailable' };
    const found = answer.value;
    const isRight =
      found !== null &&
      isFound(found.stay.status) &&
      (arrival === undefined || found.stay.arrivalOn === arrival) &&
      accept(found);
    return isRight ? { kind: 'proved', found } : { kind: 'wrong' };
  };
  return deps.guesses.judge(counted, async (): Promise<Proof> => {
    // The PMS is asked even for an impossible number or name, so that the answer takes as long.
    const key = folioKey ?? impossibleNumber(folio);
    const proof = judgeAnswer(await deps.pms.proveStay({ key, folio, lastName, arrival }));
    // The next try depends on the text alone, never on a result.
    if (proof.kind !== 'wrong' || bookingNumber === null || !deps.findBooking) return proof;
    const booking = await deps.findBooking(bookingNumber, now);
    const isNamed = booking !== null && isLastNameOf(booking.guestName, lastName);
    const stay = await deps.pms.findStay(booking ? { ...booking, lastName: booking.guestName } : nobody);
    if (stay.kind === 'unavailable') return { kind: 'unavailable' };
    const value = isNamed && stay.value ? { stay: stay.value, bookings: null } : null;
    return judgeAnswer({ kind: 'ok', value });
  });
}

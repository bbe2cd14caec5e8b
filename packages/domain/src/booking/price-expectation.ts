import type { CivilDate } from '../time/civil.ts';
import type { Counters, SeatPolicy } from './passengers.ts';
import { type QuotedService, quote } from './quote.ts';

/** The expected price of a service for a guest whose stay includes nothing. Amounts in cents. */
export type PriceExpectation = {
  readonly id: number;
  readonly propertyId: number;
  readonly serviceId: number;
  /** Date of the first ride. */
  readonly serviceOn: CivilDate;
  readonly passengers: Counters;
  readonly amountMinor: number;
  readonly currency: string;
};

/** The service that an expectation is checked against. */
export type ExpectedService = {
  readonly service: QuotedService;
  /** Of the property that sells it. */
  readonly propertyId: number;
  readonly seatPolicy: SeatPolicy;
};

/** The price that a guest would be asked; null where the property has no such service, or no rate of the day. */
export type FoundPrice = {
  readonly amountMinor: number;
  readonly currency: string;
  /** The rate that wins on the day. */
  readonly rateId: number;
} | null;

/** An expectation with the price found. */
export type CheckedExpectation<E extends PriceExpectation = PriceExpectation> = E & {
  readonly found: FoundPrice;
};

/** The price that a guest would be asked now, by the rule of the sale. */
export function foundPrice(expectation: PriceExpectation, { service, ...sold }: ExpectedService): FoundPrice {
  if (sold.propertyId !== expectation.propertyId) return null;
  const { serviceOn, passengers } = expectation;
  const { seatPolicy } = sold;
  const quoted = quote({ service, benefit: null, stays: [], passengers, seatPolicy, serviceOn });
  if (quoted.kind === 'refused') return null;
  return { amountMinor: quoted.due.dueMinor, currency: quoted.due.currency, rateId: quoted.rate.id };
}

type Amount = { readonly amountMinor: number; readonly currency: string } | null;

/** True for the same price, by whatever rate. */
const isSame = (one: Amount, other: Amount): boolean =>
  one?.amountMinor === other?.amountMinor && one?.currency === other?.currency;

/** True when the price is the expected one, in the expected currency. */
export const isHeld = ({ amountMinor, currency, found }: CheckedExpectation): boolean =>
  isSame({ amountMinor, currency }, found);

const isSameQuestion = (one: PriceExpectation, other: PriceExpectation): boolean =>
  one.propertyId === other.propertyId &&
  one.serviceId === other.serviceId &&
  one.serviceOn === other.serviceOn &&
  one.amountMinor === other.amountMinor &&
  one.currency === other.currency &&
  (['adults', 'children', 'babySeats'] as const).every(
    (counter) => one.passengers[counter] === other.passengers[counter],
  );

/**
 * Expectations that a change breaks: they do not hold after it, and it is the change that did it. One that was broken before stops the change only
 * when its price moves, in either direction: the new price has no approval. One that the change itself adds or activates has to hold.
 */
export function brokenBy<E extends PriceExpectation>(
  before: readonly CheckedExpectation[],
  after: readonly CheckedExpectation<E>[],
): CheckedExpectation<E>[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return after.filter((one) => {
    if (isHeld(one)) return false;
    const was = known.get(one.id);
    return !was || !isSameQuestion(was, one) || !isSame(was.found, one.found);
  });
}

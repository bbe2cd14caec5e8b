import type { FindingKind } from '@traslado/domain/booking/data-to-fix';
import type { Booking } from './ask-acting.ts';

/** In their order: the commonest first, the one that takes rides away last. */
const DEEDS = ['payLink', 'change', 'letter', 'contact', 'price', 'cancel'] as const;

export type Deed = (typeof DEEDS)[number];

/** The action that mends a finding. */
export const MENDS: Readonly<Partial<Record<FindingKind, Deed>>> = {
  phone: 'contact',
  email_bounced: 'contact',
  flight_unknown: 'change',
  flight_time: 'change',
};

type Deeds = {
  readonly there: readonly Deed[];
  /** The one that comes next: a due payment, else a change. */
  readonly main: Deed | null;
  /** By their reason. One that the booking's state says is not told again. */
  readonly refused: ReadonlyMap<string, readonly Deed[]>;
};

const SAID_BY_STATE: readonly string[] = ['coupon.state', 'coupon.replaced'];

/** After a booking for the guest the payment link comes next. */
export const firstDeed = (): Deed | null => (window.history.state?.payLink === true ? 'payLink' : null);

/** Actions of staff for the guest now; none without the permission to act for guests. */
export function deedsOf({ acting, money }: Booking): Deeds {
  const refused = new Map<string, Deed[]>();
  if (!acting) return { there: [], main: null, refused };
  const verdicts = {
    change: acting.rides.map(({ change }) => change),
    contact: [acting.contact],
    cancel: [acting.cancel_all, ...acting.rides.map(({ cancel }) => cancel)],
  };
  const isThere: Readonly<Record<Deed, boolean>> = {
    payLink: acting.pay_link.amount > 0,
    change: verdicts.change.some((one) => one.allowed),
    letter: acting.letter,
    contact: acting.contact.allowed,
    price: acting.price.allowed,
    cancel: verdicts.cancel.some((one) => one.allowed),
  };
  for (const one of ['change', 'contact', 'cancel'] as const) {
    const code = verdicts[one][0]?.code ?? 'coupon.state';
    if (!isThere[one] && !SAID_BY_STATE.includes(code))
      refused.set(code, [...(refused.get(code) ?? []), one]);
  }
  // While a payment has no result nobody is asked for money.
  const mayAsk = isThere.payLink && money.open_payment !== 'unknown';
  return {
    there: DEEDS.filter((one) => isThere[one]),
    main: mayAsk ? 'payLink' : isThere.change ? 'change' : null,
    refused,
  };
}

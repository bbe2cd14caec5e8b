import type { CallAnswer } from '@traslado/contract/schemas';
import {
  type Asker,
  mayCancel,
  mayChangePassengers,
  mayChangeRide,
  mayCorrectContact,
  mayPay,
  type NotAllowed,
} from '@traslado/domain/booking/abilities';
import { isInForce } from '@traslado/domain/booking/state';
import { mayLowerPrice } from '@traslado/domain/desk/lower-price';
import type { Override } from '@traslado/domain/desk/overrides';
import { OVERRIDES } from '@traslado/domain/desk/overrides';
import { mayMailPayLink, payLinkState } from '@traslado/domain/desk/pay-link';
import { toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { StaffCaller } from '../../http/tokens.ts';
import { contactRideOf } from '../../sellers/booking/contact-ride.ts';
import { presentOverrides } from '../../sellers/booking/present-overrides.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { PayLinksOfStory, ToldPayLink } from '../../store/payment/pay-link-record.ts';

type Acting = NonNullable<CallAnswer<'getBookingStory'>['acting']>;
type Verdict =
  | { readonly kind: 'ok'; readonly overrides?: readonly Override[] }
  | (NotAllowed<string> & { readonly deadlineAt?: number });

const presentVerdict = (verdict: Verdict): Acting['contact'] =>
  verdict.kind === 'ok'
    ? {
        allowed: true,
        code: null,
        deadline: null,
        overrides: presentOverrides(verdict.overrides ?? []),
      }
    : {
        allowed: false,
        code: verdict.code,
        deadline: verdict.deadlineAt === undefined ? null : toIso(verdict.deadlineAt),
        overrides: [],
      };

/**
 * The caller's present rights to act for the guest of a booking, by the rules of the calls; null for a caller who may not act for guests.
 */
export function presentActing(
  coupon: CouponRecord,
  { payLinks, addressChangedAt }: PayLinksOfStory,
  { caller, now }: { readonly caller: Pick<StaffCaller, 'permissions'>; readonly now: number },
): Acting | null {
  const { permissions } = caller;
  if (!permissions.includes('coupons:act')) return null;
  const acting = { permissions, overrides: OVERRIDES, waivesFee: false };
  const asker: Asker = { standing: 'owner', now, acting };
  const ride = contactRideOf(coupon);
  return {
    rides: coupon.transfers.map((one) => ({
      transfer_id: one.id,
      change: presentVerdict(mayChangeRide(coupon, one, asker)),
      passengers: presentVerdict(mayChangePassengers(coupon, one, asker)),
      cancel: presentVerdict(mayCancel(coupon, { transferId: one.id }, asker)),
    })),
    cancel_all: presentVerdict(mayCancel(coupon, 'all', asker)),
    contact: presentVerdict(
      ride ? mayCorrectContact(coupon, ride, asker) : { kind: 'refused', code: 'coupon.state' },
    ),
    letter: isInForce(coupon.status),
    price: presentVerdict(mayLowerPrice(coupon, { acting, now })),
    pay_link: {
      ...presentPayable(coupon, now),
      may_mail: mayMailPayLink(addressChangedAt, now),
      link: presentPayLink(coupon, payLinks.at(-1), now),
    },
  };
}

/** The amount for a new link; 0 for nothing. */
function presentPayable(
  coupon: CouponRecord,
  now: number,
): Pick<Acting['pay_link'], 'amount' | 'expires_at'> {
  const verdict = mayPay(coupon, { standing: 'owner', now });
  if (verdict.kind === 'refused') return { amount: 0, expires_at: null };
  const until = verdict.changeId === null ? coupon.expiresAt : coupon.pendingChange?.expiresAt;
  return { amount: toDecimal(verdict.amountMinor), expires_at: until ? toIso(until) : null };
}

function presentPayLink(
  coupon: CouponRecord,
  link: ToldPayLink | undefined,
  now: number,
): Acting['pay_link']['link'] {
  if (!link) return null;
  return {
    state: payLinkState(link, coupon, now),
    way: link.way,
    amount: toDecimal(link.amountMinor),
    made_at: toIso(link.madeAt),
    made_by: link.acting.username,
    opened_at: link.openedAt === null ? null : toIso(link.openedAt),
  };
}

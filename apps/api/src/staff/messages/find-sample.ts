import type { Language } from '@traslado/domain/language';
import { isAboutBooking, type MessageKind, type WrittenTexts } from '@traslado/domain/messages/message-kinds';
import { toMinor } from '@traslado/domain/money';
import { DAY_MS, MINUTE_MS, toIso } from '@traslado/domain/time/instant';
import { insertLook } from '../../db/audit-looks.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { exampleFacts } from '../../letter/example-facts.ts';
import type { SentLetterFacts } from '../../letter/facts.ts';
import { cancellationLetter } from '../../mail/letters/cancellation.ts';
import { changeLetter } from '../../mail/letters/change.ts';
import { confirmation } from '../../mail/letters/confirmation.ts';
import { dataToFixLetter } from '../../mail/letters/data-to-fix.ts';
import { flightNewsLetter } from '../../mail/letters/flight-news.ts';
import { flightNoticeLetter } from '../../mail/letters/flight-notice.ts';
import { missedRideLetter, missedRideWithdrawal } from '../../mail/letters/missed-ride.ts';
import { paymentLinkLetter } from '../../mail/letters/payment-link.ts';
import { paymentReminder } from '../../mail/letters/payment-reminder.ts';
import { refundLetter } from '../../mail/letters/refund.ts';
import { resortNotice } from '../../mail/letters/resort-notice.ts';
import type { MailLetter } from '../../mail/mail-letter.ts';
import type { Composition, LetterFrame } from '../../mail/parts.ts';
import { Refused } from '../../refused.ts';
import { findCouponForCaller } from '../../sellers/booking/find-coupon-for.ts';
import {
  findOwnersLetterFacts,
  houseOf,
  type LetterFactsDependencies,
} from '../../sellers/letter/find-letter-facts.ts';
import { makeExample } from './make-example.ts';

export type Sampled = {
  readonly kind: MessageKind;
  readonly language: Language;
  readonly booking?: string | undefined;
};

/** A sample of a message's kind: the values of its fields, and its text. */
export type Sample = {
  readonly kind: MessageKind;
  readonly frame: LetterFrame;
  readonly values: Readonly<Record<string, string>>;
  readonly compose: (written: WrittenTexts) => Composition;
};

/**
 * A message about a booking, or about the example; a kind without a booking has the example alone. Events that the booking has not had are
 * invented: all of its money goes back. Codes: `auth.forbidden` for a booking without `coupons:see`, `coupon.not_found`.
 */
export async function findSample(
  deps: LetterFactsDependencies,
  staff: StaffCaller,
  { kind, language, booking }: Sampled,
  now: number,
): Promise<Sample> {
  const house = houseOf(deps, language);
  if (!isAboutBooking(kind)) return makeExample(kind, language, house.brand);
  const facts = booking
    ? await findFactsFor(deps, staff, { code: booking.trim(), language, now })
    : { ...exampleFacts(language), ...house };
  const { coupon, brand } = facts;
  const ours = { ...facts, coupon: { ...coupon, expires_at: coupon.expires_at ?? toIso(now + DAY_MS) } };
  const letter = letterOf(kind, ours);
  return {
    kind,
    frame: { brand, language, phone: coupon.phone },
    values: letter.valuesOf(ours),
    compose: (written) => letter.compose({ ...ours, written }),
  };
}

async function findFactsFor(
  deps: LetterFactsDependencies,
  staff: StaffCaller,
  { code, language, now }: { code: string; language: Language; now: number },
): Promise<SentLetterFacts> {
  if (!staff.permissions.includes('coupons:see')) throw new Refused('auth.forbidden');
  const { coupon } = await findCouponForCaller(deps.db, staff, code);
  await insertLook(deps.db, staff, { at: 'booking', subject: coupon.code, now });
  const facts = await findOwnersLetterFacts(deps, coupon.id, now, language);
  if (!facts) throw new Refused('coupon.not_found');
  return facts;
}

function letterOf(kind: MessageKind, { coupon, manageUrl }: SentLetterFacts): MailLetter {
  const paidMinor = toMinor(coupon.price.refunded || coupon.price.total);
  const reader = kind === 'change_notice' || kind === 'cancellation_notice' ? 'resort' : 'guest';
  const directions = coupon.transfers.map(({ direction }) => direction);
  switch (kind) {
    case 'payment_reminder':
      return paymentReminder;
    case 'payment_link':
      return paymentLinkLetter({ amountMinor: toMinor(coupon.price.total), href: manageUrl });
    case 'data_to_fix':
      return dataToFixLetter({ kinds: ['flight_time'], href: manageUrl });
    case 'resort_notice':
      return resortNotice;
    case 'change':
    case 'change_notice':
      return changeLetter({ changes: [], amountMinor: 0, reader });
    case 'cancellation':
    case 'cancellation_notice':
      return cancellationLetter({ directions, refundMinor: paidMinor, feeMinor: 0, notices: [], reader });
    case 'missed_ride':
      return missedRideLetter(coupon.transfers[0]?.transfer_id ?? 0);
    case 'missed_ride_withdrawn':
      return missedRideWithdrawal(coupon.transfers[0]?.transfer_id ?? 0);
    case 'flight_news':
      return flightNewsLetter(sampleNotice(coupon.transfers[0]));
    case 'flight_notice':
      return flightNoticeLetter(sampleNotice(coupon.transfers[0]));
    case 'refund':
      return refundLetter({ amountMinor: paidMinor, reason: 'cancel' });
    default:
      return confirmation;
  }
}

/** A first ride's flight that is 40 minutes late. */
function sampleNotice(ride: SentLetterFacts['coupon']['transfers'][number] | undefined) {
  const wasAt = Date.parse(ride?.pick_up.at ?? '') || 0;
  const lateMs = 40 * MINUTE_MS;
  return {
    transferId: ride?.transfer_id ?? 0,
    kind: 'pick_up_moved',
    wasAt,
    pickUpAt: wasAt + lateMs,
    waitsUntilAt: (Date.parse(ride?.pick_up.waits_until.at ?? '') || wasAt) + lateMs,
    reason: 'estimated_gate',
    belt: null,
    linkKey: 'A'.repeat(22),
  } as const;
}

import type { AnsweredCode } from '@traslado/domain/codes';
import { type RowEnding, refusalsOfCatalogues } from './refusals-of-catalogues.ts';

/**
 * Every refusal of the product by its stable code, with the status that it is answered with; 422 is "understood, and no". What it says to a
 * person stands in `apps/api/src/http/texts`, where a code without a sentence does not compile. What a rule answers with has to be here.
 */
export const refusalStatuses = {
  'request.malformed': 400,
  'request.too_large': 413,
  'request.too_slow': 408,
  'request.unsupported_type': 415,
  'request.path_invalid': 400,
  'route.not_found': 404,
  'field.invalid': 400,
  'field.required': 400,
  'field.unknown': 400,
  'field.too_long': 400,
  'field.too_short': 400,
  'field.out_of_range': 400,
  'field.characters': 400,
  'date.invalid': 400,
  'time.invalid': 400,
  'number.invalid': 400,
  'amount.invalid': 400,
  'hotel.invalid': 400,
  'language.invalid': 400,
  'key.invalid': 400,
  'coupon.invalid': 404,
  'auth.required': 401,
  'auth.expired': 401,
  'auth.forbidden': 403,
  'auth.not_signed_in': 401,
  'auth.cross_site': 403,
  'auth.invalid_credentials': 422,
  'auth.credentials_not_valid': 401,
  'auth.not_authorized': 403,
  'auth.reset_required': 403,
  'auth.user_not_confirmed': 403,
  'auth.too_many_tries': 429,
  'auth.sign_out_failed': 503,
  'auth.unhandled': 503,
  'auth.unknown': 503,
  'username.invalid': 422,
  'password.too_short': 422,
  'password.too_long': 422,
  'password.uppercase_missing': 422,
  'password.lowercase_missing': 422,
  'password.digit_missing': 422,
  'password.special_missing': 422,
  'password.same': 422,
  'alert.not_found': 404,
  'alert.handled': 409,
  ...refusalsOfCatalogues,
  'region.name_taken': 409,
  'rate.ends_before': 422,
  'tag.invalid': 422,
  'tag.duplicate': 422,
  'tag.contradiction': 422,
  'tag.too_many': 422,
  'mail.too_many': 429,
  'auth.unknown_user': 401,
  'limit.too_many': 429,
  'server.error': 500,
  'server.busy': 503,
  'backend.unavailable': 503,
  'hotel.not_found': 404,
  'airport.not_found': 404,
  'airport.not_served': 422,
  'service.not_found': 404,
  'segment.not_found': 404,
  'restriction.not_found': 404,
  'flight.not_found': 404,
  'flight.number_invalid': 422,
  'stay.not_found': 404,
  'stay.arrival_required': 428,
  'stay.no_longer_available': 422,
  'stay.expired': 422,
  'stay.club_concierge': 422,
  'stay.region_denied': 422,
  'stay.airport_mismatch': 422,
  'rate.none': 422,
  'booking.in_the_past': 422,
  'booking.today_by_phone': 422,
  'booking.too_late_for_tomorrow': 422,
  'booking.too_far_ahead': 422,
  'booking.date_outside_stay': 422,
  'booking.outside_service_hours': 422,
  'booking.blackout': 422,
  'booking.notice_too_short': 422,
  'booking.over_capacity': 422,
  'booking.sold_out': 409,
  'booking.not_possible': 409,
  'departure.wrong_time': 422,
  'intent.running': 409,
  'intent.other_body': 422,
  'intent.keys_differ': 422,
  'group.not_found': 404,
  'service.not_for_stay': 422,
  'service.not_available': 422,
  'leg.not_in_trip': 422,
  'airline.unknown': 422,
  'folio.invalid': 422,
  'name.invalid': 422,
  'text.card_number': 422,
  'email.invalid': 422,
  'phone.invalid': 422,
  'time.skipped': 400,
  'flight.tail_number_invalid': 422,
  'flight.national_missing': 422,
  'passengers.adult_missing': 422,
  'passengers.not_whole': 422,
  'passengers.out_of_range': 422,
  'passengers.over_capacity': 422,
  'coupon.not_found': 404,
  'flight.time_differs': 409,
  'coupon.reckoned_otherwise': 409,
  'coupon.state': 409,
  'coupon.replaced': 409,
  'coupon.leg_booked': 409,
  'coupon.stale': 412,
  'transfer.not_found': 404,
  'transfer.state': 409,
  'change.deadline_passed': 422,
  'change.by_phone': 409,
  'change.lapsed': 409,
  'change.lapsed_returned': 409,
  'cancel.deadline_passed': 422,
  'cancel.by_phone': 409,
  'cancel.trip_type_invalid': 409,
  'reservation.not_in_booking': 422,
  'letter.download_only': 409,
  'letter.too_many': 429,
  'coupon.too_many_holds': 409,
  'booking.not_owner': 403,
  'booking.no_longer_available': 409,
  'booking.no_longer_available_returned': 409,
  'payment.declined': 402,
  'payment.abandoned': 422,
  'payment.unavailable': 503,
  'payment.amount_mismatch': 409,
  'payment.nothing_due': 409,
  'payment.under_way': 409,
  'payment.paused': 429,
  'refund.exceeds_paid': 409,
  'service.not_at_every_stay': 422,
  'link.not_found': 404,
  'link.different_destination': 422,
  'link.not_consecutive': 422,
  'link.no_transportation_included': 422,
  'link.included_does_not_match': 422,
  'link.dates_do_not_match': 422,
  'link.already_has_transportation': 422,
  'link.already_selected': 422,
  'link.server_error': 503,
  'terms.not_accepted': 422,
  'contact.too_many': 429,
} as const satisfies Readonly<Record<AnsweredCode, number>> & Readonly<Record<string, number>>;

/** Code of a refusal. */
export type RefusalCode = keyof typeof refusalStatuses;

/** What the bank said of a card. It only ever stands beside a field, under `errors`; the code of the refusal says more generally what happened. */
export const bankReasons = [
  'payment.card_declined',
  'payment.insufficient_funds',
  'payment.expired_card',
  'payment.incorrect_cvc',
  'payment.incorrect_number',
  'payment.processing_error',
  'payment.authentication_failed',
  'payment.token_invalid',
  'payment.abandoned',
  'payment.rejected',
] as const;

export type BankReason = (typeof bankReasons)[number];

/** Code of what is wrong with one field. */
export type FieldCode = RefusalCode | BankReason;

/** Names a sentence: that of a code, or one that says more to some than to others. */
export type SentenceCode =
  | FieldCode
  | 'coupon.leg_booked_by_main_guest'
  | 'field.exact_length'
  | 'list.too_long'
  | 'list.too_short';

export const isRefusalCode = (text: unknown): text is RefusalCode =>
  typeof text === 'string' && Object.hasOwn(refusalStatuses, text);

/** The code of a catalogue's refusal. @throws RangeError where it has no status */
export function rowRefusal({ one }: { readonly one: string }, ending: RowEnding): RefusalCode {
  const code = `${one}.${ending}`;
  if (!isRefusalCode(code)) throw new RangeError(`${code} has no status`);
  return code;
}

/** Status of a refusal. */
export const statusOf = (code: RefusalCode): number => refusalStatuses[code];

/** Status of a refusal by its code. Ends and families first, single codes where they differ; 422 is "understood, and no". */
const exact: Readonly<Record<string, number>> = {
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'auth.required': 401,
  'auth.expired': 401,
  'auth.unknown_user': 401,
  'auth.forbidden': 403,
  'limit.too_many': 429,
  'stay.too_many_tries': 429,
  'contact.too_many': 429,
  'server.error': 500,
  'server.busy': 503,
  'backend.unavailable': 503,
  'link.server_error': 503,
  'payment.declined': 402,
  'payment.unavailable': 503,
  'payment.amount_mismatch': 409,
  'payment.under_way': 409,
  'payment.nothing_due': 409,
  'payment.paused': 429,
  'booking.no_longer_available': 409,
  'booking.no_longer_available_returned': 409,
  'refund.exceeds_paid': 409,
  'change.lapsed': 409,
  'change.lapsed_returned': 409,
  'cancel.trip_type_invalid': 409,
  'letter.too_many': 429,
  'intent.running': 409,
  'intent.other_body': 422,
  'coupon.reckoned_otherwise': 409,
  'coupon.state': 409,
  'coupon.replaced': 409,
  'coupon.too_many_holds': 409,
  'booking.sold_out': 409,
  // A number that none of ours can be is simply not there.
  'coupon.invalid': 404,
  'coupon.stale': 412,
  'booking.not_owner': 403,
  'transfer.state': 409,
  'payment.state': 409,
  'refund.state': 409,
  'state.transition_refused': 409,
};

const families: readonly (readonly [RegExp, number])[] = [
  [/\.not_found$/, 404],
  [/^(request|field|date|time|number|amount|hotel|language|key)\./, 400],
];

export function statusOf(code: string): number {
  return exact[code] ?? families.find(([pattern]) => pattern.test(code))?.[1] ?? 422;
}

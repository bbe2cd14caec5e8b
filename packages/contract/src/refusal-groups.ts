import type { RefusalCode } from './refusals.ts';

// Refusals that several calls share.

/** Refusals of a sign-in of staff. */
export const signInRefusals = [
  'auth.invalid_credentials',
  'username.invalid',
  'auth.credentials_not_valid',
  'auth.not_authorized',
  'auth.user_not_confirmed',
  'auth.too_many_tries',
  'auth.unhandled',
  'auth.unknown',
] as const satisfies readonly RefusalCode[];

/** Refusals of an account with a second factor. */
export const codeRefusals = [
  'auth.code_required',
  'auth.code_not_valid',
] as const satisfies readonly RefusalCode[];

/** A stay that may not ride, or not from there. */
export const stayRefusals = [
  'stay.no_longer_available',
  'stay.expired',
  'stay.club_concierge',
  'stay.region_denied',
  'stay.airport_mismatch',
] as const satisfies readonly RefusalCode[];

/** Refusals of the passenger's contact. */
export const contactRefusals = [
  'name.invalid',
  'email.invalid',
  'phone.invalid',
] as const satisfies readonly RefusalCode[];

/** Refusals of the passengers. */
export const passengerRefusals = [
  'passengers.adult_missing',
  'passengers.not_whole',
  'passengers.out_of_range',
  'passengers.over_capacity',
  'special_items.repeated',
  'special_items.seats_differ',
  'special_items.booster_without_child',
] as const satisfies readonly RefusalCode[];

/** The flight of a ride. */
export const flightRefusals = [
  'flight.number_invalid',
  'flight.tail_number_invalid',
  'flight.national_missing',
  'airline.required',
  'airline.unknown',
  'terminal.none',
  'terminal.unknown',
] as const satisfies readonly RefusalCode[];

/** When a ride may not be booked, or moved there. */
export const calendarRefusals = [
  'booking.in_the_past',
  'booking.today_by_phone',
  'booking.too_late_for_tomorrow',
  'booking.too_far_ahead',
  'booking.date_outside_stay',
  'booking.outside_service_hours',
  'booking.blackout',
  'booking.notice_too_short',
  'booking.over_capacity',
  'booking.sold_out',
  'departure.wrong_time',
  'time.skipped',
  'rate.none',
] as const satisfies readonly RefusalCode[];

/** Stays that do not ride together. */
export const linkRefusals = [
  'link.not_found',
  'link.already_selected',
  'link.different_destination',
  'link.not_consecutive',
  'link.dates_do_not_match',
  'link.already_has_transportation',
  'link.no_transportation_included',
  'link.included_does_not_match',
  'link.server_error',
] as const satisfies readonly RefusalCode[];

/** Refusals of a write with the staff's cookie. */
export const cookieRefusals = ['auth.cross_site'] as const satisfies readonly RefusalCode[];

/** Refusals of a file as a whole. */
export const fileRefusals = [
  'file.encoding',
  'file.unreadable',
  'file.empty',
  'file.head_twice',
  'file.column_missing',
  'file.column_unknown',
  'file.too_many',
] as const satisfies readonly RefusalCode[];

/** Questions about unusual prices, answered by `price_confirmed`. */
export const priceQuestions = [
  'rate.unusual_price',
  'exchange_rate.unusual',
] as const satisfies readonly RefusalCode[];

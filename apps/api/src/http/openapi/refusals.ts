import type { RefusalCode } from '@traslado/contract/refusals';
import type { CallName } from '@traslado/contract/routes';

/** Codes that any call may answer, whoever asks. */
export const general = [
  'limit.too_many',
  'server.busy',
  'server.error',
  'request.malformed',
  'field.unknown',
  'field.characters',
  'text.card_number',
] as const satisfies RefusalCode[];

/** Where a token is asked for. */
export const withToken = ['auth.required', 'auth.expired'] as const satisfies RefusalCode[];

/** Where only a guest's token will do. */
export const guestOnly = ['auth.forbidden'] as const satisfies RefusalCode[];

/** Where staff have to be signed in, and with the right permission. */
export const staffOnly = ['auth.not_signed_in', 'auth.forbidden'] as const satisfies RefusalCode[];

/** Where a cookie speaks for staff and something is written. */
export const withCookie = ['auth.cross_site'] as const satisfies RefusalCode[];

/** Where anything is asked for, and what is sent is not of this shape. Values of a form of their own add theirs from the schemas. */
export const withInput = [
  'field.invalid',
  'field.required',
  'field.out_of_range',
  'field.too_long',
  'field.too_short',
] as const satisfies RefusalCode[];

/** Where a body could be sent, whether the call takes one or not. */
export const withBody = [
  'request.too_large',
  'request.too_slow',
  'request.unsupported_type',
] as const satisfies RefusalCode[];

/** Refusals of requests that reach no call. */
export const elsewhere = ['route.not_found', 'request.path_invalid'] as const satisfies RefusalCode[];

/** Where a key makes the call happen once. */
export const withKey = [
  'intent.keys_differ',
  'intent.other_body',
  'key.invalid',
] as const satisfies RefusalCode[];

const signIn = [
  'auth.invalid_credentials',
  'username.invalid',
  'auth.credentials_not_valid',
  'auth.not_authorized',
  'auth.user_not_confirmed',
  'auth.too_many_tries',
  'auth.unhandled',
  'auth.unknown',
] as const satisfies RefusalCode[];

const stay = [
  'stay.no_longer_available',
  'stay.expired',
  'stay.club_concierge',
  'stay.region_denied',
  'stay.airport_mismatch',
] as const satisfies RefusalCode[];

const contact = ['name.invalid', 'email.invalid', 'phone.invalid'] as const satisfies RefusalCode[];

const passengers = [
  'passengers.adult_missing',
  'passengers.not_whole',
  'passengers.out_of_range',
  'passengers.over_capacity',
] as const satisfies RefusalCode[];

const flight = [
  'flight.number_invalid',
  'flight.tail_number_invalid',
  'flight.national_missing',
  'airline.unknown',
] as const satisfies RefusalCode[];

/** When a ride may not be booked, or moved there. */
const calendar = [
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
] as const satisfies RefusalCode[];

const region = [
  'tag.invalid',
  'tag.duplicate',
  'tag.contradiction',
  'tag.too_many',
  'region.name_taken',
] as const satisfies RefusalCode[];

const linking = [
  'link.not_found',
  'link.already_selected',
  'link.different_destination',
  'link.not_consecutive',
  'link.dates_do_not_match',
  'link.already_has_transportation',
  'link.no_transportation_included',
  'link.included_does_not_match',
  'link.server_error',
] as const satisfies RefusalCode[];

/**
 * What each call may refuse with, beside what its shape and its access bring along. Total by type, and a test finds every sentence of the
 * catalogue in here, so that a new code cannot be forgotten.
 */
export const refusals: Readonly<Record<CallName, readonly RefusalCode[]>> = {
  loginSystem: ['auth.unknown_user'],
  listAirports: ['hotel.not_found'],
  listProperties: [],
  getServiceSheet: ['service.not_found'],
  listServicesForSale: ['hotel.not_found', 'airport.not_found', 'airport.not_served'],
  findStay: ['stay.not_found', 'stay.arrival_required', 'backend.unavailable'],
  listIncludedTransfers: [
    'stay.not_found',
    'stay.no_longer_available',
    'airport.not_found',
    'group.not_found',
    'link.server_error',
    'backend.unavailable',
  ],
  listAirlines: [],
  listSegmentConfigurations: ['segment.not_found'],
  listSegments: ['segment.not_found'],
  getRestriction: ['restriction.not_found'],
  findFlightByKey: ['flight.not_found', 'flight.number_invalid', 'backend.unavailable'],
  searchFlight: ['flight.not_found', 'flight.number_invalid', 'backend.unavailable'],
  getReservationDates: ['hotel.not_found', 'service.not_found'],
  listConsecutiveStays: [
    'stay.not_found',
    'coupon.not_found',
    'stay.no_longer_available',
    'group.not_found',
    'folio.invalid',
    'link.server_error',
  ],
  listRelatedStays: [
    'stay.not_found',
    'coupon.not_found',
    'stay.no_longer_available',
    'group.not_found',
    'folio.invalid',
    'link.server_error',
  ],
  linkConsecutiveStay: [
    'stay.not_found',
    'coupon.not_found',
    ...stay,
    'stay.arrival_required',
    'group.not_found',
    'folio.invalid',
    ...linking,
  ],
  createReceptiveGroup: [
    'stay.not_found',
    'coupon.not_found',
    ...stay,
    'folio.invalid',
    ...passengers,
    ...linking,
    'backend.unavailable',
  ],
  createCoupon: [
    'stay.not_found',
    ...stay,
    'group.not_found',
    'service.not_for_stay',
    'service.not_available',
    'service.not_at_every_stay',
    'link.already_has_transportation',
    'leg.not_in_trip',
    ...contact,
    ...passengers,
    ...flight,
    ...calendar,
    'flight.time_differs',
    'coupon.reckoned_otherwise',
    'coupon.leg_booked',
    'payment.under_way',
    'coupon.too_many_holds',
    'backend.unavailable',
    'booking.not_possible',
    'intent.running',
  ],
  payCoupon: [
    'coupon.not_found',
    'booking.not_owner',
    'coupon.state',
    'coupon.replaced',
    'coupon.leg_booked',
    'payment.nothing_due',
    'payment.amount_mismatch',
    'payment.declined',
    'payment.paused',
    'payment.under_way',
    'payment.unavailable',
    'booking.no_longer_available',
    'booking.no_longer_available_returned',
    'change.lapsed',
    'change.lapsed_returned',
    'intent.running',
    'backend.unavailable',
    'payment.abandoned',
  ],
  getPayment: ['coupon.not_found', 'backend.unavailable'],
  getPaymentGateway: [],
  listTransfersOfStay: ['stay.not_found', 'backend.unavailable'],
  searchCoupon: ['stay.arrival_required', 'backend.unavailable'],
  getCoupon: ['coupon.not_found', 'backend.unavailable'],
  listCoupons: ['backend.unavailable'],
  changeTransfer: [
    'coupon.not_found',
    'transfer.not_found',
    'booking.not_owner',
    'coupon.state',
    'coupon.stale',
    'transfer.state',
    'change.deadline_passed',
    'reservation.not_in_booking',
    'group.not_found',
    'link.already_has_transportation',
    'link.server_error',
    'coupon.leg_booked',
    'service.not_available',
    'service.not_at_every_stay',
    'stay.no_longer_available',
    ...contact,
    ...passengers,
    ...flight,
    ...calendar,
    'flight.time_differs',
    'coupon.reckoned_otherwise',
    'refund.exceeds_paid',
    'payment.under_way',
    'backend.unavailable',
    'change.by_phone',
  ],
  cancelTransfer: [
    'transfer.not_found',
    'booking.not_owner',
    'coupon.state',
    'coupon.stale',
    'transfer.state',
    'cancel.deadline_passed',
    'cancel.trip_type_invalid',
    'refund.exceeds_paid',
    'payment.under_way',
    'backend.unavailable',
    'cancel.by_phone',
  ],
  cancelCoupons: [
    'coupon.not_found',
    'booking.not_owner',
    'coupon.state',
    'coupon.stale',
    'transfer.state',
    'cancel.deadline_passed',
    'cancel.trip_type_invalid',
    'refund.exceeds_paid',
    'payment.under_way',
    'backend.unavailable',
    'cancel.by_phone',
  ],
  sendLetter: [
    'coupon.not_found',
    'booking.not_owner',
    'coupon.state',
    'email.invalid',
    'letter.too_many',
    'backend.unavailable',
    'letter.download_only',
  ],
  getLetter: ['coupon.not_found', 'coupon.state', 'backend.unavailable'],
  getCalendar: ['coupon.not_found', 'coupon.state', 'backend.unavailable'],
  sendContactMessage: [
    ...contact,
    'folio.invalid',
    'terms.not_accepted',
    'contact.too_many',
    'backend.unavailable',
  ],
  getExchangeRate: [],
  getPublicIp: [],
  getGeoIp: [],
  getBrand: [],
  listSignInWays: [],
  signInStaff: [...withCookie, ...signIn, 'auth.reset_required'],
  renewPassword: [
    ...withCookie,
    ...signIn,
    'password.too_short',
    'password.too_long',
    'password.uppercase_missing',
    'password.lowercase_missing',
    'password.digit_missing',
    'password.special_missing',
    'password.same',
  ],
  signOutStaff: [...withCookie, 'auth.sign_out_failed'],
  getProfile: [],
  listAlerts: [],
  handleAlert: ['alert.not_found', 'alert.handled'],
  listNotificationGroups: [],
  sendEmail: ['email.invalid', 'mail.too_many'],
  listRegions: [],
  exportRegions: [],
  getRegion: ['region.not_found'],
  listRegionHistory: ['region.not_found'],
  createRegion: region,
  updateRegion: [...region, 'region.not_found', 'region.stale'],
  deleteRegion: ['region.not_found', 'region.stale', 'region.word_differs'],
};

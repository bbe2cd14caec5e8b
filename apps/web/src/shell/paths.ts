import { myTransportationPath } from '@traslado/contract/pages';

/** Every address, once. */
export const PATHS = {
  home: '/',
  myTransportation: myTransportationPath(null),
  transportation: '/transportation',
  confirmation: '/confirmation',
  payLink: '/pay',
  fixLink: '/fix',
  forbidden: '/forbidden',
  signIn: '/signin',
  admin: '/admin',
  gallery: '/dev/components',
} as const;

/** The booking's steps in their order; each is a page with its own address. */
export const BOOKING_STEPS = ['service', 'flights', 'overview', 'payment'] as const;

export type BookingStep = (typeof BOOKING_STEPS)[number];

export function isBookingStep(value: string | undefined): value is BookingStep {
  return BOOKING_STEPS.some((step) => step === value);
}

export function bookingStepPath(step: BookingStep): string {
  return `${PATHS.transportation}/${step}`;
}

/** Topics of a change; each has its own address. */
export const EDIT_TOPICS = ['arrival', 'departure', 'passengers', 'contact'] as const;

export type EditTopic = (typeof EDIT_TOPICS)[number];

export function isEditTopic(value: string | undefined): value is EditTopic {
  return EDIT_TOPICS.some((topic) => topic === value);
}

export function editPath(couponId: string, topic: EditTopic): string {
  return `${PATHS.myTransportation}/${encodeURIComponent(couponId)}/edit/${topic}`;
}

export function cancelPath(couponId: string): string {
  return `${PATHS.myTransportation}/${encodeURIComponent(couponId)}/cancel`;
}

export function payPath(couponId: string): string {
  return `${PATHS.myTransportation}/${encodeURIComponent(couponId)}/pay`;
}

/**
 * The booking of the page's own path, as `editPath` wrote it. The router decodes a part of its signs, so the address itself is read; the server
 * serves no page at an address that cannot be decoded.
 */
export const bookingOfPath = (): string | undefined =>
  decodeURIComponent(window.location.pathname.split('/')[2] ?? '') || undefined;

/** Every address of the guest's side, once. */
export const PATHS = {
  home: '/',
  myTransportation: '/mytransportation',
  transportation: '/transportation',
  confirmation: '/confirmation',
  forbidden: '/forbidden',
  signIn: '/signin',
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

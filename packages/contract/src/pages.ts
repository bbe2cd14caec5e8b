/** Addresses of pages that letters and mails lead to; server and web share them, so that a printed code opens what it promises. */

/** My transportation, with one of its bookings open. The address carries no secret: the page asks for the last name. */
export function myTransportationPath(couponId: string | null): string {
  return couponId === null
    ? '/mytransportation'
    : `/mytransportation?${bookingParameter}=${encodeURIComponent(couponId)}`;
}

/** Query parameter of the booking to open. */
export const bookingParameter = 'booking';

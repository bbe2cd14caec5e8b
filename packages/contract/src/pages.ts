/** Addresses of pages that letters and mails lead to; server and web share them, so that a printed code opens what it promises. */

/** My transportation, with one of its bookings open. The address carries no secret: the page asks for the last name. */
export function myTransportationPath(couponId: string | null): string {
  return couponId === null
    ? '/mytransportation'
    : `/mytransportation?${bookingParameter}=${encodeURIComponent(couponId)}`;
}

/** Query parameter of the booking to open. */
export const bookingParameter = 'booking';

/** A ride on its day, for the signed-in guests of its booking. */
export const myRidePath = (couponId: string): string => `/my-ride/${encodeURIComponent(couponId)}`;

/** The same for the reader of a message. The address names no booking, and its key stands behind the `#`, where no server sees it. */
export const rideLinkPath = (key: string): string => `/my-ride#link=${key}`;

/** Start of a sign-in with the group's identity service; `next` is the page after it. */
export const serviceStartPath = '/v1/staff/identity/start';

/** Return address of that service: the one that is registered there, after our own. */
export const serviceReturnPath = '/v1/staff/identity/return';

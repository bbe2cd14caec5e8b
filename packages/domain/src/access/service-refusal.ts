/**
 * Reasons for a failed sign-in with the group's identity service. Each has its sentences in the web app's catalogues; the address of the sign-in page
 * carries the code.
 */
const SERVICE_REFUSALS = [
  /** The response proves nothing: forged, used before, too old, not from this browser. */
  'auth.credentials_not_valid',
  /** Known there, and without a role here, or with an account that was closed here. */
  'auth.not_authorized',
  'auth.user_not_confirmed',
  /** Cancelled by the person, or refused by the service. */
  'auth.cancelled',
  'auth.too_many_tries',
  /** The service did not answer, or its answer could not be stored. */
  'auth.unhandled',
  'auth.unknown',
] as const;

export type ServiceRefusal = (typeof SERVICE_REFUSALS)[number];

/** The code in an address, or `auth.unknown` for any other text. */
export function serviceRefusalOf(text: string): ServiceRefusal {
  return SERVICE_REFUSALS.find((code) => code === text) ?? 'auth.unknown';
}

/** True when the same person would be refused again: the next try needs another account. */
export const isAboutThePerson = (code: ServiceRefusal): boolean =>
  code === 'auth.not_authorized' || code === 'auth.user_not_confirmed';

/** Query parameter of the way to the service: asks it for another account. */
export const otherParameter = 'other';

/** Query parameter of the sign-in page that carries the code. */
export const refusalParameter = 'refused';

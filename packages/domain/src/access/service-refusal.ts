/**
 * Why the group's identity service let nobody in, as the door says it. Each has its sentences in the web app's catalogues; the address of the door
 * carries the code.
 */
const SERVICE_REFUSALS = [
  /** What came back proves nothing: forged, used before, too old, not from this browser. */
  'auth.credentials_not_valid',
  /** Known there, and without a role here, or with an account that was closed here. */
  'auth.not_authorized',
  'auth.user_not_confirmed',
  /** The person turned back there, or was turned away. */
  'auth.cancelled',
  'auth.too_many_tries',
  /** They did not answer, or we could not write it down. */
  'auth.unhandled',
  'auth.unknown',
] as const;

export type ServiceRefusal = (typeof SERVICE_REFUSALS)[number];

/** What an address says, or `auth.unknown` for what we never wrote there. */
export function serviceRefusalOf(text: string): ServiceRefusal {
  return SERVICE_REFUSALS.find((code) => code === text) ?? 'auth.unknown';
}

/** Whether the same person would be refused again: the next try is for somebody else. */
export const isAboutThePerson = (code: ServiceRefusal): boolean =>
  code === 'auth.not_authorized' || code === 'auth.user_not_confirmed';

/** Query parameter of the way to the service, for who wants to be somebody else there. */
export const otherParameter = 'other';

/** Query parameter of the door that carries it. */
export const refusalParameter = 'refused';

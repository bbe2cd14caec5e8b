/**
 * The question to the keeper of staff accounts: is this person the one they claim to be. Every answer but the first and the last three
 * needs the right password, so that a refusal does not reveal which accounts exist.
 */
export type IdentityOutcome =
  | { readonly kind: 'known'; readonly accountId: number }
  | { readonly kind: 'credentials_not_valid' }
  /** The account is closed. */
  | { readonly kind: 'not_authorized' }
  /** Known, and admitted only with a new password. */
  | { readonly kind: 'reset_required'; readonly accountId: number }
  | { readonly kind: 'user_not_confirmed' }
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** Its answer is unknown here. */
  | { readonly kind: 'unknown'; readonly detail: string };

export type StaffIdentity = {
  /** @param username in lower case, without spaces at its ends */
  readonly prove: (username: string, password: string) => Promise<IdentityOutcome>;
};

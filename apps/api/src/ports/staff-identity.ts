/**
 * What we ask of whoever knows staff: is this person who they say. Everything but the first and the last three is said only to who gave the right
 * password, so that nobody learns from a refusal which accounts there are.
 */
export type IdentityOutcome =
  | { readonly kind: 'known'; readonly accountId: number }
  | { readonly kind: 'credentials_not_valid' }
  /** The account is closed. */
  | { readonly kind: 'not_authorized' }
  /** Known, and let in only with a new password. */
  | { readonly kind: 'reset_required'; readonly accountId: number }
  | { readonly kind: 'user_not_confirmed' }
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** It answered something that we have no word for. */
  | { readonly kind: 'unknown'; readonly detail: string };

export type StaffIdentity = {
  /** @param username in lower case, without spaces at its ends */
  readonly prove: (username: string, password: string) => Promise<IdentityOutcome>;
};

/**
 * The group's identity service, where staff prove who they are instead of here. The browser goes there and comes back. The caller keeps the
 * secrets of the trip, sealed, so that every process of ours can answer the return.
 */

/** Secrets from the start of a sign-in to its return: new for each one, and of use only once. */
export type SignInSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** The person who signed in. `subject` names them for ever at their service; everything else about a person may change. */
export type ServicePerson = {
  readonly issuer: string;
  readonly subject: string;
  /** Their user name there; for people to read, not to tell people apart. */
  readonly username: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** Our roles. Empty for a person of theirs without a role here. */
  readonly roles: readonly string[];
};

/** The service's tokens for this sign-in. Never shown to a browser, but for `id` on the way to signing out there. */
export type ServiceTokens = {
  readonly access: string;
  /** Its lifetime from now on, milliseconds; null where it is unknown. */
  readonly accessForMs: number | null;
  readonly id: string;
};

export type ServiceOutcome =
  | { readonly kind: 'known'; readonly person: ServicePerson; readonly tokens: ServiceTokens }
  /** The person turned back, or was turned away there. */
  | { readonly kind: 'cancelled' }
  /** The return proves nothing: forged, used before, meant for another person, too old. */
  | { readonly kind: 'credentials_not_valid'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** They refused with a word that is unknown here. */
  | { readonly kind: 'unknown'; readonly detail: string };

export type IdentityService = {
  /** Its name for users, for the button. */
  readonly name: string;
  readonly issuer: string;
  /**
   * Address for the browser.
   * @param asOther true for a person who wants another identity than the service's present one
   */
  readonly begin: (wish: {
    readonly asOther: boolean;
  }) => Promise<
    | { readonly kind: 'begun'; readonly url: string; readonly secrets: SignInSecrets }
    | { readonly kind: 'unavailable'; readonly detail: string }
  >;
  /** @param search query of the browser's return, from the question mark on */
  readonly finish: (search: string, secrets: SignInSecrets) => Promise<ServiceOutcome>;
  /** Address where the browser ends their session too; null where they have none or do not answer. */
  readonly endUrl: (idToken: string) => Promise<string | null>;
};

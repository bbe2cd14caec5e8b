/**
 * The group's identity service, where staff prove who they are instead of here. The browser goes there and comes back; what has to be the same at
 * both ends is the caller's to keep, unseen by anybody, so that every process of ours can answer the return.
 */

/** What is kept from the going to the coming back: each is new for every signing in, and proves nothing twice. */
export type SignInSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** The person who signed in. `subject` names them for ever at their service; everything else about a person may change. */
export type ServicePerson = {
  readonly issuer: string;
  readonly subject: string;
  /** What they call the person when signing in; for people to read, not to tell people apart. */
  readonly username: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** Our roles. Empty for a person of theirs who has no role here. */
  readonly roles: readonly string[];
};

/** What the service gave out for this signing in. Never shown to a browser, but for `id` on the way to signing out there. */
export type ServiceTokens = {
  readonly access: string;
  /** How long it counts from now on, milliseconds; null when they did not say. */
  readonly accessForMs: number | null;
  readonly id: string;
};

export type ServiceOutcome =
  | { readonly kind: 'known'; readonly person: ServicePerson; readonly tokens: ServiceTokens }
  /** The person turned back, or was turned away there. */
  | { readonly kind: 'cancelled' }
  /** What came back does not prove anything: forged, used before, meant for somebody else, too old. */
  | { readonly kind: 'credentials_not_valid'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** They refused with a word that we have no word for. */
  | { readonly kind: 'unknown'; readonly detail: string };

export type IdentityService = {
  /** What its users call it, for the button. */
  readonly name: string;
  readonly issuer: string;
  /**
   * Where to send the browser.
   * @param asOther true for who wants to be somebody else than the service still takes them for
   */
  readonly begin: (wish: {
    readonly asOther: boolean;
  }) => Promise<
    | { readonly kind: 'begun'; readonly url: string; readonly secrets: SignInSecrets }
    | { readonly kind: 'unavailable'; readonly detail: string }
  >;
  /** @param search query with which the browser came back, from the question mark on */
  readonly finish: (search: string, secrets: SignInSecrets) => Promise<ServiceOutcome>;
  /** Where the browser ends their session too; null where they have no such place or do not answer. */
  readonly endUrl: (idToken: string) => Promise<string | null>;
};

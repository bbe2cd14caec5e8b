/** Facts about a member of staff beside their rights, which are calculated from the roles. */
export type PersonFacts = {
  readonly name: string;
  readonly email: string | null;
  /** Roles of ours. */
  readonly roles: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  /** Apps that the person can open. */
  readonly apps: readonly { readonly id: string; readonly name: string; readonly path: string }[];
};

export type FactsOutcome =
  | { readonly kind: 'ok'; readonly value: PersonFacts }
  | { readonly kind: 'unavailable'; readonly detail: string };

/** The keeper of a person's profile: our own account of them, or the group's auth backend. */
export type StaffProfiles = {
  /** True if it needs the person's access token: an unneeded one is not kept. */
  readonly asksWithToken: boolean;
  /**
   * @param own the facts of our account
   * @param accessToken the person's own, of the identity service; null for a person without one
   */
  readonly read: (own: PersonFacts, accessToken: string | null) => Promise<FactsOutcome>;
};

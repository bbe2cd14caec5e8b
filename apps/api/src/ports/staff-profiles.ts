/** What is said of somebody of staff beside what they may, which is calculated from the roles. */
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

/** Who knows the profile of a person: our own account of them, or the group's auth backend. */
export type StaffProfiles = {
  /** Whether it needs the person's access token at all: one that nobody needs is not kept. */
  readonly asksWithToken: boolean;
  /**
   * @param own what our account says
   * @param accessToken the person's own, of the identity service; null for who has none
   */
  readonly read: (own: PersonFacts, accessToken: string | null) => Promise<FactsOutcome>;
};

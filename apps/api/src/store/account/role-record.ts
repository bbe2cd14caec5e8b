/** A role as its room knows it. Instants in epoch milliseconds. */
export type RoleRecord = RoleFacts & {
  readonly id: number;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  /** The name that people read. */
  readonly updatedName: string | null;
  /** Number of holders. */
  readonly people: number;
  /** Cents that its holders may refund of one booking on their own. */
  readonly limitMinor: number;
};

/** The facts of a role, as the audit keeps them too. */
export type RoleFacts = {
  /** As accounts and the identity service call it; it never changes. */
  readonly name: string;
  readonly nameEn: string;
  readonly nameEs: string;
  readonly permissions: readonly string[];
};

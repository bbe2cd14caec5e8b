/** A role as its room knows it. Instants in epoch milliseconds. */
export type RoleRecord = RoleFacts & {
  readonly id: number;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  /** How many people have it. */
  readonly people: number;
  /** Cents that its holders give back of one booking on their own. */
  readonly limitMinor: number;
};

/** What a role says, as the audit keeps it too. */
export type RoleFacts = {
  /** As accounts and the identity service call it; it never changes. */
  readonly name: string;
  readonly nameEn: string;
  readonly nameEs: string;
  readonly permissions: readonly string[];
};

/** Whose accounts open anything, for who counts them. */
export type { AdmittedAccounts } from './record.ts';

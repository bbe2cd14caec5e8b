import type { Scope } from '@traslado/domain/access/scope';
import type { IdentityService } from '../../ports/identity-service.ts';
import type { StaffIdentity } from '../../ports/staff-identity.ts';
import type { StaffProfiles } from '../../ports/staff-profiles.ts';

/** The sign-in of staff, and the accounts that it admits. */
export type StaffDoor = {
  readonly staffIdentity: StaffIdentity;
  /** The group's own, where the browser is sent; null where ours is all there is. */
  readonly identityService: IdentityService | null;
  readonly staffProfiles: StaffProfiles;
  /** Accounts of our own may sign in. */
  readonly ownAccounts: boolean;
};

/** Accounts whose sessions count. A door that was closed since admits none of its sessions any more. */
export type AdmittedAccounts = {
  readonly demo: boolean;
  readonly ownAccounts: boolean;
  /** Issuer of the identity service whose accounts are admitted; null without one. */
  readonly issuer: string | null;
};

/** An account of staff as the other files of this room know it. */
export type StaffAccount = {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly scope: Scope;
  /** Cents of its own limit over money; null for that of its roles. */
  readonly limitMinor: number | null;
  /** Of ours, not of the identity service. */
  readonly isOwn: boolean;
  /** Sign-in asks for a second factor. */
  readonly hasFactor: boolean;
};

/** A session as the database keeps it: by the hash of its token. Epoch milliseconds. */
export type StaffSession = {
  readonly tokenHash: string;
  readonly beganAt: number;
  readonly usedAt: number;
  /** Its sealed tokens of the identity service; null for an account of our own. */
  readonly serviceTokens: string | null;
};

/** A matter for staff, with the facts that explain it. */
export type Matter = {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly detail: string;
  readonly couponCode: string | null;
  readonly guestName: string | null;
  /** Of its booking, ours or the group's. */
  readonly bookingId: number | null;
  /** The stay of a failed sale. */
  readonly hotel: string | null;
  readonly folio: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly recipient: string | null;
  readonly letter: string | null;
  readonly createdAt: number;
  readonly resolvedAt: number | null;
  readonly resolvedBy: string | null;
  readonly resolvedByName: string | null;
  readonly note: string | null;
  /** Of its booking. */
  readonly timeZone: string | null;
};

/** An open matter with the next ride of its booking. */
export type WaitingMatter = Matter & {
  readonly rideAt: number | null;
  readonly propertyId: number | null;
};

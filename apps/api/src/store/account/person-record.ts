import type { Scope } from '@traslado/domain/access/scope';

/** A member of staff as the people desk knows them. Instants in epoch milliseconds. */
export type PersonRecord = PersonFacts & {
  readonly id: number;
  readonly username: string;
  readonly signedInAt: number | null;
  /** Cents of its own limit over money; null for that of its roles. */
  readonly limitMinor: number | null;
  /** Knows the person by the group's identity service. */
  readonly ofService: boolean;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  /** The name that people read. */
  readonly updatedName: string | null;
};

/** The name of an account. */
export type Colleague = { readonly id: number; readonly username: string; readonly name: string };

/** The facts of an account that administrators edit, as the audit keeps them too. */
export type PersonFacts = {
  readonly name: string;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly scope: Scope;
  readonly status: PersonStatus;
};

export type PersonStatus = 'active' | 'unconfirmed' | 'reset_required' | 'disabled';

export type PeopleQuery = {
  readonly search: string;
  readonly sort: 'name' | 'username' | 'signed_in' | 'status';
  readonly direction: 'asc' | 'desc';
  readonly role?: string | undefined;
  readonly status?: PersonStatus | undefined;
};

/** An entry of an account's history: its changes, and actions that leave nothing on it. */
export type PersonDeed = {
  readonly id: number;
  readonly change: 'create' | 'update' | 'delete' | 'end_sessions' | 'send_link' | 'remove_factor' | 'limit';
  readonly username: string;
  /** The name that people read. */
  readonly name: string;
  readonly at: number;
  readonly before: PersonFacts | null;
  readonly after: PersonFacts | null;
  /** Amounts of a changed refund limit; null for that of the roles, and in other entries. */
  readonly limitBefore: number | null;
  readonly limitAfter: number | null;
  readonly limitOfRoles: number | null;
  readonly note: string;
};

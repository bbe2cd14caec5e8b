/** An account of staff as the other files of this room know it. */
export type StaffAccount = {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
};

/** A session as the database keeps it: by the hash of its token. Epoch milliseconds. */
export type StaffSession = {
  readonly tokenHash: string;
  readonly beganAt: number;
  readonly usedAt: number;
};

/** A matter for staff, with what it takes to understand it. */
export type Matter = {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly detail: string;
  readonly couponCode: string | null;
  readonly guestName: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly recipient: string | null;
  readonly letter: string | null;
  readonly createdAt: number;
  readonly resolvedAt: number | null;
  readonly resolvedBy: string | null;
  readonly note: string | null;
};

import type { Permission } from '../access/permissions.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';

/**
 * Rules that staff may override when they act for a guest. No other rule gives way: not seats, not the pick-up, not the resort. `date` is about
 * the days of the stay and the furthest day.
 */
export const OVERRIDDEN_RULES = [
  'change_deadline',
  'contact_deadline',
  'cancel_deadline',
  'notice',
  'date',
  'club',
  'fee',
  'price',
] as const;

export type OverriddenRule = (typeof OVERRIDDEN_RULES)[number];

/** One row of the table of overrides: the rule, the permission, the time, the amount, and the note. */
export type Override = {
  readonly rule: OverriddenRule;
  /** The permission that it needs; the rows of roles decide about its holders. */
  readonly permission: Permission;
  /** Hours before the pick-up until which it is possible; 0 is the pick-up itself. */
  readonly untilHoursBefore: number;
  /** Cents that it may give back or waive; null for any. */
  readonly upToMinor: number | null;
  /** It gives money away, so it counts against the person's own limit over money as well. */
  readonly isHeldToLimit: boolean;
  /** It needs a note beside the reason code. */
  readonly needsNote: boolean;
};

/** The table. Of the rows of one rule the first possible one is used, so the least demanding stands first. */
export const OVERRIDES: readonly Override[] = [
  {
    rule: 'change_deadline',
    permission: 'coupons:act',
    untilHoursBefore: 5,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: false,
  },
  {
    rule: 'change_deadline',
    permission: 'coupons:override',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: true,
  },
  {
    rule: 'contact_deadline',
    permission: 'coupons:act',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: false,
  },
  {
    rule: 'cancel_deadline',
    permission: 'coupons:override',
    untilHoursBefore: 0,
    upToMinor: 50_000,
    isHeldToLimit: false,
    needsNote: true,
  },
  {
    rule: 'cancel_deadline',
    permission: 'coupons:override-any',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: true,
  },
  {
    rule: 'notice',
    permission: 'coupons:act',
    untilHoursBefore: 5,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: false,
  },
  {
    rule: 'notice',
    permission: 'coupons:override',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: true,
  },
  {
    rule: 'date',
    permission: 'coupons:act',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: true,
  },
  {
    rule: 'club',
    permission: 'coupons:act',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: false,
    needsNote: false,
  },
  {
    rule: 'fee',
    permission: 'coupons:override',
    untilHoursBefore: 0,
    upToMinor: 10_000,
    isHeldToLimit: true,
    needsNote: true,
  },
  {
    rule: 'fee',
    permission: 'coupons:override-any',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: true,
    needsNote: true,
  },
  {
    rule: 'price',
    permission: 'coupons:override',
    untilHoursBefore: 0,
    upToMinor: 10_000,
    isHeldToLimit: true,
    needsNote: true,
  },
  {
    rule: 'price',
    permission: 'coupons:override-any',
    untilHoursBefore: 0,
    upToMinor: null,
    isHeldToLimit: true,
    needsNote: true,
  },
];

/** Staff who act for a guest, with their authority. */
export type Acting = {
  readonly permissions: readonly Permission[];
  readonly overrides: readonly Override[];
  /** Staff give back the fee of the refund rules as well. */
  readonly waivesFee: boolean;
};

export type OverrideRefusal = {
  readonly kind: 'refused';
  readonly code: 'override.not_allowed' | 'override.over_limit';
  /** The person's limit in cents, where it is the reason. */
  readonly limitMinor: number | null;
};

export type OverrideVerdict = { readonly kind: 'ok'; readonly override: Override } | OverrideRefusal;

/**
 * The row by which staff may override a rule now, or the reason against it.
 * @param startsAt the earliest pick-up that it is about
 * @param amountMinor cents that it gives back or waives
 */
export function overrideFor(
  rule: OverriddenRule,
  { permissions, overrides }: Pick<Acting, 'permissions' | 'overrides'>,
  { now, startsAt, amountMinor = 0 }: { now: Instant; startsAt: Instant; amountMinor?: number },
): OverrideVerdict {
  const theirs = overrides.filter(
    (row) =>
      row.rule === rule &&
      permissions.includes(row.permission) &&
      now < startsAt &&
      now <= startsAt - row.untilHoursBefore * HOUR_MS,
  );
  const override = theirs.find(({ upToMinor }) => upToMinor === null || amountMinor <= upToMinor);
  if (override) return { kind: 'ok', override };
  if (theirs.length === 0) return { kind: 'refused', code: 'override.not_allowed', limitMinor: null };
  return {
    kind: 'refused',
    code: 'override.over_limit',
    limitMinor: Math.max(...theirs.map(({ upToMinor }) => upToMinor ?? 0)),
  };
}

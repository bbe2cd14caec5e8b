import type { Permission } from '../access/permissions.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';

/** Rules that staff may go beyond when they act for a guest. No other rule gives way: not seats, not the pick-up, not the resort. */
export const OVERRIDDEN_RULES = [
  'change_deadline',
  'contact_deadline',
  'cancel_deadline',
  'notice',
  'club',
  'fee',
  'price',
] as const;

export type OverriddenRule = (typeof OVERRIDDEN_RULES)[number];

/** One row of what staff may go beyond: which rule, who, until when, how much, and what they have to say. */
export type Override = {
  readonly rule: OverriddenRule;
  /** Who holds it may; which roles hold it, their rows say. */
  readonly permission: Permission;
  /** Hours before the pick-up until which it goes; 0 is the pick-up itself. */
  readonly untilHoursBefore: number;
  /** Cents that it may give back or let go; null for any. */
  readonly upToMinor: number | null;
  /** It gives money away, so it counts against the person's own limit over money as well. */
  readonly isHeldToLimit: boolean;
  /** A reason code always; this asks for a note as well. */
  readonly needsNote: boolean;
};

/** The table. Of the rows of one rule the first that goes is used, so what asks for less stands first. */
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

/** Staff who act for a guest, as the rules see them. */
export type Acting = {
  readonly permissions: readonly Permission[];
  readonly overrides: readonly Override[];
  /** What the refund rules keep shall be given back as well. */
  readonly waivesFee: boolean;
};

export type OverrideRefusal = {
  readonly kind: 'refused';
  readonly code: 'override.not_allowed' | 'override.over_limit';
  /** Cents that this person may, where that is what stands against it. */
  readonly limitMinor: number | null;
};

export type OverrideVerdict = { readonly kind: 'ok'; readonly override: Override } | OverrideRefusal;

/**
 * Whether staff may go beyond a rule now, and by which row.
 * @param startsAt the earliest pick-up that it is about
 * @param amountMinor cents that it gives back or lets go
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

import { type ActingSaid, checkActing } from '@traslado/domain/desk/acting';
import { type Acting, OVERRIDES, type Override } from '@traslado/domain/desk/overrides';
import type { GuestCaller, StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { ActedRecord } from '../../store/booking/acted-record.ts';

/** A member of staff who acts for a guest, with their reason. */
export type ActingStaff = {
  readonly kind: 'acting';
  readonly staff: StaffCaller;
  readonly said: ActingSaid;
  readonly waivesFee: boolean;
};

/** The actor of a change or cancellation: the booking's guest, or staff for the guest. */
export type Actor = GuestCaller | ActingStaff;

/** Holder of a correction link of one booking. They change it by the rules of its guest, and see nothing of it. */
export type LinkHolder = { readonly kind: 'link_holder'; readonly couponId: number };

/** The actor of a change. */
export type Changer = Actor | LinkHolder;

/** Facts about acting staff for the rules; empty for all others. */
export function actingOf(actor: Changer): { readonly acting?: Acting } {
  if (actor.kind !== 'acting') return {};
  const { staff, waivesFee } = actor;
  return { acting: { permissions: staff.permissions, overrides: OVERRIDES, waivesFee } };
}

/**
 * The record of acting staff that is kept with a change; null for a change of the guest.
 * @throws Refused for a reason or a note that is missing or cannot be kept
 */
export function actedBy(actor: Changer, overrides: readonly Override[]): ActedRecord | null {
  if (actor.kind !== 'acting') return null;
  const { staff, said } = actor;
  const issues = checkActing(said, overrides);
  const [first] = issues;
  if (first) throw new Refused(first.code, { issues });
  const { accountId, username } = staff;
  const { reason, note } = said;
  return { accountId, username, reason, note: note.trim(), overrides: overrides.map(({ rule }) => rule) };
}

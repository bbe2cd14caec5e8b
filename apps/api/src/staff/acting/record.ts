import type { ActingReason } from '@traslado/domain/desk/acting';
import type { Language } from '@traslado/domain/language';
import type { StaffCaller } from '../../http/tokens.ts';
import type { ActingStaff } from '../../sellers/booking/actor.ts';

/** A call of staff for the guest of a booking. */
export type ActingRequest<Body> = {
  readonly staff: StaffCaller;
  /** `coupon.id`. */
  readonly id: number;
  readonly body: Body & { readonly reason?: ActingReason | undefined; readonly note: string };
  readonly preview: boolean;
  /** The seen version; null means the current one. */
  readonly seenVersion: number | null;
  readonly language: Language;
  readonly now: number;
};

/** Staff in the guest's place. */
export const actorOf = (
  staff: StaffCaller,
  { reason, note }: ActingRequest<unknown>['body'],
  waivesFee = false,
): ActingStaff => ({ kind: 'acting', staff, said: { reason: reason ?? null, note }, waivesFee });

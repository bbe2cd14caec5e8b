import type { Instant } from '../time/instant.ts';
import {
  ALARMED_FROM_MS,
  freezeNotice,
  type GuestNotice,
  type GuestNoticeKind,
  type NoNotice,
  newestFact,
  type RideToTell,
  stillNext,
  TOLD_FROM_MS,
} from './guest-notice.ts';

/** Readers of a ride's notices. The resort reads mail, the desk its matters. */
export const NOTICE_AUDIENCES = ['guest', 'resort', 'desk'] as const;
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number];
export const NOTICE_OUTCOMES = ['waiting', 'told', 'not_sent'] as const;
export type StaffAudience = Exclude<NoticeAudience, 'guest'>;

export type StaffNoticeKind = Exclude<GuestNoticeKind, 'pick_up_proposed' | 'landed'>;
/** The desk alone calls a guest whose flight leaves earlier. */
export type ResortNoticeKind = Exclude<StaffNoticeKind, 'flight_earlier'>;

export const isResortKind = (kind: GuestNoticeKind): kind is ResortNoticeKind =>
  kind === 'pick_up_moved' || kind === 'ride_frozen' || kind === 'ride_unfrozen';

export type StaffNotice = GuestNotice & { readonly kind: StaffNoticeKind };

/** A notice that went out to one of these readers. */
export type StaffTold = StaffNotice & { readonly audience: StaffAudience; readonly toldAt: Instant };

/** Reasons for silence. `nobody`: no address of the resort wants notices. */
export type NoStaffNotice = NoNotice | 'moved_again' | 'nobody';

type NextStaffNotice =
  | { readonly kind: 'send'; readonly notice: StaffNotice }
  | { readonly kind: 'none'; readonly because: NoNotice };

/**
 * The next notice to the people at work, at any hour: freezes and their end at once. The resort is told of a pick-up by 15 minutes or more from the one that
 * it knows, the desk of a departure that leaves earlier.
 * @param told notices of this ride to these readers, in their order
 */
export function nextStaffNotice(
  audience: StaffAudience,
  ride: RideToTell,
  told: readonly StaffTold[],
): NextStaffNotice {
  const none = (because: NoNotice): NextStaffNotice => ({ kind: 'none', because });
  if (ride.ended) return none(ride.ended);
  const own = told.filter((one) => one.audience === audience);
  const freeze = freezeNotice(ride, own);
  if (!freeze && ride.standing.frozen) return none('frozen');
  const notice = freeze ?? (audience === 'resort' ? movedNotice(ride, own) : earlierNotice(ride, own));
  return notice ? { kind: 'send', notice } : none('known');
}

/** A notice to staff at its moment of sending. */
export const recheckStaffNotice = (
  audience: StaffAudience,
  notice: GuestNotice,
  ride: RideToTell,
  told: readonly StaffTold[],
): ReturnType<typeof stillNext> => stillNext(notice, nextStaffNotice(audience, ride, told));

/** The pick-up that these readers know: the one they were told last, else the sold one. For an earlier departure, the one that stands. */
export function knownPickUpAt(
  audience: StaffAudience,
  { soldPickUpAt, standing }: Pick<RideToTell, 'soldPickUpAt' | 'standing'>,
  told: readonly StaffTold[],
): Instant {
  if (audience === 'desk') return standing.expectedAt;
  return told.findLast((one) => one.audience === audience)?.pickUpAt ?? soldPickUpAt;
}

function movedNotice(ride: RideToTell, own: readonly StaffTold[]): StaffNotice | null {
  const { expectedAt } = ride.standing;
  const fact = newestFact(ride.facts, 'expected_pick_up');
  const isSmall = Math.abs(expectedAt - knownPickUpAt('resort', ride, own)) < TOLD_FROM_MS;
  if (!fact || isSmall) return null;
  return { kind: 'pick_up_moved', factNumber: fact.number, pickUpAt: expectedAt };
}

/** An alarm that was taken back and comes again is told again. */
function earlierNotice({ facts, standing }: RideToTell, own: readonly StaffTold[]): StaffNotice | null {
  const { proposedAt, expectedAt } = standing;
  const fact = newestFact(facts, 'proposed_pick_up');
  if (!fact || proposedAt === null) return null;
  const last = own.findLast(({ kind }) => kind === 'flight_earlier');
  const wasTakenBack = facts.some(
    (one) => one.kind === 'proposed_pick_up' && one.is === null && one.number > (last?.factNumber ?? 0),
  );
  const knownAt = last && !wasTakenBack ? Math.min(last.pickUpAt, expectedAt) : expectedAt;
  const isAlarm = proposedAt < expectedAt && Math.abs(knownAt - proposedAt) >= ALARMED_FROM_MS;
  return isAlarm ? { kind: 'flight_earlier', factNumber: fact.number, pickUpAt: proposedAt } : null;
}

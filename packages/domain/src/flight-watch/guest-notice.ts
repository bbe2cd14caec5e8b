import { type Instant, MINUTE_MS } from '../time/instant.ts';
import { quietUntilAt } from './quiet-hours.ts';
import type { RideFact, RideStanding } from './ride-facts.ts';

/** Notices to a guest. The first three tell of a pick-up and are counted. */
export type GuestNoticeKind =
  | 'pick_up_moved'
  | 'pick_up_proposed'
  | 'flight_earlier'
  | 'ride_frozen'
  | 'ride_unfrozen'
  | 'landed';

/** A smaller difference from what the guest was last told is not told. */
export const TOLD_FROM_MS = 15 * MINUTE_MS;
/** An earlier departure cannot wait for so much. */
export const ALARMED_FROM_MS = 10 * MINUTE_MS;
const GAP_MS = 10 * MINUTE_MS;
const MOST_COUNTED = 6;
const COUNTED: readonly ToldNotice['kind'][] = ['pick_up_moved', 'pick_up_proposed', 'flight_earlier'];

/** A notice about one fact, as it was handed over or will be. */
export type GuestNotice = {
  readonly kind: GuestNoticeKind;
  readonly factNumber: number;
  /** The pick-up that it tells. */
  readonly pickUpAt: Instant;
};

/** A notice that went out, or the guest's own answer: they know the pick-up by which they answered. */
export type ToldNotice = Omit<GuestNotice, 'kind'> & {
  readonly kind: GuestNoticeKind | 'answered';
  readonly toldAt: Instant;
};

/** A ride's facts for its notices. */
export type RideToTell = {
  readonly zone: string;
  readonly soldPickUpAt: Instant;
  /** As it stands for the guest now. */
  readonly standing: RideStanding;
  /** All its facts. */
  readonly facts: readonly RideFact[];
  readonly ended: 'cancelled' | 'marked' | null;
};

/**
 * Reasons for silence. `known`: the guest was told, or the difference is small. `frozen`: only the end of the freeze is told. `limit`: six notices
 * were told; the desk calls. `passed`: the pick-up to be told of is over.
 */
export type NoNotice = 'cancelled' | 'marked' | 'known' | 'frozen' | 'limit' | 'passed';

export type NextNotice =
  | { readonly kind: 'send'; readonly notice: GuestNotice }
  /** The newest is looked at again then. */
  | { readonly kind: 'later'; readonly at: Instant; readonly because: 'gap' | 'quiet' }
  | { readonly kind: 'none'; readonly because: NoNotice };

const none = (because: NoNotice): NextNotice => ({ kind: 'none', because });

/**
 * The guest's next notice: freeze, its end and the landing at once, at night too and beyond the count; a pick-up when it differs by 15 minutes from what
 * the guest was last told, ten minutes after the last notice, six times at most and not in the quiet hours.
 * @param told the guest's notices and answers of this ride, in their order
 */
export function nextGuestNotice(ride: RideToTell, told: readonly ToldNotice[], nowAt: Instant): NextNotice {
  if (ride.ended) return none(ride.ended);
  const urgent = freezeNotice(ride, told) ?? landingNotice(ride, told);
  if (urgent) return { kind: 'send', notice: urgent };
  if (ride.standing.frozen) return none('frozen');
  if (told.some(({ kind }) => kind === 'landed')) return none('known');
  return pickUpNotice(ride, told, nowAt);
}

type Rechecked =
  | { readonly kind: 'send' }
  | { readonly kind: 'not_sent'; readonly because: NoNotice | 'moved_again' };

/** A notice at its moment of sending: the same again, or not sent, and kept as such. */
export function recheckNotice(
  notice: GuestNotice,
  ride: RideToTell,
  told: readonly ToldNotice[],
  nowAt: Instant,
): Rechecked {
  return stillNext(notice, nextGuestNotice(ride, told, nowAt));
}

/** A notice beside the one that is next now. A freeze is the same whatever its pick-up does meanwhile. */
export function stillNext(notice: GuestNotice, next: NextNotice): Rechecked {
  if (next.kind === 'none') return { kind: 'not_sent', because: next.because };
  const isSame =
    next.kind === 'send' &&
    next.notice.kind === notice.kind &&
    next.notice.factNumber === notice.factNumber &&
    (next.notice.pickUpAt === notice.pickUpAt || notice.kind === 'ride_frozen');
  return isSame ? { kind: 'send' } : { kind: 'not_sent', because: 'moved_again' };
}

/** True while a notice that went out may go out by another channel, too: nothing newer was told or is to be told, and its pick-up is ahead. */
export function isStillToTell(
  notice: GuestNotice,
  ride: RideToTell,
  told: readonly ToldNotice[],
  nowAt: Instant,
): boolean {
  if (ride.ended || told.at(-1)?.factNumber !== notice.factNumber) return false;
  const isForNow = notice.kind === 'landed' || notice.kind === 'ride_frozen' || notice.pickUpAt > nowAt;
  const next = nextGuestNotice(ride, told, nowAt);
  return isForNow && next.kind === 'none' && (next.because === 'known' || next.because === 'frozen');
}

export const newestFact = (
  facts: readonly RideFact[],
  ...kinds: readonly RideFact['kind'][]
): RideFact | undefined => facts.findLast(({ kind }) => kinds.includes(kind));

/**
 * The freeze or its end, where the reader was told otherwise. One that came and went untold is not told. The end tells a pick-up: with a newer one it is
 * another notice, so that one that was overtaken before it went out is not the last word.
 */
export function freezeNotice(
  { facts, standing }: RideToTell,
  told: readonly ToldNotice[],
): (GuestNotice & { readonly kind: 'ride_frozen' | 'ride_unfrozen' }) | null {
  const fact = newestFact(facts, 'frozen', 'unfrozen');
  if (!fact) return null;
  // An answer is only given to a ride that moves on with it.
  const lastTold = told.findLast(({ kind }) => ['ride_frozen', 'ride_unfrozen', 'answered'].includes(kind));
  const toldReason = lastTold?.kind === 'ride_frozen' ? reasonOf(facts, lastTold.factNumber) : null;
  if (toldReason === standing.frozen) return null;
  const pickUpAt = standing.expectedAt;
  if (standing.frozen) return { kind: 'ride_frozen', factNumber: fact.number, pickUpAt };
  return { kind: 'ride_unfrozen', factNumber: withPickUp(facts, fact), pickUpAt };
}

/** The number of a fact that is told with the pick-up, which may have moved since. */
const withPickUp = (facts: readonly RideFact[], fact: RideFact): number =>
  Math.max(fact.number, newestFact(facts, 'expected_pick_up')?.number ?? 0);

function reasonOf(facts: readonly RideFact[], factNumber: number): RideStanding['frozen'] {
  const fact = facts.find(({ number }) => number === factNumber);
  return fact?.kind === 'frozen' ? fact.is : null;
}

function landingNotice({ facts, standing }: RideToTell, told: readonly ToldNotice[]): GuestNotice | null {
  const fact = newestFact(facts, 'landed');
  if (!fact || standing.frozen || told.some(({ kind }) => kind === 'landed')) return null;
  return { kind: 'landed', factNumber: withPickUp(facts, fact), pickUpAt: standing.expectedAt };
}

function pickUpNotice(ride: RideToTell, told: readonly ToldNotice[], nowAt: Instant): NextNotice {
  const { standing, soldPickUpAt, zone } = ride;
  const pickUpAt = standing.proposedAt ?? standing.expectedAt;
  const isEarlier = standing.proposedAt !== null && standing.proposedAt < standing.expectedAt;
  const knownAt = told.at(-1)?.pickUpAt ?? soldPickUpAt;
  const notices = told.filter(({ kind }) => kind !== 'answered');
  const fact = newestFact(ride.facts, 'expected_pick_up', 'proposed_pick_up');
  const isSmall = Math.abs(pickUpAt - knownAt) < (isEarlier ? ALARMED_FROM_MS : TOLD_FROM_MS);
  if (!fact || isSmall) return none('known');
  if (pickUpAt <= nowAt) return none('passed');
  if (told.filter(({ kind }) => COUNTED.includes(kind)).length >= MOST_COUNTED) return none('limit');
  const gapEndsAt = Math.max(nowAt, ...notices.map(({ toldAt }) => toldAt + GAP_MS));
  const quietUntil = quietUntilAt(gapEndsAt, Math.min(soldPickUpAt, pickUpAt), zone);
  if (quietUntil !== null) return { kind: 'later', at: quietUntil, because: 'quiet' };
  if (gapEndsAt > nowAt) return { kind: 'later', at: gapEndsAt, because: 'gap' };
  const kind =
    standing.proposedAt === null ? 'pick_up_moved' : isEarlier ? 'flight_earlier' : 'pick_up_proposed';
  return { kind: 'send', notice: { kind, factNumber: fact.number, pickUpAt } };
}

import { parseDesignator } from '@traslado/domain/flight/designator';
import { addDays } from '@traslado/domain/time/civil';
import { toInstant } from '@traslado/domain/time/zone';
import type { BackendCoupon, BackendRideNews, BackendTransfer } from '../../ports/transfers.ts';

const flightKey = (code: string): string => parseDesignator(code)?.key ?? code.trim().toUpperCase();

/** True if the facts of a line can be this ride's; missing ones speak neither for nor against. */
function isSame(ride: BackendTransfer, news: BackendRideNews): boolean {
  const agrees = <T>(said: T | null, ours: T): boolean => said === null || said === ours;
  return (
    agrees(news.direction, ride.direction) &&
    agrees(news.flightOn, ride.flightOn) &&
    (news.flightCode === null || flightKey(news.flightCode) === flightKey(ride.flightCode))
  );
}

/** The lines of a booking, each by its ride: by number, by flight, or because no other is left. */
function pairsOf(
  coupon: BackendCoupon,
  rides: readonly BackendRideNews[],
): ReadonlyMap<BackendTransfer, BackendRideNews> {
  const pairs = new Map<BackendTransfer, BackendRideNews>();
  const left = new Set(rides);
  const pair = (matches: (ride: BackendTransfer, news: BackendRideNews) => boolean): void => {
    for (const ride of coupon.transfers.filter((one) => !pairs.has(one))) {
      const [first, ...others] = [...left].filter((news) => matches(ride, news));
      if (!first || others.length > 0) continue;
      pairs.set(ride, first);
      left.delete(first);
    }
  };
  pair((ride, news) => news.transferId === ride.id);
  pair(isSame);
  pair((ride, news) => news.direction === ride.direction);
  if (coupon.transfers.length === rides.length) pair(() => true);
  return pairs;
}

/**
 * A booking that was calculated here, with the later news of their lists. It never goes back: a list that lags behind makes no paid booking
 * unpaid, and a word that does not name money makes none paid.
 */
export function enrichCoupon(coupon: BackendCoupon, rides: readonly BackendRideNews[]): BackendCoupon {
  const [first, ...others] = new Set(rides.map(({ booking }) => booking));
  return { ...newest(coupon, rides), toldAs: others.length > 0 ? null : (first ?? null) };
}

function newest(coupon: BackendCoupon, rides: readonly BackendRideNews[]): BackendCoupon {
  const pairs = pairsOf(coupon, rides);
  const news = [...pairs.values()];
  if (news.length === 0) return coupon;
  const isPaid = coupon.status === 'pending_payment' && news.some(({ booking }) => booking === 'paid');
  const isOver = (one: BackendRideNews | undefined): boolean =>
    one?.isCancelled === true || one?.booking === 'cancelled';
  const transfers = coupon.transfers.map((ride) => {
    const told = pairs.get(ride);
    const moved = told ? moveRide(ride, told) : ride;
    if (isOver(told)) return { ...moved, status: 'cancelled' as const };
    return isPaid && moved.status === 'pending' ? { ...moved, status: 'confirmed' as const } : moved;
  });
  const standing = transfers.filter(({ status }) => status !== 'cancelled').length;
  const paid = isPaid
    ? ({
        status: 'confirmed',
        paidMinor: coupon.totalMinor,
        dueMinor: 0,
        holdExpiresAt: null,
        expiresAt: null,
      } as const)
    : {};
  const now = { ...coupon, ...paid, transfers, passengers: news[0]?.passengers ?? coupon.passengers };
  if (standing === 0) return { ...now, status: 'cancelled', dueMinor: 0 };
  if (now.status === 'pending_payment' && news.some(({ booking }) => booking === 'expired'))
    return { ...now, status: 'expired', dueMinor: 0 };
  return standing < transfers.length && now.status === 'confirmed'
    ? { ...now, status: 'partially_cancelled' }
    : now;
}

/** A ride with their number, and at their times. Deadlines move along with the pick-up. */
function moveRide(ride: BackendTransfer, news: BackendRideNews): BackendTransfer {
  const flightOn = news.flightOn ?? ride.flightOn;
  const flightTime = news.flightTime ?? ride.flightTime;
  const pickUpTime = news.pickUpTime ?? ride.pickUpTime;
  const numbered = { ...ride, id: news.transferId, flightCode: news.flightCode ?? ride.flightCode };
  const isMoved =
    flightOn !== ride.flightOn || flightTime !== ride.flightTime || pickUpTime !== ride.pickUpTime;
  if (!isMoved) return numbered;
  const isDayBefore = ride.direction === 'departure' && pickUpTime > flightTime;
  const pickUpOn = news.pickUpOn ?? (isDayBefore ? addDays(flightOn, -1) : flightOn);
  const pickUpAt = toInstant(pickUpOn, pickUpTime, ride.timeZone).at;
  const by = pickUpAt - ride.pickUpAt;
  return {
    ...numbered,
    flightOn,
    flightTime,
    pickUpOn,
    pickUpTime,
    pickUpAt,
    changeUntil: ride.changeUntil + by,
    cancelUntil: ride.cancelUntil + by,
  };
}

/**
 * The booking of a list that a sale became, where the list gives no reference back: the only one that no other sale has, with the same
 * flights on the same days. Null where none or several could be it.
 */
export function findSoldCode(
  coupon: BackendCoupon,
  rides: readonly BackendRideNews[],
  taken: readonly string[],
): string | null {
  const codes = new Set(rides.map(({ couponCode }) => couponCode).filter((code) => !taken.includes(code)));
  const fitting = [...codes].filter((code) => {
    const own = rides.filter((ride) => ride.couponCode === code);
    const hasFlights = own.every(({ flightOn, flightCode }) => flightOn !== null && flightCode !== null);
    return (
      hasFlights &&
      own.length === coupon.transfers.length &&
      coupon.transfers.every((ride) =>
        own.some(
          (news) => isSame(ride, news) && (news.passengers === null || news.passengers === coupon.passengers),
        ),
      )
    );
  });
  const [only, ...others] = fitting;
  return only !== undefined && others.length === 0 ? only : null;
}

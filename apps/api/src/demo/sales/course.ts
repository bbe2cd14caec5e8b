import { donePickUpAt } from '@traslado/domain/booking/deadlines';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Random } from '../random.ts';
import { weigh } from './draw-sale.ts';
import type { PlayedRide, PlayedSale } from './play-sale.ts';

/** The course of a sale: its payments, changes and cancellations. All instants are before now. */
export type Course = {
  readonly attempts: readonly CourseAttempt[];
  /** Null for an unpaid one. */
  readonly confirmedAt: Instant | null;
  readonly change: CourseChange | null;
  readonly cancelled: CourseCancellation | null;
  /** A first refund that the bank refused, and its successor. */
  readonly refundRetried: boolean;
  readonly noShow: boolean;
  readonly letterFails: boolean;
  readonly asks: boolean;
};

type CourseAttempt = {
  readonly at: Instant;
  /** Null when it was paid. */
  readonly failure: string | null;
  readonly amountMinor: number;
  /** It pays the difference of the change. */
  readonly isOfChange: boolean;
};

type CourseChange = {
  readonly at: Instant;
  readonly ride: PlayedRide;
  /** Cents for one adult more; 0 for a change of the flight's time alone. */
  readonly amountMinor: number;
};

type CourseCancellation = {
  readonly at: Instant;
  readonly wish: 'all' | 'departure';
  /** The stay itself was cancelled. */
  readonly withStay: boolean;
};

const failures: Parameters<typeof weigh<string>>[1] = [
  [38, 'card_declined'],
  [27, 'insufficient_funds'],
  [12, 'authentication_failed'],
  [9, 'incorrect_cvc'],
  [8, 'expired_card'],
  [6, 'processing_error'],
];

type Paying = Pick<Course, 'attempts' | 'confirmedAt'>;

function pay(random: Random, sale: PlayedSale, amountMinor: number, now: Instant): Paying {
  const { createdAt } = sale;
  if (amountMinor === 0) return { attempts: [], confirmedAt: createdAt };
  // A recent sale is paid: an unpaid booking that is still open would be work for staff.
  const isRecent = createdAt > now - 2 * DAY_MS;
  if (!isRecent && random.next() < 0.055) return { attempts: [], confirmedAt: null };
  const attempts: CourseAttempt[] = [];
  let at = createdAt + random.int(40, 600) * 1_000;
  const declines = random.next() < 0.085 ? random.int(1, 2) : 0;
  for (let tries = 0; tries < declines; tries += 1) {
    attempts.push({ at, failure: weigh(random, failures), amountMinor, isOfChange: false });
    at += random.int(1, 30) * MINUTE_MS;
  }
  if (declines > 0 && !isRecent && random.next() < 0.35) return { attempts, confirmedAt: null };
  const paidAt = Math.min(at, now - MINUTE_MS);
  return {
    attempts: [...attempts, { at: paidAt, failure: null, amountMinor, isOfChange: false }],
    confirmedAt: paidAt,
  };
}

/** Hours before the first ride at which bookings are cancelled. */
const notices: Parameters<typeof weigh<readonly [number, number]>>[1] = [
  [46, [97, 1_200]],
  [29, [24, 96]],
  [25, [5, 24]],
];

function giveUp(
  random: Random,
  sale: PlayedSale,
  { from, now }: { from: Instant; now: Instant },
): CourseCancellation | null {
  if (random.next() >= 0.11) return null;
  const [least, most] = weigh(random, notices);
  const isPart = sale.operation === 1 && random.next() < 0.25;
  const at = sale.firstPickUpAt - Math.floor((least + random.next() * (most - least)) * HOUR_MS);
  if (at < from + 10 * MINUTE_MS || at > now - 2 * HOUR_MS) return null;
  return { at, wish: isPart ? 'departure' : 'all', withStay: !isPart && random.next() < 0.25 };
}

function changeOnce(
  random: Random,
  sale: PlayedSale,
  { from, until }: { from: Instant; until: Instant },
): CourseChange | null {
  if (random.next() >= 0.14) return null;
  const latest = Math.min(until, sale.firstPickUpAt - 97 * HOUR_MS);
  if (latest < from + HOUR_MS) return null;
  const ride = random.pick([sale.rides[0] ?? (sale.rides[1] as PlayedRide), ...sale.rides]);
  const isMorePeople =
    sale.kind === 1 && sale.due.includedMinor === 0 && sale.passengers.adults > 1 && random.next() < 0.2;
  return {
    at: Math.floor(from + random.next() * (latest - from)),
    ride,
    amountMinor: isMorePeople ? sale.unitMinor : 0,
  };
}

export function runCourse(random: Random, sale: PlayedSale, now: Instant): Course {
  const total = sale.due.dueMinor;
  const wantsChange = changeOnce(random, sale, {
    from: sale.createdAt + 5 * HOUR_MS,
    until: now - 2 * HOUR_MS,
  });
  const paid = pay(random, sale, total - (wantsChange?.amountMinor ?? 0), now);
  const { confirmedAt } = paid;
  const isChanged = confirmedAt !== null && wantsChange !== null && wantsChange.at > confirmedAt + MINUTE_MS;
  const change = isChanged ? wantsChange : null;
  // A guest who never reached the change paid for everybody at once.
  const attempts = paid.attempts.map((one) => ({
    ...one,
    amountMinor: change ? one.amountMinor : total,
  }));
  if (change && change.amountMinor > 0)
    attempts.push({ at: change.at, failure: null, amountMinor: change.amountMinor, isOfChange: true });
  const cancelled =
    confirmedAt === null ? null : giveUp(random, sale, { from: change?.at ?? confirmedAt, now });
  const noShow = random.next() < 0.017 && sale.firstPickUpAt < donePickUpAt(now);
  return {
    attempts,
    confirmedAt,
    change,
    cancelled,
    refundRetried: random.next() < 0.04 && (cancelled?.at ?? now) < now - 4 * DAY_MS,
    noShow,
    letterFails: random.next() < 0.008,
    asks: random.next() < 0.035,
  };
}

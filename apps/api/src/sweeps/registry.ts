import { deleteRequestCounts } from '../db/request-counts.ts';
import { forgetIdempotencyKeys } from '../idempotency/repository.ts';
import type { Sweep } from '../jobs/sweep.ts';
import type { Channels } from '../ports/channels.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { Transfers } from '../ports/transfers.ts';
import { sweepsOfRequests } from '../sellers/authority/sweeps.ts';
import type { CheckBookingDeps } from '../sellers/finding/check-booking.ts';
import { sweepsOfFindings } from '../sellers/finding/sweeps.ts';
import { sweepsOfChannels, sweepsOfFollowing } from '../sellers/follow/sweeps.ts';
import type { FollowDeps } from '../sellers/follow/watch-flights.ts';
import { sweepsOfLetters } from '../sellers/letter/sweeps.ts';
import type { ReconcileDeps } from '../sellers/ours/reconcile-attempts.ts';
import { sweepsOfOurs } from '../sellers/ours/sweeps.ts';
import { sweepsOfRefunds } from '../sellers/refund/sweeps.ts';
import { sweepsOfStays } from '../sellers/stay/sweeps.ts';
import type { SettleDeps } from '../sellers/theirs/reconcile-payment.ts';
import { sweepsOfTheirs } from '../sellers/theirs/sweeps.ts';
import { sweepsOfAlerts } from '../staff/accounts/sweeps.ts';
import { sweepsOfAudit } from '../staff/audit/sweeps.ts';
import { sweepsOfChangeSets } from '../staff/change-sets/sweeps.ts';
import type { Keeping } from '../staff/guest-data/forget-old.ts';
import { sweepsOfGuestData } from '../staff/guest-data/sweeps.ts';
import { sweepsOfMessages } from '../staff/guest-messages/sweeps.ts';
import { sweepsOfLooks } from '../staff/looks/sweeps.ts';
import { sweepsOfPictures } from '../staff/pictures/sweeps.ts';
import { sweepsOfReconciliation } from '../staff/reconciliation/sweeps.ts';
import { sweepsOfReports } from '../staff/reports/sweeps.ts';

export type SweepDeps = ReconcileDeps & {
  /** The group's own backend, where it sells. */
  readonly transfers?: Transfers | null | undefined;
  readonly confirmedMeansPaid?: SettleDeps['confirmedMeansPaid'];
  /** The files of pictures, where this process keeps them in order. */
  readonly pictures?: Pictures | null | undefined;
  /** The file that keeps the end of the audit of each day. */
  readonly anchors?: string | undefined;
  /** Days for which guests' data is kept. */
  readonly keeping?: Keeping | undefined;
  /** The systems that check the data of bookings. */
  readonly checks?: Omit<CheckBookingDeps, 'db'> | null | undefined;
  /** The carriers of messages to phones. */
  readonly channels?: Channels | null | undefined;
  /** The feed that flights are followed by, and the places that they fly to. */
  readonly follow?: Omit<FollowDeps, 'db' | 'log'> | null | undefined;
};

/** Idempotency keys of one run. */
const keys = 10_000;

/** Expired counts. */
const sweepsOfCounts: readonly Sweep[] = [
  {
    name: 'keys',
    every: 'hour',
    run: (db, now) => forgetIdempotencyKeys(db, { now, limit: keys }),
    full: keys,
  },
  { name: 'requestCounts', every: 'hour', run: deleteRequestCounts },
];

/** All background work of the product. A room that has some exports it as `sweeps.ts`. */
export function sweepsOfAll({
  checks,
  channels,
  follow,
  transfers,
  pictures,
  anchors,
  keeping,
  ...deps
}: SweepDeps): readonly Sweep[] {
  return [
    ...sweepsOfOurs(deps),
    ...(transfers ? sweepsOfTheirs({ ...deps, transfers }) : []),
    ...sweepsOfRefunds(deps),
    ...sweepsOfLetters,
    ...sweepsOfRequests,
    ...(checks ? sweepsOfFindings({ ...deps, ...checks }) : []),
    ...(follow ? sweepsOfFollowing({ ...deps, ...follow }) : []),
    ...(channels ? sweepsOfChannels(channels) : []),
    ...sweepsOfStays,
    ...sweepsOfAudit(anchors),
    ...sweepsOfChangeSets,
    ...sweepsOfAlerts,
    ...sweepsOfMessages,
    ...(keeping ? sweepsOfGuestData(keeping) : []),
    ...sweepsOfLooks,
    ...(pictures ? sweepsOfPictures(pictures) : []),
    ...sweepsOfReconciliation(deps),
    ...sweepsOfReports,
    ...sweepsOfCounts,
  ];
}

import type { OpenThing, QueueName } from '@traslado/domain/desk/queues';
import type { TodaySource } from '@traslado/domain/desk/today';

/** A waiting matter. Instants are epoch milliseconds. */
export type QueueRecord = {
  readonly queue: TodaySource;
  readonly key: string;
  readonly since: number;
  /** Its deadline; null without one, or where another rule sets it. */
  readonly dueAt: number | null;
  readonly rideAt: number | null;
  readonly timeZone: string | null;
  readonly propertyId: number | null;
  readonly about: string;
  /** Its author, where no booking names the guest. */
  readonly who: string | null;
  readonly open: readonly OpenThing[];
  readonly booking: { readonly id: number; readonly number: string; readonly guest: string } | null;
  readonly flight: { readonly id: number; readonly code: string } | null;
  readonly chargeName: string | null;
  readonly snoozedUntil: number | null;
  readonly snoozedBy: string | null;
  readonly notes: readonly { readonly note: string; readonly by: string; readonly at: number }[];
};

/** Counts of a queue: open rows, late ones among them, and snoozed ones; and the next ride among the open ones. */
export type QueueCount = {
  readonly name: QueueName;
  readonly open: number;
  readonly overdue: number;
  readonly snoozed: number;
  readonly rideAt: number | null;
};

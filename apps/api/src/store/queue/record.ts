import type { OpenThing, QueueName } from '@traslado/domain/desk/queues';

/** Something that waits. Instants are epoch milliseconds. */
export type QueueRecord = {
  readonly queue: QueueName;
  readonly key: string;
  readonly since: number;
  /** Until when it should be done; null where nothing, or another rule, says. */
  readonly dueAt: number | null;
  readonly rideAt: number | null;
  readonly timeZone: string | null;
  readonly propertyId: number | null;
  readonly about: string;
  /** Who wrote it, where no booking says whom it is about. */
  readonly who: string | null;
  readonly open: readonly OpenThing[];
  readonly booking: { readonly id: number; readonly number: string; readonly guest: string } | null;
  readonly chargeName: string | null;
  readonly snoozedUntil: number | null;
  readonly snoozedBy: string | null;
  readonly notes: readonly { readonly note: string; readonly by: string; readonly at: number }[];
};

/** Rows of a queue: how many are open and set aside, and the next ride among the open ones. */
export type QueueCount = {
  readonly name: QueueName;
  readonly open: number;
  readonly snoozed: number;
  readonly rideAt: number | null;
};

import { needsMoreThanMail } from '../flight-watch/more-than-mail.ts';
import { type Instant, MINUTE_MS } from '../time/instant.ts';
import type { NoticeChannel } from './channel.ts';
import { type DeliveryState, isDelivered } from './delivery-state.ts';

/** Time for a message to arrive before the next channel is tried. */
const PATIENCE_MS = 2 * MINUTE_MS;

/** One notice on one channel. */
export type Delivery = {
  readonly channel: NoticeChannel;
  readonly state: DeliveryState;
  readonly handedOverAt: Instant;
};

export type NoticeStep =
  | { readonly kind: 'hand_over'; readonly channel: NoticeChannel }
  | { readonly kind: 'later'; readonly at: Instant }
  | { readonly kind: 'done' };

const DONE: NoticeStep = { kind: 'done' };

/**
 * The next step of a notice: each channel once, in the order of the guest. A failure leads to the next channel at once; on the day of the ride, two
 * minutes without delivery do, too. Nobody reports that a mail was read, so a written one ends the notice, but not within 4 hours of the ride for a
 * guest who gave another channel that was not tried.
 * @param order usable channels, first choice first
 * @param dayFromAt beginning of the day of the ride
 */
export function nextNoticeStep(
  {
    order,
    deliveries,
    rideAt,
    dayFromAt,
  }: {
    readonly order: readonly NoticeChannel[];
    readonly deliveries: readonly Delivery[];
    readonly rideAt: Instant;
    readonly dayFromAt: Instant;
  },
  nowAt: Instant,
): NoticeStep {
  if (deliveries.some(({ state }) => isDelivered(state))) return DONE;
  const tried = new Set(deliveries.map(({ channel }) => channel));
  const untried = order.filter((channel) => !tried.has(channel));
  const [next] = untried;
  if (!next) return DONE;
  const last = deliveries.at(-1);
  if (!last || last.state === 'failed') return { kind: 'hand_over', channel: next };
  if (tried.has('mail') && !needsMoreThanMail(untried, rideAt, nowAt)) return DONE;
  if (last.channel === 'mail') return { kind: 'hand_over', channel: next };
  const patientUntil = last.handedOverAt + PATIENCE_MS;
  // A message without an answer may be lost, whatever the day.
  const at = last.state === 'unknown' ? patientUntil : Math.max(patientUntil, dayFromAt);
  return nowAt >= at ? { kind: 'hand_over', channel: next } : { kind: 'later', at };
}

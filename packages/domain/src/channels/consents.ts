import type { Instant } from '../time/instant.ts';
import { type ConsentChannel, isOfPhone, type NoticeChannel } from './channel.ts';
import type { ConsentPurpose } from './wordings.ts';

/** Places where a consent is given or ended. `reply`: a word sent to us; `channel`: the provider refused the address for ever. */
type ConsentSource = 'confirmation' | 'my_transportation' | 'reply' | 'channel';

/** One entry of a guest's consents, which are only ever added to. */
export type ConsentEntry = {
  readonly channel: ConsentChannel;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly source: ConsentSource;
  /** Phone for which it was given; empty for a push. */
  readonly phone: string;
  readonly at: Instant;
};

/** The newest entry of each channel and purpose, in the order in which they were written. */
export function newestConsents<E extends ConsentEntry>(entries: readonly E[]): E[] {
  return entries.filter(
    (one, index) =>
      !entries
        .slice(index + 1)
        .some(({ channel, purpose }) => channel === one.channel && purpose === one.purpose),
  );
}

/** True for a consent of the number that the booking has now, and of any push. */
export const isOfBooking = ({ channel, phone: its }: ConsentEntry, phone: string): boolean =>
  !isOfPhone(channel) || its === phone;

/** Consents that hold: given, for the number that the booking still has. */
export const standingConsents = <E extends ConsentEntry>(entries: readonly E[], phone: string): E[] =>
  newestConsents(entries).filter((one) => one.isGiven && isOfBooking(one, phone));

/** Channels for news of a ride: those that the guest agreed to, in the order in which they did, and mail behind them. */
export function channelOrder(
  entries: readonly ConsentEntry[],
  phone: string,
  isUsable: (channel: ConsentChannel) => boolean,
): NoticeChannel[] {
  const chosen = standingConsents(entries, phone)
    .filter(({ purpose, channel }) => purpose === 'ride' && isUsable(channel))
    .map(({ channel }) => channel);
  return [...chosen, 'mail'];
}

/** Consents that a word of the guest begins again: those that a word or their provider had ended, and nobody else. */
export const endedByWord = <E extends ConsentEntry>(entries: readonly E[]): E[] =>
  newestConsents(entries).filter(
    ({ isGiven, source }) => !isGiven && (source === 'reply' || source === 'channel'),
  );

import type { PhoneChannel } from '@traslado/domain/channels/channel';
import type { DeliveryState } from '@traslado/domain/channels/delivery-state';

/** A message to a phone. `key` names it in reports; it says nothing of a person. */
export type PhoneMessage = {
  readonly channel: PhoneChannel;
  readonly to: string;
  readonly text: string;
  readonly key: string;
};

/** A provider's word about a message that it took. `costMicros`: millionths of a US dollar; null while unsaid. */
export type MessageTaken = {
  readonly providerId: string;
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly parts: number | null;
  readonly costMicros: number | null;
};

/** `refused`: never taken, with the provider's code. `unknown`: it may have been taken. */
export type HandOver =
  | ({ readonly kind: 'taken' } & MessageTaken)
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** A request from outside that says to be the provider's. */
export type ChannelRequest = {
  /** Path and query as they were called. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly signature: string;
};

/** The carrier of messages to phones. */
export type Channels = {
  /** Channels that are on. */
  readonly on: readonly PhoneChannel[];
  readonly send: (message: PhoneMessage) => Promise<HandOver>;
  /** A message whose hand-over had no answer, by number and minute; null where the provider has none, or does not answer. */
  readonly find: (
    sent: Pick<PhoneMessage, 'channel' | 'to'> & { readonly handedOverAt: number },
  ) => Promise<MessageTaken | null>;
  /** True for a request that this account's provider signed. */
  readonly isSigned: (request: ChannelRequest) => boolean;
  /** State and code of a report; null for a word that says nothing. */
  readonly readReport: (params: URLSearchParams) => Pick<MessageTaken, 'state' | 'reason'> | null;
};

import type { ApprovalState } from '@traslado/domain/channels/approval';
import type { ConsentChannel, PhoneChannel } from '@traslado/domain/channels/channel';
import type { DeliveryState } from '@traslado/domain/channels/delivery-state';

/** A text that the provider knows by its number, with the values of its fields by theirs. */
export type ProviderTemplate = {
  readonly number: string;
  readonly values: Readonly<Record<string, string>>;
};

/** The provider's word about a template; `reason` in its words. */
export type Approval = { readonly state: ApprovalState; readonly reason: string | null };

/** A message to a phone. `key` names it in reports; it says nothing of a person. */
export type PhoneMessage = {
  readonly channel: PhoneChannel;
  readonly to: string;
  readonly text: string;
  /** Sent in place of the text, which WhatsApp takes from nobody; null for the text itself. */
  readonly template: ProviderTemplate | null;
  readonly key: string;
};

/** A browser that takes pushes, as it subscribed. */
export type PushDevice = {
  /** Address at its push service; nobody else knows it. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** A notification to all browsers of a booking: one message on its channel. It names no person and no booking. */
export type PushMessage = {
  readonly channel: 'push';
  readonly devices: readonly PushDevice[];
  readonly title: string;
  readonly text: string;
  /** Page that it opens. */
  readonly path: string;
  /** A newer notification with the same tag replaces an older one. */
  readonly tag: string;
  readonly key: string;
  /** A push service forgets it after that, seconds. */
  readonly lastsS: number;
};

/** A provider's word about a message that it took. `costMicros`: millionths of a US dollar; null while unsaid. */
export type MessageTaken = {
  /** Null where it gives none. */
  readonly providerId: string | null;
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

/** The end of a push, with the addresses that no longer exist. */
export type PushHandOver = HandOver & { readonly gone: readonly string[] };

/** A request from outside that says to be the provider's. */
export type ChannelRequest = {
  /** Path and query as they were called. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly signature: string;
};

/** The carrier of messages to phone numbers. */
export type PhoneCarrier = {
  /** Channels that are on. */
  readonly on: readonly PhoneChannel[];
  readonly send: (message: PhoneMessage) => Promise<HandOver>;
  /** A message whose hand-over had no answer, by number and minute; null where the provider has none, or does not answer. */
  readonly find: (
    sent: Pick<PhoneMessage, 'channel' | 'to'> & { readonly handedOverAt: number },
  ) => Promise<MessageTaken | null>;
  /** A message by the provider's id: its cost is known after it arrived. Null without an answer. */
  readonly read: (sent: {
    readonly channel: PhoneChannel;
    readonly providerId: string;
  }) => Promise<MessageTaken | null>;
  /** State of a template for WhatsApp; null without an answer. */
  readonly readApproval: (number: string) => Promise<Approval | null>;
  /** True for a request that this account's provider signed. */
  readonly isSigned: (request: ChannelRequest) => boolean;
  /** State and code of a report; null for a word that says nothing. */
  readonly readReport: (params: URLSearchParams) => Pick<MessageTaken, 'state' | 'reason'> | null;
};

/** The carrier of pushes. */
export type PushCarrier = {
  /** Browsers subscribe with it. */
  readonly publicKey: string;
  /** False for an address that is not one of a push service we may call. */
  readonly isAllowed: (endpoint: string) => boolean;
  readonly send: (message: PushMessage) => Promise<PushHandOver>;
  readonly close?: () => Promise<void>;
};

/** The ways to a guest beside mail. */
export type Channels = Omit<PhoneCarrier, 'on' | 'send'> & {
  readonly on: readonly ConsentChannel[];
  readonly send: (message: PhoneMessage | PushMessage) => Promise<HandOver | PushHandOver>;
  /** Null where push is off. */
  readonly push: Pick<PushCarrier, 'publicKey' | 'isAllowed'> | null;
};

import type { ConsentChannel, PhoneChannel } from '@traslado/domain/channels/channel';
import type { Channels, PhoneCarrier, PushCarrier } from '../../ports/channels.ts';

/** One carrier for each channel. */
export function joinChannels(
  phones: readonly (PhoneCarrier & { readonly close?: () => Promise<void> })[],
  push: PushCarrier | null = null,
): Channels & { readonly close: () => Promise<void> } {
  const carrierOf = (channel: PhoneChannel) => phones.find(({ on }) => on.includes(channel));
  return {
    get on(): ConsentChannel[] {
      return [...phones.flatMap(({ on }) => on), ...(push ? (['push'] as const) : [])];
    },
    send: async (message) =>
      (await (message.channel === 'push'
        ? push?.send(message)
        : carrierOf(message.channel)?.send(message))) ?? { kind: 'refused', reason: 'off' },
    find: async (sent) => (await carrierOf(sent.channel)?.find(sent)) ?? null,
    read: async (sent) => (await carrierOf(sent.channel)?.read(sent)) ?? null,
    readApproval: async (number) => (await carrierOf('whatsapp')?.readApproval(number)) ?? null,
    isSigned: (request) => phones.some((one) => one.isSigned(request)),
    readReport: (params) => phones.map((one) => one.readReport(params)).find((said) => said) ?? null,
    push,
    close: async () => void (await Promise.all([...phones, push].map((one) => one?.close?.()))),
  };
}

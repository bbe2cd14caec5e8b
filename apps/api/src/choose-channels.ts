import { PHONE_CHANNELS, type PhoneChannel } from '@traslado/domain/channels/channel';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Channels } from './ports/channels.ts';
import { takeReport } from './sellers/follow/note-word.ts';

type OpenChannels = Channels & { readonly close?: () => Promise<void> };
type Surroundings = { readonly db: Db; readonly clock: Clock };

/** The carriers of messages to phones; null where none is on. Another than the sandbox is loaded only where it is chosen. */
export async function chooseChannels(config: Config, at: Surroundings): Promise<OpenChannels | null> {
  const usual = config.NODE_ENV === 'production' ? 'off' : 'sandbox';
  const chosen = { sms: config.SMS ?? usual, whatsapp: config.WHATSAPP ?? usual };
  const of = (kind: 'sandbox' | 'twilio') => PHONE_CHANNELS.filter((channel) => chosen[channel] === kind);
  const parts = [
    ...(of('sandbox').length > 0 ? [await openSandbox(of('sandbox'), at)] : []),
    ...(of('twilio').length > 0 ? [await openTwilio(of('twilio'), config)] : []),
  ];
  return parts.length < 2 ? (parts[0] ?? null) : joinChannels(parts);
}

async function openSandbox(on: readonly PhoneChannel[], { db, clock }: Surroundings): Promise<OpenChannels> {
  const { createSandboxChannels } = await import('./adapters/channels/sandbox.ts');
  return createSandboxChannels({ db, clock, on, report: (word, now) => takeReport(db, word, now) });
}

async function openTwilio(on: readonly PhoneChannel[], config: Config): Promise<OpenChannels> {
  const [{ overTwilio }, { askTwilio }] = await Promise.all([
    import('./adapters/channels/twilio.ts'),
    import('./adapters/channels/twilio-http.ts'),
  ]);
  const account = {
    sid: config.TWILIO_ACCOUNT_SID ?? '',
    token: config.TWILIO_AUTH_TOKEN ?? '',
    service: config.TWILIO_MESSAGING_SERVICE ?? '',
  };
  const at = (host: string) => askTwilio({ ...account, url: config.TWILIO_API_URL ?? `https://${host}` });
  const [http, content] = [at('api.twilio.com'), at('content.twilio.com')];
  const channels = overTwilio({ ...account, on, publicUrl: config.publicUrl }, http.ask, content.ask);
  return { ...channels, close: async () => void (await Promise.all([http.close(), content.close()])) };
}

/** One carrier for each channel. */
function joinChannels(parts: readonly OpenChannels[]): OpenChannels {
  const carrierOf = (channel: PhoneChannel) => parts.find(({ on }) => on.includes(channel));
  return {
    on: parts.flatMap(({ on }) => on),
    send: async (message) =>
      (await carrierOf(message.channel)?.send(message)) ?? { kind: 'refused', reason: 'off' },
    find: async (sent) => (await carrierOf(sent.channel)?.find(sent)) ?? null,
    read: async (sent) => (await carrierOf(sent.channel)?.read(sent)) ?? null,
    readApproval: async (number) => (await carrierOf('whatsapp')?.readApproval(number)) ?? null,
    isSigned: (request) => parts.some((part) => part.isSigned(request)),
    readReport: (params) => parts.map((part) => part.readReport(params)).find((said) => said) ?? null,
    close: async () => void (await Promise.all(parts.map((part) => part.close?.()))),
  };
}

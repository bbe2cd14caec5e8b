import { generateKeyPairSync } from 'node:crypto';
import { PHONE_CHANNELS, type PhoneChannel } from '@traslado/domain/channels/channel';
import { NO_PUSH } from '@traslado/domain/channels/push-hosts';
import { joinChannels } from './adapters/channels/join-channels.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { sharedSecret } from './db/secret.ts';
import type { PhoneCarrier, PushCarrier } from './ports/channels.ts';
import { takeReport } from './sellers/follow/note-word.ts';
import { listOf } from './setting-shapes.ts';

type OpenPhones = PhoneCarrier & { readonly close?: () => Promise<void> };
type Surroundings = { readonly db: Db; readonly clock: Clock };

/** The carriers of messages beside mail. Another than the sandbox is loaded only where it is chosen. */
export async function chooseChannels(
  config: Config,
  at: Surroundings,
): Promise<ReturnType<typeof joinChannels>> {
  const usual = config.NODE_ENV === 'production' ? 'off' : 'sandbox';
  const chosen = { sms: config.SMS ?? usual, whatsapp: config.WHATSAPP ?? usual };
  const of = (kind: 'sandbox' | 'twilio') => PHONE_CHANNELS.filter((channel) => chosen[channel] === kind);
  const phones = [
    ...(of('sandbox').length > 0 ? [await openSandbox(of('sandbox'), at)] : []),
    ...(of('twilio').length > 0 ? [await openTwilio(of('twilio'), config)] : []),
  ];
  return joinChannels(phones, config.PUSH_HOSTS === NO_PUSH ? null : await openPush(config, at.db));
}

async function openSandbox(on: readonly PhoneChannel[], { db, clock }: Surroundings): Promise<OpenPhones> {
  const { createSandboxChannels } = await import('./adapters/channels/sandbox.ts');
  return createSandboxChannels({ db, clock, on, report: (word, now) => takeReport(db, word, now) });
}

async function openTwilio(on: readonly PhoneChannel[], config: Config): Promise<OpenPhones> {
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
  const phones = overTwilio({ ...account, on, publicUrl: config.publicUrl }, http.ask, content.ask);
  return { ...phones, close: async () => void (await Promise.all([http.close(), content.close()])) };
}

async function openPush(config: Config, db: Db): Promise<PushCarrier> {
  const [{ overWebPush }, keys] = await Promise.all([
    import('./adapters/channels/web-push.ts'),
    pushKeys(config, db),
  ]);
  const own = config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:nobody@localhost';
  return overWebPush({ keys, subject: config.VAPID_SUBJECT ?? own, hosts: listOf(config.PUSH_HOSTS) });
}

/** The key pair of the settings; else one that the first process makes and all others read. */
export async function pushKeys(
  {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  }: Pick<Config, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>,
  db: Db,
): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  if (publicKey && privateKey) return { publicKey, privateKey };
  const kept = await sharedSecret(db, 'push_keys', () => {
    const {
      d,
      x = '',
      y = '',
    } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      format: 'jwk',
    });
    // An uncompressed point begins with 4.
    const point = [Buffer.of(4), ...[x, y].map((part) => Buffer.from(part, 'base64url'))];
    return `${Buffer.concat(point).toString('base64url')}.${d}`;
  });
  const [madePublic = '', madePrivate = ''] = kept.split('.');
  return { publicKey: madePublic, privateKey: madePrivate };
}

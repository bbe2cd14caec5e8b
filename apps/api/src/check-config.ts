import { createECDH } from 'node:crypto';
import { parseRoleMap } from '@traslado/domain/access/group-roles';
import { isStandIn } from '@traslado/domain/channels/push-hosts';
import { listOf } from './setting-shapes.ts';
import { settingsOfAccounts } from './stripe-accounts.ts';

/** A fault between settings. */
export type Trouble = { readonly setting: string; readonly says: string };

type Given = Readonly<Record<string, string>>;

/** Settings that are valid alone but not together: one is missing, two contradict, or one is not allowed in production. */
export function troublesBetweenSettings(given: Given): Trouble[] {
  const isProduction = given.NODE_ENV === 'production';
  return [
    ...(isProduction ? troublesOfProduction(given) : []),
    ...troublesOfPayments(given, isProduction),
    ...settingsOfAccounts(given).flatMap((account) => troublesOfAccount(given, account)),
    ...troublesOfIdentityService(given, isProduction),
    ...['DATABASE_OWNER_URL', 'DATABASE_READ_URL'].flatMap((setting) =>
      lacking(given, setting, ['DATABASE_URL']),
    ),
    ...(given.DATABASE_URL && given.EMBEDDED_DATABASE
      ? [{ setting: 'EMBEDDED_DATABASE', says: 'and DATABASE_URL contradict each other' }]
      : []),
    ...lacking(given, 'SANDBOX_GATEWAY_URL', ['SANDBOX_GATEWAY_SECRET']),
    ...lacking(given, 'RESERVATIONS_API_URL', ['MOBILE_API_URL']),
    ...troublesOfFlightStatus(given, isProduction),
    ...['SMS', 'WHATSAPP'].flatMap((setting) => troublesOfChannel(given, setting, isProduction)),
    ...troublesOfPush(given, isProduction),
  ];
}

/** Settings that another one requires. */
function lacking(given: Given, setting: string, needed: readonly string[]): Trouble[] {
  if (!given[setting]) return [];
  return needed
    .filter((name) => !given[name])
    .map((name) => ({ setting: name, says: `is needed with ${setting}` }));
}

/** True for an address to which names, sessions and prices would travel readable. An address that cannot be read is another fault. */
function isWithoutTls(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function troublesOfProduction(given: Given): Trouble[] {
  const troubles: Trouble[] = [];
  if (!given.PUBLIC_URL)
    troubles.push({ setting: 'PUBLIC_URL', says: 'is needed in production: letters lead guests there' });
  if (isWithoutTls(given.PUBLIC_URL))
    troubles.push({
      setting: 'PUBLIC_URL',
      says: 'https is needed in production, but on this machine itself',
    });
  if (!given.DATABASE_URL && !given.EMBEDDED_DATABASE)
    troubles.push({
      setting: 'DATABASE_URL',
      says: 'is needed in production, or EMBEDDED_DATABASE=yes to try it without a database of your own',
    });
  for (const setting of ['TRASLADO_NOW', 'TRASLADO_FAILPOINT'])
    if (given[setting]) troubles.push({ setting, says: 'is refused in production' });
  return troubles;
}

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Keys of Stripe's test mode, which takes the cards of its documentation and no money. */
const isTestKey = (key: string): boolean => /^(sk|rk|pk)_test_/.test(key);

/**
 * Real rides for real money, or a product that says on every page that it is neither: never cards of a test without a word. The group's own
 * backend that sells charges with the token of our frame, so the same is needed there.
 */
function troublesOfPayments(given: Given, isProduction: boolean): Trouble[] {
  const isSandbox = given.PAYMENTS === 'sandbox';
  const set = stripeKeys.filter((name) => given[name]);
  const tests = set.filter((name) => isTestKey(given[name] ?? ''));
  const live = set.filter((name) => name !== 'STRIPE_WEBHOOK_SECRET' && !isTestKey(given[name] ?? ''));
  const troubles: Trouble[] = [];
  const say = (setting: string, says: string): void => void troubles.push({ setting, says });

  if (set.length === 0 && isProduction && !isSandbox)
    for (const name of stripeKeys)
      say(name, 'is needed in production, or PAYMENTS=sandbox where nobody pays');
  if (set.length > 0) for (const name of stripeKeys) if (!given[name]) say(name, `is needed with ${set[0]}`);
  if (isSandbox) for (const name of live) say(name, 'is for real money, which PAYMENTS=sandbox rules out');
  else if (isProduction)
    for (const name of tests)
      say(name, 'is of Stripe’s test mode, where nobody pays; in production that needs PAYMENTS=sandbox');
  if (tests.length > 0 && live.length > 0 && !isSandbox)
    say('STRIPE_PUBLISHABLE_KEY', 'is not of the same mode as STRIPE_SECRET_KEY, test or live');
  if (given.SANDBOX_GATEWAY_URL) {
    if (set.length > 0) say('SANDBOX_GATEWAY_URL', 'contradicts the keys of Stripe; set one of them');
    if (isProduction && !isSandbox) say('SANDBOX_GATEWAY_URL', 'needs PAYMENTS=sandbox in production');
  }
  if (given.STRIPE_API_URL && isProduction && !isSandbox)
    say('STRIPE_API_URL', 'is for an emulator; in production it needs PAYMENTS=sandbox');
  return troubles;
}

/** A made-up flight moves real guests nowhere: in production only where nobody pays either. */
function troublesOfFlightStatus(given: Given, isProduction: boolean): Trouble[] {
  const { FLIGHT_STATUS: feed } = given;
  if (feed === 'aeroapi' || feed === 'aerodatabox')
    return lacking(given, 'FLIGHT_STATUS', ['FLIGHT_STATUS_KEY']);
  return feed === 'sandbox' && isProduction && given.PAYMENTS !== 'sandbox'
    ? [{ setting: 'FLIGHT_STATUS', says: 'sandbox needs PAYMENTS=sandbox in production' }]
    : [];
}

/** A message that nobody gets tells no guest anything: in production only where nobody pays either. */
function troublesOfChannel(given: Given, setting: string, isProduction: boolean): Trouble[] {
  if (given[setting] === 'twilio')
    return lacking(given, setting, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE']);
  return given[setting] === 'sandbox' && isProduction && given.PAYMENTS !== 'sandbox'
    ? [{ setting, says: 'sandbox needs PAYMENTS=sandbox in production' }]
    : [];
}

/** A key pair is whole, and a push never goes to a host with a port where guests are real: that one stands in for tests. */
function troublesOfPush(given: Given, isProduction: boolean): Trouble[] {
  const { PUSH_HOSTS: hosts = '', VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  return [
    ...lacking(given, 'VAPID_PUBLIC_KEY', ['VAPID_PRIVATE_KEY']),
    ...lacking(given, 'VAPID_PRIVATE_KEY', ['VAPID_PUBLIC_KEY']),
    ...(publicKey && privateKey && !isPair(publicKey, privateKey)
      ? [{ setting: 'VAPID_PRIVATE_KEY', says: 'is not of the pair of VAPID_PUBLIC_KEY' }]
      : []),
    ...(isProduction && given.PAYMENTS !== 'sandbox' && listOf(hosts).some(isStandIn)
      ? [{ setting: 'PUSH_HOSTS', says: 'a host with a port needs PAYMENTS=sandbox in production' }]
      : []),
  ];
}

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** An account of a merchant: in the same mode as the server's own, and with everything that its frame and its webhooks need. */
function troublesOfAccount(
  given: Given,
  { key, publishable, webhook }: ReturnType<typeof settingsOfAccounts>[number],
): Trouble[] {
  const own = given.STRIPE_SECRET_KEY ?? '';
  const troubles = lacking(given, key, ['STRIPE_SECRET_KEY', publishable, webhook]);
  for (const [setting, form] of [
    [key, /^(sk|rk)_/],
    [publishable, /^pk_/],
    [webhook, /^whsec_/],
  ] as const)
    if (given[setting] && !form.test(given[setting]))
      troubles.push({ setting, says: 'is not such a key of Stripe' });
  for (const setting of [key, publishable])
    if (own && given[setting] && isTestKey(given[setting]) !== isTestKey(own))
      troubles.push({ setting, says: 'is not of the same mode as STRIPE_SECRET_KEY, test or live' });
  return troubles;
}

/**
 * The identity service's address must not be one that anybody on the way can play, and a meaningless pair of roles would lock people out
 * unseen.
 */
function troublesOfIdentityService(given: Given, isProduction: boolean): Trouble[] {
  const roles = parseRoleMap(given.OIDC_ROLES ?? '');
  const troubles: Trouble[] = [...lacking(given, 'OIDC_ISSUER_URL', ['OIDC_CLIENT_ID'])];
  if ('wrong' in roles)
    troubles.push({ setting: 'OIDC_ROLES', says: `${roles.wrong} names no role of ours once` });
  if (isProduction && given.OIDC_ISSUER_URL?.startsWith('http:'))
    troubles.push({ setting: 'OIDC_ISSUER_URL', says: 'https is needed in production' });
  return troubles;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_of_tests',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
};
const stripeTest = {
  STRIPE_SECRET_KEY: 'sk_test_of_tests',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
};
/** The least that production starts with. */
const least = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://rides.example',
  DATABASE_URL: 'postgres://db.example/rides',
};
const production = { ...least, ...stripe };
const sandboxOfProduction = { ...least, PAYMENTS: 'sandbox' };

type Env = Readonly<Record<string, string>>;

/** The lines of a refused start with these settings; none for an accepted one. */
function linesOf(env: Env): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
}

const settingsIn = (lines: readonly string[]) => lines.map((line) => line.replace(/:.*$/, ''));

describe('the configuration', () => {
  it('shows demo, development pages and calls outside production', () => {
    expect(readConfig({})).toMatchObject({
      demo: true,
      docs: true,
      publicUrl: 'http://localhost:3000',
      tellsOfSandbox: false,
    });
  });

  it('keeps them from the public in production, unless the calls are asked for', () => {
    expect(readConfig(production)).toMatchObject({ demo: false, docs: false });
    expect(readConfig({ ...production, DOCS: 'on' })).toMatchObject({ demo: false, docs: true });
    expect(readConfig({ DOCS: 'off' }).docs).toBe(false);
  });

  it('takes an empty setting for none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '', PAYMENTS: '' })).toMatchObject({ PORT: 3000 });
  });

  it('stands in docs/operating.md, setting by setting, with its defaults', () => {
    const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
    const fallback = (value: unknown) => (value === undefined || value === '' ? '' : `\`${value}\``);
    expect(rows).toEqual(
      settings.map(({ name, value, says }) => `| \`${name}\` | ${fallback(value)} | ${says} |`),
    );
  });
});

describe('production', () => {
  it('names everything that is missing and everything that is wrong at once', () => {
    const lines = linesOf({ NODE_ENV: 'production', PORT: 'x', MAIL_FROM: 'nobody', TRASLADO_NOW: 'now' });
    expect(settingsIn(lines).sort()).toEqual([
      'DATABASE_URL',
      'MAIL_FROM',
      'PORT',
      'PUBLIC_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TRASLADO_NOW',
      'TRASLADO_NOW',
    ]);
    expect(lines.join('\n')).toContain('PAYMENTS=sandbox');
  });

  it.each<[string, Env, string[]]>([
    ['a real gateway', production, []],
    ['the sandbox, when it is asked for', sandboxOfProduction, []],
    [
      'a sandbox of its own, when it is asked for',
      {
        ...sandboxOfProduction,
        SANDBOX_GATEWAY_URL: 'http://gw',
        SANDBOX_GATEWAY_SECRET: 'sixteen-letters-',
      },
      [],
    ],
    [
      'messages that nobody gets, where nobody pays',
      { ...sandboxOfProduction, SMS: 'sandbox', WHATSAPP: 'off' },
      [],
    ],
    ['Stripe’s test mode, when the sandbox is asked for', { ...sandboxOfProduction, ...stripeTest }, []],
    [
      'an emulator of Stripe, when the sandbox is asked for',
      { ...sandboxOfProduction, ...stripeTest, STRIPE_API_URL: 'http://emulator' },
      [],
    ],
    [
      'the embedded database, when it is asked for',
      { ...production, DATABASE_URL: '', EMBEDDED_DATABASE: 'yes' },
      [],
    ],
    [
      'this machine, to be tried on it without TLS',
      { ...production, PUBLIC_URL: 'http://127.0.0.1:3000' },
      [],
    ],
    ['a restricted key', { ...production, STRIPE_SECRET_KEY: 'rk_live_of_tests' }, []],
    [
      'the group’s backend that sells, with the gateway whose token it takes',
      { ...production, TRANSFERS_API_URL: 'https://transfers.example' },
      [],
    ],
  ])('starts with %s', (_, env, none) => {
    expect(linesOf(env)).toEqual(none);
    expect(readConfig(env).tellsOfSandbox).toBe(env.PAYMENTS === 'sandbox');
  });

  it.each<[string, Env, string[]]>([
    ['no database of its own', { ...production, DATABASE_URL: '' }, ['DATABASE_URL']],
    [
      'messages that nobody gets',
      { ...production, SMS: 'sandbox', WHATSAPP: 'sandbox' },
      ['SMS', 'WHATSAPP'],
    ],
    [
      'Twilio without its account',
      { ...production, SMS: 'twilio', TWILIO_ACCOUNT_SID: 'AC0' },
      ['TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE'],
    ],
    [
      'a push service that only stands for one',
      { ...production, PUSH_HOSTS: 'fcm.googleapis.com,127.0.0.1:4001' },
      ['PUSH_HOSTS'],
    ],
    ['half a key pair', { ...production, VAPID_PUBLIC_KEY: 'B'.repeat(87) }, ['VAPID_PRIVATE_KEY']],
    [
      'two halves of two key pairs',
      { ...production, VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'a'.repeat(43) },
      ['VAPID_PRIVATE_KEY'],
    ],
    ['two databases', { ...production, EMBEDDED_DATABASE: 'yes' }, ['EMBEDDED_DATABASE']],
    ['no address of its own', { ...production, PUBLIC_URL: '' }, ['PUBLIC_URL']],
    ['guests who come without TLS', { ...production, PUBLIC_URL: 'http://rides.example' }, ['PUBLIC_URL']],
    [
      'a host that only begins like this machine',
      { ...production, PUBLIC_URL: 'http://localhost.rides.example' },
      ['PUBLIC_URL'],
    ],
    [
      'a word without a meaning',
      { ...production, TRANSFERS_WORDS: 'LISTO=yes;NADA=perhaps' },
      ['TRANSFERS_WORDS'],
    ],
    [
      'no gateway',
      { ...production, STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ],
    [
      'no gateway where the group’s backend sells',
      { ...least, TRANSFERS_API_URL: 'https://transfers.example' },
      ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ],
    [
      'a sandbox of its own that nobody asked for',
      {
        ...production,
        ...noStripe(),
        SANDBOX_GATEWAY_URL: 'http://gw',
        SANDBOX_GATEWAY_SECRET: 'sixteen-letters-',
      },
      ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SANDBOX_GATEWAY_URL'],
    ],
    ['Stripe’s test mode', { ...production, ...stripeTest }, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']],
    ['an emulator of Stripe', { ...production, STRIPE_API_URL: 'http://emulator' }, ['STRIPE_API_URL']],
    [
      'live keys in the sandbox',
      { ...sandboxOfProduction, ...stripe },
      ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
    ],
    ['a clock of its own', { ...production, TRASLADO_NOW: '2026-11-21T15:00:00Z' }, ['TRASLADO_NOW']],
    ['a failure on purpose', { ...production, TRASLADO_FAILPOINT: 'pay.charged' }, ['TRASLADO_FAILPOINT']],
    [
      'an identity service that anybody on the way can play',
      { ...production, OIDC_ISSUER_URL: 'http://id.example', OIDC_CLIENT_ID: 'traslado' },
      ['OIDC_ISSUER_URL'],
    ],
  ])('does not start with %s', (_, env, wrong) => {
    expect(settingsIn(linesOf(env))).toEqual(wrong);
  });
});

function noStripe(): Env {
  return { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
}

const issuer = { OIDC_ISSUER_URL: 'https://id.group.example', OIDC_CLIENT_ID: 'traslado' };

describe('a wrong setting is told in one line that begins with its name', () => {
  it.each<[Env, RegExp]>([
    [{ PORT: 'x' }, /^PORT: is not a whole number$/],
    [{ PORT: '70000' }, /^PORT: is more than 65535$/],
    [{ DATABASE_POOL: '1' }, /^DATABASE_POOL: is less than 2$/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV: is not one of production, development, test$/],
    [{ DOCS: 'maybe' }, /^DOCS: is not one of on, off$/],
    [{ PAYMENTS: 'stripe' }, /^PAYMENTS: is not one of sandbox$/],
    [{ PUBLIC_URL: 'rides.example' }, /^PUBLIC_URL: .*https:\/\//],
    [{ PUBLIC_URL: 'mailto:a@b.example' }, /^PUBLIC_URL: /],
    [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET: has fewer than 32 characters$/],
    [{ TRUSTED_PROXIES: 'proxy.internal' }, /^TRUSTED_PROXIES: "proxy.internal" .*IP address/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES: "10.0.0.0\/33" /],
    [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.256' }, /^TRUSTED_PROXIES: "10.0.0.256" /],
    [{ TRUSTED_PROXIES: '10.0.0.1;10.0.0.2' }, /^TRUSTED_PROXIES: /],
    [{ MAIL_FROM: 'Perla Resorts' }, /^MAIL_FROM: .*Name <name@host>/],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, /^MAIL_FROM: /],
    [{ SMTP_URL: 'mail.example:587' }, /^SMTP_URL: .*smtp:\/\//],
    [{ SMTP_URL: 'https://mail.example' }, /^SMTP_URL: /],
    [{ DATABASE_URL: 'localhost/traslado' }, /^DATABASE_URL: .*postgresql:\/\//],
    [{ DATABASE_URL: 'mysql://db/traslado' }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'postgresql://u:p@db:99999/traslado' }, /^DATABASE_URL: cannot be read; /],
    [{ DATABASE_URL: 'postgresql://u:p@db/x?sslmode=on' }, /^DATABASE_URL: sslmode is not one of disable, /],
    [
      { DATABASE_URL: 'postgresql://u:p@db/x?sslrootcert=/nowhere/ca.pem' },
      /^DATABASE_URL: names \/nowhere\/ca.pem, which cannot be read \(ENOENT\)$/,
    ],
    [{ STRIPE_SECRET_KEY: 'pk_live_swapped' }, /^STRIPE_SECRET_KEY: .*sk_ or rk_\n/],
    [
      { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' },
      /^STRIPE_WEBHOOK_SECRET: is needed with STRIPE_SECRET_KEY$/,
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_live_x' },
      /^STRIPE_SECRET_KEY: is needed .*\nSTRIPE_WEBHOOK_SECRET: is needed /,
    ],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, /^STRIPE_PUBLISHABLE_KEY: is not of the same mode/],
    [
      { ...stripeTest, SANDBOX_GATEWAY_URL: 'http://gw', SANDBOX_GATEWAY_SECRET: 'sixteen-letters-' },
      /^SANDBOX_GATEWAY_URL: contradicts /,
    ],
    [{ SANDBOX_GATEWAY_URL: 'http://gw' }, /^SANDBOX_GATEWAY_SECRET: is needed with SANDBOX_GATEWAY_URL$/],
    [
      { RESERVATIONS_API_URL: 'http://reservations.example' },
      /^MOBILE_API_URL: is needed with RESERVATIONS_API_URL$/,
    ],
    [{ MOBILE_API_URL: 'not an address' }, /^MOBILE_API_URL: /],
    [{ OIDC_ISSUER_URL: 'https://id.group.example' }, /^OIDC_CLIENT_ID: is needed with OIDC_ISSUER_URL$/],
    [{ ...issuer, OIDC_ISSUER_URL: 'id.group.example' }, /^OIDC_ISSUER_URL: is not an address/],
    [{ ...issuer, OIDC_ROLES: 'Money=The boss' }, /^OIDC_ROLES: Money=The boss /],
    [{ ...issuer, OIDC_ROLES: 'Money=finance;Money=auditor' }, /^OIDC_ROLES: /],
    [{ ...issuer, OIDC_SCOPES: 'profile' }, /^OIDC_SCOPES: begins with openid$/],
    [{ TRASLADO_NOW: 'yesterday' }, /^TRASLADO_NOW: is not an instant/],
    [{ PORT: 'x', DOCS: 'maybe' }, /^PORT: .+\nDOCS: .+$/],
  ])('%j', (env, lines) => {
    expect(linesOf(env).join('\n')).toMatch(lines);
  });

  it('says nothing of a secret', () => {
    const secret = 'my-hidden-word';
    const lines = linesOf({
      DATABASE_URL: `postgresql://u:${secret}@db:99999/x`,
      SMTP_URL: `mailto:${secret}@host`,
      STRIPE_SECRET_KEY: secret,
      TOKEN_SECRET: secret,
      SANDBOX_GATEWAY_SECRET: secret,
    });
    expect(new Set(settingsIn(lines)).size).toBeGreaterThanOrEqual(5);
    expect(lines.join('\n')).not.toContain(secret);
  });

  it.each<Env>([
    { TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8, fd00::/8, loopback' },
    { MAIL_FROM: 'transfers@perla.example' },
    { SMTP_URL: 'smtps://user:p%40ss@mail.example:465?requireTLS=true' },
    { DATABASE_URL: 'postgres://user:p%40ss@db.example:5433/traslado?sslmode=verify-full' },
    { DATABASE_URL: 'postgresql:///traslado?host=/var/run/postgresql' },
    { ...issuer, OIDC_ROLES: 'Front desk=concierge;Money=finance' },
    stripeTest,
  ])('and a right one is taken: %j', (env) => {
    expect(linesOf(env)).toEqual([]);
  });
});

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARD_FRAME_SCRIPT } from '@traslado/gateway/card-frame-script';
import { CHALLENGE_SCRIPT } from '@traslado/gateway/challenge-script';
import { hashSource } from '@traslado/gateway/page-shell';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerDocuments } from '../../http/documents.ts';
import { cloneDatabase } from '../../testing/database/test-databases.ts';
import { aCharge } from '../../testing/payments/payments-harness.ts';
import { openPayments } from './open-payments.ts';
import { stripeFramePlugin } from './stripe-frame.ts';
import { STRIPE_FRAME_SCRIPT, STRIPE_RETURN_SCRIPT } from './stripe-frame-script.ts';

const database = await cloneDatabase();
const webRoot = mkdtempSync(join(tmpdir(), 'traslado-pay-'));
cpSync(new URL('../../../../web/index.html', import.meta.url), join(webRoot, 'index.html'));
const [sandbox, stripe] = await Promise.all([
  openPayments({
    kind: 'sandbox-embedded',
    databaseUrl: database.url,
    secret: 'of this test',
    webhookUrl: () => '',
  }),
  openPayments({
    kind: 'stripe',
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecrets: ['whsec_x'],
  }),
]);
const app = Fastify();
for (const { plugin, prefix } of [...sandbox.pages, ...stripe.pages]) await app.register(plugin, { prefix });
const send = await registerDocuments(app, {
  webRoot,
  frameSources: stripe.port.clientConfig().frameSources,
  isPage: () => true,
  site: () => ({ name: 'Perla', publicUrl: 'https://book.example' }),
});
app.setNotFoundHandler((request, reply) => send(request, reply));
const asked = await sandbox.port.charge(aCharge({ paymentToken: 'tok_threeDSecure' }));
if (asked.kind !== 'requires_action') throw new Error('expected the bank');

/**
 * The inventory of scripts where a guest pays (PCI DSS 4.0.1, 6.4.3): each source that a document lets a browser run, with its reason. Our own
 * are held by a hash or come from our host alone, where the build names each file by its content. Stripe forbids a copy of its script and changes it
 * without a word, so it has no hash: it runs in the frame only, never in the page.
 */
const inventory: readonly (readonly [
  document: string,
  path: string,
  reasons: Readonly<Record<string, string>>,
])[] = [
  ['the page that asks for the payment', '/transportation/payment', { "'self'": 'the built web app' }],
  ['the page of a payment link', '/pay/key', { "'self'": 'the built web app' }],
  [
    'the card frame of the sandbox',
    '/sandbox-gateway/frame',
    { [hashSource(CARD_FRAME_SCRIPT)]: 'checks the fields and makes the token' },
  ],
  [
    'the bank’s page of the sandbox',
    asked.actionUrl,
    { [hashSource(CHALLENGE_SCRIPT)]: 'tells the page that the guest has decided' },
  ],
  [
    'the card frame of Stripe',
    '/gateway-frame/stripe',
    {
      [hashSource(STRIPE_FRAME_SCRIPT)]: 'asks Stripe for its fields and passes the token on',
      'https://js.stripe.com': 'Stripe.js, which draws the fields and makes the token',
      'https://*.js.stripe.com': 'parts that Stripe.js fetches by itself',
    },
  ],
  [
    'the way back from the bank',
    '/gateway-frame/stripe/return',
    { [hashSource(STRIPE_RETURN_SCRIPT)]: 'tells the page that the guest is back' },
  ],
];

afterAll(async () => {
  await app.close();
  await sandbox.close();
  await database.drop();
  rmSync(webRoot, { recursive: true });
});

/** The sources of scripts of a policy: its `script-src`, else its `default-src`. */
function scriptSources(policy: string): readonly string[] {
  const directives = new Map(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(' ');
      return [name, sources] as const;
    }),
  );
  return directives.get('script-src') ?? directives.get('default-src') ?? ['*'];
}

/** The source that a policy has to name for a script element; none for an element with data. */
function sourceOf([, attributes = '', text = '']: RegExpMatchArray): readonly string[] {
  if (attributes.includes('application/json')) return [];
  const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
  if (src === undefined) return [hashSource(text)];
  return [src.startsWith('/') && !src.startsWith('//') ? "'self'" : new URL(src).origin];
}

describe('wallets at Stripe', () => {
  it.each([
    [
      'with the setting',
      true,
      { amount: '84.00', currency: 'USD' },
      '"wallet":{"amount":8400,"currency":"usd"}',
    ],
    ['without an amount', true, {}, '"wallet":null'],
    ['without the setting', false, { amount: '84.00', currency: 'USD' }, '"wallet":null'],
  ])('are offered %s as they may be', async (_, hasWallets, amount, config) => {
    const alone = Fastify();
    await alone.register(stripeFramePlugin({ publishableKey: 'pk_test_x', allowedOrigins: [], hasWallets }));
    const parent = 'https://book.example';
    const query = new URLSearchParams({ parent, channel: 'channel-0123456789', ...amount });
    const { body } = await alone.inject({ url: `/?${query}`, headers: { host: 'book.example' } });
    expect(body).toContain(config);
    expect(body.includes('id="wallet"')).toBe(!config.includes('null'));
  });
});

describe('the scripts where a guest pays', () => {
  it.each(inventory)('%s runs those of the inventory and no other', async (_, path, reasons) => {
    const query = new URLSearchParams({ parent: 'https://book.example', channel: 'channel-0123456789' });
    const answer = await app.inject({
      url: `${path}${path.includes('?') ? '&' : '?'}${query}`,
      headers: { host: 'book.example' },
    });
    expect(scriptSources(String(answer.headers['content-security-policy']))).toEqual(Object.keys(reasons));
    const elements = [...answer.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(sourceOf);
    expect(elements.length).toBeGreaterThan(0);
    expect(Object.keys(reasons)).toEqual(expect.arrayContaining(elements));
    expect(answer.body).not.toMatch(/\son\w+=|javascript:/i);
  });

  it.each([
    ['the card frame of the sandbox', '/sandbox-gateway/frame'],
    ['the bank’s page of the sandbox', asked.actionUrl],
    ['the card frame of Stripe', '/gateway-frame/stripe'],
  ])('%s has the typeface of the page from its own host, and no other', async (_, path) => {
    const answered = async (font: string) => {
      const query = new URLSearchParams({
        parent: 'https://book.example',
        channel: 'channel-0123456789',
        font,
      });
      const { headers, body } = await app.inject({
        url: `${path}${path.includes('?') ? '&' : '?'}${query}`,
        headers: { host: 'book.example' },
      });
      const policy = String(headers['content-security-policy']);
      const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) =>
        hashSource(text),
      );
      expect(policy).toContain(`style-src ${styles.join(' ')};`);
      return { policy, body };
    };
    const font = 'https://book.example/assets/instrument-sans-Dk3f_x-9.woff2';
    const { policy, body } = await answered(font);
    expect(policy.match(/font-src [^;]*/g)).toEqual([`font-src ${font}`]);
    expect(body).toContain(`url('${font}')`);
    for (const wrong of [
      '',
      'https://evil.example/assets/x.woff2',
      'https://book.example.evil.example/assets/x.woff2',
      'https://book.example/assets/../dev/x.woff2',
      'https://book.example/assets/x.woff2;script-src *',
      "https://book.example/assets/x.woff2'){}*{}@font-face{src:url('.woff2",
      'https://book.example/assets/x.js',
      'data:font/woff2;base64,AAAA',
    ]) {
      const other = await answered(wrong);
      expect(other.policy, wrong).not.toContain('font-src');
      expect(other.body, wrong).not.toContain("Page Text';font-weight");
    }
  });

  it('covers each document that a gateway serves', () => {
    const prefixes = [...sandbox.pages, ...stripe.pages].map(({ prefix }) => prefix);
    for (const prefix of prefixes) expect(inventory.some(([, path]) => path.startsWith(prefix))).toBe(true);
  });
});

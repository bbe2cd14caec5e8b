import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCharge, aRefund, charged, listed, refOf } from '../../testing/payments/payments-harness.ts';
import { type StripeEmulator, startStripeEmulator } from '../../testing/payments/stripe-emulator.ts';
import { paymentsOfAccounts } from './accounts.ts';
import { openPayments } from './open-payments.ts';
import { stripePayments } from './stripe.ts';

const key = 'STRIPE_CIHC_SECRET_KEY';
let own: StripeEmulator;
let other: StripeEmulator;
beforeAll(async () => {
  [own, other] = await Promise.all([
    startStripeEmulator({ hangMs: 100 }),
    startStripeEmulator({ hangMs: 100 }),
  ]);
});
afterAll(() => Promise.all([own.close(), other.close()]));

const portTo = ({ url, secretKey, webhookSecret }: StripeEmulator) =>
  stripePayments({
    secretKey,
    webhookSecrets: [webhookSecret],
    framePath: '/gateway-frame/stripe',
    apiUrl: url,
    timeoutMs: 2_000,
  });
const both = () => paymentsOfAccounts(portTo(own), new Map([[key, portTo(other)]]));

it('charges, finds and pays back at the account that is named, and nowhere else', async () => {
  const port = both();
  const request = aCharge({ account: key, statementName: 'PERLA TRASLADOS' });
  const gatewayId = await charged(port, request);
  expect([own.capturesOf(request.attemptId), other.capturesOf(request.attemptId)]).toEqual([0, 1]);
  expect(other.suffixOf(gatewayId)).toBe('PERLA TRASLADOS');
  expect(await port.find(refOf(request, { account: key }))).toMatchObject({ kind: 'succeeded' });
  expect(await port.find(refOf(request))).toMatchObject({ kind: 'not_found' });
  expect(await port.refund(aRefund(request, gatewayId, { account: key }))).toMatchObject({
    kind: 'succeeded',
  });
  expect(await listed(port, request.attemptId)).toMatchObject([{ refundedMinor: request.amountMinor }]);
});

it('takes the webhooks of each account', async () => {
  const port = both();
  for (const [account, emulator] of [
    ['', own],
    [key, other],
  ] as const) {
    emulator.takeWebhooks(Date.now());
    const request = aCharge({ account });
    await charged(port, request);
    const [sent] = emulator.takeWebhooks(Date.now());
    if (!sent) throw new Error('no event');
    const { attemptId } = request;
    expect(port.readWebhook(sent.rawBody, sent.headers, Date.now())).toMatchObject({
      kind: 'event',
      attemptId,
    });
    const forged = Buffer.concat([sent.rawBody, Buffer.from(' ')]);
    expect(port.readWebhook(forged, sent.headers, Date.now())).toMatchObject({ reason: 'bad_signature' });
  }
});

it('reads a card before it is charged, and does not know one that is nobody’s', async () => {
  const read = (paymentToken: string) => both().readCard({ account: key, paymentToken });
  expect(await read('pm_card_mastercard_prepaid')).toEqual({
    brand: 'mastercard',
    funding: 'prepaid',
    issuer: 'SANDBOX',
    country: 'US',
  });
  expect(await read('pm_card_nobody')).toBeNull();
});

it('does nothing at all for an account whose setting is gone', async () => {
  const port = paymentsOfAccounts(portTo(own), new Map());
  const request = aCharge({ account: key });
  for (const outcome of [
    await port.charge(request),
    await port.find(refOf(request, { account: key })),
    await port.cancel(refOf(request, { account: key })),
    await port.refund(aRefund(request, 'pi_1', { account: key })),
  ])
    expect(outcome.kind).toBe('unavailable');
  expect(own.capturesOf(request.attemptId)).toBe(0);
});

it('has a frame of its own for each account, whose tokens are that account’s', async () => {
  const { port, pages } = await openPayments({
    kind: 'stripe',
    secretKey: 'sk_test_own',
    publishableKey: 'pk_test_own',
    webhookSecrets: ['whsec_own'],
    accounts: new Map([
      [key, { secretKey: 'sk_test_cihc', publishableKey: 'pk_test_cihc', webhookSecrets: ['whsec_cihc'] }],
    ]),
  });
  expect(port.accounts).toEqual([key]);
  expect([port.clientConfig().frameUrl, port.clientConfig(key).frameUrl]).toEqual(
    pages.map(({ prefix }) => prefix),
  );
});

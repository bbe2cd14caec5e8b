import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueTicket } from './frame-ticket.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { sandboxGatewayPlugin } from './plugin.ts';
import { createLedgerDatabase, type LedgerDatabase } from './test-database.ts';

const secretKey = 'sk_sandbox_frame_tests';
const channel = 'channel-0123456789';
const parent = 'https://book.example';
const cardNumber = '4242424242424242';

describe('what a browser asks of the gateway', () => {
  let database: LedgerDatabase;
  let sandbox: OpenSandbox;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await createLedgerDatabase();
    sandbox = await openSandbox({ databaseUrl: database.url, deliverInBackground: false });
    app = Fastify();
    await app.register(
      sandboxGatewayPlugin({
        gateway: sandbox.gateway,
        secretKey,
        publicPath: '/sandbox-gateway',
        allowedOrigins: [parent],
      }),
      { prefix: '/sandbox-gateway' },
    );
  });
  afterAll(async () => {
    await app.close();
    await sandbox.close();
    await database.drop();
  });

  const frame = (query: Record<string, string>) =>
    app.inject({ method: 'GET', url: `/sandbox-gateway/frame?${new URLSearchParams(query)}` });
  const ticket = (): string => issueTicket(secretKey, parent, Date.now());
  const card = (over: object = {}) => ({
    ticket: ticket(),
    number: cardNumber,
    name: 'Ana Núñez',
    exp_month: 12,
    exp_year: new Date().getFullYear() + 2,
    cvc: '123',
    ...over,
  });
  const tokenise = (payload: object, origin = 'null') =>
    app.inject({ method: 'POST', url: '/sandbox-gateway/tokens', headers: { origin }, payload });
  const charge = (token: string, attemptId: string) =>
    sandbox.gateway.charge({
      token,
      amountMinor: 8_400,
      currency: 'USD',
      idempotencyKey: `key-${attemptId}`,
      attemptId,
      couponId: 'TR7K2M9QXA',
      description: '<img src=x onerror=alert(1)> & "ride"',
    });

  describe('the card frame', () => {
    it('offers its wallet for an amount that it can read, and leaves it out for any other', async () => {
      const asked = async (amount: object) =>
        (await frame({ parent, channel, locale: 'es-MX', ...amount })).body;
      expect(await asked({ amount: '84.00', currency: 'USD' })).toContain('Pagar USD 84.00</button>');
      for (const wrong of [
        {},
        { amount: '84', currency: 'USD' },
        { amount: '84.00' },
        { amount: '-1.00', currency: 'USD' },
        { amount: '84.00', currency: '<b>' },
        { amount: '<img src=x>', currency: 'USD' },
      ])
        expect(await asked(wrong), JSON.stringify(wrong)).not.toMatch(/id="wallet|<img|<b>/);
    });

    it('is a document of opaque origin that only listed pages may frame and only our script runs in', async () => {
      const answer = await frame({ parent, channel, locale: 'es-MX', theme: 'dark' });
      expect(answer.statusCode).toBe(200);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain('sandbox allow-scripts allow-forms;');
      expect(policy).not.toContain('allow-same-origin');
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`frame-ancestors 'self' ${parent}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-frame-options']).toBeUndefined();
      // No standing right may let another page read this document: its ticket is in it.
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.body).toContain('<html lang="es-MX" data-brand="card" data-theme="dark">');
      for (const autofill of ['cc-number', 'cc-name', 'cc-exp', 'cc-csc']) {
        expect(answer.body).toContain(`autocomplete="${autofill}"`);
      }
    });

    it('is served to the page of its own host, whatever the scheme', async () => {
      for (const own of ['http://localhost:80', 'https://localhost']) {
        const answer = await app.inject({
          method: 'GET',
          url: `/sandbox-gateway/frame?${new URLSearchParams({ parent: new URL(own).origin, channel })}`,
          headers: { host: 'localhost' },
        });
        expect(answer.statusCode).toBe(200);
      }
    });

    it.each([
      ['a stranger', { parent: 'https://evil.example', channel }],
      ['a look-alike', { parent: `${parent}.evil.example`, channel }],
      ['a path', { parent: `${parent}/x`, channel }],
      ['an opaque page', { parent: 'null', channel }],
      ['any page', { parent: '*', channel }],
      ['nobody', { channel }],
      ['a short channel', { parent, channel: 'x' }],
      ['a channel with markup', { parent, channel: '</script><script>alert(1)' }],
    ])('is refused to %s', async (_who, query) => {
      const answer = await frame(query as Record<string, string>);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('alert(1)');
      expect(answer.body).not.toContain('tokenPath');
    });
  });

  describe('tokens', () => {
    it('makes a token that charges once, for one attempt', async () => {
      const answer = await tokenise(card());
      expect(answer.statusCode).toBe(200);
      const { token, card: kept } = answer.json();
      expect(kept).toEqual({ brand: 'visa', last4: '4242' });
      expect(await charge(token, 'att_once')).toMatchObject({
        kind: 'charge',
        charge: { status: 'succeeded' },
      });
      expect(await charge(token, 'att_once')).toMatchObject({
        kind: 'charge',
        charge: { status: 'succeeded' },
      });
      expect(await charge(token, 'att_twice')).toEqual({ kind: 'refused', code: 'token_invalid' });
    });

    it('spends a token once when two attempts meet', async () => {
      const { token } = (await tokenise(card())).json();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => charge(token, `att_meet_${index}`)),
      );
      expect(answers.filter((answer) => answer.kind === 'charge').length).toBe(1);
    });

    it('takes a ticket once, and gives the next one with the token', async () => {
      const first = card();
      const answers = await Promise.all([tokenise(first), tokenise(first), tokenise(first)]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
      const next = answers.find((answer) => answer.statusCode === 200)?.json().next_ticket;
      expect((await tokenise(card({ ticket: next }))).statusCode).toBe(200);
    });

    it('refuses tickets that are forged, missing or old', async () => {
      const forged = issueTicket('sk_of_somebody_else', parent, Date.now());
      expect((await tokenise(card({ ticket: forged }))).statusCode).toBe(403);
      expect((await tokenise(card({ ticket: '' }))).statusCode).toBe(403);
      expect((await tokenise(card({ ticket: { toString: 'x' } }))).statusCode).toBe(403);
      const old = issueTicket(secretKey, parent, Date.now() - 25 * 3_600_000);
      expect((await tokenise(card({ ticket: old }))).json()).toEqual({ error: { code: 'ticket_spent' } });
    });

    it.each([
      [{ number: '' }, { number: 'numberMissing' }],
      [{ number: '4242424242424241' }, { number: 'numberWrong' }],
      [{ number: '4111111111111111' }, { number: 'numberNotTest' }],
      [{ name: '  ' }, { name: 'nameMissing' }],
      [{ name: 'x'.repeat(81) }, { name: 'nameLong' }],
      [{ exp_month: 13 }, { expiry: 'expiryWrong' }],
      [{ exp_month: '12' }, { expiry: 'expiryWrong' }],
      [{ exp_month: 1, exp_year: 2020 }, { expiry: 'expiryPast' }],
      [{ cvc: '12' }, { cvc: 'cvcWrong' }],
      [{ cvc: 123 }, { cvc: 'cvcWrong' }],
    ])('says what is wrong with %j', async (over, fields) => {
      const answer = await tokenise(card(over));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toEqual(fields);
    });

    it.each([[[]], [null], ['card'], [{}], [{ __proto__: { ticket: 'x' } }]])(
      'survives the body %j',
      async (body) => {
        const answer = await app.inject({
          method: 'POST',
          url: '/sandbox-gateway/tokens',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
      },
    );

    it('lets an opaque origin read this answer and no other', async () => {
      expect((await tokenise(card())).headers['access-control-allow-origin']).toBe('null');
      const stranger = await tokenise(card(), 'https://evil.example');
      expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
      const preflight = await app.inject({
        method: 'OPTIONS',
        url: '/sandbox-gateway/tokens',
        headers: { origin: 'null', 'access-control-request-method': 'POST' },
      });
      expect(preflight.headers['access-control-allow-origin']).toBe('null');
      expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
      const other = await app.inject({
        method: 'GET',
        url: `/sandbox-gateway/frame?${new URLSearchParams({ parent, channel })}`,
        headers: { origin: 'null' },
      });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
    });

    it('keeps no card number anywhere in its ledger', async () => {
      const { token } = (await tokenise(card())).json();
      await charge(token, 'att_numberless');
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const rows: string[] = [];
      for (const table of ['token', 'charge', 'event', 'refund']) {
        const dump = await client.query(`select row_to_json(t)::text as row from sandbox_gateway.${table} t`);
        rows.push(...dump.rows.map((row: { row: string }) => row.row));
      }
      await client.end();
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.join('\n')).not.toContain(cardNumber);
      expect(rows.join('\n')).not.toContain('Núñez');
    });
  });

  describe("the bank's page", () => {
    async function openChallenge(attemptId: string) {
      const answer = await charge('tok_threeDSecure', attemptId);
      if (answer.kind !== 'charge') throw new Error('expected a charge');
      const { id, actionSecret } = answer.charge;
      const query = new URLSearchParams({ secret: actionSecret ?? '', parent, channel });
      return { id, url: `/sandbox-gateway/challenge/${id}?${query}` };
    }
    const decide = (url: string, decision: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}`,
      });

    it('shows the amount and escapes what the shop says it is for', async () => {
      const { url } = await openChallenge('att_bank_page');
      const answer = await app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('USD 84.00');
      expect(answer.body).not.toContain('<img');
      expect(String(answer.headers['content-security-policy'])).toContain(
        'sandbox allow-scripts allow-forms;',
      );
    });

    it.each([
      ['approve', 'succeeded', 'charge.succeeded'],
      ['refuse', 'declined', 'charge.failed'],
    ])('%s settles the charge once', async (decision, status) => {
      const attemptId = `att_${decision}`;
      const { url } = await openChallenge(attemptId);
      const answer = await decide(url, decision);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('"finished":true');
      await decide(url, decision === 'approve' ? 'refuse' : 'approve');
      expect(await sandbox.gateway.findCharge(attemptId)).toMatchObject({ status });
    });

    it('is nothing without its secret, and takes no other answer', async () => {
      const { id, url } = await openChallenge('att_guess');
      const guess = `/sandbox-gateway/challenge/${id}?${new URLSearchParams({ secret: 'act_x', parent, channel })}`;
      expect((await app.inject({ method: 'GET', url: guess })).statusCode).toBe(404);
      expect((await decide(guess, 'approve')).statusCode).toBe(404);
      expect((await decide(url, 'maybe')).statusCode).toBe(400);
      expect(await sandbox.gateway.findCharge('att_guess')).toMatchObject({ status: 'requires_action' });
    });
  });

  it('moves money without the product for whoever has the secret key, of a booking that paid, and for nobody else', async () => {
    await charge('tok_visa', 'att_switch');
    const turn = (name: string, payload: object, key = secretKey) =>
      app.inject({
        method: 'POST',
        url: `/sandbox-gateway/switches/${name}`,
        headers: { authorization: `Bearer ${key}` },
        payload,
      });
    const of = { charge: 'TR7K2M9QXA' };
    const refund = { ...of, amount_minor: 1_000 };
    const dispute = { ...of, status: 'needs_response' };
    for (const [name, payload] of Object.entries({ refund, 'send-back': of, dispute })) {
      expect((await turn(name, payload, 'sk_of_somebody')).statusCode, name).toBe(401);
      expect((await turn(name, { ...payload, charge: 'ch_nobody' })).statusCode, name).toBe(404);
    }
    expect((await turn('dispute', { ...of, status: 'maybe' })).statusCode).toBe(400);
    expect((await turn('send-back', of)).statusCode).toBe(409);
    expect((await turn('refund', refund)).json()).toMatchObject({ refund_id: null, amount_minor: 1_000 });
    expect((await turn('refund', { ...of, amount_minor: 8_000 })).statusCode).toBe(400);
    expect((await turn('send-back', of)).statusCode).toBe(200);
    expect((await turn('dispute', dispute)).json()).toEqual({ status: 'needs_response' });
  });

  it('does not offer the server API when it runs inside the product', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/sandbox-gateway/v1/charges',
      headers: { authorization: `Bearer ${secretKey}` },
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';
import { createLedgerDatabase, type LedgerDatabase } from './test-database.ts';
import type { WebhookTransport } from './webhook-sender.ts';
import { SIGNATURE_HEADER, signWebhook, verifyWebhook } from './webhook-signature.ts';

const secret = 'whsec_sender_tests';

describe('webhooks from the ledger', () => {
  let database: LedgerDatabase;
  const opened: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    database = await createLedgerDatabase();
  });
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
    await database.drop();
  });

  async function open(send: WebhookTransport, deliverInBackground = false, sparesHeard = false) {
    const sandbox = await openSandbox({
      databaseUrl: database.url,
      webhook: { secret, send },
      deliverInBackground,
      sparesHeard,
      faults: { pendingRefundMs: 0, hangMs: 50 },
    });
    opened.push(sandbox.close);
    return sandbox;
  }
  const request = (attemptId: string, token = 'tok_visa') => ({
    token,
    amountMinor: 8_400,
    currency: 'USD',
    idempotencyKey: `key-${attemptId}`,
    attemptId,
    couponId: 'TR7K2M9QXA',
    description: 'ride',
  });
  const until = async (done: () => boolean): Promise<void> => {
    const end = Date.now() + 10_000;
    while (!done()) {
      if (Date.now() > end) throw new Error('waited in vain');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('sends an event again until the product takes it', async () => {
    const answers = [500, 'dead', 200] as const;
    const bodies: string[] = [];
    const sandbox = await open(async ({ body }) => {
      bodies.push(body);
      const answer = answers[bodies.length - 1] ?? 200;
      if (answer === 'dead') throw new Error('nobody listens');
      return answer;
    }, true);
    await sandbox.gateway.charge(request('att_retry'));
    await until(() => bodies.length === 3);
    expect(new Set(bodies.map((body) => JSON.parse(body).id)).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(bodies.length).toBe(3);
  });

  it('keeps what happened while the product was dead, also over a restart of the gateway', async () => {
    const before = await open(async () => Promise.reject(new Error('nobody listens')));
    await before.gateway.charge(request('att_dead'));
    await before.close();
    opened.pop();
    const ids: string[] = [];
    const after = await open(async ({ body }) => {
      ids.push(JSON.parse(body).charge.attempt_id);
      return 200;
    });
    expect(await after.deliverDue()).toBe(1);
    expect(ids).toEqual(['att_dead']);
    expect(await after.deliverDue()).toBe(0);
  });

  it('sends each event once when several processes share the ledger', async () => {
    const seen: string[] = [];
    const send: WebhookTransport = async ({ body }) => {
      seen.push(JSON.parse(body).id);
      return 204;
    };
    const workers = await Promise.all([open(send), open(send), open(send)]);
    const [first] = workers;
    await Promise.all(
      Array.from({ length: 150 }, (_, index) => first?.gateway.charge(request(`att_${index}`))),
    );
    const counts = await Promise.all(workers.map((worker) => worker.deliverDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(150);
    expect(new Set(seen).size).toBe(150);
    expect(seen.length).toBe(150);
  });

  it('signs what it sends, and tells of a refund that the bank settles later', async () => {
    const sent: { body: string; header: string }[] = [];
    const sandbox = await open(async ({ body, headers }) => {
      sent.push({ body, header: headers[SIGNATURE_HEADER] ?? '' });
      return 200;
    });
    const answer = await sandbox.gateway.charge(request('att_pending', 'tok_pendingRefund'));
    if (answer.kind !== 'charge') throw new Error('expected a charge');
    await sandbox.gateway.refund({
      refundId: 'ref_pending',
      chargeId: answer.charge.id,
      amountMinor: 100,
      currency: 'USD',
      idempotencyKey: 'refund-pending',
    });
    await sandbox.deliverDue();
    expect(sent.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
      'charge.succeeded',
      'refund.succeeded',
    ]);
    expect(await sandbox.gateway.findRefund('ref_pending')).toMatchObject({ status: 'succeeded' });
    for (const { body, header } of sent) {
      const check = (secrets: string[]) =>
        verifyWebhook({
          secrets,
          header,
          rawBody: Buffer.from(body),
          nowMs: Date.now(),
          toleranceSeconds: 300,
        });
      expect(check([secret])).toBe('ok');
      expect(check(['whsec_new', secret])).toBe('ok');
      expect(check(['whsec_new'])).toBe('bad_signature');
    }
  });

  it('spares a product in the same process what it has heard, and tells it what it has not', async () => {
    const told: string[] = [];
    const send: WebhookTransport = async ({ body }) => {
      told.push(JSON.parse(body).charge.attempt_id);
      return 200;
    };
    const sandbox = await open(send, false, true);
    await Promise.all([
      sandbox.gateway.charge(request('att_heard')),
      sandbox.gateway.charge(request('att_late', 'tok_lateSucceed')),
      sandbox.gateway.charge(request('att_too_late', 'tok_timeoutSucceed')),
    ]);
    expect(await sandbox.deliverDue()).toBe(2);
    expect(told.sort()).toEqual(['att_late', 'att_too_late']);
  });

  it('builds its schema once when many processes start at the same time', async () => {
    const empty = await createLedgerDatabase();
    const sandboxes = await Promise.all(
      Array.from({ length: 6 }, () => openSandbox({ databaseUrl: empty.url, connections: 2 })),
    );
    const answers = await Promise.all(sandboxes.map(({ gateway }) => gateway.charge(request('att_many'))));
    expect(new Set(answers.map((answer) => answer.kind === 'charge' && answer.charge.id)).size).toBe(1);
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
    await empty.drop();
  });
});

describe('signatures', () => {
  const rawBody = Buffer.from('{"id":"evt_1"}');
  const nowMs = 1_800_000_000_000;
  const check = (header: string | undefined, atMs = nowMs) =>
    verifyWebhook({ secrets: [secret], header, rawBody, nowMs: atMs, toleranceSeconds: 300 });
  const good = signWebhook(secret, rawBody, nowMs);

  it.each([
    [-301, 'stale'],
    [-299, 'ok'],
    [0, 'ok'],
    [299, 'ok'],
    [301, 'stale'],
  ])('read %i s after it was signed: %s', (seconds, result) =>
    expect(check(good, nowMs + seconds * 1_000)).toBe(result),
  );

  it.each([
    undefined,
    '',
    'v1=00',
    't=1800000000',
    good.replace('t=1800000000', 't=1800000001'),
    good.replace('t=', 't=-'),
    `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`,
    good.toUpperCase(),
    `t=1800000000,${'v1=00,'.repeat(400)}`,
  ])('refuses %j', (header) => expect(check(header)).not.toBe('ok'));
});

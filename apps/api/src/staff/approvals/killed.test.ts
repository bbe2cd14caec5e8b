import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayments } from '../../adapters/payments/open-payments.ts';
import type { OpenPayments } from '../../ports/payments.ts';
import { checkGateway } from '../../store/payment/books-repository.ts';
import { checkMoney } from '../../store/payment/check-money.ts';
import { askFor, couponIdOf, makeGiver } from '../../testing/approvals.ts';
import { refundsOf } from '../../testing/changes.ts';
import { type Child, freePort, startChild } from '../../testing/child-process.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makePending } from '../../testing/sales.ts';
import type { Staff } from '../../testing/staff.ts';

// The product as a child, with the gateway as a third process, so that both ledgers survive to be compared.

const secret = 'a-secret-of-the-sandbox-gateway';
let test: TestApp;
let ledger: TestDatabase;
let gateway: Child;
let payments: OpenPayments;
let before: Set<string>;
let camila: Staff;
let federico: Staff;
const open = new Set<Child>();

beforeAll(async () => {
  test = await openTestApp();
  ledger = await cloneDatabase();
  gateway = await startChild('sandbox/gateway/src/main.ts', {
    port: await freePort(),
    env: { DATABASE_URL: ledger.url, SANDBOX_SECRET_KEY: secret },
    probe: '/',
  });
  payments = await openPayments({ kind: 'sandbox-process', url: gateway.url, secret });
  before = new Set((await discrepancies()).map((one) => JSON.stringify(one)));
  camila = await makeGiver(test, 'concierge', 100);
  federico = await makeGiver(test, 'finance', 5_000);
}, 60_000);
afterAll(async () => {
  for (const child of open) await child.stop();
  await gateway.stop();
  await test.close();
  await ledger.drop();
});

const discrepancies = async () => [
  ...(await checkMoney(test.db, test.now())),
  ...(await checkGateway(test.db, payments.port, { from: 0 })),
];

type Start = { failpoint?: string; laterMs?: number; worker?: 'on' | 'off'; probe?: string | null };

async function startProduct({
  failpoint = '',
  laterMs = 0,
  worker = 'on',
  probe = '/api/public/brand',
}: Start) {
  const child = await startChild('apps/api/src/main.ts', {
    port: await freePort(),
    env: {
      DATABASE_URL: test.url,
      TOKEN_SECRET: 'a-secret-of-thirty-two-characters',
      SANDBOX_GATEWAY_URL: gateway.url,
      SANDBOX_GATEWAY_SECRET: secret,
      LOG_LEVEL: 'error',
      TRASLADO_NOW: new Date(test.now() + laterMs).toISOString(),
      TRASLADO_FAILPOINT: failpoint,
      TRASLADO_WORKER: worker,
    },
    probe,
  });
  open.add(child);
  return child;
}

async function waitFor(look: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(100)) if (await look()) return;
  throw new Error('waited in vain');
}

const approveAt = (child: Child, id: number) =>
  fetch(`${child.url}/v1/staff/refund-requests/${id}/approve`, {
    method: 'POST',
    headers: { cookie: federico.cookie, origin: child.url, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: '150.00' }),
  });

it.each([
  ['between approval and gateway', 'refund-approved'],
  ['between gateway and record', 'in-refund'],
])(
  'killed %s: one refund, one entry, one letter',
  async (_, failpoint) => {
    const { token, code, amount } = await makePending(test);
    const healthy = await startProduct({ worker: 'off' });
    const form = { coupon_id: code, amount, currency: 'USD', payment_token: 'tok_visa', uuidReference: code };
    const paid = await fetch(`${healthy.url}/v1/sales/payments/pay-coupon-by-id`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams(form),
    });
    expect(paid.status, await paid.text()).toBe(200);
    const couponId = await couponIdOf(test, code);
    const { id } = (await askFor(camila, couponId, { amount: '150.00' })).json();
    if (failpoint === 'refund-approved') {
      const killed = await startProduct({ failpoint, worker: 'off' });
      await expect(approveAt(killed, id)).rejects.toThrow();
      expect(await killed.ended).toBe('SIGKILL');
    } else {
      expect((await approveAt(healthy, id)).status).toBe(200);
      // The sweep begins at once, so it may be gone before it listens.
      expect(await (await startProduct({ failpoint, probe: null })).ended).toBe('SIGKILL');
    }
    await healthy.stop();
    expect((await refundsOf(test, code)).map(({ status }) => status)).not.toContain('succeeded');

    const revived = await startProduct({ laterMs: 30_000 });
    // The approver tries again: it is decided already.
    expect((await approveAt(revived, id)).status).toBe(409);
    await waitFor(async () => (await refundsOf(test, code))[0]?.status === 'succeeded');
    const letters = () =>
      test.db
        .selectFrom('mail')
        .select('id')
        .where('coupon_id', '=', couponId)
        .where('kind', '=', 'refund')
        .execute();
    await waitFor(async () => (await letters()).length > 0);
    await revived.stop();
    expect(await refundsOf(test, code)).toMatchObject([{ amount_minor: 150_00, reason: 'by_hand' }]);
    expect(await letters()).toHaveLength(1);
    const entries = await test.db
      .selectFrom('ledger_entry')
      .select('amount_minor')
      .where('coupon_id', '=', couponId)
      .where('kind', '=', 'refund')
      .execute();
    expect(entries).toEqual([{ amount_minor: 150_00 }]);
    expect((await discrepancies()).filter((one) => !before.has(JSON.stringify(one)))).toEqual([]);
  },
  120_000,
);

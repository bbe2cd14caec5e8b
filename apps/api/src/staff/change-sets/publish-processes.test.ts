import { setTimeout as sleep } from 'node:timers/promises';
import { providers } from '@traslado/domain/catalogues/providers';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import { afterAll, expect, it } from 'vitest';
import { actOn, changeOf, makeReady, readSetAs } from '../../testing/change-sets.ts';
import { type Child, freePort, startChild } from '../../testing/child-process.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const open: Child[] = [];
afterAll(async () => {
  for (const child of open) await child.stop();
});

const laterMs = 11 * MINUTE_MS;

async function startProduct(more: { failpoint?: string; worker?: 'on' | 'off'; probe?: string | null } = {}) {
  const { failpoint = '', worker = 'on', probe = '/api/public/brand' } = more;
  const child = await startChild('apps/api/src/main.ts', {
    port: await freePort(),
    env: {
      DATABASE_URL: test.url,
      TOKEN_SECRET: 'a-secret-of-thirty-two-characters',
      LOG_LEVEL: 'error',
      TRASLADO_NOW: new Date(test.now() + laterMs).toISOString(),
      TRASLADO_FAILPOINT: failpoint,
      TRASLADO_WORKER: worker,
    },
    probe,
  });
  open.push(child);
  return child;
}

async function waitFor(look: () => Promise<boolean>, forMs: number): Promise<void> {
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(50)) if (await look()) return;
  throw new Error('waited in vain');
}

it('is all or nothing where the process is killed, is done by the next ones once, and is in every process within a second', async () => {
  const ana = await makeStaff(test, ['administrator']);
  const sheetOf = (await test.get('/master-service/sheet-data/111?hotel_key=BP')).json();
  const { providerId } = sheetOf.provider;
  const id = await makeReady(ana, await changeOf(ana, providers, providerId, { trade_name: 'Of the set' }));
  const moment = { ...toLocal(test.now() + 10 * MINUTE_MS, 'America/Cancun'), property_id: 1 };
  expect((await actOn(ana, id, 'schedule', moment)).statusCode).toBe(200);
  const state = async () => (await readSetAs(ana, id)).change_set.state;

  const killed = await startProduct({ failpoint: 'in-publishing', probe: null });
  expect(await killed.ended).toBe('SIGKILL');
  expect(await state()).toBe('scheduled');
  const named = (await ana.ask('GET', `/v1/staff/providers/${providerId}`)).json().provider;
  expect(named.trade_name).toBe(sheetOf.provider.tradeName);

  const reader = await startProduct({ worker: 'off' });
  const { token } = await test.tokens.issueApp(test.now() + laterMs);
  const nameAt = async (child: Child) => {
    const answer = await fetch(`${child.url}/master-service/sheet-data/111?hotel_key=BP`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()).provider?.tradeName;
  };
  const workers = await Promise.all([startProduct(), startProduct()]);
  await waitFor(async () => (await state()) === 'published', 25_000);
  for (const child of [reader, ...workers])
    await waitFor(async () => (await nameAt(child)) === 'Of the set', 1_000);
  const { history } = await readSetAs(ana, id);
  expect(history.filter(({ action }: { action: string }) => action === 'publish')).toHaveLength(1);
}, 90_000);

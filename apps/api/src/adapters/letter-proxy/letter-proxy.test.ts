import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GiveUp } from '../../jobs/worker.ts';
import { sendRequestedLetter } from '../../mail/send-requested-letter.ts';
import type { LetterProxy } from '../../ports/letter-proxy.ts';
import { exampleFacts } from '../../testing/example-facts.ts';
import { everyFault, hastyLimits } from '../../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { type GroupSystems, openGroupSystems } from '../http/group-systems.ts';
import { createHttpLetterProxy } from './http.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const letter = {
  couponCode: '7K3QW9ZC4T',
  email: 'ana@example.com',
  language: 'es',
  key: 'letter-7',
} as const;

let standIn: StandIn;
let systems: GroupSystems;
beforeAll(async () => {
  standIn = await startStandIn({ now: () => now });
});
afterEach(async () => {
  standIn.faults.clear();
  standIn.forget();
  standIn.state.letters.length = 0;
  await systems.close();
});
afterAll(() => standIn.goDown());

function open(): LetterProxy {
  systems = openGroupSystems({
    urls: { auth: standIn.url, proxy: standIn.url },
    systemUser: 'web',
    now: () => now,
    limits: hastyLimits,
  });
  const proxy = systems.of('proxy');
  if (!proxy) throw new Error('no address');
  return createHttpLetterProxy(proxy);
}

/** The job that asks for the letter a guest wants; with our own letters nothing to write with. */
function job(proxy: LetterProxy) {
  const nobody = () => {
    throw new Error('ours is not asked');
  };
  const handler = sendRequestedLetter({
    db: new Proxy({}, { get: nobody }) as never,
    pool: { render: nobody, close: nobody },
    from: { name: '', address: 'transfers@perla.example' },
    log: { info: nobody, warn: nobody, error: nobody },
    proxy,
    findLetterRequest: async () => ({ couponId: 7, email: letter.email, language: 'es' }),
    findLetterFactsIn: async () => exampleFacts(),
  });
  return handler({ requestId: 7 }, { now, attempt: 1, signal: new AbortController().signal });
}

describe('the proxy that mails a letter', () => {
  it('is asked with a form, a key and the language', async () => {
    expect(await open().send(letter)).toEqual({ kind: 'accepted' });
    const request = standIn.heard.find(({ call }) => call === 'sendLetter');
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/transfers/coupons/7K3QW9ZC4T/letter/email',
      body: 'email=ana%40example.com',
    });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': 'letter-7',
      'accept-language': 'es',
    });
  });

  it('takes the place of our own letter', async () => {
    await job(open());
    expect(standIn.state.letters).toEqual([
      { coupon_id: exampleFacts().coupon.coupon_id, email: letter.email },
    ]);
  });

  it('refusing it ends the matter', async () => {
    standIn.faults.set({ call: 'sendLetter', kind: 'status', status: 422 });
    expect(await open().send(letter)).toMatchObject({ kind: 'rejected' });
    await expect(job(open())).rejects.toThrow(GiveUp);
  });

  // Anything of a 2xx is a yes, and 403 is a no.
  const silent = everyFault.filter(({ is }) => !is.startsWith('wrong: ') && is !== 'refusing us');
  it.each(silent)('$is: asked once, and the job tries again later', async ({ bring, requests }) => {
    const proxy = open();
    await bring(standIn, 'sendLetter');
    expect(await proxy.send(letter)).toMatchObject({ kind: 'unavailable' });
    // A token that they refuse is renewed once; nothing else is repeated in one try.
    expect(standIn.heard.filter(({ call }) => call === 'sendLetter')).toHaveLength(
      Math.min(requests, 1) + (requests === 2 ? 1 : 0),
    );
    const tried = job(proxy);
    await expect(tried).rejects.toThrow('the proxy did not answer');
    await expect(tried).rejects.not.toBeInstanceOf(GiveUp);
    if (requests === 0) await standIn.comeUp();
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GiveUp, PutOff } from '../../jobs/worker.ts';
import { exampleFacts } from '../../letter/example-facts.ts';
import { unansweredPauseMs } from '../../mail/hand-over.ts';
import { sendRequestedLetter } from '../../mail/send-requested-letter.ts';
import type { LetterProxy } from '../../ports/letter-proxy.ts';
import { everyFault, hastyLimits } from '../../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { type GroupSystems, openGroupSystems } from '../group-client/group-systems.ts';
import type { BackendLimits } from '../group-client/limits.ts';
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
afterEach(async () => {
  standIn.faults.clear();
  standIn.forget();
  standIn.state.letters.length = 0;
  await systems.close();
});
/** For requests that have to succeed, also on a busy machine. */
const patientLimits = { ...hastyLimits, totalMs: 15_000, tryMs: 15_000, deedMs: 15_000 };

function open(limits: Partial<BackendLimits> = patientLimits): LetterProxy {
  systems = openGroupSystems({
    urls: { auth: standIn.url, proxy: standIn.url },
    systemUser: 'web',
    now: () => now,
    limits,
  });
  const proxy = systems.of('proxy');
  if (!proxy) throw new Error('no address');
  return createHttpLetterProxy(proxy);
}

/** Notes of one request, and the letters left to staff. */
type Notes = { unanswered: number; handedOverAt: number | null; left: string[] };
const newNotes = (): Notes => ({ unanswered: 0, handedOverAt: null, left: [] });

/** The job that asks for the letter a guest wants; without any letter of ours. */
function job(proxy: LetterProxy, notes: Notes = newNotes(), at = now) {
  const nobody = () => {
    throw new Error('ours is not asked');
  };
  const handler = sendRequestedLetter({
    db: new Proxy({}, { get: nobody }) as never,
    pool: { render: nobody, close: nobody },
    from: { name: '', address: 'transfers@perla.example' },
    log: { info: nobody, warn: nobody, error: nobody },
    proxy: {
      proxy,
      markHandedOver: async ({ unanswered }, askedAt) => {
        Object.assign(notes, { unanswered: unanswered + 1, handedOverAt: askedAt });
      },
      takeHandOverBack: async () => {
        notes.unanswered -= 1;
      },
      leaveToStaff: async (_asked, detail) => {
        notes.left.push(detail);
      },
    },
    findLetterRequest: async () => ({ couponId: 7, email: letter.email, language: 'es', ...notes }),
    findLetterFactsIn: async () => exampleFacts(),
  });
  return handler(
    { requestId: 7 },
    { now: at, attempt: 1, isLast: false, signal: new AbortController().signal },
  );
}

describe.each(['rich', 'documented'] as const)('the proxy that mails a letter (%s)', (dialect) => {
  beforeAll(async () => {
    standIn = await startStandIn({ now: () => now, dialect });
  });
  afterAll(() => standIn.goDown());

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

  // Anything of a 2xx is a yes.
  const silent = everyFault.filter(({ is }) => !is.startsWith('wrong: '));
  const unanswered = silent.filter(({ is }) => ['slow', 'silent', 'half-closed', 'reset'].includes(is));
  const refused = silent.filter((fault) => !unanswered.includes(fault));

  it.each(unanswered)('$is: asked twice at most, and left to staff', async ({ bring }) => {
    const proxy = open(hastyLimits);
    await bring(standIn, 'sendLetter');
    const notes = newNotes();
    const asked = () => standIn.heard.filter(({ call }) => call === 'sendLetter').length;
    await expect(job(proxy, notes)).rejects.toThrow(PutOff);
    await expect(job(proxy, notes, now + 1_000)).rejects.toThrow(PutOff);
    expect([asked(), notes.unanswered, notes.left]).toEqual([1, 1, []]);
    await job(proxy, notes, now + unansweredPauseMs);
    expect([asked(), notes.left.length]).toEqual([2, 1]);
    await job(proxy, notes, now + 3 * unansweredPauseMs);
    expect(asked()).toBe(2);
  });

  it('a process that died after it asked leaves a note: once more, and no third time', async () => {
    const notes = { ...newNotes(), unanswered: 1, handedOverAt: now };
    await job(open(), notes, now + unansweredPauseMs);
    expect(standIn.state.letters).toHaveLength(1);
    await job(open(), notes, now + 3 * unansweredPauseMs);
    expect(standIn.state.letters).toHaveLength(1);
    expect(notes.left).toHaveLength(1);
  });

  it.each(refused)('$is: asked once, and the job tries again later', async ({ bring, requests }) => {
    const proxy = open(hastyLimits);
    await bring(standIn, 'sendLetter');
    expect(await proxy.send(letter)).toMatchObject({ kind: 'unavailable' });
    // A refused token is renewed once; nothing else is repeated in one try.
    expect(standIn.heard.filter(({ call }) => call === 'sendLetter')).toHaveLength(
      Math.min(requests, 1) + (requests === 2 ? 1 : 0),
    );
    const notes = newNotes();
    const tried = job(proxy, notes);
    await expect(tried).rejects.toThrow('the proxy did not answer');
    await expect(tried).rejects.not.toBeInstanceOf(GiveUp);
    await expect(tried).rejects.not.toBeInstanceOf(PutOff);
    expect(notes.unanswered).toBe(0);
    if (requests === 0) await standIn.comeUp();
  });
});

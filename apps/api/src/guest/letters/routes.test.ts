import { Worker } from 'node:worker_threads';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOfRefusal, refusalOf } from '../../http/problems.ts';
import { createStaffCookie } from '../../http/staff-cookie.ts';
import { createTokens } from '../../http/tokens.ts';
import { exampleFacts } from '../../letter/example-facts.ts';
import type { CouponView } from '../../letter/facts.ts';
import { createLetterPool, type LetterPool, LettersBusy } from '../../pdf/letter-pool.ts';
import { Refused } from '../../refused.ts';
import { bindLetters } from './routes.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const clock = { now: () => now };
const tokens = createTokens('a-secret-of-thirty-two-characters');
const number = 'K7QXW2MDPR';
let app: FastifyInstance;
let pool: LetterPool;
let busy = false;
let slow: LetterPool | null = null;
let status: CouponView['status'] = 'confirmed';
let guest = '';

beforeAll(async () => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler((error, _request, reply) => {
    const refused = refusalOf(error as Error) ?? new Refused('server.error');
    const problem = problemOfRefusal(refused, 'en', 'test');
    return reply.code(problem.status).send(problem);
  });
  pool = createLetterPool();
  bindLetters(
    {
      app,
      tokens,
      clock,
      staff: { cookie: createStaffCookie('http://localhost'), callerOf: async () => null },
      systems: { find: () => undefined, count: async () => ({ times: 1, endsAt: 0 }) },
      numbersOf: 'ours',
    },
    {
      letterPool: {
        ...pool,
        render: (facts, waitMs) =>
          busy ? Promise.reject(new LettersBusy('busy')) : (slow ?? pool).render(facts, waitMs),
      },
      seller: {
        letterFacts: async ({ code, guest: caller, language }) => {
          if (code !== number || caller.folio !== 'BP100001-1') throw new Refused('coupon.not_found');
          return exampleFacts(language, { status });
        },
        sendLetter: () => Promise.reject(new Error('nothing here sends')),
      },
    },
  );
  guest = await tokenOf('BP100001-1');
});
afterAll(async () => {
  await app.close();
  await pool.close();
});

async function tokenOf(folio: string): Promise<string> {
  return (await tokens.issueGuest({ hotel: 'BP', folio, lastName: 'Rivera' }, now)).token;
}
const get = (file: string, { token = guest, query = '', language = 'en-US' } = {}) =>
  app.inject({
    url: `/v1/transfers/coupons/${number}/${file}${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });

describe('letter', () => {
  it('is a PDF with a name of its own', async () => {
    const answer = await get('letter.pdf');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="transfer-K7QXW2MDPR.pdf"',
      'content-language': 'en',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('comes in the language asked for, else in the caller’s', async () => {
    expect((await get('letter.pdf', { query: '?language=es' })).headers['content-language']).toBe('es');
    expect((await get('letter.pdf', { language: 'es-MX' })).headers['content-language']).toBe('es');
  });

  it('asks for patience when too many are waiting', async () => {
    busy = true;
    const answer = await get('letter.pdf');
    busy = false;
    expect([answer.statusCode, answer.json().code, answer.json().retry_after]).toEqual([
      503,
      'server.busy',
      5,
    ]);
  });

  it('asks for patience while it is being made, and is there as soon as it is asked for again', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    let isPatient = false;
    const program = `const { parentPort, workerData } = require('node:worker_threads');
      parentPort.on('message', ({ number }) => {
        parentPort.postMessage({ number, began: true });
        Atomics.wait(workerData, 0, 0);
        parentPort.postMessage({ number, made: new TextEncoder().encode('%PDF-slow') });
      });`;
    slow = createLetterPool({
      startThread: () => new Worker(program, { eval: true, workerData: gate }),
      after(ms, call) {
        if (ms === 10_000 && !isPatient) setImmediate(call);
        return () => {};
      },
    });
    const answers = [await get('letter.pdf'), await get('letter.pdf')];
    expect(answers.map((one) => [one.statusCode, one.json().retry_after])).toEqual([
      [503, 5],
      [503, 5],
    ]);
    isPatient = true;
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect((await get('letter.pdf')).body).toBe('%PDF-slow');
    await slow.close();
    slow = null;
  });
});

describe('calendar', () => {
  it('is a file to be opened by a calendar', async () => {
    const answer = await get('calendar.ics', { query: '?language=es' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="traslado-K7QXW2MDPR.ics"',
    });
    expect(answer.body).toContain('DTSTART:20261221T193500Z\r\n');
  });
});

describe.each(['letter.pdf', 'calendar.ics'])('%s', (file) => {
  it('is not there for another guest', async () => {
    const answer = await get(file, { token: await tokenOf('BP100002-1') });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'coupon.not_found']);
  });

  it('is not for the app, nor for nobody', async () => {
    const { token } = await tokens.issueApp(now);
    expect((await get(file, { token })).statusCode).toBe(401);
    expect((await app.inject(`/v1/transfers/coupons/${number}/${file}`)).statusCode).toBe(401);
  });

  it.each(['pending_payment', 'expired'] as const)('confirms no %s booking', async (state) => {
    status = state;
    const answer = await get(file);
    status = 'confirmed';
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'coupon.state']);
  });

  it.each(['?language=fr', '?colour=red'])('refuses %s', async (query) => {
    expect((await get(file, { query })).statusCode).toBe(400);
  });
});

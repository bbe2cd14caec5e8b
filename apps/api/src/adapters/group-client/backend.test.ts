import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { FaultGiven } from '../../testing/stand-in/faults.ts';
import { type FaultyServer, startFaultyServer } from '../../testing/stand-in/faulty-server.ts';
import { type Backend, type BackendEvent, type BackendOptions, createBackend } from './backend.ts';
import { keepSystemToken } from './system-token.ts';

const answer = z.object({ guest: z.string(), nights: z.int() });
const look = { method: 'GET', path: '/stays/{lastname}' } as const;
const change = { method: 'PUT', path: '/stays/{lastname}', body: 'json' } as const;
const search = { method: 'POST', path: '/search', body: 'form' } as const;
const rivera = { params: { lastname: 'Rivera/García' } };

/** More time than an answer takes on a busy machine. */
const limits = {
  totalMs: 15_000,
  tryMs: 5_000,
  connectTimeoutMs: 5_000,
  breakMs: 400,
  firstPauseMs: 10,
  mostBytes: 100_000,
};

/** For late answers. */
const hasty = { ...limits, totalMs: 1_500, tryMs: 300 };

let server: FaultyServer;
let events: BackendEvent[];
let opened: Backend[];

beforeEach(async () => {
  server = await startFaultyServer(() => ({
    call: 'look',
    status: 200,
    body: { guest: 'Rivera', nights: 7, more: { than: 'we need' } },
  }));
  events = [];
  opened = [];
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.map((backend) => backend.close()));
  await server.goDown();
});

function open(options: Partial<BackendOptions> = {}): Backend {
  const backend = createBackend({
    name: 'mobile',
    url: server.url,
    limits,
    report: (event) => events.push(event),
    ...options,
  });
  opened.push(backend);
  return backend;
}

const always = (given: Omit<FaultGiven, 'call'>): void => server.faults.set({ call: '*', ...given });

describe('a call of a backend', () => {
  it('goes out as documented and keeps what was agreed of the answer', async () => {
    const outcome = await open().call(
      look,
      { ...rivera, query: { is_round_trip: true, coupon: undefined }, headers: { 'accept-language': 'es' } },
      answer,
    );
    expect(outcome).toEqual({ kind: 'ok', status: 200, value: { guest: 'Rivera', nights: 7 } });
    const [request] = server.heard;
    expect(request?.path).toBe('/stays/Rivera%2FGarc%C3%ADa');
    expect(String(request?.query)).toBe('is_round_trip=1');
    expect(request?.headers).toMatchObject({ accept: 'application/json', 'accept-language': 'es' });
    expect(request?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['json', '{"hotel":"BP","reservations":[{"folio":"A 1"}]}', 'application/json'],
    ['form', 'hotel=BP&reservations%5B0%5D%5Bfolio%5D=A+1', 'application/x-www-form-urlencoded'],
    ['multipart', /name="reservations\[0\]\[folio\]"\r\n\r\nA 1\r\n/, /^multipart\/form-data; boundary=/],
  ] as const)('carries a body as %s', async (body, text, type) => {
    await open().call(
      { method: 'POST', path: '/x', body },
      { body: { hotel: 'BP', reservations: [{ folio: 'A 1' }] } },
      answer,
    );
    expect(server.heard[0]?.body).toMatch(text);
    expect(server.heard[0]?.headers['content-type']).toMatch(type);
  });

  it.each(['.', '..'])('never climbs out of its path by %s', async (lastname) => {
    expect(await open().call(look, { params: { lastname } }, answer)).toMatchObject({ kind: 'rejected' });
    expect(server.heard).toHaveLength(0);
  });

  it('tells a refusal from having no answer, and repeats no refusal', async () => {
    always({ kind: 'status', status: 404 });
    expect(await open().call(look, rivera, answer)).toEqual({
      kind: 'rejected',
      status: 404,
      code: 'stand_in.fault',
      detail: null,
      body: { code: 'stand_in.fault' },
    });
    expect(server.heard).toHaveLength(1);
  });

  // A fault of the moment is worth a repetition; a fault of the answer itself is not.
  it.each<[string, Omit<FaultGiven, 'call'>, string, number]>([
    ['slow', { kind: 'slow', ms: 500 }, 'timeout', 3],
    ['silent', { kind: 'silent' }, 'timeout', 3],
    ['cut in good order', { kind: 'half-closed' }, 'cut', 3],
    ['reset', { kind: 'reset' }, 'cut', 3],
    ['failing (500)', { kind: 'status', status: 500 }, 'failed', 3],
    ['failing (503)', { kind: 'status', status: 503 }, 'failed', 3],
    ['busy (429)', { kind: 'status', status: 429 }, 'busy', 3],
    ['asking to wait', { kind: 'status', status: 503, headers: { 'retry-after': '30' } }, 'failed', 1],
    ['answering half a JSON', { kind: 'bad-json' }, 'unreadable', 1],
    ['answering other types', { kind: 'wrong-types' }, 'unreadable', 1],
    ['leaving fields out', { kind: 'missing-fields' }, 'unreadable', 1],
    ['answering a page', { kind: 'html' }, 'unreadable', 1],
    ['answering megabytes', { kind: 'huge' }, 'too_large', 1],
    ['sending elsewhere', { kind: 'status', status: 302, headers: { location: '/' } }, 'unreadable', 1],
  ])('%s: unavailable', async (_, given, reason, requests) => {
    always(given);
    const backend = open({ limits: reason === 'timeout' ? hasty : limits });
    expect(await backend.call(look, rivera, answer)).toMatchObject({ kind: 'unavailable', reason });
    expect(server.heard).toHaveLength(requests);
  });

  it('its token never follows them elsewhere', async () => {
    const elsewhere = await startFaultyServer(() => ({ call: 'elsewhere', status: 200, body: {} }));
    for (const status of [301, 302, 303, 307, 308]) {
      always({ kind: 'status', status, headers: { location: `${elsewhere.url}/stays/Rivera` } });
      const token = keepSystemToken(
        async () => ({ token: 'secret', expiresAt: null }),
        () => 0,
      );
      const backend = open({ token });
      expect(await backend.call(look, rivera, answer)).toMatchObject({ kind: 'unavailable' });
      expect(await backend.call(change, { ...rivera, body: {} }, answer)).toMatchObject({
        kind: 'unavailable',
      });
      server.faults.clear();
    }
    expect(elsewhere.heard).toEqual([]);
    await elsewhere.goDown();
  });

  it('down: unavailable, and surely nothing happened', async () => {
    await server.goDown();
    expect(await open().call(change, { ...rivera, body: {} }, answer)).toEqual({
      kind: 'unavailable',
      reason: 'connect',
      mayHaveHappened: false,
    });
    await server.comeUp();
  });

  it('a passing failure is not noticed', async () => {
    always({ kind: 'reset', times: 1 });
    expect(await open().call(look, rivera, answer)).toMatchObject({ kind: 'ok' });
    expect(server.heard).toHaveLength(2);
  });

  it('a call with effect is never repeated, and may have happened', async () => {
    always({ kind: 'reset' });
    expect(await open().call(change, { ...rivera, body: {} }, answer)).toMatchObject({
      reason: 'cut',
      mayHaveHappened: true,
    });
    expect(server.heard).toHaveLength(1);
  });

  it('unless it is said to be repeatable', async () => {
    always({ kind: 'reset', times: 2 });
    expect(await open().call(search, { repeatable: true, body: { a: 1 } }, answer)).toMatchObject({
      kind: 'ok',
    });
    expect(server.heard.map(({ body }) => body)).toEqual(['a=1', 'a=1', 'a=1']);
  });

  it('all tries together keep to the time', async () => {
    always({ kind: 'silent' });
    const startedAt = performance.now();
    await open({ limits: { ...hasty, totalMs: 450 } }).call(look, rivera, answer);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(server.heard).toHaveLength(2);
  });

  it('repetitions have a budget: a backend that is down is not asked three times by everybody', async () => {
    always({ kind: 'status', status: 500 });
    const backend = open({ limits: { ...limits, breakAfter: 1_000 } });
    for (let calls = 0; calls < 40; calls += 1) await backend.call(look, rivera, answer);
    expect(server.heard.length).toBeLessThanOrEqual(40 + 10 + 8);
    expect(server.heard.length).toBeGreaterThan(45);
  });
});

describe('the breaker', () => {
  const breakIt = async (backend: Backend): Promise<void> => {
    always({ kind: 'status', status: 500 });
    await backend.call(look, rivera, answer);
    await backend.call(look, rivera, answer);
    server.forget();
  };

  it('opens after five failures in a row, lets one call through later, and closes when that one is answered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const backend = open();
    await breakIt(backend);
    expect(await backend.call(look, rivera, answer)).toMatchObject({ reason: 'circuit_open' });
    expect(server.heard).toHaveLength(0);

    vi.setSystemTime(Date.now() + limits.breakMs - 1);
    expect(await backend.call(look, rivera, answer)).toMatchObject({ reason: 'circuit_open' });
    vi.setSystemTime(Date.now() + 1);
    expect(await backend.call(look, rivera, answer)).toMatchObject({ kind: 'unavailable' });
    expect(server.heard).toHaveLength(1);

    server.faults.clear();
    vi.setSystemTime(Date.now() + limits.breakMs);
    expect(await backend.call(look, rivera, answer)).toMatchObject({ kind: 'ok' });
    expect(await backend.call(look, rivera, answer)).toMatchObject({ kind: 'ok' });
    expect(events.filter(({ kind }) => kind === 'breaker')).toEqual(
      ['open', 'half-open', 'open', 'half-open', 'closed'].map((state) => ({
        kind: 'breaker',
        backend: 'mobile',
        state,
      })),
    );
  });

  it('counts an unreadable answer as none, and a refusal as an answer', async () => {
    always({ kind: 'html', times: 4 });
    always({ kind: 'status', status: 404, times: 1 });
    always({ kind: 'html', times: 5 });
    const backend = open();
    for (let calls = 0; calls < 10; calls += 1) await backend.call(look, rivera, answer);
    expect(server.heard).toHaveLength(10);
    expect(await backend.call(look, rivera, answer)).toMatchObject({ reason: 'circuit_open' });
  });

  it('of one backend says nothing of another', async () => {
    await breakIt(open());
    server.faults.clear();
    expect(await open({ name: 'geo' }).call(look, rivera, answer)).toMatchObject({ kind: 'ok' });
  });
});

describe('the system token', () => {
  const tokens = (...list: (string | null)[]) => {
    const issue = vi.fn(async () => {
      const token = list.shift() ?? null;
      return token === null ? null : { token, expiresAt: null };
    });
    return { issue, token: keepSystemToken(issue, () => 0) };
  };
  const bearers = (): (string | undefined)[] => server.heard.map(({ headers }) => headers.authorization);

  it('is asked for once, however many calls need it', async () => {
    const { issue, token } = tokens('one', 'two');
    const backend = open({ token });
    await Promise.all([1, 2, 3].map(() => backend.call(look, rivera, answer)));
    expect(issue).toHaveBeenCalledTimes(1);
    expect(bearers()).toEqual(['Bearer one', 'Bearer one', 'Bearer one']);
  });

  it.each([401, 403])(
    'is renewed at %i, also for a call with effect: a refused one has none',
    async (status) => {
      always({ kind: 'status', status, times: 1 });
      const { token } = tokens('old', 'new');
      const backend = open({ token });
      expect(await backend.call(change, { ...rivera, body: {} }, answer)).toMatchObject({ kind: 'ok' });
      expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
    },
  );

  it.each([401, 403])('refused twice with %i: not admitted, without asking for ever', async (status) => {
    always({ kind: 'status', status });
    const { token } = tokens('one', 'two', 'three');
    expect(await open({ token }).call(look, rivera, answer)).toMatchObject({ reason: 'not_admitted' });
    expect(server.heard).toHaveLength(2);
  });

  it('not to be had: the backend is not asked', async () => {
    const { token } = tokens();
    expect(await open({ token }).call(look, rivera, answer)).toEqual({
      kind: 'unavailable',
      reason: 'not_admitted',
      mayHaveHappened: false,
    });
    expect(server.heard).toHaveLength(0);
  });

  it('is renewed before it expires', async () => {
    let now = 0;
    let issued = 0;
    const token = keepSystemToken(
      async () => {
        issued += 1;
        return { token: `t${issued}`, expiresAt: now + 60_000 };
      },
      () => now,
    );
    expect(await token.current()).toBe('t1');
    now = 29_999;
    expect(await token.current()).toBe('t1');
    now = 30_000;
    expect(await token.current()).toBe('t2');
  });
});

it('what is reported names no guest, no number and no token', async () => {
  const token = keepSystemToken(
    async () => ({ token: 'secret-token', expiresAt: null }),
    () => 0,
  );
  always({ kind: 'status', status: 404, times: 1 });
  await open({ token }).call(look, { ...rivera, query: { folio: 'BP100001-1' } }, answer);
  expect(events).toEqual([
    {
      kind: 'call',
      backend: 'mobile',
      call: 'GET /stays/{lastname}',
      outcome: 'rejected 404',
      shape: null,
      tries: 1,
      ms: expect.any(Number),
    },
  ]);
});

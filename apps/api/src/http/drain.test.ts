import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createConnections } from './connections.ts';
import { type DrainTimes, registerDrain } from './drain.ts';

const times: DrainTimes = { partingMs: 50, bodyMs: 300, answerMs: 900 };
const agents: Agent[] = [];
let app: FastifyInstance;

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await app.close();
});

/** A server that answers `/slow` when it is let go, and its port. */
async function listen(): Promise<{ port: number; letGo: () => void; asked: Promise<void> }> {
  app = Fastify({ return503OnClosing: false, keepAliveTimeout: 60_000 });
  const connections = createConnections();
  connections.watch(app.server);
  registerDrain(app, connections, times);
  let letGo = (): void => {};
  let isAsked = (): void => {};
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  app.get('/', async () => 'now');
  app.post('/', async () => 'taken');
  app.get('/slow', async () => {
    isAsked();
    await go;
    return 'later';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, letGo, asked };
}

function ask(port: number, path: string, agent: Agent): Promise<{ text: string; connection?: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => resolve({ text, connection: String(answer.headers.connection) }));
    });
    request.on('error', reject);
    request.end();
  });
}

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

async function closed(): Promise<number> {
  const since = performance.now();
  await app.close();
  return performance.now() - since;
}

it('closes at once when nobody is connected', async () => {
  await listen();
  expect(await closed()).toBeLessThan(times.bodyMs);
});

it('does not wait for a connection that was kept open', async () => {
  const { port } = await listen();
  expect((await ask(port, '/', keepAlive())).text).toBe('now');
  expect(await closed()).toBeLessThan(times.bodyMs + 500);
});

it('answers what is under way and says that the connection ends with it', async () => {
  const { port, letGo, asked } = await listen();
  const answer = ask(port, '/slow', keepAlive());
  await asked;
  const closing = closed();
  await sleep(times.partingMs + 100);
  letGo();
  expect(await answer).toEqual({ text: 'later', connection: 'close' });
  await closing;
});

it('answers a request that comes on an open connection while it parts', async () => {
  const { port } = await listen();
  const agent = keepAlive();
  await ask(port, '/', agent);
  const closing = closed();
  expect(await ask(port, '/', agent)).toEqual({ text: 'now', connection: 'close' });
  await closing;
});

it.each([
  [
    'of a body',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a',
  ],
  ['of its headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-a'],
  ['of nothing at all', ''],
])('cuts a request that never sends the rest %s', async (_, bytes) => {
  const { port } = await listen();
  const socket = connect(port, '127.0.0.1');
  const gone = once(socket, 'close');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  await sleep(100);
  expect(await closed()).toBeLessThan(times.answerMs);
  await gone;
});

it('waits for an answer no longer than its time', async () => {
  const { port, letGo, asked } = await listen();
  const answer = ask(port, '/slow', keepAlive()).catch((error: NodeJS.ErrnoException) => error.code);
  await asked;
  const took = await closed();
  expect(took).toBeGreaterThanOrEqual(times.answerMs - 50);
  expect(await answer).toBe('ECONNRESET');
  letGo();
});

import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { listenAt, listenerCount } from './listen-at.ts';

it('takes new connections by all its listeners, answers them, and takes none once it is closed', async () => {
  const app = fastify();
  app.get('/', async () => 'here');
  let turn = 0;
  const takenIn = new Map<number, number>();
  app.server.on('connection', () => takenIn.set(turn, (takenIn.get(turn) ?? 0) + 1));
  await listenAt(app, { PORT: 0, HOST: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const next = () => {
    turn += 1;
    if (turn > 0) setImmediate(next);
  };
  next();
  const callers = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
  const answers = await Promise.all(
    callers.map(async (caller) => {
      await once(caller, 'connect');
      caller.write('GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n');
      const [chunk] = await once(caller, 'data');
      return String(chunk).slice(0, 15);
    }),
  );
  turn = Number.NEGATIVE_INFINITY;
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  const most = Math.max(...takenIn.values());
  expect(most).toBeLessThanOrEqual(listenerCount);
  if (listenerCount > 1) expect(most).toBeGreaterThan(1);

  await app.close();
  const late = connect(port, '127.0.0.1');
  await expect(once(late, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

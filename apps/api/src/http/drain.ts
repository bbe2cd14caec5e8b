import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connections, LastAnswer } from './connections.ts';

/** The times in which a closing server ends its connections, milliseconds from the beginning of the end. */
export type DrainTimes = {
  /** So long answers tell their clients that the connection ends, before idle connections are closed: no next request is cut. */
  readonly partingMs: number;
  /** After that an incomplete request is cut. */
  readonly bodyMs: number;
  /** After that a request without an answer is cut. Longer than any wait of a call for a gateway or the database. */
  readonly answerMs: number;
};

export const usualDrain: DrainTimes = { partingMs: 200, bodyMs: 2_000, answerMs: 15_000 };

const lookEveryMs = 50;

/**
 * When the app closes, running requests are answered, new connections are refused, and idle ones are closed. No connection can hold the
 * closing up: not one that never sends the rest of its body, and not one whose answer never comes.
 */
export function registerDrain(
  app: FastifyInstance,
  { open }: Pick<Connections, 'open'>,
  { partingMs, bodyMs, answerMs }: DrainTimes,
): void {
  let isClosing = false;

  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });

  const cutUnless = (isWaitedFor: (last: LastAnswer | null) => boolean): void => {
    for (const [socket, last] of open) if (!isWaitedFor(last)) socket.destroy();
  };

  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening || open.size === 0) return;
    const since = performance.now();
    // Only stops listening: the server's own closing would also cut connections whose next request is on its way.
    NetServer.prototype.close.call(app.server);
    await sleep(partingMs);
    // The server closes idle connections by itself now, but only once; one whose answer ends later stays open for its next request.
    const look = setInterval(() => {
      const passedMs = performance.now() - since;
      app.server.closeIdleConnections();
      if (passedMs >= bodyMs) cutUnless((last) => last?.req.complete === true && !last.writableFinished);
      if (passedMs >= answerMs) cutUnless(() => false);
      if (open.size === 0) clearInterval(look);
    }, lookEveryMs);
  });
}

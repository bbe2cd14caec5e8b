import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than any answer takes, its faults on purpose aside; then open requests are cut. */
const answerMs = 5_000;
const closeMs = 5_000;

/**
 * Ends the process on a signal or an uncaught error: answers running requests, closes the ledger, exits. Further signals change nothing,
 * and nothing that hangs can hold it up.
 */
export function endInOrder(app: FastifyInstance, closeLedger: () => Promise<void>): void {
  let code = 0;
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    void close().finally(() => process.exit(code));
  };
  async function close(): Promise<void> {
    const cut = setTimeout(() => app.server.closeAllConnections(), answerMs);
    const look = setInterval(() => app.server.closeIdleConnections(), 50);
    try {
      await app.close();
      await Promise.race([closeLedger(), sleep(closeMs)]);
    } catch (error) {
      console.error(error);
      code = 1;
    } finally {
      clearTimeout(cut);
      clearInterval(look);
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, end);
  process.on('uncaughtException', (error) => {
    console.error(error);
    code = 1;
    end();
  });
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

import type { FastifyInstance } from 'fastify';
import { sendConsolePage } from './console-page.ts';

/** The contract to be read: as a page, and as the OpenAPI document it is made of. Neither names a guest, but it is not for the public either. */
export function registerContractPage(app: FastifyInstance): void {
  // Loaded and made at the first request: an unread contract costs neither the start nor memory.
  const write = async () => (await import('./write-contract.ts')).writeContract();
  let written: ReturnType<typeof write> | undefined;
  const contract = () => {
    written ??= write();
    return written;
  };
  app.get('/docs', async (_request, reply) => sendConsolePage(reply, 'Calls', (await contract()).page));
  app.get('/docs/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send((await contract()).text),
  );
}

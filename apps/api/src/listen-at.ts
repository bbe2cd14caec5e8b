import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error.ts';

/**
 * Connections that wait to be taken. Node's own 511 is full when a crowd comes at once: the system then drops the rest, and their phones
 * try again after one second, three and seven. The system has a bound of its own (`net.core.somaxconn`).
 */
const backlog = 4_096;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** True if several listeners can share a port: Node 23.1 or newer, on Linux. */
const canShare = process.platform === 'linux' && (major > 23 || (major === 23 && minor >= 1));

/** Listeners of one port. Each takes one new connection a turn of the loop, so a crowd that comes at once is taken eight times as fast. */
export const listenerCount = canShare ? 8 : 1;

type Place = { readonly PORT: number; readonly HOST: string };

/** Begins to listen. @throws StartError that names the setting, where the machine does not allow it */
export async function listenAt(app: FastifyInstance, { PORT: port, HOST: host }: Place): Promise<void> {
  try {
    if (canShare) await listenShared(app, port, host);
    else await app.listen({ port, host, backlog });
  } catch (error) {
    throw startErrorOf(error, port, host) ?? error;
  }
}

async function listenShared(app: FastifyInstance, port: number, host: string): Promise<void> {
  // Alone first: a port that is shared lets a second product in without a word.
  await end(await begin(createServer(), { port, host }));
  const further: Server[] = [];
  app.addHook('preClose', async () => {
    for (const one of further) one.close();
  });
  const shared = { port, host, backlog, reusePort: true };
  await app.listen(shared);
  const taken = app.server.address();
  if (taken === null || typeof taken === 'string') return;
  while (further.length < listenerCount - 1) {
    // As Node's own server takes its connections; it answers these, too.
    const one = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    further.push(await begin(one, { ...shared, port: taken.port }));
  }
}

async function begin(
  server: Server,
  place: { readonly port: number; readonly host: string },
): Promise<Server> {
  server.listen(place);
  await once(server, 'listening');
  return server;
}

async function end(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

function startErrorOf(error: unknown, port: number, host: string): StartError | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT: another program listens on ${port} already. End it, or set PORT to another one.`,
      );
    case 'EACCES':
      return new StartError(`PORT: this user may not listen on ${port}. Set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(
        `HOST: ${host} is no address of this machine. Set HOST to one, or to 0.0.0.0 for all of them.`,
      );
    default:
      return null;
  }
}

import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error.ts';

/**
 * Connections that wait to be taken. Node's own 511 is full when a crowd comes at once: the system then drops who is beyond it, and their phones
 * try again after one second, three and seven. The system has a bound of its own (`net.core.somaxconn`).
 */
export const mostUnanswered = 4_096;

/** Begins to listen. @throws StartError that names the setting, where the machine does not allow it */
export async function listenAt(
  app: FastifyInstance,
  { PORT: port, HOST: host }: { PORT: number; HOST: string },
): Promise<void> {
  try {
    await app.listen({ port, host, backlog: mostUnanswered });
  } catch (error) {
    throw startErrorOf(error, port, host) ?? error;
  }
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

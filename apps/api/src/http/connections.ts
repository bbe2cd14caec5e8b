import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The answer to the last request of a connection, with the request in it. */
export type LastAnswer = ServerResponse<IncomingMessage>;

/** Each open connection of a server with its last request; null before the first one. */
export type Connections = {
  readonly open: ReadonlyMap<Socket, LastAnswer | null>;
  readonly watch: (server: Server) => void;
};

export function createConnections(): Connections {
  const open = new Map<Socket, LastAnswer | null>();
  return {
    open,
    watch(server) {
      server.on('connection', (socket) => {
        open.set(socket, null);
        socket.once('close', () => open.delete(socket));
      });
      server.on('request', (request, response) => {
        open.set(request.socket, response);
      });
    },
  };
}

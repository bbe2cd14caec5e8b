import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFaults, type Fault, missingFields, wrongTypes } from './faults.ts';

/** A request as the stand-in's handlers see it. */
export type StandInRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** `body` is sent as JSON; undefined sends none. */
export type StandInAnswer = {
  readonly call: string;
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type FaultyServer = {
  readonly url: string;
  readonly faults: ReturnType<typeof createFaults>;
  /** Every request that arrived since the last `forget`, with any outcome. */
  readonly heard: readonly (StandInRequest & { readonly call: string })[];
  readonly forget: () => void;
  /** Stops listening; open lines are cut. */
  readonly goDown: () => Promise<void>;
  /** Listens again, at the same address. */
  readonly comeUp: () => Promise<void>;
};

const hugeBytes = 8 * 1024 * 1024;

/**
 * A server on loopback that answers with `answer` unless a fault waits for the call.
 * @param port 0 for any that is free
 */
export async function startFaultyServer(
  answer: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>,
  port = 0,
): Promise<FaultyServer> {
  const faults = createFaults();
  let heard: (StandInRequest & { call: string })[] = [];
  let listensAt = port;
  let server: Server;
  let lines = new Set<Socket>();

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const proper = await answer(request);
    heard.push({ ...request, call: proper.call });
    await respond(response, proper, faults.take(proper.call));
  }

  async function comeUp(): Promise<void> {
    lines = new Set();
    server = createServer((incoming, response) => {
      serve(incoming, response).catch((error: unknown) => {
        response.writeHead(500, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ code: 'stand_in.defect', detail: String(error) }));
      });
    });
    server.on('connection', (line) => {
      lines.add(line);
      line.once('close', () => lines.delete(line));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(listensAt, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address && typeof address === 'object') listensAt = address.port;
  }

  await comeUp();
  return {
    url: `http://127.0.0.1:${listensAt}`,
    faults,
    get heard() {
      return heard;
    },
    forget: () => {
      heard = [];
    },
    async goDown() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const line of lines) line.destroy();
      await closed;
    },
    comeUp,
  };
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://stand-in');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value);
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

async function respond(
  response: ServerResponse,
  { status, body, headers }: StandInAnswer,
  fault: Fault | undefined,
): Promise<void> {
  const send = (code: number, text: string, type = 'application/json; charset=utf-8', more = {}): void => {
    response.writeHead(code, { 'content-type': type, ...headers, ...more });
    response.end(text);
  };
  const text = body === undefined ? '' : JSON.stringify(body);
  switch (fault?.kind) {
    case undefined:
      return send(status, text);
    case 'slow':
      await sleep(fault.ms);
      return send(status, text);
    case 'status': {
      const { body: said = { code: 'stand_in.fault' } } = fault;
      const written = typeof said === 'string' ? said : JSON.stringify(said);
      return send(fault.status, written, undefined, fault.headers);
    }
    case 'bad-json':
      return send(status, text.slice(0, -2));
    case 'wrong-types':
      return send(status, JSON.stringify(wrongTypes(body)));
    case 'missing-fields':
      return send(status, JSON.stringify(missingFields(body)));
    case 'html':
      return send(200, '<!doctype html><title>Maintenance</title>', 'text/html');
    case 'huge':
      return send(status, `"${'x'.repeat(hugeBytes)}"`);
    case 'half-closed':
    case 'reset': {
      response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text) + 1,
      });
      response.write(text.slice(0, text.length / 2));
      await sleep(20);
      if (fault.kind === 'reset') response.socket?.resetAndDestroy();
      else response.socket?.end();
      return;
    }
    case 'silent':
      return;
  }
}

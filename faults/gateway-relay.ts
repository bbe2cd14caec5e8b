import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** The line to the gateway: `late` hears the gateway's answer and gives it when nobody waits for it any more. */
export type Line = 'sound' | 'slow' | 'down' | 'late';

/** Stands between the product and the gateway, in both directions. */
export type GatewayRelay = {
  /** The gateway's address for the product. */
  readonly url: string;
  /** The product's address for events of the gateway. */
  readonly webhookUrl: string;
  readonly asks: (gatewayUrl: string) => void;
  readonly tells: (webhookUrl: string) => void;
  readonly line: (line: Line) => void;
  /** Keeps events back, or passes each on at once. */
  readonly holds: (isHolding: boolean) => void;
  /** Sends the events that were kept back: each so often, so many at once, in any order. @returns how many were sent, and answers other than 2xx */
  readonly release: (times: number) => Promise<{ readonly sent: number; readonly refused: number }>;
  readonly close: () => Promise<void>;
};

const slowMs = 2_500;
/** Longer than the product waits for an answer. */
const lateMs = 9_000;
const atOnce = 50;

type Event = { readonly body: string; readonly headers: Record<string, string> };

export async function openGatewayRelay(): Promise<GatewayRelay> {
  let gatewayUrl = '';
  let productUrl = '';
  let line: Line = 'sound';
  let isHolding = false;
  const held: Event[] = [];

  const carry = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await text(request);
    const at = line;
    if (at === 'down') return void request.socket.destroy();
    const answer = await fetch(gatewayUrl + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      ...(body && { body }),
    });
    const answered = await answer.text();
    await sleep(at === 'slow' ? slowMs : at === 'late' ? lateMs : 0);
    const type = answer.headers.get('content-type') ?? 'application/json';
    reply.writeHead(answer.status, { 'content-type': type }).end(answered);
  };

  const post = async ({ body, headers }: Event): Promise<number> => {
    const answer = await fetch(productUrl, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const hear = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const event = { body: await text(request), headers: headersOf(request) };
    if (isHolding) held.push(event);
    reply.writeHead(isHolding ? 202 : await post(event)).end();
  };

  const api = await listen(carry);
  const webhooks = await listen(hear);
  return {
    url: addressOf(api),
    webhookUrl: addressOf(webhooks),
    asks: (url) => {
      gatewayUrl = url;
    },
    tells: (url) => {
      productUrl = url;
    },
    line: (next) => {
      line = next;
    },
    holds: (next) => {
      isHolding = next;
    },
    async release(times) {
      isHolding = false;
      const sending = held.splice(0).flatMap((event) => Array.from({ length: times }, () => event));
      sending.sort(() => Math.random() - 0.5);
      const sent = sending.length;
      let refused = 0;
      const work = async (): Promise<void> => {
        for (let event = sending.pop(); event; event = sending.pop())
          if ((await post(event).catch(() => 0)) >= 300) refused += 1;
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { sent, refused };
    },
    async close() {
      for (const server of [api, webhooks]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
  };
}

async function listen(
  answer: (request: IncomingMessage, reply: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => request.socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Those that a next hop needs. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const own = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

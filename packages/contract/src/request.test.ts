import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NoAnswerError, type RequestParts, request } from './request.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A real server that echoes its requests. */
let server: Server;
let baseUrl: string;
let other: Server;

async function listen(name: string): Promise<Server> {
  const made = createServer(async (asked, reply) => {
    let body = '';
    for await (const piece of asked) body += piece;
    const seen: Seen = { method: asked.method ?? '', url: asked.url ?? '', headers: asked.headers, body };
    reply.writeHead(asked.method === 'DELETE' ? 410 : 200, {
      'content-type': 'application/json',
      'x-server': name,
    });
    reply.end(JSON.stringify(seen));
  }).listen(0, '127.0.0.1');
  await once(made, 'listening');
  return made;
}

const urlOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

beforeAll(async () => {
  [server, other] = await Promise.all([listen('ours'), listen('theirs')]);
  baseUrl = urlOf(server);
});
afterAll(() => {
  server.close();
  other.close();
});

async function seen(parts: Omit<RequestParts, 'path'> & { path?: string }): Promise<Seen> {
  const response = await request({ path: '/a/b', baseUrl, ...parts });
  return (await response.json()) as Seen;
}

describe('a request', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s arrives with its query, headers and body',
    async (method) => {
      const body = { name: 'Muñoz', of: [1, { deep: true }] };
      const withBody = method === 'GET' ? {} : { body };
      const arrived = await seen({
        method,
        query: { a: 'x y', b: 0, yes: true, no: false, none: null, gone: undefined },
        headers: { 'x-own': 'kept', authorization: 'Bearer t' },
        ...withBody,
      });
      expect(arrived).toMatchObject({
        method,
        url: '/a/b?a=x+y&b=0&yes=1&no=0',
        headers: { 'x-own': 'kept', authorization: 'Bearer t' },
      });
      expect(arrived.body).toBe(method === 'GET' ? '' : JSON.stringify(body));
      expect(arrived.headers['content-type']).toBe(method === 'GET' ? undefined : 'application/json');
    },
  );

  it('carries a form, flat or in parts, with bracketed keys', async () => {
    const body = { hotel: 'BP', reservations: [{ folio: 'BP1 & more' }] };
    const form = await seen({ method: 'POST', encoding: 'form', body });
    expect(form.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(form.body).toBe('hotel=BP&reservations%5B0%5D%5Bfolio%5D=BP1+%26+more');
    const parts = await seen({ method: 'PUT', encoding: 'multipart', body });
    expect(parts.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(parts.body).toContain('name="reservations[0][folio]"\r\n\r\nBP1 & more');
  });

  it('goes to another host where one is named, with or without a slash at its end', async () => {
    for (const end of ['', '/']) {
      const response = await request({ method: 'GET', path: '/x', baseUrl: urlOf(other) + end });
      expect(response.headers.get('x-server')).toBe('theirs');
      expect(((await response.json()) as Seen).url).toBe('/x');
    }
  });

  it('gives every answer as it is, refusals too', async () => {
    expect((await request({ method: 'DELETE', path: '/x', baseUrl })).status).toBe(410);
  });

  it('says when nobody answers, or when it was given up', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const closed = urlOf(nobody);
    nobody.close();
    await once(nobody, 'close');
    await expect(request({ method: 'GET', path: '/', baseUrl: closed })).rejects.toBeInstanceOf(
      NoAnswerError,
    );
    const signal = AbortSignal.abort();
    await expect(request({ method: 'GET', path: '/', baseUrl, signal })).rejects.toBeInstanceOf(
      NoAnswerError,
    );
  });
});

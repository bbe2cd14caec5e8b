import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '@traslado/contract/routes';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './world.ts';

/** Requests that only a real connection can carry: addresses that clients tidy up, bodies that never end, headers that look like others. */

let world: World;
let port: number;
let webRoot: string;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'traslado-abuse-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the page');
  writeFileSync(join(webRoot, 'assets/a-1234.js'), 'script');
  writeFileSync(join(webRoot, 'assets/a-1234.js.map'), 'the source');
  world = await openWorld({ webRoot, demo: false, docs: false, trustedProxies: [] });
  await world.test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.test.app.server.address() as AddressInfo).port;
}, 120_000);

afterAll(async () => {
  await world.close();
  rmSync(webRoot, { recursive: true });
});

type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** Sends a path exactly as it is written. */
function send(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends bytes and returns the first line of the answer. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (part) => {
      heard += part.toString();
      if (heard.includes('\r\n')) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
  });
}

const owner = () => world.groups.paid.owner;
const letter = () => `/v1/transfers/coupons/${owner().own.coupon}`;

describe('addresses', () => {
  it.each([
    ['..%2f', '/assets/..%2f..%2f..%2fetc%2fpasswd'],
    ['../', '/assets/../../../../etc/passwd'],
    ['double encoding', '/%252e%252e/%252e%252e/etc/passwd'],
    ['backslashes', '/..\\..\\etc\\passwd'],
    ['trailing dots', '/index.html../...'],
    ['a NUL', '/assets/a-1234.js%00.png'],
    ['half an encoding', '/%'],
    ['bytes that are no text', '/v1/transfers/coupons/%ff%fe'],
    ['source maps', '/assets/a-1234.js.map'],
    ['what git keeps', '/.git/config'],
    ['what the environment keeps', '/.env'],
    ['metrics', '/metrics'],
    ['docs', '/docs'],
    ['docs as a file', '/docs/openapi.json'],
    ['letters that were kept', '/dev/mail'],
    ['messages that were kept', '/dev/messages'],
    ['the start of another host', '//evil.example/%2f..'],
    ['another host behind a backslash', '/\\evil.example'],
    ['another host, encoded', '/%2f%2fevil.example'],
  ])('%s answer nothing of ours and lead nowhere', async (_, path) => {
    const answer = await send(path);
    expect([400, 404, 414], answer.body).toContain(answer.status);
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.body).not.toMatch(/root:|the source|script|openapi/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['.css', ';.js', '/x.png', '%2f..%2fa.css'])(
    'a private page is not there under another extension: %s',
    async (extension) => {
      const asked = { headers: { ...owner().headers } };
      expect((await send(letter(), asked)).status).toBe(200);
      const answer = await send(`${letter()}${extension}`, asked);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/);
    },
  );

  it('a full stop behind the number, as a sentence has it, is the same private answer', async () => {
    const answer = await send(`${letter()}.`, { headers: { ...owner().headers } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await send(`${letter()}.`)).status).toBe(401);
  });

  it('private answers are kept by nobody on the way', async () => {
    const answer = await send(letter(), { headers: { ...owner().headers } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('bodies', () => {
  const create = () => routes.createCoupon.path.replace('{service_id}', '112');
  const json = () => ({ ...world.groups.bare.owner.headers, 'content-type': 'application/json' });

  it('gzip bombs are not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const asked = { method: 'POST', headers: { ...json(), 'content-encoding': 'gzip' }, body: bomb };
    const before = process.memoryUsage().rss;
    const answer = await send(create(), asked);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([415, 'request.unsupported_type']);
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  });

  it('that are not UTF-8 are refused by their field', async () => {
    const body = Buffer.from('{"name":"Mu\xf1oz"}', 'latin1');
    const answer = await send(create(), { method: 'POST', headers: json(), body });
    expect(JSON.parse(answer.body)).toMatchObject({ status: 400, code: 'field.characters', field: 'name' });
  });

  it('a body that never ends holds nobody else up, and is cut off', async () => {
    const socket = connect(port, '127.0.0.1');
    const headers = Object.entries({ ...json(), host: 'x', 'content-length': '1000' });
    socket.write(
      `POST ${create()} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{"a`,
    );
    expect((await send('/api/public/brand')).status).toBe(200);
    // Node ends the request then; waiting for it here would hold up the tests.
    expect(world.test.app.server.requestTimeout).toBe(20_000);
    expect(world.test.app.server.headersTimeout).toBeLessThanOrEqual(20_000);
    socket.destroy();
  });

  it.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
    ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks by another name', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'x-a: b\r\n c: d\r\n\r\n'],
    ['a header without a name', ': x\r\n\r\n'],
    ['20 kB of headers', `x-a: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('%s are refused before anybody reads them', async (_, rest) => {
    const line = await sendBytes(`POST ${create()} HTTP/1.1\r\nhost: x\r\n${rest}`);
    expect(line).toMatch(/^HTTP\/1\.1 4\d\d/);
  });
});

describe('other sites', () => {
  it.each(['null', 'https://evil.example', 'http://localhost.evil.example'])(
    'a page of %s may read nothing',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await send('/api/public/brand', {
          method,
          headers: { origin, 'access-control-request-method': 'PUT' },
        });
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form of another site, as %s, does nothing: nobody is signed in by a cookie',
    async (type) => {
      await world.changes.take();
      const { cookie = '' } = world.staff.at(-1)?.headers ?? {};
      for (const { method, path } of [routes.payCoupon, routes.sendEmail, routes.signOutStaff]) {
        const headers = { 'content-type': type, origin: 'https://evil.example', cookie };
        const answer = await send(path, { method, headers, body: 'coupon_id=x' });
        expect([400, 401, 403, 415]).toContain(answer.status);
      }
      expect(await world.changes.take()).toEqual([]);
    },
  );

  it('nobody puts our pages into a frame', async () => {
    const { headers } = await send('/', { headers: { accept: 'text/html' } });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'DELETE'])('%s is for nothing of ours', async (method) => {
    const line = await sendBytes(
      `${method} /api/public/brand HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(line === '' || /^HTTP\/1\.1 4\d\d/.test(line), line).toBe(true);
  });

  it('a header cannot make one method of another', async () => {
    const headers = { ...owner().headers, 'x-http-method-override': 'PUT', 'x-original-url': '/docs' };
    expect((await send(letter(), { headers })).status).toBe(200);
    expect((await send('/nothing', { headers })).status).toBe(404);
  });

  it('X-Forwarded-For in turn changes no address where no proxy is listed', async () => {
    const statuses: number[] = [];
    // One short of an address's limit in ten minutes: see `http/limits.ts`.
    await world.test.db
      .insertInto('request_count')
      .values({
        subject: '127.0.0.1loginSystem',
        times: 1_999,
        ends_at: new Date(world.test.now() + 10 * MINUTE_MS),
      })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ times: 1_999 }))
      .execute();
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await send(routes.loginSystem.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `198.51.100.${turn}`,
          'x-real-ip': `198.51.100.${turn}`,
          forwarded: `for=198.51.100.${turn}`,
        },
        body: 'username=web',
      });
      statuses.push(answer.status);
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    const answer = await send('/api/public/ip', { headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(JSON.parse(answer.body)).toEqual({ ip: '127.0.0.1' });
  });
});

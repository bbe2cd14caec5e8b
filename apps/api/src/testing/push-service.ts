import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';

/** A push that came, as its browser reads it. */
export type ReadPush = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly said: Readonly<Record<string, string>>;
  readonly claims: { readonly aud?: unknown; readonly sub?: unknown; readonly key: string };
};

export type PushService = {
  /** Its host with the port. */
  readonly host: string;
  /** Status of its next answers; `none`: it takes the push, and its answer is lost. */
  answer: number | 'none';
  readonly came: ReadPush[];
  /** A browser that subscribed. */
  readonly subscribe: (path?: string) => { endpoint: string; keys: { p256dh: string; auth: string } };
  readonly close: () => Promise<void>;
};

/** A push service on loopback: it holds the sender to its key (VAPID), and reads what it got with the keys of the browsers. */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: string }>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    if (request.method !== 'POST' || !browser) return void response.writeHead(404).end();
    const text = ece.decrypt(Buffer.concat(parts), {
      version: 'aes128gcm',
      privateKey: browser.ecdh,
      authSecret: browser.auth,
    });
    const { authorization = '' } = request.headers;
    service.came.push({
      ...{ path, headers: request.headers, said: JSON.parse(text.toString()) },
      claims: await claimsOf(authorization),
    });
    if (service.answer === 'none') return void response.destroy();
    // A redirect would lead back here.
    response.writeHead(service.answer, { location: `http://${service.host}/redirected` }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: 201,
    came: [],
    subscribe(path = `/push/${randomBytes(16).toString('base64url')}`) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      browsers.set(path, { ecdh, auth });
      return {
        endpoint: `http://${service.host}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth },
      };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
  return service;
}

/** The claims of `vapid t=…, k=…`, signed by the key beside them. Throws for another signature. */
async function claimsOf(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
  return { ...payload, key };
}

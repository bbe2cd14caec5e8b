import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The provider's next lies. A part that is left out is as it should be. */
export type Lies = {
  /** Claims of the ID token in place of the right ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** `none` sends a token without a signature; `other-key` signs with an unpublished key; `secret` with our secret. */
  readonly signature?: 'none' | 'other-key' | 'secret';
  /** Answers of single places, by the end of their path. */
  readonly places?: Readonly<
    Record<string, { readonly status?: number; readonly body?: string; readonly slowMs?: number }>
  >;
  /** Words of its own description in place of the right ones. */
  readonly metadata?: Readonly<Record<string, unknown>>;
};

export type ForgingProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  lies: Lies;
  /** Forms that came to the token endpoint. */
  readonly forms: URLSearchParams[];
  /** Paths that were asked for. */
  readonly asked: string[];
  /** Its answer to a trip, by the browser's address. */
  readonly answerTo: (url: string) => { state: string; nonce: string };
  readonly stop: () => Promise<void>;
};

/** A provider that lies on command: everything that a stolen, broken or hostile one could send. It asks nobody to sign in. */
export async function startForgingProvider(wallNow: () => number = Date.now): Promise<ForgingProvider> {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const forms: URLSearchParams[] = [];
  const asked: string[] = [];
  let nonce = '';
  const [clientId, clientSecret] = ['traslado', 'the-secret-of-traslado-with-them'];

  async function idToken(): Promise<string> {
    const seconds = Math.floor(wallNow() / 1000);
    const right = {
      iss: provider.issuer,
      sub: 'f-1',
      aud: clientId,
      iat: seconds,
      exp: seconds + 300,
      nonce,
      name: 'Forged Person',
      preferred_username: 'forged.person',
      groups: ['Money'],
    };
    const claims = { ...right, ...provider.lies.claims };
    const { signature } = provider.lies;
    if (signature === 'none') {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    if (signature === 'secret')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(clientSecret));
    const { privateKey } = signature === 'other-key' ? other : own;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey);
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const path = request.url ?? '';
    if (path.endsWith('/.well-known/openid-configuration'))
      return {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
        ...provider.lies.metadata,
      };
    if (path.endsWith('/jwks')) return keys;
    if (path.endsWith('/token')) {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      forms.push(new URLSearchParams(body));
      return {
        access_token: 'access-of-the-forger',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: await idToken(),
      };
    }
    return {};
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const told = Object.entries(provider.lies.places ?? {}).find(([end]) => path.endsWith(end))?.[1] ?? {};
    const body = told.body ?? JSON.stringify(await answer(request));
    if (told.slowMs !== undefined) await sleep(told.slowMs, undefined, { ref: false });
    response.writeHead(told.status ?? 200, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  const provider: ForgingProvider = {
    issuer: `http://127.0.0.1:${address.port}`,
    clientId,
    clientSecret,
    lies: {},
    forms,
    asked,
    answerTo(url) {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      return { state: searchParams.get('state') ?? '', nonce };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serviceReturnPath } from '@traslado/contract/pages';
import Provider, { type Configuration } from 'oidc-provider';

/** Claims about a person at the provider. */
export type KnownPerson = {
  readonly preferred_username?: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[] | string;
};

export type IdentityProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** By their mark, which is also their name at the sign-in. A test adds and changes people here. */
  readonly people: Map<string, KnownPerson>;
  /** Lets the product at this address send people here, and come back. Nothing but its own words is served before. */
  readonly admit: (publicUrl: string) => void;
  /** While it is on, only the pages of browsers work there. */
  isFailing: boolean;
  readonly stop: () => Promise<void>;
};

/** A real OpenID Connect provider on loopback, with a page of its own to sign in at: the typed mark is the person. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const [clientId, clientSecret] = ['traslado', 'the-secret-of-traslado-with-them'];
  const people = new Map<string, KnownPerson>();
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    // Requests that browsers make by themselves.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    if (!provider || (own.isFailing && request.method === 'POST' && request.url === '/token'))
      return void response.writeHead(503).end();
    const answering = request.url?.startsWith('/interaction/')
      ? interact(provider, people, request, response)
      : provider.callback()(request, response);
    answering.catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const own: IdentityProvider = {
    issuer,
    clientId,
    clientSecret,
    people,
    isFailing: false,
    admit(publicUrl) {
      provider = new Provider(issuer, settingsOf(people, { clientId, clientSecret, publicUrl }));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return own;
}

function settingsOf(
  people: ReadonlyMap<string, KnownPerson>,
  { clientId, clientSecret, publicUrl }: { clientId: string; clientSecret: string; publicUrl: string },
): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [new URL(serviceReturnPath, publicUrl).href],
        post_logout_redirect_uris: [new URL('/signin', publicUrl).href],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'groups'],
      email: ['email', 'email_verified'],
    },
    cookies: { keys: ['for tests only'] },
    features: {
      devInteractions: { enabled: false },
      // Their own page for it asks a third host for its letters.
      rpInitiatedLogout: {
        logoutSource(context, form) {
          context.body = `<!doctype html><html lang="en"><title>Group account</title><h1>Sign out?</h1>${form}
            <button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button></html>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, mark) =>
      people.has(mark) ? { accountId: mark, claims: () => ({ sub: mark, ...people.get(mark) }) } : undefined,
    // The group trusts its own app: no consent is asked.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}

/** Their sign-in page: a mark, and a way back. */
async function interact(
  provider: Provider,
  people: ReadonlyMap<string, KnownPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>Group account</title><h1>Group account</h1><form method="post">
      <label>User <input name="mark"></label><button>Continue</button>
      <button name="cancel" value="1">Cancel</button></form></html>`,
    );
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const form = new URLSearchParams(body);
  const mark = form.get('mark') ?? '';
  const known = !form.has('cancel') && people.has(mark);
  const result = known ? { login: { accountId: mark } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result);
}

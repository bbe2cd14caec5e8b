import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { IdentityService, ServiceOutcome, ServiceTokens } from '../../ports/identity-service.ts';
import { fetchBriefly } from './fetch-briefly.ts';
import { outcomeOfError } from './outcome-of-error.ts';
import { type Claims, type RoleReading, readPerson } from './read-person.ts';

export type OidcOptions = {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without one, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** Space-separated; `openid` is among them. */
  readonly scopes: string;
  readonly roles: RoleReading;
  /** Address of the browser's return; registered with them, letter by letter. */
  readonly redirectUri: string;
  /** Address of its return after signing out there. */
  readonly signedOutUri: string;
  /** Longest wait for one answer of theirs, milliseconds. */
  readonly timeoutMs: number;
  /** The wall clock, which their tokens are dated by. */
  readonly wallNow: () => number;
};

/** Allowed difference between their clock and ours. */
const skewSeconds = 30;
/** Time that the service's metadata is cached. Its keys are read again when a token names an unknown one. */
const knownForMs = 3_600_000;

/**
 * Staff signed in by OpenID Connect: authorization code with PKCE, state and nonce; the signature of the ID token is checked although it
 * comes over a line of our own. Nothing is asked before a person wants to sign in, so that our start does not depend on them.
 */
export function createOidcIdentityService(options: OidcOptions): IdentityService {
  const { issuer, redirectUri } = options;
  const configured = createDiscovery(options);

  /** The claims of the ID token, and further ones from their user info; signed ones count. */
  async function claimsOf(config: Configuration, own: Claims, access: string): Promise<Claims> {
    const isWhole = options.roles.namesIn(own) !== null && own.name !== undefined;
    if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return own;
    try {
      return { ...(await fetchUserInfo(config, access, own.sub)), ...own };
    } catch (error) {
      // Without a name one can work; without roles the person's rights are unknown.
      if (options.roles.namesIn(own) !== null) return own;
      throw error;
    }
  }

  async function finish(
    search: string,
    { state, nonce, verifier }: Parameters<IdentityService['finish']>[1],
  ): Promise<ServiceOutcome> {
    const config = await configured();
    const tokens = await authorizationCodeGrant(config, new URL(redirectUri + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const own = tokens.claims();
    if (!own || tokens.id_token === undefined)
      return { kind: 'credentials_not_valid', detail: 'no ID token' };
    const seconds = tokens.expiresIn();
    const given: ServiceTokens = {
      access: tokens.access_token,
      accessForMs: seconds === undefined ? null : seconds * 1000,
      id: tokens.id_token,
    };
    const claims = await claimsOf(config, own, tokens.access_token);
    return { kind: 'known', person: readPerson(issuer, claims, options.roles), tokens: given };
  }

  return {
    name: options.name,
    issuer,
    async begin({ asOther }) {
      try {
        const config = await configured();
        const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: options.scopes,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
          ...(asOther && { prompt: 'login' }),
        });
        return { kind: 'begun', url: url.href, secrets };
      } catch (error) {
        return { kind: 'unavailable', detail: outcomeOfError(error).detail };
      }
    },
    async finish(search, secrets) {
      try {
        return await finish(search, secrets);
      } catch (error) {
        const { kind, detail } = outcomeOfError(error);
        return kind === 'cancelled' ? { kind } : { kind, detail };
      }
    },
    async endUrl(idToken) {
      try {
        const config = await configured();
        if (config.serverMetadata().end_session_endpoint === undefined) return null;
        const url = buildEndSessionUrl(config, {
          id_token_hint: idToken,
          post_logout_redirect_uri: options.signedOutUri,
        });
        return url.href;
      } catch {
        return null;
      }
    },
  };
}

/** Reads their metadata: once for all who wait. Known metadata serve on while they do not answer. */
function createDiscovery({ issuer, clientId, clientSecret, timeoutMs, wallNow }: OidcOptions) {
  let known: { readonly config: Configuration; readonly at: number } | undefined;
  let asking: Promise<Configuration> | undefined;

  async function ask(): Promise<Configuration> {
    const config = await discovery(
      new URL(issuer),
      clientId,
      {
        [clockTolerance]: skewSeconds,
        ...(clientSecret !== null && { client_secret: clientSecret }),
      },
      authOf(clientSecret),
      {
        timeout: timeoutMs / 1000,
        [customFetch]: fetchBriefly,
        execute: issuer.startsWith('http:')
          ? [allowInsecureRequests, enableNonRepudiationChecks]
          : [enableNonRepudiationChecks],
      },
    );
    known = { config, at: wallNow() };
    return config;
  }

  return async (): Promise<Configuration> => {
    const former = known;
    if (former && wallNow() - former.at < knownForMs) return former.config;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    if (!former) return asking;
    return asking.catch(() => former.config);
  };
}

/** In the way of the secret that their metadata name; in the header without one. */
function authOf(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const takesBasic = ways === undefined || ways.includes('client_secret_basic');
    (takesBasic ? basic : post)(server, client, body, headers);
  };
}

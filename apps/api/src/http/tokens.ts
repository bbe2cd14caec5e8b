import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Permission } from '@traslado/domain/access/permissions';
import type { Scope } from '@traslado/domain/access/scope';

/** The caller that a token stands for. A guest token is bound to one stay; the rights of its group are decided by the use case. */
export type Caller = { readonly kind: 'nobody' } | AppCaller | GuestCaller | StaffCaller;

export type AppCaller = {
  readonly kind: 'app';
  /** The program that signed in, and its key; null for the app itself, which has none. */
  readonly system: { readonly id: number; readonly key: number } | null;
};

export type GuestCaller = {
  readonly kind: 'guest';
  readonly hotel: string;
  readonly folio: string;
  /** As the PMS keeps it, so that the stay can be read again. */
  readonly lastName: string;
  /** The program that opened the session; null for the app itself. */
  readonly channel?: number | null;
};

export type StaffCaller = {
  readonly kind: 'staff';
  readonly accountId: number;
  readonly username: string;
  readonly permissions: readonly Permission[];
  /** Cents of one booking that they may refund on their own. */
  readonly limitMinor: number;
  /** The properties that they see and change; anything else answers as if it did not exist. */
  readonly scope: Scope;
};

/** Claims of ours beside those that every token has. */
type Claims = Partial<
  Readonly<Record<'hotel' | 'folio' | 'last_name', string> & Record<'sys' | 'key', number>>
>;

export type Session = { readonly token: string; readonly expires_at: string };

/** Lifetimes in seconds: an app token outlives a long visit, a guest token the 24 hours of a draft. */
const lifetime = { app: 12 * 3600, guest: 24 * 3600 } as const;

const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** Most verified tokens in memory, so that a signature is not verified for every call. */
const mostRemembered = 5_000;

export type Tokens = {
  readonly issueApp: (now: number, system?: AppCaller['system']) => Promise<Session>;
  readonly issueGuest: (guest: Omit<GuestCaller, 'kind'>, now: number) => Promise<Session>;
  /** Caller of a bearer token; `expired` and `invalid` otherwise. */
  readonly read: (token: string, now: number) => Promise<Caller | 'expired' | 'invalid'>;
};

/** Tokens signed with HMAC-SHA-256. `secret` has at least 32 characters; every process of the product shares it. */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  // Signed and read by hand: the web crypto of Node costs ten times as much, and look-ups are made of this.
  const signatureOf = (signed: string): string =>
    createHmac('sha256', key).update(signed).digest('base64url');
  const remembered = new Map<string, { caller: Caller; expiresAt: number }>();

  async function issue(audience: 'app' | 'guest', claims: Claims, now: number): Promise<Session> {
    const issuedAt = Math.floor(now / 1000);
    const expiresAt = issuedAt + lifetime[audience];
    const payload = { iss: 'traslado', aud: audience, iat: issuedAt, exp: expiresAt, ...claims };
    const signed = `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
    const token = `${signed}.${signatureOf(signed)}`;
    return { token, expires_at: new Date(expiresAt * 1000).toISOString() };
  }

  function verify(token: string, now: number): { caller: Caller; expiresAt: number } | 'expired' | 'invalid' {
    const claims = claimsOf(token);
    if (claims?.iss !== 'traslado' || typeof claims.exp !== 'number') return 'invalid';
    const expiresAt = claims.exp * 1000;
    if (expiresAt <= now) return 'expired';
    const { hotel, folio, last_name: lastName, sys, key: keyId } = claims;
    const channel = typeof sys === 'number' ? sys : null;
    if (claims.aud === 'app') {
      const system = channel === null ? null : { id: channel, key: Number(keyId) };
      return { caller: { kind: 'app', system }, expiresAt };
    }
    if (
      claims.aud !== 'guest' ||
      typeof hotel !== 'string' ||
      typeof folio !== 'string' ||
      typeof lastName !== 'string'
    )
      return 'invalid';
    return {
      caller: { kind: 'guest', hotel, folio, lastName, ...(channel !== null && { channel }) },
      expiresAt,
    };
  }

  /** The claims of a token that we signed under our one header; null for any other. */
  function claimsOf(token: string): Record<string, unknown> | null {
    const [head, payload = '', signature = '', ...more] = token.split('.');
    if (head !== header || more.length > 0) return null;
    const given = Buffer.from(signature);
    const right = Buffer.from(signatureOf(`${head}.${payload}`));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  }

  return {
    issueApp: (now, system) => issue('app', system ? { sys: system.id, key: system.key } : {}, now),
    issueGuest: ({ hotel, folio, lastName, channel }, now) =>
      issue('guest', { hotel, folio, last_name: lastName, ...(channel && { sys: channel }) }, now),
    async read(token, now) {
      const known = remembered.get(token);
      if (known) return known.expiresAt > now ? known.caller : 'expired';
      const verified = verify(token, now);
      if (typeof verified === 'string') return verified;
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(token, verified);
      return verified.caller;
    },
  };
}

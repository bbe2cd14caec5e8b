import { SESSION_MARK } from '@traslado/domain/access/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/** The browser's cookie of a staff session, and the proof that a page of ours sent it. */
export type StaffCookie = {
  /** The cookie's token; null without one. */
  readonly read: (request: FastifyRequest) => string | null;
  readonly write: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
  /**
   * Refuses requests from other pages than ours. SameSite keeps other sites' requests from carrying the cookie; this also refuses other
   * origins of the same site, and a foreign page that would sign a person in.
   * @throws Refused `auth.cross_site`
   */
  readonly requireOwnPage: (request: FastifyRequest) => void;
};

const safeMethods = new Set(['GET', 'HEAD']);

/** Tokens are 32 random bytes in base64url; any other text in the cookie is no token of ours and asks the database nothing. */
const tokenPattern = /^[\w-]{43}$/;

/** The value of a request's cookie of this name, when it looks like one of ours; null otherwise. */
export function cookieOf(request: FastifyRequest, name: string, pattern: RegExp): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=');
    const value = rest.join('=');
    if (key === name && pattern.test(value)) return value;
  }
  return null;
}

/** @param publicUrl address that people see; over TLS the cookie never travels without it, and belongs to this host alone */
export function createStaffCookie(publicUrl: string): StaffCookie {
  const { origin, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const name = isSecure ? '__Host-staff' : 'staff';
  const mark = isSecure ? `__Host-${SESSION_MARK}` : SESSION_MARK;
  const strict = `SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const open = `Path=/; ${strict}`;
  const attributes = `Path=/; HttpOnly; ${strict}`;
  return {
    read: (request) => cookieOf(request, name, tokenPattern),
    // No Max-Age: it goes when the browser closes, and the server ends an unused session sooner.
    write: (reply, token) =>
      void reply
        .header('set-cookie', `${name}=${token}; ${attributes}`)
        .header('set-cookie', `${mark}=1; ${open}`),
    clear: (reply) =>
      void reply
        .header('set-cookie', `${name}=; ${attributes}; Max-Age=0`)
        .header('set-cookie', `${mark}=; ${open}; Max-Age=0`),
    requireOwnPage(request) {
      if (safeMethods.has(request.method)) return;
      const from = request.headers.origin;
      // Every browser names the origin of a request that writes.
      if (from === origin || from === `${request.protocol}://${request.headers.host}`) return;
      throw new Refused('auth.cross_site');
    },
  };
}

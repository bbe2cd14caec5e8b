import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sealer } from './sealed.ts';
import { cookieOf } from './staff-cookie.ts';

/** A browser's sealed luggage to another site and back: the site never sees it, the browser's owner cannot read or change it. */
export type TripCookie<T> = {
  readonly write: (reply: FastifyReply, trip: T) => void;
  /** Its content, once: it is gone from the browser afterwards. Null for none, and for a value that we did not seal. */
  readonly take: (request: FastifyRequest, reply: FastifyReply) => T | null;
};

const sealedPattern = /^[\w-]{40,4000}$/;

/**
 * @param publicUrl address that people see; over TLS the cookie never travels without it, and belongs to this host alone
 * @param seconds lifetime in the browser
 */
export function createTripCookie<T>(publicUrl: string, sealer: Sealer, seconds: number): TripCookie<T> {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  const name = isSecure ? '__Host-staff-trip' : 'staff-trip';
  // Lax, as it has to come along when the other site sends the browser back. It opens nothing by itself.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const set = (reply: FastifyReply, value: string, age: number): void =>
    void reply.header('set-cookie', `${name}=${value}; ${attributes}; Max-Age=${age}`);
  return {
    write: (reply, trip) => set(reply, sealer.seal(trip), seconds),
    take(request, reply) {
      const sealed = cookieOf(request, name, sealedPattern);
      set(reply, '', 0);
      // Only this server seals, so an opened seal is its own.
      return sealed === null ? null : (sealer.open(sealed) as T | null);
    },
  };
}

import { isIP } from 'node:net';
import { routes } from '@traslado/contract/routes';
import { z } from 'zod';
import type { GeoIp } from '../../ports/geo-ip.ts';
import type { Backend } from '../group-client/backend.ts';

const answer = z.object({ country: z.string().regex(/^[A-Z]{2}$/) }).nullable();

/** The group's look-up of addresses. Whatever goes wrong, nobody knows where the address is. */
export function createHttpGeoIp(backend: Backend): GeoIp {
  return {
    async countryOf(ip) {
      if (isIP(ip) === 0) return null;
      const outcome = await backend.call(routes.getGeoIp, { params: { ip } }, answer);
      return outcome.kind === 'ok' ? (outcome.value?.country ?? null) : null;
    },
  };
}

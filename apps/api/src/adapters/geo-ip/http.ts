import { isIP } from 'node:net';
import { routes } from '@traslado/contract/routes';
import type { GeoIp } from '../../ports/geo-ip.ts';
import type { Backend } from '../group-client/backend.ts';
import { answerOf, refuse } from '../group-client/tolerant/reading.ts';
import { oneOrNone, record } from '../group-client/tolerant/shapes.ts';
import { value } from '../group-client/tolerant/values.ts';

const countryCode = value('a country of two letters', (given, at): string => {
  const code = typeof given === 'string' ? given.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) ? code : refuse(at, 'a country of two letters', given);
});

/** Their examples show null for a failure, and no field. */
const answer = answerOf(oneOrNone(record({ country: countryCode })));

/** The group's look-up of addresses. After any failure the place of the address is unknown. */
export function createHttpGeoIp(backend: Backend): GeoIp {
  return {
    async countryOf(ip) {
      if (isIP(ip) === 0) return null;
      const outcome = await backend.call(routes.getGeoIp, { params: { ip } }, answer);
      return outcome.kind === 'ok' ? (outcome.value?.country ?? null) : null;
    },
  };
}

import { serviceReturnPath, serviceStartPath } from '@traslado/contract/pages';
import { parseRoleMap } from '@traslado/domain/access/group-roles';
import type { LightMyRequestResponse } from 'fastify';
import { createOidcIdentityService, type OidcOptions } from '../../adapters/identity-service/oidc.ts';
import { createRoleReading } from '../../adapters/identity-service/read-person.ts';
import { closedStaffIdentity } from '../../adapters/staff-identity/closed.ts';
import { openTestApp, type TestApp, type TestWishes } from '../open-test-app.ts';

/** The product where staff sign in with an identity service, and a browser that goes there and back. */
export type ServiceDesk = {
  readonly test: TestApp;
  /** Leaves for the service; `url` is its address, `trip` the cookie that the browser keeps meanwhile. */
  readonly leave: (more?: { cookie?: string; query?: string }) => Promise<{ url: string; trip: string }>;
  /** Comes back with the query of an address that the service sent the browser to. */
  readonly comeBack: (address: string, trip?: string, ip?: string) => Promise<LightMyRequestResponse>;
  readonly profile: (cookie: string) => Promise<LightMyRequestResponse>;
};

/** Of every desk. */
export const deskUrl = 'http://localhost';

/** The group's names for roles, beside many that are about other apps. */
const deskRoles = 'Money=finance;Front desk=concierge;CN=Rides,OU=Staff=administrator';

const roleMap = parseRoleMap(deskRoles);
export const deskRoleReading = createRoleReading('groups', 'wrong' in roleMap ? new Map() : roleMap);

export function openService(
  provider: Pick<OidcOptions, 'issuer' | 'clientId' | 'clientSecret'>,
  more: Partial<OidcOptions> = {},
): ReturnType<typeof createOidcIdentityService> {
  return createOidcIdentityService({
    name: 'Perla ID',
    ...provider,
    scopes: 'openid profile email',
    roles: deskRoleReading,
    redirectUri: deskUrl + serviceReturnPath,
    signedOutUri: `${deskUrl}/signin`,
    timeoutMs: 2_000,
    wallNow: Date.now,
    ...more,
  });
}

let addresses = 0;

/** Every trip comes from an address of its own, so that no test slows another down. */
const nextAddress = (): string => {
  addresses += 1;
  return `198.51.100.${addresses % 250}`;
};

export async function openServiceDesk(
  service: ReturnType<typeof openService>,
  { door, ...more }: TestWishes = {},
): Promise<ServiceDesk> {
  const test = await openTestApp({
    ...more,
    door: { staffIdentity: closedStaffIdentity, identityService: service, ownAccounts: false, ...door },
  });
  return {
    test,
    async leave({ cookie, query = '' } = {}) {
      const answer = await test.app.inject({
        url: serviceStartPath + query,
        ...(cookie !== undefined && { headers: { cookie } }),
      });
      const url = String(answer.headers.location);
      return { url, trip: setCookieOf(answer, 'staff-trip') ?? '' };
    },
    comeBack: (address, trip, ip = nextAddress()) =>
      test.app.inject({
        url: serviceReturnPath + new URL(address, deskUrl).search,
        headers: { 'x-forwarded-for': ip, ...(trip && { cookie: trip }) },
      }),
    profile: (cookie) => test.app.inject({ url: '/profile', headers: { cookie } }),
  };
}

/** A cookie that an answer sets, as the browser sends it again; null where it sets none or ends it. */
export function setCookieOf(answer: LightMyRequestResponse, name: string): string | null {
  const line = [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(`${name}=`));
  const pair = line?.split(';')[0] ?? null;
  return pair === `${name}=` ? null : pair;
}

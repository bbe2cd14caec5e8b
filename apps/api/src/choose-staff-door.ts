import { serviceReturnPath } from '@traslado/contract/pages';
import { parseRoleMap } from '@traslado/domain/access/group-roles';
import type { Backend } from './adapters/group-client/backend.ts';
import { createRoleReading, type RoleReading } from './adapters/identity-service/read-person.ts';
import { closedStaffIdentity } from './adapters/staff-identity/closed.ts';
import { createEmbeddedStaffIdentity } from './adapters/staff-identity/embedded.ts';
import { ownStaffProfiles } from './adapters/staff-profiles/embedded.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { StaffProfiles } from './ports/staff-profiles.ts';
import type { AdmittedAccounts, StaffDoor } from './store/account/record.ts';

/** Accounts of our own alone. The demo's open nothing where the demo is off. */
export function chooseOwnAccounts(db: Db, { demo }: { demo: boolean }): StaffDoor {
  return {
    staffIdentity: createEmbeddedStaffIdentity(db, { demo }),
    identityService: null,
    staffProfiles: ownStaffProfiles,
    ownAccounts: true,
  };
}

/** The accounts that open something with this configuration. */
export function admittedBy(config: Config): AdmittedAccounts {
  const issuer = (config.OIDC_CLIENT_ID && config.OIDC_ISSUER_URL) || null;
  return { demo: config.demo, ownAccounts: issuer === null || config.OIDC_OWN_ACCOUNTS === 'on', issuer };
}

/**
 * The door that the configuration describes.
 * @param profile the group's auth backend, which then knows the profiles of people who signed in with the group
 */
export async function chooseStaffDoor(
  config: Config,
  db: Db,
  profile: Backend | null,
  wallNow: () => number,
): Promise<StaffDoor> {
  const own = chooseOwnAccounts(db, config);
  const { OIDC_ISSUER_URL: issuer, OIDC_CLIENT_ID: clientId } = config;
  if (!issuer || !clientId) return own;
  // Loaded only where there is one: its library is not for a product with accounts of its own.
  const { createOidcIdentityService } = await import('./adapters/identity-service/oidc.ts');
  const roles = roleReadingOf(config);
  const ownAccounts = config.OIDC_OWN_ACCOUNTS === 'on';
  return {
    staffIdentity: ownAccounts ? own.staffIdentity : closedStaffIdentity,
    identityService: createOidcIdentityService({
      name: config.OIDC_NAME ?? new URL(issuer).hostname,
      issuer,
      clientId,
      clientSecret: config.OIDC_CLIENT_SECRET ?? null,
      scopes: config.OIDC_SCOPES,
      roles,
      redirectUri: new URL(serviceReturnPath, config.publicUrl).href,
      signedOutUri: new URL('/signin', config.publicUrl).href,
      timeoutMs: config.BACKEND_TIMEOUT_MS,
      wallNow,
    }),
    staffProfiles: profile ? await profilesOf(profile, roles) : ownStaffProfiles,
    ownAccounts,
  };
}

function roleReadingOf(config: Config): RoleReading {
  const map = parseRoleMap(config.OIDC_ROLES);
  // Read once already, with the configuration.
  return createRoleReading(config.OIDC_ROLES_CLAIM, 'wrong' in map ? new Map() : map);
}

async function profilesOf(profile: Backend, { rolesOf }: RoleReading): Promise<StaffProfiles> {
  const { createHttpStaffProfiles } = await import('./adapters/staff-profiles/http.ts');
  return createHttpStaffProfiles(profile, rolesOf);
}

import { ALL_CATALOGUES, type CataloguePermission, permissionOf } from '../catalogues/catalogues.ts';

/**
 * What staff may do, as data. A permission names a thing and what is done with it; a route of the contract names the one it asks for.
 * Screens never ask for a role: the server tells them the permissions.
 */
const OWN_PERMISSIONS = [
  /** What waits for a person. What of it, the permissions of its topics say. */
  'attention:see',
  'attention:handle',
  'attention:payments',
  'attention:letters',
  'attention:sales',
  /** Bookings of guests, to read. */
  'coupons:see',
  'mail:send',
  'recipients:see',
] as const;

/** Those of the house, then two of each catalogue. */
export const PERMISSIONS: readonly Permission[] = [
  ...OWN_PERMISSIONS,
  ...ALL_CATALOGUES.flatMap((one) => [permissionOf(one, 'see'), permissionOf(one, 'change')]),
];

export type Permission = (typeof OWN_PERMISSIONS)[number] | CataloguePermission;

const seeing = ['attention:see', 'coupons:see'] as const;

/** Roles and their permissions. A person with several roles has the permissions of all of them. */
const ROLES = {
  catalogue: [
    'attention:see',
    'attention:sales',
    'recipients:see',
    'rates:see',
    'regions:see',
    'regions:change',
  ],
  revenue: [...seeing, 'attention:sales', 'rates:see', 'rates:change', 'regions:see'],
  concierge: [
    ...seeing,
    'attention:handle',
    'attention:letters',
    'attention:sales',
    'mail:send',
    'recipients:see',
    'regions:see',
  ],
  finance: [...seeing, 'attention:handle', 'attention:payments'],
  /** Sees everything and changes nothing. */
  auditor: [
    ...seeing,
    'attention:payments',
    'attention:letters',
    'attention:sales',
    'recipients:see',
    'rates:see',
    'regions:see',
  ],
  administrator: PERMISSIONS,
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Role = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as Role[];

export function isRole(text: string): text is Role {
  return Object.hasOwn(ROLES, text);
}

/** Everything that the holder of these roles may, each once, in the order of `PERMISSIONS`. A role that there is no longer gives nothing. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  const given = new Set<Permission>(
    roles.filter(isRole).flatMap((role): readonly Permission[] => ROLES[role]),
  );
  return PERMISSIONS.filter((permission) => given.has(permission));
}

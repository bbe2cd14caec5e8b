import { ALL_CATALOGUES, type CataloguePermission, permissionOf } from '../catalogues/catalogues.ts';
import type { BuiltInRole } from '../catalogues/definition.ts';

/**
 * Permissions of staff, as data. Each names a noun and an action; a route of the contract names the one that it needs. Screens never ask for a role:
 * the server sends them the permissions.
 */
export const OWN_PERMISSIONS = [
  /** Alerts. The permissions of their topics decide which ones. */
  'attention:see',
  'attention:handle',
  'attention:payments',
  'attention:letters',
  'attention:sales',
  /** Bookings of guests, to read. */
  'coupons:see',
  /** View-as-guest: a booking’s pages as its guest sees them, for a while and read only. */
  'coupons:look',
  /** The rides of a day, printed too; and to record the outcome of a ride. */
  'day-lists:see',
  'rides:mark',
  /** Flights that are followed; and to set a time by hand. */
  'flight-watch:see',
  'flight-watch:change',
  /** The ledger of notices about flights. */
  'notices:see',
  /** To cancel, change and correct bookings for a guest: by the guests' rules; beyond them within limits; beyond any limit. */
  'coupons:act',
  'coupons:override',
  'coupons:override-any',
  'mail:send',
  /** Messages of guests to a resort; and to answer, close and link them to a booking. */
  'messages:see',
  'messages:answer',
  /** Queues of open work; and to own, snooze and annotate a row. */
  'queues:see',
  'queues:handle',
  /** Figures of sales and rides, down to their rows. */
  'reports:see',
  /** Repayments by hand: to see them, to make and request them, and to decide as the second person. */
  'refunds:see',
  'refunds:ask',
  'refunds:decide',
  /** Guests' data: to see all that is kept of one, to ask for its erasure, and to decide as the second person. */
  'guest-data:see',
  'guest-data:ask',
  'guest-data:decide',
  /** Stays that staff add by hand where no other system keeps them. */
  'stays:see',
  'stays:change',
  /** To add stays by a file. */
  'stays:import',
  'recipients:see',
  /** Change sets: to write them, and to publish them. */
  'change-sets:see',
  'change-sets:change',
  'change-sets:publish',
  /** To upload pictures for the catalogues, and to remove them. */
  'pictures:change',
  /** Staff, with their rights and properties. */
  'people:see',
  'people:change',
  'roles:see',
  'roles:change',
  /** Outcomes of payments and refunds; and to ask the gateway again, retry and settle. */
  'payments:see',
  'payments:handle',
  /** Differences from the gateway; and to work on them. */
  'reconciliation:see',
  'reconciliation:handle',
  /** Actions of staff. The permissions on their subjects decide which ones. */
  'audit:see',
  /** Health of the group's own systems. */
  'backends:see',
] as const;

/** Permissions of the house, then two of each catalogue. */
export const PERMISSIONS: readonly Permission[] = [
  ...OWN_PERMISSIONS,
  ...ALL_CATALOGUES.flatMap((one) => [permissionOf(one, 'see'), permissionOf(one, 'change')]),
];

export type Permission = (typeof OWN_PERMISSIONS)[number] | CataloguePermission;

const draftsOf = ['change-sets:see', 'change-sets:change', 'change-sets:publish'] as const;

/**
 * Roles made by staff get a new permission at the first start of a product that knows it, if they hold the older one named here: it allowed as much
 * before.
 */
export const FOLLOWING: Readonly<Partial<Record<Permission, Permission>>> = {
  'change-sets:see': 'rates:change',
  'change-sets:change': 'rates:change',
  'change-sets:publish': 'rates:change',
  'stays:import': 'stays:change',
};

const seeing = ['attention:see', 'coupons:see'] as const;

/** Catalogue permissions of a built-in role, from the definitions. */
const catalogues = (role: BuiltInRole): CataloguePermission[] =>
  ALL_CATALOGUES.flatMap((one) => {
    const changes = one.changedBy.includes(role);
    const sees = changes || role === 'auditor' || one.seenBy.includes(role);
    return [...(sees ? [permissionOf(one, 'see')] : []), ...(changes ? [permissionOf(one, 'change')] : [])];
  });

/**
 * Built-in roles with their initial permissions. They are rows that staff change: a permission reaches the rows once, at the first start of a product
 * that knows it, and from then on the rows alone count.
 */
const ROLES = {
  catalogue: [
    'attention:see',
    'attention:sales',
    'recipients:see',
    'pictures:change',
    ...draftsOf,
    ...catalogues('catalogue'),
  ],
  revenue: [...seeing, 'reports:see', 'attention:sales', ...draftsOf, ...catalogues('revenue')],
  concierge: [
    ...seeing,
    'attention:handle',
    'attention:letters',
    'attention:sales',
    'day-lists:see',
    'rides:mark',
    'flight-watch:see',
    'notices:see',
    'coupons:look',
    'coupons:act',
    'stays:see',
    'stays:import',
    'mail:send',
    'messages:see',
    'messages:answer',
    'queues:see',
    'queues:handle',
    'refunds:see',
    'refunds:ask',
    'guest-data:see',
    'guest-data:ask',
    'recipients:see',
    ...catalogues('concierge'),
  ],
  finance: [
    ...seeing,
    'attention:handle',
    'attention:payments',
    'queues:see',
    'queues:handle',
    'payments:see',
    'payments:handle',
    'reconciliation:see',
    'reconciliation:handle',
    'reports:see',
    'refunds:see',
    'refunds:ask',
    'refunds:decide',
    'guest-data:see',
    'guest-data:decide',
    'coupons:look',
    'coupons:act',
    'coupons:override',
    'audit:see',
    ...draftsOf,
    ...catalogues('finance'),
  ],
  /** Sees to the rides of the day. */
  dispatcher: [
    'coupons:see',
    'day-lists:see',
    'rides:mark',
    'flight-watch:see',
    'flight-watch:change',
    'notices:see',
    'queues:see',
    'queues:handle',
  ],
  /** Sees everything and changes nothing. */
  auditor: [
    ...seeing,
    'flight-watch:see',
    'notices:see',
    'attention:payments',
    'attention:letters',
    'attention:sales',
    'day-lists:see',
    'messages:see',
    'queues:see',
    'reports:see',
    'refunds:see',
    'guest-data:see',
    'recipients:see',
    'stays:see',
    'change-sets:see',
    'people:see',
    'roles:see',
    'payments:see',
    'reconciliation:see',
    'audit:see',
    'backends:see',
    ...catalogues('auditor'),
  ],
  administrator: PERMISSIONS,
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Role = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as Role[];

export function isRole(text: string): text is Role {
  return Object.hasOwn(ROLES, text);
}

/** Initial permissions of these roles. `grantedBy` reads the current ones from the rows. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  return grantedBy(roles.filter(isRole).map((role) => ({ permissions: ROLES[role] })));
}

/** All permissions of these roles, each once, in the order of `PERMISSIONS`. Names that the product no longer knows are dropped. */
export function grantedBy(roles: readonly { readonly permissions: readonly string[] }[]): Permission[] {
  const given = new Set(roles.flatMap(({ permissions }) => permissions));
  return PERMISSIONS.filter((permission) => given.has(permission));
}

/** A role's name in accounts, settings and the group's identity service: 2 to 40 small letters, digits, `-` and `_`. */
export const isRoleName = (text: string): boolean => /^[a-z][a-z0-9_-]{1,39}$/.test(text);

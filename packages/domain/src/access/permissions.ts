import { ALL_CATALOGUES, type CataloguePermission, permissionOf } from '../catalogues/catalogues.ts';
import type { BuiltInRole } from '../catalogues/definition.ts';

/**
 * What staff may do, as data. A permission names a thing and what is done with it; a route of the contract names the one it asks for.
 * Screens never ask for a role: the server tells them the permissions.
 */
export const OWN_PERMISSIONS = [
  /** What waits for a person. What of it, the permissions of its topics say. */
  'attention:see',
  'attention:handle',
  'attention:payments',
  'attention:letters',
  'attention:sales',
  /** Bookings of guests, to read. */
  'coupons:see',
  /** To see a booking’s pages as its guest sees them, for a while and read only. */
  'coupons:look',
  /** The rides of a day, printed too; and to say what became of them. */
  'day-lists:see',
  'rides:mark',
  /** To cancel, change and correct them for a guest, as far as the guest may; beyond the guests' rules within limits; beyond any limit. */
  'coupons:act',
  'coupons:override',
  'coupons:override-any',
  'mail:send',
  /** What guests wrote to a resort; and to answer it, link it to a booking and close it. */
  'messages:see',
  'messages:answer',
  /** What waits, in queues; and to take charge of a row, put it aside and note something on it. */
  'queues:see',
  'queues:handle',
  /** Figures of what was sold and ridden, down to the rows they are made of. */
  'reports:see',
  /** Money given back by hand: to see it, to give and ask for it, and to decide as the second person. */
  'refunds:see',
  'refunds:ask',
  'refunds:decide',
  /** Stays that staff add by hand where no other system keeps them. */
  'stays:see',
  'stays:change',
  'recipients:see',
  /** Drafts of changes of catalogues: to write them, and to bring them into force. */
  'change-sets:see',
  'change-sets:change',
  'change-sets:publish',
  /** To upload pictures of what is sold, and to remove them. */
  'pictures:change',
  /** Who of staff there is, what they may and where. */
  'people:see',
  'people:change',
  'roles:see',
  'roles:change',
  /** What came of payments and refunds; and to ask the gateway again, try again and settle. */
  'payments:see',
  'payments:handle',
  /** What does not agree with the gateway; and to look after it. */
  'reconciliation:see',
  'reconciliation:handle',
  /** What staff did. Of what, the permissions of the things themselves say. */
  'audit:see',
  /** How the group's own systems answer. */
  'backends:see',
] as const;

/** Those of the house, then two of each catalogue. */
export const PERMISSIONS: readonly Permission[] = [
  ...OWN_PERMISSIONS,
  ...ALL_CATALOGUES.flatMap((one) => [permissionOf(one, 'see'), permissionOf(one, 'change')]),
];

export type Permission = (typeof OWN_PERMISSIONS)[number] | CataloguePermission;

const draftsOf = ['change-sets:see', 'change-sets:change', 'change-sets:publish'] as const;

/**
 * Permissions that roles made by staff get when a product first starts that knows them: those that have the other one already, as they could do by
 * themselves what it is about.
 */
export const FOLLOWING: Readonly<Partial<Record<Permission, Permission>>> = {
  'change-sets:see': 'rates:change',
  'change-sets:change': 'rates:change',
  'change-sets:publish': 'rates:change',
};

const seeing = ['attention:see', 'coupons:see'] as const;

/** What a role that the product comes with may do with the catalogues, as their definitions say. */
const catalogues = (role: BuiltInRole): CataloguePermission[] =>
  ALL_CATALOGUES.flatMap((one) => {
    const changes = one.changedBy.includes(role);
    const sees = changes || role === 'auditor' || one.seenBy.includes(role);
    return [...(sees ? [permissionOf(one, 'see')] : []), ...(changes ? [permissionOf(one, 'change')] : [])];
  });

/**
 * The roles that the product brings along, with the permissions that they begin with. They are rows that staff change: a permission reaches the rows
 * once, when a product first starts that knows it, and from then on the rows alone say who has it.
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
    'coupons:look',
    'coupons:act',
    'mail:send',
    'messages:see',
    'messages:answer',
    'queues:see',
    'queues:handle',
    'refunds:see',
    'refunds:ask',
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
    'coupons:look',
    'coupons:act',
    'coupons:override',
    'audit:see',
    ...draftsOf,
    ...catalogues('finance'),
  ],
  /** Sees everything and changes nothing. */
  auditor: [
    ...seeing,
    'attention:payments',
    'attention:letters',
    'attention:sales',
    'day-lists:see',
    'messages:see',
    'queues:see',
    'reports:see',
    'refunds:see',
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

/** What these roles begin with. What somebody may now is `grantedBy` the rows of their roles. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  return grantedBy(roles.filter(isRole).map((role) => ({ permissions: ROLES[role] })));
}

/**
 * Everything that the holder of these roles may, each once, in the order of `PERMISSIONS`. A permission that the product knows no longer is not
 * among it.
 */
export function grantedBy(roles: readonly { readonly permissions: readonly string[] }[]): Permission[] {
  const given = new Set(roles.flatMap(({ permissions }) => permissions));
  return PERMISSIONS.filter((permission) => given.has(permission));
}

/** What a role is called in accounts, settings and the group's identity service: 2 to 40 small letters, digits, `-` and `_`. */
export const isRoleName = (text: string): boolean => /^[a-z][a-z0-9_-]{1,39}$/.test(text);

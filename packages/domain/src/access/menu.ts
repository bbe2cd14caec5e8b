import { ALL_CATALOGUES, permissionOf } from '../catalogues/catalogues.ts';
import type { Permission } from './permissions.ts';

/** Pages by subject, in order. A page that does not exist yet may have its place already. */
export const MENU_GROUPS = {
  today: [
    'home',
    'bookings',
    'queues',
    'approvals',
    'messages',
    'day-lists',
    'flight-watch',
    'notices',
    'stays',
  ],
  sell: [
    'services',
    'rates',
    'price-calendar',
    'price-grid',
    'guest-price',
    'change-sets',
    'price-expectations',
    'publishing-rules',
    'restrictions',
    'included-rules',
    'refund-rules',
    'regions',
  ],
  places: [
    'hotel-groups',
    'properties',
    'airports',
    'airport-terminals',
    'airport-properties',
    'places',
    'providers',
    'segments',
    'operation-configurations',
    'airlines',
    'flights',
    'countries',
  ],
  money: [
    'payments',
    'reports',
    'reconciliation',
    'exchange-rates',
    'societies',
    'merchants',
    'banks',
    'card-types',
  ],
  settings: [
    'notification-groups',
    'message-templates',
    'terms',
    'brand',
    'systems',
    'backends',
    'catalogues',
  ],
  people: ['people', 'roles', 'override-rules', 'audit'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MenuGroup = keyof typeof MENU_GROUPS;

export const MENU_GROUP_NAMES = Object.keys(MENU_GROUPS) as MenuGroup[];

/** A staff page: its address, the permission that opens it, and its subject. */
export type MenuEntry = {
  readonly id: string;
  readonly path: string;
  /** Null for Today, which opens together with any other page, and for alerts, which are part of it. */
  readonly permission: Permission | null;
  readonly group: MenuGroup;
};

/** Catalogues that share a page. Each has a tab of it. */
const SHARED_PAGES: Readonly<Record<string, string>> = {
  'price-expectations': '/admin/publishing-checks',
  'publishing-rules': '/admin/publishing-checks/rules',
};

/** Address of a catalogue's list. Its rows stand below it. */
export const catalogueAddress = (name: string): string => SHARED_PAGES[name] ?? `/admin/${name}`;

/** Pages that exist. A new one is a row here; every catalogue has one. */
const pages: readonly Omit<MenuEntry, 'group'>[] = [
  { id: 'home', path: '/admin', permission: null },
  { id: 'bookings', path: '/admin/bookings', permission: 'coupons:see' },
  { id: 'day-lists', path: '/admin/day-lists', permission: 'day-lists:see' },
  { id: 'flight-watch', path: '/admin/flight-watch', permission: 'flight-watch:see' },
  { id: 'notices', path: '/admin/notices', permission: 'notices:see' },
  { id: 'queues', path: '/admin/queues', permission: 'queues:see' },
  { id: 'messages', path: '/admin/messages', permission: 'messages:see' },
  { id: 'reports', path: '/admin/reports', permission: 'reports:see' },
  { id: 'approvals', path: '/admin/approvals', permission: 'refunds:see' },
  { id: 'stays', path: '/admin/stays', permission: 'stays:see' },
  { id: 'payments', path: '/admin/payments', permission: 'payments:see' },
  { id: 'reconciliation', path: '/admin/reconciliation', permission: 'reconciliation:see' },
  { id: 'people', path: '/admin/people', permission: 'people:see' },
  { id: 'roles', path: '/admin/roles', permission: 'roles:see' },
  { id: 'override-rules', path: '/admin/override-rules', permission: 'roles:see' },
  { id: 'audit', path: '/admin/audit', permission: 'audit:see' },
  { id: 'backends', path: '/admin/backends', permission: 'backends:see' },
  { id: 'price-calendar', path: '/admin/price-calendar', permission: 'rates:see' },
  { id: 'price-grid', path: '/admin/price-grid', permission: 'rates:see' },
  { id: 'change-sets', path: '/admin/change-sets', permission: 'change-sets:see' },
  { id: 'guest-price', path: '/admin/guest-price', permission: 'rates:see' },
  // For people who set up places. Each catalogue of a file checks its own permission.
  { id: 'catalogues', path: '/admin/catalogues', permission: 'properties:change' },
  ...ALL_CATALOGUES.map((one) => ({
    id: one.name,
    path: catalogueAddress(one.name),
    permission: permissionOf(one, 'see'),
  })),
];

/** The pages in menu order. A page without a place stands at the end of the settings. */
export const STAFF_PAGES: readonly MenuEntry[] = MENU_GROUP_NAMES.flatMap((group) => {
  const places: readonly string[] = MENU_GROUPS[group];
  const isPlaced = ({ id }: { id: string }) =>
    MENU_GROUP_NAMES.some((name) => (MENU_GROUPS[name] as readonly string[]).includes(id));
  const placed = places.flatMap((id) => pages.filter((page) => page.id === id));
  const others = group === 'settings' ? pages.filter((page) => !isPlaced(page)) : [];
  return [...placed, ...others].map((page) => ({ ...page, group }));
});

const isUnder = (path: string, location: string): boolean =>
  location === path || (path !== '/admin' && location.startsWith(`${path}/`));

/** The page at an address, or the nearest one above it. */
export const pageAt = <Page extends { readonly path: string }>(
  pages: readonly Page[],
  location: string,
): Page | undefined =>
  pages
    .filter(({ path }) => isUnder(path, location))
    .reduce<Page | undefined>(
      (found, page) => (found && found.path.length >= page.path.length ? found : page),
      undefined,
    );

/** The entries of a menu. A tab of a page that is listed has none of its own. */
export const withoutTabs = <Page extends { readonly path: string }>(menu: readonly Page[]): Page[] =>
  menu.filter(({ path }) => !menu.some((other) => other.path !== path && isUnder(other.path, path)));

/**
 * The pages that these permissions open. A person without any page and without alerts has no Today either.
 * @param keepsStays true where stays are stored here: only then staff add some
 */
export function menuFor(permissions: readonly Permission[], keepsStays: boolean): MenuEntry[] {
  const opened = STAFF_PAGES.filter(
    ({ id, permission }) =>
      (permission === null || permissions.includes(permission)) && (keepsStays || id !== 'stays'),
  );
  const hasPage = opened.some(({ permission }) => permission !== null);
  return hasPage || permissions.includes('attention:see') ? opened : [];
}

type Section = {
  /** The page that names the section and opens first; null for a name of its own. */
  readonly lead: string | null;
  /** Pages folded under it, in order; each list stands apart from the others, under a heading where there are many. */
  readonly folded: readonly { readonly heading: MenuHeading | null; readonly pages: readonly string[] }[];
};

export type MenuHeading =
  | 'publishing'
  | 'rules'
  | 'companies'
  | 'resorts'
  | 'flights'
  | 'transport'
  | 'texts'
  | 'systems'
  | 'people';

const under = (heading: MenuHeading | null, ...pages: readonly string[]) => ({ heading, pages });

/** The menu by work: its sections, in order. */
const SECTIONS = {
  today: { lead: 'home', folded: [under(null, 'queues', 'approvals')] },
  bookings: { lead: 'bookings', folded: [under(null, 'stays')] },
  messages: { lead: 'messages', folded: [] },
  'day-lists': { lead: 'day-lists', folded: [under(null, 'flight-watch', 'notices')] },
  prices: {
    lead: null,
    folded: [
      under(null, 'rates', 'services', 'price-calendar', 'price-grid', 'guest-price'),
      under('publishing', 'change-sets', 'price-expectations', 'publishing-rules'),
      under('rules', 'restrictions', 'operation-configurations', 'included-rules', 'refund-rules', 'regions'),
    ],
  },
  money: {
    lead: null,
    folded: [
      under(null, 'payments', 'reconciliation', 'exchange-rates'),
      under('companies', 'societies', 'merchants', 'banks', 'card-types'),
    ],
  },
  reports: { lead: 'reports', folded: [under(null, 'audit')] },
  settings: {
    lead: null,
    folded: [
      under('resorts', 'hotel-groups', 'properties', 'airport-properties', 'places', 'countries'),
      under('flights', 'airports', 'airport-terminals', 'airlines', 'flights'),
      under('transport', 'providers', 'segments'),
      under('texts', 'message-templates', 'notification-groups', 'terms', 'brand'),
      under('systems', 'systems', 'backends', 'catalogues'),
      under('people', 'people', 'roles', 'override-rules'),
    ],
  },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof SECTIONS;
const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Pages that are work only for a person who changes what they show. A catalogue is one without standing here. */
const CHANGED_BY: Readonly<Record<string, Permission>> = {
  'price-calendar': 'rates:change',
  'price-grid': 'rates:change',
  'guest-price': 'rates:change',
  'change-sets': 'change-sets:change',
  people: 'people:change',
  roles: 'roles:change',
  'override-rules': 'roles:change',
  ...Object.fromEntries(ALL_CATALOGUES.map((one) => [one.name, permissionOf(one, 'change')])),
};

/** A section as one person has it. */
export type MenuSection<Page> = {
  readonly name: SectionName;
  /** The page that names it; null where the section has a name of its own. */
  readonly lead: string | null;
  /** The page that it opens. */
  readonly path: string;
  readonly folded: readonly { readonly heading: MenuHeading | null; readonly pages: readonly Page[] }[];
};

/** True for a person who changes nothing: they read for a living. */
export const isReader = (permissions: readonly string[]): boolean =>
  permissions.every((one) => one.endsWith(':see') || one.startsWith('attention:'));

/** The sections of a person's menu. A page that they may only read has no place in it: the palette finds it. A reader has all. */
export function menuByWork<Page extends { readonly id: string; readonly path: string }>(
  menu: readonly Page[],
  permissions: readonly string[],
): MenuSection<Page>[] {
  const reads = isReader(permissions);
  const isWork = ({ id }: Page) => {
    const permission = CHANGED_BY[id];
    return reads || permission === undefined || permissions.includes(permission);
  };
  const listed = withoutTabs(menu.filter(isWork));
  return SECTION_NAMES.flatMap((name): MenuSection<Page>[] => {
    const { lead, folded }: Section = SECTIONS[name];
    const groups = folded
      .map(({ heading, pages }) => ({
        heading,
        pages: pages.flatMap((id) => listed.filter((page) => page.id === id)),
      }))
      .filter(({ pages }) => pages.length > 0);
    const first = listed.find(({ id }) => id === lead) ?? groups[0]?.pages[0];
    return first ? [{ name, lead, path: first.path, folded: groups }] : [];
  });
}

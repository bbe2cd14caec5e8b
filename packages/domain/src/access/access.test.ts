import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { ALERT_KINDS, causeOf } from './alerts.ts';
import { mayHandle, topicsFor } from './attention.ts';
import { MENU_GROUPS, menuFor, pageAt, STAFF_PAGES } from './menu.ts';
import { isRole, PERMISSIONS, type Permission, permissionsOf, ROLE_NAMES } from './permissions.ts';
import { sessionEndsAt } from './session.ts';

describe('roles', () => {
  it('are the six of the house', () => {
    expect(ROLE_NAMES).toEqual([
      'catalogue',
      'revenue',
      'concierge',
      'finance',
      'dispatcher',
      'auditor',
      'administrator',
    ]);
    expect(isRole('finance')).toBe(true);
    expect(isRole('constructor')).toBe(false);
  });

  it('give the administrator everything and an unknown role nothing', () => {
    expect(permissionsOf(['administrator'])).toEqual([...PERMISSIONS]);
    expect(permissionsOf(['gardener', '__proto__'])).toEqual([]);
    expect(permissionsOf([])).toEqual([]);
  });

  it('add up, each permission once', () => {
    const both = permissionsOf(['finance', 'concierge']);
    expect(new Set(both).size).toBe(both.length);
    for (const role of ['finance', 'concierge'])
      expect(both).toEqual(expect.arrayContaining(permissionsOf([role])));
  });

  it('let only concierge and administrator write to guests, and the auditor change nothing', () => {
    expect(ROLE_NAMES.filter((role) => permissionsOf([role]).includes('mail:send'))).toEqual([
      'concierge',
      'administrator',
    ]);
    const auditor = permissionsOf(['auditor']);
    expect(auditor.filter((permission) => /:(send|handle|change)$/.test(permission))).toEqual([]);
    expect(mayHandle(auditor)).toBe(false);
  });
});

describe('topics of alerts', () => {
  const ofGuests = [
    'payment',
    'refund',
    'mail',
    'letter',
    'sale',
    'catalogue',
    'flight',
    'stay',
    'change_set',
    'transfers',
    'message',
    'job',
    'sweep',
    'check',
    'dispute',
  ];
  const everything = [...ofGuests, 'guessing'];
  it.each([
    [
      'finance',
      ['payment', 'refund', 'change_set', 'transfers', 'sweep', 'check', 'dispute', 'audit', 'rights'],
    ],
    ['concierge', ['mail', 'letter', 'sale', 'catalogue', 'flight', 'stay', 'message', 'job', 'guessing']],
    ['revenue', ['sale', 'catalogue', 'stay', 'change_set']],
    ['catalogue', ['sale', 'catalogue', 'stay', 'change_set']],
    ['auditor', [...everything, 'audit', 'rights']],
    ['administrator', [...everything, 'audit', 'rights']],
  ])('%s sees %j', (role, topics) => {
    expect(topicsFor(permissionsOf([role]))).toEqual(topics);
  });

  it('has a permission for every kind, and a page for its cause', () => {
    const seen = topicsFor(permissionsOf(['administrator']));
    expect(ALERT_KINDS.filter((kind) => !seen.includes(kind.split('.')[0] ?? ''))).toEqual([]);
    const alert = { subject: '7', booking: 41, stay: { hotel: 'BP', folio: 'BP1' } };
    expect(causeOf({ ...alert, kind: 'refund.failed' })).toEqual({
      lead: 'booking',
      href: '/admin/bookings/41',
    });
    expect(causeOf({ ...alert, kind: 'refund.failed', booking: null })).toBeNull();
    expect(causeOf({ ...alert, kind: 'change_set.late' })).toMatchObject({ href: '/admin/change-sets/7' });
    expect(causeOf({ ...alert, kind: 'sale.failed' })).toEqual({
      lead: 'stay',
      href: '/admin/bookings/new',
      state: alert.stay,
    });
    expect(causeOf({ ...alert, kind: 'of.tomorrow' })).toBeNull();
    for (const kind of ALERT_KINDS) {
      const cause = causeOf({ ...alert, kind });
      if (cause) expect(pageAt(STAFF_PAGES, cause.href), kind).toBeDefined();
    }
  });

  it('is hidden without the permission to see alerts, whatever the topics', () => {
    expect(topicsFor(['attention:payments'])).toEqual([]);
  });
});

it('the menu has only pages that open', () => {
  const pathsOf = (permissions: readonly Permission[]) => menuFor(permissions, true).map(({ path }) => path);
  const ofRates = ['/admin/rates', '/admin/price-calendar', '/admin/price-grid', '/admin/guest-price'];
  expect(pathsOf(['attention:see'])).toEqual(['/admin']);
  expect(pathsOf(['rates:see'])).toEqual(['/admin', ...ofRates]);
  expect(pathsOf(permissionsOf(['finance']))).toContain('/admin/providers');
  expect(pathsOf(permissionsOf(['finance']))).not.toContain('/admin/regions');
  expect(menuFor([], true)).toEqual([]);
});

it.each([
  ['/admin', 'home'],
  ['/admin/publishing-checks', 'price-expectations'],
  ['/admin/publishing-checks/7', 'price-expectations'],
  ['/admin/publishing-checks/rules/7', 'publishing-rules'],
  ['/admin/publishing', undefined],
])('%s is of the page %s', (address, id) => {
  expect(pageAt(STAFF_PAGES, address)?.id).toBe(id);
});

it('the menu has stays only where they are stored here', () => {
  const has = (keepsStays: boolean) => menuFor(['stays:see'], keepsStays).map(({ id }) => id);
  expect(has(true)).toEqual(['home', 'stays']);
  expect(has(false)).toEqual([]);
});

it('the menu has a place for each page, once, and for every page that is known to come', () => {
  const places: string[] = Object.values(MENU_GROUPS).flat();
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(STAFF_PAGES.map(({ id }) => id)).size).toBe(STAFF_PAGES.length);
  expect(STAFF_PAGES.filter(({ id }) => !places.includes(id))).toEqual([]);
  expect(STAFF_PAGES.find(({ id }) => id === 'rates')?.group).toBe('sell');
});

describe('a session of staff', () => {
  it('ends an hour after its last use', () => {
    expect(sessionEndsAt({ beganAt: 0, usedAt: 5 * MINUTE_MS })).toBe(HOUR_MS + 5 * MINUTE_MS);
  });
  it('and twelve hours after it began, however much it is used', () => {
    expect(sessionEndsAt({ beganAt: 0, usedAt: 11.5 * HOUR_MS })).toBe(12 * HOUR_MS);
  });
});

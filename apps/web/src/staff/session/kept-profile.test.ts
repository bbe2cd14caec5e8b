import { beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';
import {
  forgetProfile,
  keepProfile,
  keptProfile,
  type ProfilePlace,
  type TextStore,
} from './kept-profile.ts';

const user = { name: 'Ana Ruiz', username: 'ana.ruiz' };
const profile = {
  roles: ['finance'],
  permissions: ['payments.read', 'refunds.retry'],
  attributes: { property: 'BP' },
  apps: ['traslado'],
  menu: ['/admin/payments'],
};

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

let all: Map<string, string>;
let place: ProfilePlace;

beforeEach(async () => {
  all = new Map();
  const store: TextStore = {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
  const key = await newKey();
  place = { store, key: async () => key };
});

describe('the profile of the staff on a device', () => {
  it('comes back as it was', async () => {
    await keepProfile(user, profile, place);
    expect(await keptProfile(place)).toEqual({ user, profile });
    expect([...all.keys()].sort()).toEqual(['permissions', 'profile', 'roles', 'userInformation']);
  });

  it('shows no role and no permission to a reader of the storage', async () => {
    await keepProfile(user, profile, place);
    const text = [...all.values(), ...[...all.values()].map(decode)].join();
    expect(text).toContain('/admin/payments');
    for (const secret of ['finance', 'payments.read', 'refunds.retry']) expect(text).not.toContain(secret);
  });

  it('is sealed again each time', async () => {
    await keepProfile(user, profile, place);
    const before = all.get(LOCAL_KEYS.roles);
    await keepProfile(user, profile, place);
    expect(all.get(LOCAL_KEYS.roles)).not.toBe(before);
  });

  it.each([
    ['changed', () => all.set(LOCAL_KEYS.roles, flipped(all.get(LOCAL_KEYS.roles) ?? ''))],
    ['exchanged', () => all.set(LOCAL_KEYS.roles, all.get(LOCAL_KEYS.permissions) ?? '')],
    ['no base64', () => all.set(LOCAL_KEYS.permissions, '["*"]')],
    ['gone', () => all.delete(LOCAL_KEYS.profile)],
  ])('counts for nothing when a part of it is %s', async (_what, spoil) => {
    await keepProfile(user, profile, place);
    spoil();
    expect(await keptProfile(place)).toBeNull();
  });

  it('counts for nothing under another key', async () => {
    await keepProfile(user, profile, place);
    const other = await newKey();
    expect(await keptProfile({ ...place, key: async () => other })).toBeNull();
  });

  it('is not stored where the browser cannot seal', async () => {
    await keepProfile(user, profile, place);
    await keepProfile(user, profile, { ...place, key: () => Promise.reject(new Error('no cryptography')) });
    expect(all.size).toBe(0);
  });

  it('goes on signing out', async () => {
    await keepProfile(user, profile, place);
    await forgetProfile(place.store);
    expect(all.size).toBe(0);
  });
});

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

function flipped(text: string): string {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  bytes.set([(bytes.at(-1) ?? 0) ^ 1], bytes.length - 1);
  return btoa(String.fromCharCode(...bytes));
}

import { parseRoleMap, rolesOf } from '@traslado/domain/access/group-roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PersonFacts, StaffProfiles } from '../../ports/staff-profiles.ts';
import { everyFault, hastyLimits } from '../../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { openGroupSystems } from '../group-client/group-systems.ts';
import { ownStaffProfiles } from './embedded.ts';
import { createHttpStaffProfiles } from './http.ts';

const map = parseRoleMap('Money=finance;Front desk=concierge');
const mapped = (names: readonly string[]) => rolesOf(names, 'wrong' in map ? new Map() : map);

/** The facts in our account. */
const own: PersonFacts = {
  name: 'Lucía Campos',
  email: 'lucia@perla.example',
  roles: ['finance'],
  attributes: { department: 'money' },
  apps: [{ id: 'traslado', name: 'Traslado', path: '/admin' }],
};

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterEach(() => {
  standIn.faults.clear();
  standIn.forget();
  standIn.state.profiles.clear();
});
afterAll(() => standIn.goDown());

function openTheirs(limits = {}): { profiles: StaffProfiles; close: () => Promise<void> } {
  const systems = openGroupSystems({
    urls: { auth: standIn.url, profile: standIn.url },
    systemUser: 'web',
    now: Date.now,
    limits,
  });
  const profile = systems.of('profile');
  if (!profile) throw new Error('no address');
  return { profiles: createHttpStaffProfiles(profile, mapped), close: systems.close };
}

const adapters = [
  ['our own accounts', () => ({ profiles: ownStaffProfiles, close: async () => undefined })],
  ['the group’s auth backend', openTheirs],
] as const;

describe.each(adapters)('%s', (_, open) => {
  it('knows of somebody without a token what our account says', async () => {
    const { profiles, close } = open();
    expect(await profiles.read(own, null)).toEqual({ kind: 'ok', value: own });
    expect(standIn.heard).toEqual([]);
    await close();
  });

  it('knows the person of a token, their roles in our words', async () => {
    standIn.state.profiles.set('t-1', { ...own, roles: ['Money', 'Pool'] });
    const { profiles, close } = open();
    expect(await profiles.read(own, 't-1')).toEqual({ kind: 'ok', value: own });
    await close();
  });
});

describe('the group’s auth backend, asked for a profile', () => {
  it('is shown the person’s token and no other, at the documented address', async () => {
    standIn.state.profiles.set('t-1', { roles: [] });
    const { profiles, close } = openTheirs();
    await profiles.read(own, 't-1');
    expect(standIn.heard.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', '/profile', 'Bearer t-1'],
    ]);
    await close();
  });

  it('knows better than we: name, address, roles, and what else it says of a person', async () => {
    standIn.state.profiles.set('t-1', {
      name: 'Lucía Ríos',
      email: 'rios@perla.example',
      roles: ['Front desk'],
      permissions: ['attention:see', 'whatever'],
      attributes: { department: 'desk', badge: 4711, nested: { a: 1 }, tricky: '\u202Egnp' },
      apps: [
        { id: 'pms', name: 'Rooms', path: 'https://rooms.perla.example/' },
        { id: 'traslado', name: 'Not ours to say', path: 'https://evil.example/' },
      ],
      menu: [{ id: 'x', path: '/x' }],
    });
    const { profiles, close } = openTheirs();
    expect(await profiles.read(own, 't-1')).toEqual({
      kind: 'ok',
      value: {
        name: 'Lucía Ríos',
        email: 'rios@perla.example',
        roles: ['concierge'],
        attributes: { department: 'desk' },
        apps: [...own.apps, { id: 'pms', name: 'Rooms', path: 'https://rooms.perla.example/' }],
      },
    });
    await close();
  });

  it('that names no role of ours has taken them away', async () => {
    standIn.state.profiles.set('t-1', { roles: ['Pool'], name: null, attributes: null });
    const { profiles, close } = openTheirs();
    expect(await profiles.read(own, 't-1')).toEqual({ kind: 'ok', value: { ...own, roles: [] } });
    await close();
  });

  it('that says nothing of roles has told no profile', async () => {
    const { profiles, close } = openTheirs();
    for (const answer of [
      {},
      { roles: 'Money' },
      { roles: [7] },
      [],
      null,
      'x',
      { roles: [], email: 'no address' },
    ]) {
      standIn.state.profiles.set('t-1', answer);
      expect(await profiles.read(own, 't-1')).toMatchObject({ kind: 'unavailable' });
    }
    await close();
  });

  it('that does not know the token is one that does not answer', async () => {
    const { profiles, close } = openTheirs();
    expect(await profiles.read(own, 'worn-out')).toEqual({ kind: 'unavailable', detail: 'rejected 401' });
    await close();
  });

  it.each(everyFault)('$is: no profile, without a long wait', async ({ bring, requests }) => {
    standIn.state.profiles.set('t-1', { roles: ['Money'] });
    const { profiles, close } = openTheirs(hastyLimits);
    await bring(standIn, 'getProfile');
    const startedAt = performance.now();
    expect(await profiles.read(own, 't-1')).toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    // The token is the person's: it cannot be replaced by another one.
    const tries = standIn.heard.filter(({ call }) => call === 'getProfile').length;
    expect(tries).toBeLessThanOrEqual(Math.max(1, requests));
    if (requests === 0) await standIn.comeUp();
    standIn.faults.clear();
    expect(await profiles.read(own, 't-1')).toMatchObject({ kind: 'ok' });
    await close();
  });

  it('that is slow is waited for a second and a half, whatever the other calls may take', async () => {
    standIn.state.profiles.set('t-1', { roles: ['Money'] });
    const { profiles, close } = openTheirs({ totalMs: 20_000, tryMs: 20_000 });
    standIn.faults.set({ call: 'getProfile', kind: 'silent' });
    const startedAt = performance.now();
    expect(await profiles.read(own, 't-1')).toMatchObject({ kind: 'unavailable', detail: 'timeout' });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await close();
  });
});

import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openGroupSystems } from '../../adapters/group-client/group-systems.ts';
import { createHttpStaffProfiles } from '../../adapters/staff-profiles/http.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/identity/identity-provider.ts';
import {
  deskRoleReading,
  deskUrl,
  openService,
  openServiceDesk,
  type ServiceDesk,
  setCookieOf,
} from '../../testing/identity/open-service-desk.ts';
import { walkThrough } from '../../testing/identity/walk-through.ts';
import { hastyLimits } from '../../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { testNow } from '../../testing/test-now.ts';

/** The profile of a person who signed in with a real provider, from the group's auth backend. */

let provider: IdentityProvider;
let standIn: StandIn;
let systems: ReturnType<typeof openGroupSystems>;
let desk: ServiceDesk;
beforeAll(async () => {
  provider = await startIdentityProvider();
  provider.admit(deskUrl);
  standIn = await startStandIn();
  systems = openGroupSystems({
    urls: { profile: standIn.url },
    systemUser: 'web',
    now: Date.now,
    limits: hastyLimits,
  });
  const backend = systems.of('profile');
  if (!backend) throw new Error('no address');
  desk = await openServiceDesk(openService(provider), {
    door: { staffProfiles: createHttpStaffProfiles(backend, deskRoleReading.rolesOf) },
  });
});
afterEach(() => {
  standIn.faults.clear();
  standIn.forget();
  desk.test.setNow(testNow);
  vi.restoreAllMocks();
});
afterAll(async () => {
  await desk.test.close();
  await systems.close();
  await standIn.goDown();
  await provider.stop();
});

/** Signs a person in, and finds the token of the question about them. */
async function signIn(mark: string): Promise<{ cookie: string; token: string }> {
  provider.people.set(mark, { preferred_username: `${mark}.person`, name: 'By Token', groups: ['Money'] });
  const { url, trip } = await desk.leave();
  const back = await desk.comeBack(await walkThrough(url, mark, deskUrl), trip);
  const cookie = setCookieOf(back, 'staff') ?? '';
  standIn.forget();
  await desk.profile(cookie);
  const token = standIn.heard[0]?.headers.authorization?.replace('Bearer ', '') ?? '';
  expect(token).toMatch(/^[\w-]{20,}$/);
  standIn.forget();
  return { cookie, token };
}

const alerts = (cookie: string) => desk.test.app.inject({ url: '/v1/staff/alerts', headers: { cookie } });

it('is theirs, and what it says of roles counts for every call from then on', async () => {
  const { cookie, token } = await signIn('theirs');
  standIn.state.profiles.set(token, { name: 'By Profile', roles: ['Front desk'], attributes: { desk: '4' } });
  const profile = await desk.profile(cookie);
  expect(profile.json()).toMatchObject({
    name: 'By Profile',
    roles: ['concierge'],
    permissions: expect.arrayContaining(['mail:send']),
    attributes: { desk: '4' },
  });
  expect(profile.body + JSON.stringify(profile.headers)).not.toContain(token);
  expect((await alerts(cookie)).json().viewer).toEqual({ canHandle: true });
  standIn.state.profiles.set(token, { name: 'By Profile', roles: ['Pool'] });
  expect((await desk.profile(cookie)).json()).toMatchObject({ roles: [], permissions: [], menu: [] });
  expect((await alerts(cookie)).statusCode).toBe(403);
  const deeds = await desk.test.db
    .selectFrom('audit_entry')
    .select(['username', 'detail'])
    .where('action', '=', 'account.roles')
    .where('subject', '=', 'theirs.person')
    .orderBy('id')
    .execute();
  expect(deeds).toEqual([
    { username: 'identity service', detail: { roles: ['concierge'] } },
    { username: 'identity service', detail: { roles: [] } },
  ]);
});

it('takes the roles of the last person who can give every right too, which staff are told', async () => {
  const { cookie, token } = await signIn('last');
  for (const role of ['CN=Rides,OU=Staff', 'Front desk']) {
    standIn.state.profiles.set(token, { name: 'By Profile', roles: [role] });
    await desk.profile(cookie);
  }
  const matters = desk.test.db.selectFrom('staff_alert').select('detail').where('kind', '=', 'rights.nobody');
  expect(await matters.execute()).toEqual([{ detail: 'The last account with every right was last.person.' }]);
});

it('is ours while they fail, with a line in the log that names nobody', async () => {
  const { cookie, token } = await signIn('failing');
  const warn = vi.spyOn(desk.test.app.log, 'warn');
  standIn.faults.set({ call: 'getProfile', kind: 'status', status: 503 });
  const answer = await desk.profile(cookie);
  expect([answer.statusCode, answer.json().name, answer.json().roles]).toEqual([
    200,
    'By Token',
    ['finance'],
  ]);
  const lines = JSON.stringify(warn.mock.calls);
  expect(lines).toContain('told no profile');
  for (const secret of [token, 'failing', 'By Token']) expect(lines).not.toContain(secret);
  expect((await alerts(cookie)).statusCode).toBe(200);
});

it('is asked with a token that is nowhere to be read, and no longer than it counts', async () => {
  const { cookie, token } = await signIn('sealed');
  const rows = await desk.test.db.selectFrom('staff_session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  // Moved to another session it opens nothing.
  const other = await signIn('thief');
  const [own] = rows.slice(-1);
  await desk.test.db
    .updateTable('staff_session')
    .set({ service_tokens: own?.service_tokens ?? null })
    .where('token_hash', '!=', own?.token_hash ?? '')
    .execute();
  expect((await desk.profile(other.cookie)).statusCode).toBe(200);
  expect(standIn.heard).toHaveLength(0);
  // An hour after signing in, used all the time, the session goes on and the token is over.
  desk.test.setNow(testNow + 50 * MINUTE_MS);
  await desk.profile(cookie);
  expect(standIn.heard).toHaveLength(1);
  standIn.forget();
  desk.test.setNow(testNow + HOUR_MS + MINUTE_MS);
  expect((await desk.profile(cookie)).json().roles).toEqual(['finance']);
  expect(standIn.heard).toHaveLength(0);
});

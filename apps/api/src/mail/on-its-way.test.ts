import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GroupSystems, openGroupSystems } from '../adapters/group-client/group-systems.ts';
import { readConfig } from '../config.ts';
import { startWork } from '../start-work.ts';
import { makePaid } from '../testing/changes.ts';
import { insertFollowed } from '../testing/follow-ride.ts';
import { getAs, makeBackendPaid, openTheirs, type Theirs } from '../testing/group-backend.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { makePending } from '../testing/sales.ts';
import { hastyLimits } from '../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../testing/stand-in/stand-in.ts';

/** A guest reads "on its way" only once the mail was taken. Mails go through the email service of the group's operations here. */

let operations: StandIn;
let systems: GroupSystems;
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  operations = await startStandIn();
  const urls = { auth: operations.url, operations: operations.url };
  systems = openGroupSystems({ urls, systemUser: 'web', now: Date.now, limits: hastyLimits });
}, 60_000);
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
  operations.faults.clear();
  operations.state.mails.length = 0;
});
afterAll(async () => {
  await systems.close();
  await operations.goDown();
});

function work(test: TestApp, more: { theirs?: Theirs; env?: Record<string, string> } = {}): void {
  const running = startWork({
    config: readConfig(more.env ?? {}),
    db: test.db,
    clock: { now: test.now },
    inventory: test.backends.inventory,
    roles: test.backends.roles,
    letterPool: { render: async () => new TextEncoder().encode('%PDF-1.7'), close: async () => {} },
    payments: test.payments.port,
    transfers: more.theirs?.transfers ?? null,
    systems,
    log: test.app.log,
  });
  stops.push(running.stop);
}

async function stateOf(test: TestApp, token: string, code: string): Promise<unknown> {
  return (await getAs(test, token, `/v1/transfers/coupons/${code}`)).json().confirmation_mail;
}

const soon = { timeout: 15_000, interval: 100 };

/** The number of their requests to send a mail. */
const asked = (): number => operations.heard.filter(({ call }) => call === 'sendEmail').length;

describe('a booking of ours', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it('is told of its letter when it is confirmed, and not before', async () => {
    const { token, code } = await makePending(test);
    expect(await stateOf(test, token, code)).toBeNull();
  });

  it('is being sent while a sign-in page answers with 200, and on its way once they say that they took it', async () => {
    const { token, code } = await makePaid(test);
    expect(await stateOf(test, token, code)).toBe('sending');
    operations.faults.set({ call: 'sendEmail', kind: 'html' });
    work(test);
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(0), soon);
    expect(await stateOf(test, token, code)).toBe('sending');
    operations.faults.clear();
    await Promise.all(stops.splice(0).map((stop) => stop()));
    test.setNow(test.now() + 60 * 60_000);
    work(test);
    await vi.waitFor(async () => expect(await stateOf(test, token, code)).toBe('sent'), soon);
    expect(operations.state.mails.map(({ to }) => to)).toContain('ana@example.com');
  });

  it('gives the pick-up that counts now in a letter that is sent again, and not in the first', async () => {
    const { token, code, arrivalId } = await makePaid(test);
    await insertFollowed(test.db, arrivalId, { state: 'scheduled', lateByMinutes: 0 }, test.now());
    await sql`update followed_ride set expected_at = sold_pick_up_at + interval '96 minutes' where transfer_id = ${arrivalId}`.execute(
      test.db,
    );
    const again = await test.app.inject({
      method: 'POST',
      url: `/v1/transfers/coupons/${code}/letter/email`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
        'accept-language': 'en-US',
      },
      payload: new URLSearchParams({ uuidReference: randomUUID(), email: 'friend@example.com' }).toString(),
    });
    expect(again.statusCode, again.body).toBe(200);
    work(test);
    const written = test.db
      .selectFrom('mail')
      .innerJoin('coupon', 'coupon.id', 'coupon_id')
      .select(['recipients', 'body_text'])
      .where('coupon_code', '=', code)
      .where('mail.kind', '=', 'confirmation');
    await vi.waitFor(async () => expect(await written.execute()).toHaveLength(2), soon);
    const moved = (await written.execute()).map(({ recipients, body_text }) => [
      recipients,
      body_text.includes('Your flight moved this pick-up.'),
    ]);
    expect(moved).toContainEqual([['ana@example.com'], false]);
    expect(moved).toContainEqual([['friend@example.com'], true]);
  });

  it('is never on its way when they refuse it', async () => {
    const { token, code } = await makePaid(test);
    operations.faults.set({ call: 'sendEmail', kind: 'status', status: 422 });
    work(test);
    await vi.waitFor(async () => expect(await stateOf(test, token, code)).toBe('not_sent'), soon);
  });
});

describe.each(['rich', 'documented'] as const)('a booking that the group sells, %s', (dialect) => {
  let theirs: Theirs;
  beforeAll(async () => {
    theirs = await openTheirs(dialect, { confirmations: 'ours' });
  }, 60_000);
  afterAll(() => theirs.close());

  it('gets its letter from us where the setting says so, once, in the language of the guest', async () => {
    const more = { language: 'es', email: 'ana.sofia@example.com' };
    const { token, code } = await makeBackendPaid(theirs, undefined, more);
    expect(await stateOf(theirs.test, token, code)).toBe('sending');
    work(theirs.test, { theirs, env: { CONFIRMATIONS: 'ours' } });
    await vi.waitFor(async () => expect(await stateOf(theirs.test, token, code)).toBe('sent'), soon);
    expect(operations.state.mails).toMatchObject([{ to: 'ana.sofia@example.com', language: 'es' }]);
    expect(operations.state.mails[0]?.subject).toContain(code);
  });

  it('gets none from us where the group sends them', async () => {
    const { token, code } = await makeBackendPaid(theirs);
    work(theirs.test, { theirs });
    const queued = theirs.test.db
      .selectFrom('job')
      .select('done_at')
      .where('kind', '=', 'send_their_confirmation')
      .orderBy('id', 'desc');
    await vi.waitFor(
      async () => expect((await queued.executeTakeFirstOrThrow()).done_at).not.toBeNull(),
      soon,
    );
    expect(operations.state.mails).toEqual([]);
    expect(await stateOf(theirs.test, token, code)).toBe('sending');
  });
});

describe('where the group sends them', () => {
  let theirs: Theirs;
  beforeAll(async () => {
    theirs = await openTheirs('documented');
  }, 60_000);
  afterAll(() => theirs.close());

  it('the guest is told so, and nothing of ours is on its way', async () => {
    const { token, code } = await makeBackendPaid(theirs);
    expect(await stateOf(theirs.test, token, code)).toBe('by_group');
    const list = await getAs(theirs.test, token, '/v1/transfers/coupons');
    expect(list.json()).toMatchObject([{ coupon_id: code, confirmation_mail: 'by_group' }]);
  });
});

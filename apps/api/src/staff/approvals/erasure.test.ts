import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantToRuntime } from '../../db/runtime-user.ts';
import { runStatement } from '../../db/server/run-statement.ts';
import { hashOfBooking } from '../../erased-bookings.ts';
import { approve, couponIdOf, decline, makeGiver } from '../../testing/approvals.ts';
import { makePaid } from '../../testing/changes.ts';
import { freePort, startChild } from '../../testing/child-process.ts';
import { canaries, leaveTraces, makeGuest, tablesWith } from '../../testing/guest-with-canaries.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { checkChain } from '../audit/check-chain.ts';

// The product runs as a user that owns nothing and may only add to the audit.

const runtime = `erasure_${randomBytes(4).toString('hex')}`;
const kept: string[] = [];
let test: TestApp;
let ownerUrl: string;
let runtimeUrl: string;
let asker: Staff;
let approver: Staff;
let made: Awaited<ReturnType<typeof makeGuest>>;
let id: number;
const adminUrl = () => ownerUrl.replace(/\/[^/]*$/, '/postgres');

beforeAll(async () => {
  test = await openTestApp({
    keepErased: async (codes) => void kept.push(...codes),
    async through(url) {
      ownerUrl = url;
      await runStatement(url, `create role ${runtime} login password 'of-the-test'`);
      await runStatement(
        url,
        `insert into staff_role (name, name_en, name_es, permissions) values ('of-money', 'Money', 'Dinero', '{refunds:see,refunds:decide}')`,
      );
      const its = new URL(url);
      its.username = runtime;
      its.password = 'of-the-test';
      runtimeUrl = its.href;
      await grantToRuntime(runtimeUrl, url);
      return runtimeUrl;
    },
  });
  made = await makeGuest(test);
  id = (await leaveTraces(test, made)).id;
}, 60_000);
afterAll(async () => {
  await test.close();
  await runStatement(adminUrl(), `drop role ${runtime}`);
});

const note = 'Letter of November 12, case 4711.';
const askErasure = (staff: Staff, booking: number, wish: { note?: string; uuidReference?: string } = {}) =>
  staff.ask('POST', `/v1/staff/bookings/${booking}/guest-data/erasure`, {
    payload: { reason: 'guest_asked', note, uuidReference: randomUUID(), ...wish },
  });
const seen = async (staff: Staff, booking = id) =>
  (await staff.ask('GET', `/v1/staff/bookings/${booking}/guest-data`)).json();
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

describe('while a ride is to come, or money is open', () => {
  it('a guest is seen and not erased', async () => {
    const early = await makeGiver(test, 'concierge', 0);
    const data = await seen(early);
    expect(data).toMatchObject({ refusal: 'erasure.ride_to_come', request: null });
    expect(data.bookings).toEqual([{ id, number: made.code }]);
    expect(data.erased).toMatchObject({ emails: [canaries.mail], messages: 1, audit_entries: 1 });
    expect(data.erased.names.join()).toContain(canaries.name);
    expect(data.kept.paid).toBeGreaterThan(0);
    expect(data.kept.rides).toHaveLength(2);
    expect(codeOf(await askErasure(early, id))).toBe('erasure.ride_to_come');
  });
});

describe('an erasure by two people', () => {
  let request: number;
  beforeAll(async () => {
    test.setNow(test.now() + 60 * DAY_MS);
    asker = await makeGiver(test, 'administrator', 0);
    approver = await makeGiver(test, 'finance', 0);
  });

  it('is asked for by whoever has the right, and without the name of the guest', async () => {
    for (const role of ['finance', 'auditor', 'revenue'])
      expect((await askErasure(await makeStaff(test, [role]), id)).statusCode, role).toBe(403);
    expect(
      (await (await makeStaff(test, ['dispatcher'])).ask('GET', `/v1/staff/bookings/${id}/guest-data`))
        .statusCode,
    ).toBe(403);
    const named = await askErasure(asker, id, { note: `He is ${canaries.name.toLowerCase()}.` });
    expect([codeOf(named), named.statusCode]).toEqual(['erasure.names_guest', 400]);
    const uuidReference = randomUUID();
    const asked = await askErasure(asker, id, { uuidReference });
    expect(asked.statusCode, asked.body).toBe(201);
    request = asked.json().id;
    expect(asked.json()).toMatchObject({
      kind: 'erasure',
      state: 'waiting',
      amount: 0,
      reason: 'guest_asked',
    });
    expect((await askErasure(asker, id, { uuidReference })).json().id).toBe(request);
    expect(codeOf(await askErasure(asker, id))).toBe('refund_request.waiting');
    expect((await seen(approver)).request.id).toBe(request);
  });

  it('is never approved by whoever asked, nor without the right to guests’ data', async () => {
    expect(codeOf(await approve(asker, request, '0.00'))).toBe('refund_request.own');
    const ofMoney = await makeGiver(test, 'of-money', 0);
    const viewer = await ofMoney.ask('GET', `/v1/staff/refund-requests/${request}`);
    expect(viewer.json().viewer).toMatchObject({ approve: 'auth.forbidden', can_decline: false });
    expect(codeOf(await approve(ofMoney, request, '0.00'))).toBe('auth.forbidden');
    expect(codeOf(await decline(ofMoney, request))).toBe('auth.forbidden');
    // The database itself wants a second person.
    const forged = sql`
      update refund_request set status = 'approved', decided_by_id = requested_by_id, decided_by = requested_by, decided_at = now()
      where id = ${request}`.execute(test.db);
    await expect(forged).rejects.toThrow('refund_request_two_people');
    expect(kept).toEqual([]);
  });

  it('touches the audit only as an approved erasure, which the product’s user cannot do by itself', async () => {
    for (const statement of [
      sql`select erase_from_audit(${request})`,
      sql`select erase_audit_entries(${[made.code]}::text[])`,
      sql`update audit_entry set subject = '0', detail = '{}' where subject = ${made.code}`,
    ])
      await expect(statement.execute(test.db)).rejects.toMatchObject({
        message: expect.stringMatching(/is no approved erasure|permission denied/),
      });
    const flagged = test.db.transaction().execute(async (tx) => {
      await sql`select set_config('traslado.erasing', 'on', true)`.execute(tx);
      await sql`update audit_entry set subject = '0', detail = '{}' where subject = ${made.code}`.execute(tx);
    });
    await expect(flagged).rejects.toThrow('permission denied');
  });

  it('killed before its end leaves all as it was, and is approved again; the number is known before', {
    timeout: 120_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'erasure-'));
    const before = await tablesWith(test, ...Object.values(canaries));
    const child = await startChild('apps/api/src/main.ts', {
      port: await freePort(),
      env: {
        DATABASE_URL: runtimeUrl,
        DATABASE_OWNER_URL: ownerUrl,
        DATA_DIR: folder,
        TOKEN_SECRET: 'a-secret-of-thirty-two-characters',
        LOG_LEVEL: 'error',
        TRASLADO_NOW: new Date(test.now()).toISOString(),
        TRASLADO_FAILPOINT: 'in-erasure',
        TRASLADO_WORKER: 'off',
      },
      probe: '/api/public/brand',
    });
    const approving = fetch(`${child.url}/v1/staff/refund-requests/${request}/approve`, {
      method: 'POST',
      headers: { cookie: approver.cookie, origin: child.url, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: '0.00' }),
    });
    await expect(approving).rejects.toThrow();
    expect(await child.ended).toBe('SIGKILL');
    expect(await readFile(join(folder, 'erased-bookings.txt'), 'utf8')).toContain(hashOfBooking(made.code));
    await rm(folder, { recursive: true });
    expect(await tablesWith(test, ...Object.values(canaries))).toEqual(before);
    expect((await seen(approver)).request).toMatchObject({ id: request, state: 'waiting' });
  });

  it('erases everywhere once approved; the audit stays whole without the guest', async () => {
    const entries = async () =>
      (
        await sql<{ id: number; at: string; username: string; action: string }>`
          select id, at::text, username, action from audit_entry where action <> 'erasure.approve' order by id`.execute(
          test.db,
        )
      ).rows;
    const before = await entries();
    const approved = await approve(approver, request, '0.00');
    expect(approved.statusCode, approved.body).toBe(200);
    expect(approved.json()).toMatchObject({ state: 'approved', note, decided_by: approver.username });
    expect(kept).toEqual([made.code]);
    expect(await tablesWith(test, ...Object.values(canaries), made.guest.folio)).toEqual([]);
    expect(await entries()).toEqual(before);
    expect(await checkChain(test.db, { anchors: [], now: test.now() })).toMatchObject({
      erased: 1,
      findings: [],
    });
    const { rows: deeds } = await sql`
      select action, username, subject, detail from audit_entry where action like 'erasure.%' order by id`.execute(
      test.db,
    );
    const detail = { request, reason: 'guest_asked' };
    expect(deeds).toEqual([
      { action: 'erasure.ask', username: asker.username, subject: made.code, detail },
      { action: 'erasure.approve', username: approver.username, subject: made.code, detail },
    ]);
    expect(await seen(asker)).toMatchObject({
      refusal: 'erasure.done',
      request: null,
      erased: { names: [], letters: 0 },
    });
  });

  it('stands in the story of the booking, with both people', async () => {
    const { events } = (await asker.ask('GET', `/v1/staff/bookings/${id}`)).json();
    const found = events.filter(({ code }: { code: string }) => code.startsWith('erasure_'));
    expect(found).toMatchObject([
      { code: 'erasure_asked', who: asker.username, amount: null, detail: 'guest_asked', note },
      { code: 'erasure_approved', who: approver.username, amount: null },
    ]);
  });

  it('never erases twice', async () => {
    expect(codeOf(await approve(approver, request, '0.00'))).toBe('refund_request.decided');
    await expect(sql`select erase_from_audit(${request})`.execute(test.db)).rejects.toThrow(
      'is no approved erasure',
    );
    expect(codeOf(await askErasure(asker, id))).toBe('erasure.done');
    expect(kept).toEqual([made.code]);
  });

  it('is refused where a ride or money came after it was asked for, and may be declined', async () => {
    const { code } = await makePaid(test);
    const other = await couponIdOf(test, code);
    test.setNow(test.now() + 60 * DAY_MS);
    const [one, two] = [await makeGiver(test, 'concierge', 0), await makeGiver(test, 'finance', 0)];
    const asked = (await askErasure(one, other)).json().id;
    await sql`update transfer set pickup_at = ${new Date(test.now() + DAY_MS)} where coupon_id = ${other}`.execute(
      test.db,
    );
    expect(codeOf(await approve(two, asked, '0.00'))).toBe('erasure.ride_to_come');
    expect((await decline(two, asked)).json()).toMatchObject({ state: 'declined' });
  });
});

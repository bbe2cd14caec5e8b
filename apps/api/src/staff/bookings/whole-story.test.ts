import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { LOOK_PAGES } from '@traslado/domain/desk/look';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkMarked } from '../../sellers/finding/check-marked.ts';
import { couponIdOf } from '../../testing/approvals.ts';
import { cancelCoupons, change, makePaid } from '../../testing/changes.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { checkDepsOf, makeRightBooking, runChecks, runNight, spoil } from '../../testing/data-checks.ts';
import { makePending } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let concierge: Staff;
beforeEach(async () => {
  concierge = await makeStaff(test, ['concierge']);
});

type Kind = CallAnswer<'getBookingStory'>['events'][number]['kind'];

/** The events of a kind, for a person who has just signed in. */
async function eventsOf(id: number, kind: Kind, role = 'concierge') {
  const staff = await makeStaff(test, [role]);
  const answer = await staff.ask('GET', `/v1/staff/bookings/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { events } = calls.getBookingStory.shapes.answer.parse(answer.json());
  return events.filter((one) => one.kind === kind);
}
const codesOf = async (id: number, kind: Kind) => (await eventsOf(id, kind)).map(({ code }) => code);
const later = (ms: number) => test.setNow(test.now() + ms);
const mark = (id: number) => sql`update coupon set version = version + 1 where id = ${id}`.execute(test.db);

describe('what was learned of the stays of a booking', () => {
  const stayIs = (folio: string, set: ReturnType<typeof sql>) =>
    sql`update pms_stay set ${set} where folio = ${folio}`.execute(test.db);

  it('is told reading by reading, once, with what was before and after', async () => {
    const made = await makeRightBooking(test);
    const { folio } = made.guest;
    const [proved] = await eventsOf(made.id, 'pms');
    expect(proved).toMatchObject({ code: 'proved_by_guest', source: 'pms', detail: folio });
    const arrival = proved?.changes.find(({ field }) => field === 'stay.arrivalOn')?.new ?? '';
    expect(arrival).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const set of [
      sql`departure_on = departure_on + 1`,
      sql`room = '1310'`,
      sql`status = 'IN_HOUSE'`,
      sql`status = 'CANCELLED'`,
    ]) {
      await stayIs(folio, set);
      later(DAY_MS / 24);
      await runNight(test);
      await runNight(test);
    }
    await sql`delete from pms_stay where folio = ${folio}`.execute(test.db);
    await runNight(test);
    await runNight(test);
    const events = await eventsOf(made.id, 'pms');
    expect(events.map(({ code }) => code)).toEqual([
      'proved_by_guest',
      'dates',
      'moved',
      'checked_in',
      'cancelled',
      'gone',
    ]);
    expect(events[1]?.changes).toMatchObject([{ field: 'stay.departureOn' }]);
    expect(events[3]?.changes).toEqual([{ field: 'stay.status', old: 'RESERVED', new: 'IN_HOUSE' }]);
  });

  it('of a sale from before it was kept begins with the first check', async () => {
    const { id } = await makeRightBooking(test);
    await sql`delete from stay_event where coupon_id = ${id}`.execute(test.db);
    await runNight(test);
    expect(await codesOf(id, 'pms')).toEqual(['seen']);
  });

  it('says who of staff proved it', async () => {
    const made = await makePending(test);
    const id = await couponIdOf(test, made.code);
    await sql`update coupon set acting = '{"username": "ana", "reason": "guest_asked", "note": ""}' where id = ${id}`.execute(
      test.db,
    );
    expect(await eventsOf(id, 'pms')).toMatchObject([{ code: 'proved_at_desk', who: 'ana' }]);
  });

  it('says once that nobody answered while a ride was near, or when the guest wanted a change, and that it is over', async () => {
    const made = await makeRightBooking(test);
    const deps = checkDepsOf(test);
    const away = { ...deps, pms: { ...deps.pms, listStays: async () => ({ kind: 'unavailable' }) as const } };
    const check = async (of: typeof deps) => {
      await mark(made.id);
      while ((await checkMarked(of, test.now())) > 0);
    };
    await check(away);
    expect(await codesOf(made.id, 'pms')).toEqual(['proved_by_guest']);
    await sql`update transfer set pickup_at = ${new Date(test.now() + 20 * HOUR_MS)} where coupon_id = ${made.id}`.execute(
      test.db,
    );
    await check(away);
    await check(away);
    await check(deps);
    expect(await codesOf(made.id, 'pms')).toEqual(['proved_by_guest', 'unanswered', 'answered']);

    const other = await makePaid(test);
    const { pms } = test.backends;
    const listStays = pms.listStays;
    Object.assign(pms, { listStays: async () => ({ kind: 'unavailable' }) });
    const wish = { coupon_id: other.code, flight_code: 'AA1236' };
    for (let tries = 0; tries < 2; tries += 1)
      expect((await change(test, other.token, other.arrivalId, wish)).json()).toMatchObject({
        code: 'backend.unavailable',
      });
    Object.assign(pms, { listStays });
    expect(await codesOf(await couponIdOf(test, other.code), 'pms')).toEqual([
      'proved_by_guest',
      'unanswered',
    ]);
  });

  it('is never changed', async () => {
    await expect(sql`update stay_event set folio = 'x'`.execute(test.db)).rejects.toThrow(/never changed/);
  });
});

describe('links of a booking', () => {
  const payLink = async (id: number) => {
    const made = await concierge.ask('POST', `/v1/staff/bookings/${id}/pay-link`, {
      payload: { way: 'show', reason: 'guest_asked' },
    });
    expect(made.statusCode, made.body).toBe(200);
    return /#link=([\w-]{22})$/.exec(made.json().address)?.[1] ?? '';
  };
  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

  it('to pay: made, opened, paid with', async () => {
    const made = await makePending(test);
    const id = await couponIdOf(test, made.code);
    const key = await payLink(id);
    later(1_000);
    await post('/v1/pay-link', { key });
    later(1_000);
    const paid = await post('/v1/pay-link/payment', {
      key,
      amount: made.amount,
      currency: 'USD',
      payment_token: 'tok_visa',
      uuidReference: crypto.randomUUID(),
    });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await eventsOf(id, 'payment')).toMatchObject([
      { code: 'link_shown', source: 'staff', who: concierge.username },
      { code: 'link_opened', source: 'guest' },
      { code: 'succeeded' },
      { code: 'link_used', source: 'guest' },
    ]);
  });

  it('to pay: over with the booking', async () => {
    const made = await makePending(test);
    const id = await couponIdOf(test, made.code);
    await payLink(id);
    later(1_000);
    await cancelCoupons(test, made.token, { coupons: [made.code] });
    expect(await codesOf(id, 'payment')).toEqual(['link_shown', 'link_outdated']);
  });

  it('to correct: made by whom, opened, used; over by a change; over by its time', async () => {
    const phoneWrong = async () => {
      concierge = await makeStaff(test, ['concierge']);
      const made = await makeRightBooking(test);
      await spoil(test, made.id, sql`update coupon set contact_phone = '+5299812345' where id = ${made.id}`);
      const link = await concierge.ask('POST', `/v1/staff/bookings/${made.id}/fix-link`);
      later(1_000);
      return {
        ...made,
        by: concierge.username,
        key: new URL(link.json<{ address: string }>().address).hash.slice('#link='.length),
      };
    };
    const links = async (id: number) =>
      (await eventsOf(id, 'change')).filter(({ code }) => code.startsWith('fix_link'));
    const used = await phoneWrong();
    await post('/v1/fix-link', { key: used.key });
    later(1_000);
    const saved = await post('/v1/fix-link/save', { key: used.key, phone: '+529981234567' });
    expect(saved.statusCode, saved.body).toBe(200);
    later(100 * HOUR_MS);
    expect(await links(used.id)).toMatchObject([
      { code: 'fix_link_shown', source: 'staff', who: used.by },
      { code: 'fix_link_opened', source: 'guest' },
      { code: 'fix_link_used', source: 'guest' },
    ]);
    const changed = await phoneWrong();
    await change(test, changed.token, changed.arrivalId, { coupon_id: changed.code, phone: '+529981234567' });
    const late = await phoneWrong();
    later(73 * HOUR_MS);
    const codes = async (id: number) => (await links(id)).map(({ code }) => code);
    expect(await codes(changed.id)).toEqual(['fix_link_shown', 'fix_link_outdated']);
    expect(await codes(late.id)).toEqual(['fix_link_shown', 'fix_link_expired']);
  });
});

describe('looks at a booking', () => {
  it('tell every page that was seen', async () => {
    const { code } = await makePaid(test);
    const id = await couponIdOf(test, code);
    const look = await concierge.ask('POST', `/v1/staff/bookings/${id}/look`, {
      payload: { reason: 'complaint', note: '' },
    });
    for (const page of LOOK_PAGES)
      await concierge.ask('GET', `/v1/staff/looks/${look.json<{ id: number }>().id}/${page}`);
    const [looked] = (await eventsOf(id, 'staff', 'administrator')).filter((one) => one.code === 'looked');
    expect(looked?.detail.split(' · ').sort()).toEqual([...LOOK_PAGES, 'complaint'].sort());
  });

  it('as the guest, and who opened it, are told to who may see the audit', async () => {
    const { code } = await makePaid(test);
    const id = await couponIdOf(test, code);
    await concierge.ask('GET', `/v1/staff/bookings/${id}`);
    const look = await concierge.ask('POST', `/v1/staff/bookings/${id}/look`, {
      payload: { reason: 'complaint', note: 'They say that the time is wrong.' },
    });
    await concierge.ask('GET', `/v1/staff/looks/${look.json<{ id: number }>().id}/confirmation`);
    expect(await eventsOf(id, 'staff')).toEqual([]);
    expect(await eventsOf(id, 'staff', 'administrator')).toMatchObject([
      { code: 'opened', who: concierge.username },
      { code: 'opened' },
      {
        code: 'looked',
        who: concierge.username,
        detail: 'complaint · confirmation',
        note: 'They say that the time is wrong.',
      },
    ]);
  });
});

describe('stays that were linked', () => {
  it('before the sale are told when they were put together, by their numbers', async () => {
    const { code, guest } = await makePaid(test);
    const id = await couponIdOf(test, code);
    await sql`
      with made as (insert into receptive_group (hotel, folio, created_at)
        select hotel, folio, created_at - interval '2 minutes' from coupon where id = ${id} returning id),
      main as (insert into receptive_group_stay (group_id, hotel, folio, main, adults, children, baby_seats)
        select made.id, 'BP', f.folio, f.main, 1, 0, 0 from made, (values (${guest.folio}, true), ('BP7', false)) f(folio, main))
      update coupon set receptive_group_id = made.id from made where coupon.id = ${id}`.execute(test.db);
    const [linked, sold] = await eventsOf(id, 'booking');
    expect(linked).toMatchObject({ code: 'stays_linked', source: 'guest', detail: `${guest.folio} · BP7` });
    expect(sold?.code).toBe('sold');
  });
});

it('names the colleagues in it; only a reader who may see people can open them', async () => {
  const made = await makePending(test);
  const id = await couponIdOf(test, made.code);
  await concierge.ask('POST', `/v1/staff/bookings/${id}/pay-link`, {
    payload: { way: 'show', reason: 'guest_asked' },
  });
  const colleaguesFor = async (role: string) => {
    const reader = await makeStaff(test, [role]);
    const answer = await reader.ask('GET', `/v1/staff/bookings/${id}`);
    return answer.json<CallAnswer<'getBookingStory'>>().colleagues;
  };
  const { username } = concierge;
  const name = username.replace('staff.', 'Staff ');
  expect(await colleaguesFor('concierge')).toEqual([{ username, name, id: null }]);
  expect(await colleaguesFor('administrator')).toContainEqual({ username, name, id: concierge.id });
});

it('a long story of every kind takes eight statements at most', async () => {
  const made = await makeRightBooking(test);
  await spoil(test, made.id, sql`update coupon set contact_phone = '+5299812345' where id = ${made.id}`);
  await concierge.ask('POST', `/v1/staff/bookings/${made.id}/fix-link`);
  for (let night = 0; night < 5; night += 1) {
    await sql`update pms_stay set departure_on = departure_on + 1 where folio = ${made.guest.folio}`.execute(
      test.db,
    );
    await runNight(test);
  }
  await runChecks(test);
  const url = `/v1/staff/bookings/${made.id}`;
  const administrator = await makeStaff(test, ['administrator']);
  await administrator.ask('GET', url);
  expect((await eventsOf(made.id, 'pms')).length).toBeGreaterThan(5);
  const sent = await countStatements(async () => {
    expect((await administrator.ask('GET', url)).statusCode).toBe(200);
  });
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(8);
});

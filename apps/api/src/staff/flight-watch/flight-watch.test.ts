import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePaid } from '../../testing/changes.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { legsOf, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const zone = 'America/Cancun';

let start = 0;
beforeAll(() => {
  start = test.now();
});
afterEach(() => test.setNow(start));

let number = 6000;

/** A paid arrival on a flight of its own, followed three hours before its landing, and people at the desk then. */
async function followed() {
  number += 1;
  const key = `UA${number}`;
  const { arrival } = legsOf(test);
  const made = await makePaid(test, serviceOf.suvArrival, { arrival: { ...arrival, flight_key: key } });
  const { rows } = await sql<{
    at: number;
  }>`select pickup_at as at from transfer where id = ${made.arrivalId}`.execute(test.db);
  const landsAt = rows[0]?.at ?? 0;
  test.setNow(landsAt - 3 * HOUR_MS);
  const feed = openTestFeed(test);
  feed.sayLate(key, landsAt, 40);
  await feed.round();
  const found = await sql<{ id: number }>`select id from watched_flight where operating_key = ${key}`.execute(
    test.db,
  );
  const id = found.rows[0]?.id ?? 0;
  const day = toLocal(landsAt, zone).date;
  return { key, id, day, landsAt, made, feed, desk: await makeStaff(test, ['dispatcher']) };
}

type Flight = CallAnswer<'getWatchedFlight'>;
const path = '/v1/staff/flight-watch';

async function see(desk: Staff, id: number): Promise<Flight> {
  const answer = await desk.ask('GET', `${path}/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getWatchedFlight.shapes.answer.parse(answer.json());
}

const list = async (desk: Staff, query: Record<string, string>) => {
  const answer = await desk.ask('GET', `${path}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getFlightWatch.shapes.answer.parse(answer.json());
};

describe('followed flights at the desk', () => {
  it('stand with what they do, the people on them, and who was told what', async () => {
    const { id, day, desk, made } = await followed();
    const { flights, airport } = await list(desk, { airport: '1', day });
    expect(airport).toMatchObject({ code: 'CUN', time_zone: zone });
    expect(flights.find((one) => one.id === id)).toMatchObject({
      state: 'active',
      scheduled: { date: day, time: '13:35' },
      known: { date: day, time: '14:15', is_by_hand: false },
      rides: 1,
      guest: { booking: expect.any(Number), name: expect.any(String) },
      people: 3,
      frozen: 0,
    });
    const detail = await see(desk, id);
    expect(detail.guest).toEqual({ booking: detail.riders[0]?.booking, name: detail.riders[0]?.guest });
    expect(detail.news).toHaveLength(1);
    expect(detail.riders).toMatchObject([
      {
        id: made.arrivalId,
        sold: { date: day, time: '13:35' },
        expected: { date: day, time: '14:15' },
        waits_until: { date: day, time: '15:15' },
        notices: [
          { audience: 'guest', kind: 'pick_up_moved', outcome: 'waiting' },
          { audience: 'resort', kind: 'pick_up_moved', outcome: 'waiting' },
        ],
      },
    ]);
  });

  it('are filtered by their state, and by what is to be seen to', async () => {
    const { key, id, day, landsAt, desk, feed } = await followed();
    const ids = async (state: string) =>
      (await list(desk, { airport: '1', day, state })).flights.map((one) => one.id);
    expect(await ids('active')).toContain(id);
    expect(await ids('frozen')).not.toContain(id);
    test.setNow(landsAt - 150 * MINUTE_MS);
    feed.say(key, { state: 'cancelled', gate: { scheduledAt: landsAt } });
    await feed.round();
    expect(await ids('frozen')).toContain(id);
    expect(await ids('cancelled')).toContain(id);
  });

  it('of other properties are not there', async () => {
    const { id, day } = await followed();
    const elsewhere = await makeStaff(test, ['dispatcher'], { scope: [2] });
    expect((await elsewhere.ask('GET', `${path}/${id}`)).json().code).toBe('flight_watch.not_found');
    expect((await list(elsewhere, { day })).flights.map((one) => one.id)).not.toContain(id);
    const put = await elsewhere.ask('PUT', `${path}/${id}/time`, {
      payload: { date: day, time: '15:00', reason: 'Called' },
    });
    expect([put.statusCode, put.json().code]).toEqual([404, 'flight_watch.not_found']);
  });
});

describe('a time by hand', () => {
  it('moves the pick-up at once, counts against news, and goes back when it is taken away', async () => {
    const { key, id, day, landsAt, desk, feed } = await followed();
    const put = (payload: object, version?: number) =>
      desk.ask('PUT', `${path}/${id}/time`, {
        payload,
        ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
      });
    const { version } = await see(desk, id);
    const set = await put({ date: day, time: '16:00', reason: 'The pilot called.' }, version);
    expect(set.statusCode, set.body).toBe(200);
    expect(set.json()).toMatchObject({ known: { time: '16:00', is_by_hand: true } });
    expect(await see(desk, id)).toMatchObject({
      hand: { time: '16:00', by: desk.username, reason: 'The pilot called.' },
      riders: [{ expected: { time: '16:00' }, basis: 'by_hand' }],
    });
    const stale = await put({ date: day, time: '17:00', reason: 'Again' }, version);
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'flight.watch_stale']);

    test.setNow(landsAt - 100 * MINUTE_MS);
    feed.sayLate(key, landsAt, 20);
    await feed.round();
    const asked = await see(await makeStaff(test, ['dispatcher']), id);
    expect(asked).toMatchObject({ is_against_hand: true, riders: [{ expected: { time: '16:00' } }] });

    const other = await makeStaff(test, ['dispatcher']);
    const gone = await other.ask('DELETE', `${path}/${id}/time`);
    expect(gone.json()).toMatchObject({ known: { time: '13:55', is_by_hand: false } });
    expect(await see(other, id)).toMatchObject({ hand: null, riders: [{ expected: { time: '13:55' } }] });
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject = ${key} order by id`.execute(test.db);
    expect(rows.map(({ action }) => action)).toEqual(['flight.set_time', 'flight.take_time_away']);
  });

  it.each([
    [{ time: '25:00' }, 'time.invalid'],
    [{ date: '2026-02-30' }, 'date.invalid'],
    [{ date: '2030-01-01' }, 'date.invalid'],
    [{ reason: '' }, 'field.too_short'],
    [{ reason: '   ' }, 'field.too_short'],
    [{ reason: 'x'.repeat(201) }, 'field.too_long'],
    [{ reason: 'a\u0000b' }, 'field.characters'],
  ])('is refused for %o', async (more, code) => {
    const { id, day, desk } = await followed();
    const answer = await desk.ask('PUT', `${path}/${id}/time`, {
      payload: { date: day, time: '16:00', reason: 'Called', ...more },
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(JSON.stringify(answer.json())).toContain(code);
  });

  it('is for a dispatcher; concierge and auditor see', async () => {
    const { id, day } = await followed();
    for (const role of ['concierge', 'auditor'] as const) {
      const person = await makeStaff(test, [role]);
      expect((await person.ask('GET', `${path}/${id}`)).statusCode).toBe(200);
      const put = await person.ask('PUT', `${path}/${id}/time`, {
        payload: { date: day, time: '15:00', reason: 'Called' },
      });
      expect([put.statusCode, put.json().code]).toEqual([403, 'auth.forbidden']);
    }
  });
});

describe('a ride of a cancelled flight', () => {
  it('is not missed, and the day list says so', async () => {
    const { key, day, landsAt, feed, made } = await followed();
    test.setNow(landsAt - 2 * HOUR_MS);
    feed.say(key, { state: 'cancelled', gate: { scheduledAt: landsAt } });
    await feed.round();
    test.setNow(landsAt + 5 * HOUR_MS);
    const desk = await makeStaff(test, ['concierge']);
    const mark = await desk.ask('POST', `/v1/staff/rides/${made.arrivalId}/mark`, {
      payload: { outcome: 'missed', reason: 'not_there' },
    });
    expect([mark.statusCode, mark.json().code]).toEqual([409, 'ride.frozen']);
    const answer = await desk.ask('GET', `/v1/staff/day-lists?day=${day}&airport=1`);
    const ride = calls.getDayList.shapes.answer
      .parse(answer.json())
      .rides.find(({ id }) => id === made.arrivalId);
    expect(ride).toMatchObject({ followed: { frozen: 'cancelled' }, viewer: { can_miss: false } });
  });

  it('is missed by the later of sold and expected pick-up', async () => {
    const { landsAt, made } = await followed();
    test.setNow(landsAt + 60 * MINUTE_MS);
    const early = await (await makeStaff(test, ['dispatcher'])).ask(
      'POST',
      `/v1/staff/rides/${made.arrivalId}/mark`,
      { payload: { outcome: 'missed', reason: 'not_there' } },
    );
    expect(early.json().code).toBe('ride.too_early');
    test.setNow(landsAt + 100 * MINUTE_MS);
    const late = await (await makeStaff(test, ['dispatcher'])).ask(
      'POST',
      `/v1/staff/rides/${made.arrivalId}/mark`,
      { payload: { outcome: 'missed', reason: 'not_there' } },
    );
    expect(late.statusCode, late.body).toBe(200);
  });
});

it('a day list is sorted by the expected pick-up, and a move after its print is late news', async () => {
  const { key, day, landsAt, feed, made } = await followed();
  const desk = await makeStaff(test, ['concierge']);
  const payload = { day, airport: 1, direction: 'arrival' };
  expect((await desk.ask('POST', '/v1/staff/day-lists/prints', { payload })).statusCode).toBe(200);
  test.setNow(landsAt - 2 * HOUR_MS);
  feed.sayLate(key, landsAt, 70);
  await feed.round();
  const later = await makeStaff(test, ['concierge']);
  const answer = await later.ask('GET', `/v1/staff/day-lists?day=${day}&airport=1&direction=arrival`);
  const { rides } = calls.getDayList.shapes.answer.parse(answer.json());
  const shown = rides.map((ride) => ride.followed?.expected?.time ?? ride.time);
  expect(shown).toEqual(shown.toSorted());
  expect(rides.find(({ id }) => id === made.arrivalId)).toMatchObject({
    time: '13:35',
    followed: { expected: { date: day, time: '14:45' } },
    news: { kind: 'changed', facts: [{ fact: 'expected_pick_up', was: `${day} 14:15` }] },
  });
});

describe('a ride on its day', () => {
  it('says its guest what the flight does; a stranger learns nothing', async () => {
    const { made, day } = await followed();
    const ask = async (guest: typeof made.guest) =>
      test.app.inject({
        url: `/v1/guests/rides/${made.arrivalId}/day`,
        headers: { authorization: `Bearer ${(await test.tokens.issueGuest(guest, test.now())).token}` },
      });
    const answer = await ask(made.guest);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(calls.getRideDay.shapes.answer.parse(answer.json())).toMatchObject({
      flight: { state: 'active', known: { date: day, time: '14:15' }, is_stale: false },
      sold: { time: '13:35' },
      expected: { time: '14:15' },
      basis: 'estimated_gate',
      waits_until: { time: '15:15' },
      frozen: null,
      proposal: null,
    });
    const other = await makePaid(test);
    expect((await ask(other.guest)).json().code).toBe('coupon.not_found');
  });

  it('stands as sold while it is not followed', async () => {
    const made = await makePaid(test);
    const { token } = await test.tokens.issueGuest(made.guest, test.now());
    const answer = await test.app.inject({
      url: `/v1/guests/rides/${made.arrivalId}/day`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject({
      flight: { state: 'unknown' },
      basis: 'sold',
      expected: { time: '13:35' },
    });
  });
});

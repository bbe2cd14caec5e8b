import type { CallAnswer } from '@traslado/contract/schemas';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataBookings } from '../../demo/data-stories.ts';
import { markUndelivered } from '../../mail/repository.ts';
import { checkMarked } from '../../sellers/finding/check-marked.ts';
import { insertNightMarks } from '../../store/finding/repository.ts';
import { couponIdOf } from '../../testing/approvals.ts';
import { cancelCoupons, change } from '../../testing/changes.ts';
import { checkDepsOf, makeRightBooking, runChecks, runNight, spoil } from '../../testing/data-checks.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let admin: Staff;
let camila: Staff;
const began = { at: 0 };
beforeAll(async () => {
  began.at = test.now();
  camila = await makeStaff(test, ['concierge']);
});
beforeEach(async () => {
  test.setNow(began.at);
  admin = await makeStaff(test, ['administrator']);
  await checks();
});

const checks = () => runChecks(test);
const night = () => runNight(test);
const makeBooking = () => makeRightBooking(test);
const write = (id: number, fault: ReturnType<typeof sql>) => spoil(test, id, fault);

/** One of several rooms in a name, its ride booked for everybody of all rooms. */
const asParty = (id: number, guest: string) =>
  spoil(
    test,
    id,
    sql`update coupon_stay set guest = ${guest} where coupon_id = ${id}`,
    sql`update pms_stay set adults = 1, children = 0 where folio = (select folio from coupon where id = ${id})`,
  );

type Told = CallAnswer<'getDataToFix'>;

const toldOf = async (id: number, staff: Staff = camila): Promise<Told> => {
  const answer = await staff.ask('GET', `/v1/staff/bookings/${id}/data-to-fix`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Told>();
};
const standingOf = async (id: number): Promise<string[]> =>
  (await toldOf(id)).findings.filter((one) => one.resolved_at === null).map(({ kind }) => kind);

const phoneWrong = (id: number) =>
  write(id, sql`update coupon set contact_phone = '+5299812345' where id = ${id}`);
const rideIn = (id: number, hours: number) =>
  sql`update transfer set pickup_at = ${new Date(test.now() + hours * HOUR_MS)} where coupon_id = ${id}`.execute(
    test.db,
  );
const mailsOf = (id: number, kind = 'data_to_fix') =>
  test.db.selectFrom('mail').selectAll().where('coupon_id', '=', id).where('kind', '=', kind).execute();

describe('the data of a booking', () => {
  it('are right after an ordinary sale, and checked by it', async () => {
    const { id } = await makeBooking();
    expect((await toldOf(id)).findings).toEqual([]);
    expect(await test.db.selectFrom('data_mark').selectAll().execute()).toEqual([]);
  });

  it('Jansen’s, Kovács’ and Lund’s are found at once, and of the demo nothing else but Tanaka’s flight', async () => {
    const { rows } = await sql<{ found: string }>`
      select c.guest_name || ' ' || f.kind as found from data_finding f join coupon c on c.id = f.coupon_id
      where f.resolved_at is null and c.folio ~ '^BP100[0-4]' order by c.id, f.kind`.execute(test.db);
    expect(rows.map(({ found }) => found)).toEqual([
      'Tanaka flight_unknown',
      'Jansen party_twice',
      'Jansen party_twice',
      'Kovács email_bounced',
      'Kovács phone',
      'Lund flight_unknown',
    ]);
  });

  it('are checked by a change of staff before it answers', async () => {
    const { id, arrivalId } = await makeBooking();
    const wish = { transfer_id: arrivalId, flight_code: 'ZZ 9998', reason: 'flight_changed' };
    const ask = (preview: string) =>
      camila.ask('POST', `/v1/staff/bookings/${id}/change${preview}`, { payload: wish });
    expect((await ask('?preview=1')).statusCode).toBe(200);
    expect(await standingOf(id)).toEqual([]);
    const changed = await ask('');
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await standingOf(id)).toEqual(['flight_unknown']);
    expect(await test.db.selectFrom('data_mark').selectAll().execute()).toEqual([]);
  });

  it('open and resolve by themselves, and open again as another finding', async () => {
    const { id, code, token, arrivalId } = await makeBooking();
    await phoneWrong(id);
    expect(await standingOf(id)).toEqual(['phone']);
    await checks();
    const mended = await change(test, token, arrivalId, { coupon_id: code, phone: '+529981234567' });
    expect(mended.statusCode, mended.body).toBe(200);
    await checks();
    expect(await standingOf(id)).toEqual([]);
    await phoneWrong(id);
    const { findings } = await toldOf(id);
    expect(findings.map(({ kind, resolved_at }) => [kind, resolved_at !== null])).toEqual([
      ['phone', false],
      ['phone', true],
    ]);
  });

  it.each<[string, (id: number) => ReturnType<typeof sql>, string[]]>([
    [
      'flight_time',
      (id) =>
        sql`update transfer set flight_time = '15:06' where coupon_id = ${id} and direction = 'arrival'`,
      ['flight_time'],
    ],
    [
      'flight_unknown',
      (id) => sql`update transfer set flight_code = 'ZZ1' where coupon_id = ${id} and direction = 'arrival'`,
      ['flight_unknown'],
    ],
    [
      'outside_stay',
      (id) =>
        sql`update transfer set flight_on = flight_on - 1, pickup_on = pickup_on - 1 where coupon_id = ${id} and direction = 'arrival'`,
      ['outside_stay'],
    ],
    [
      'over_vehicle',
      (id) => sql`update coupon_stay set adults = 7 where coupon_id = ${id}`,
      ['over_vehicle'],
    ],
    [
      'email_bounced',
      (id) => sql`
      insert into mail (message_id, coupon_id, kind, language, recipients, subject, body_text, body_html, status, refused, created_at)
      select 'bounce-' || id, id, 'confirmation', 'en', array[contact_email], '', '', '', 'failed', true, now() from coupon where id = ${id}`,
      ['email_bounced'],
    ],
  ])('%s', async (_, statement, expected) => {
    const { id } = await makeBooking();
    await write(id, statement(id));
    expect(await standingOf(id)).toEqual(expected);
  });

  it('a resort that the airport serves no longer', async () => {
    const { id } = await makeBooking();
    const isActive = (active: boolean) =>
      test.editCatalogue((db) =>
        db
          .updateTable('airport_property')
          .set({ active })
          .where('property_id', '=', 1)
          .where('airport_id', '=', 1)
          .execute(),
      );
    await isActive(false);
    await night();
    expect(await standingOf(id)).toEqual(['resort_not_served', 'resort_not_served']);
    await isActive(true);
    await night();
    expect(await standingOf(id)).toEqual([]);
  });

  it('a refused letter marks its booking; one that the server never took does not', async () => {
    const { id } = await makeBooking();
    const insert = async (name: string) =>
      (
        await sql<{ id: number }>`
          insert into mail (message_id, coupon_id, kind, language, recipients, subject, body_text, body_html, status, created_at)
          select ${name} || id, id, 'confirmation', 'en', array[contact_email], '', '', '', 'queued', now() from coupon where id = ${id}
          returning id`.execute(test.db)
      ).rows[0]?.id ?? 0;
    const end = { status: 'failed', error: '550', isNoted: false, now: test.now() } as const;
    await markUndelivered(test.db, await insert('away-'), end);
    await checks();
    expect(await standingOf(id)).toEqual([]);
    await markUndelivered(test.db, await insert('refused-'), { ...end, isRefused: true });
    await checks();
    expect(await standingOf(id)).toEqual(['email_bounced']);
  });

  it('keep what nobody could be asked about as it was', async () => {
    const { id } = await makeBooking();
    await write(
      id,
      sql`update transfer set flight_time = '15:06' where coupon_id = ${id} and direction = 'arrival'`,
    );
    const away = { find: async () => ({ kind: 'unavailable' }) as const };
    await sql`update coupon set version = version + 1 where id = ${id}`.execute(test.db);
    await checkMarked({ ...checkDepsOf(test), flights: away }, test.now());
    expect(await standingOf(id)).toEqual(['flight_time']);
  });

  it('one of Jansen’s two canceled, the other is right again', async () => {
    const [one, other] = await Promise.all(
      [dataBookings.jansen, dataBookings.jansenAgain].map((code) => couponIdOf(test, code)),
    );
    expect((await toldOf(one ?? 0)).findings[0]).toMatchObject({
      kind: 'party_twice',
      direction: 'arrival',
      other: { id: other, number: dataBookings.jansenAgain },
    });
    const cancelled = await camila.ask('POST', `/v1/staff/bookings/${other}/cancel?preview=0`, {
      payload: { rides: 'all', reason: 'guest_asked' },
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await checks();
    expect([await standingOf(one ?? 0), await standingOf(other ?? 0)]).toEqual([[], []]);
  });

  it('are right for two rooms of a family under one name, each with its own people', async () => {
    const rooms = [await makeBooking(), await makeBooking()];
    const inOneName = ({ id }: { id: number }) =>
      spoil(test, id, sql`update coupon_stay set guest = 'Anneke Jansen' where coupon_id = ${id}`);
    for (const room of rooms) await inOneName(room);
    expect(await Promise.all(rooms.map(({ id }) => standingOf(id)))).toEqual([[], []]);
  });

  it('are checked once a night of their resort, however many processes ask', async () => {
    await sql`delete from data_night`.execute(test.db);
    const marked = await Promise.all(Array.from({ length: 4 }, () => insertNightMarks(test.db, test.now())));
    expect(marked.filter((count) => count > 0)).toHaveLength(1);
    expect(await insertNightMarks(test.db, test.now() + HOUR_MS)).toBe(0);
    // The next night's two o'clock has passed by then.
    expect(await insertNightMarks(test.db, test.now() + DAY_MS)).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 4 }, () => checks()));
    const { rows } = await sql`select from data_finding where resolved_at is null
      group by coupon_id, kind, transfer_id having count(*) > 1`.execute(test.db);
    expect(rows).toEqual([]);
  });
});

describe('the guest', () => {
  it('is mailed one link by the night’s check, and no second', async () => {
    const { id } = await makeBooking();
    await phoneWrong(id);
    expect(await mailsOf(id)).toEqual([]);
    await Promise.all([night(), night()]);
    await night();
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(mail?.body_text).toMatch(/https:\/\/transfers\.example\/fix#link=[\w-]{22}/);
    expect(mail?.body_text).toContain('digit too few');
    const { findings, link } = await toldOf(id);
    expect(findings[0]?.asked_at).not.toBeNull();
    expect(link).toMatchObject({ state: 'open', way: 'mail', made_by: null });
  });

  it('gets no mail at an address that refuses letters, nor at one that was changed within a day', async () => {
    const kovacs = await couponIdOf(test, dataBookings.kovacs);
    await night();
    expect(await mailsOf(kovacs)).toEqual([]);
    const { id, code, token, arrivalId } = await makeBooking();
    await change(test, token, arrivalId, { coupon_id: code, email: 'another@example.com' });
    await phoneWrong(id);
    await night();
    expect(await mailsOf(id)).toEqual([]);
    test.setNow(test.now() + DAY_MS);
    await night();
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('reads on My transportation what is to be corrected, of their own booking only', async () => {
    const { id, code, token } = await makeBooking();
    await phoneWrong(id);
    const ask = (number: string) =>
      test.app.inject({
        url: `/v1/transfers/coupons/${number}/data-to-fix`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await ask(code)).json()).toEqual({
      findings: [{ kind: 'phone', transfer_id: null, direction: null, other: null }],
    });
    expect((await ask(dataBookings.kovacs)).statusCode).toBe(404);
  });

  it('reads the name of the other booking on the flight only where they ride on it', async () => {
    const [one, other] = [await makeBooking(), await makeBooking()];
    await asParty(one.id, 'Ans Jansen');
    await asParty(other.id, 'Ans Jansen');
    const ask = async () => {
      const answer = await test.app.inject({
        url: `/v1/transfers/coupons/${one.code}/data-to-fix`,
        headers: { authorization: `Bearer ${one.token}`, 'accept-language': 'es-MX' },
      });
      return answer.body;
    };
    const asStranger = await ask();
    expect(asStranger).toContain('party_twice');
    expect(asStranger).not.toContain(other.code);
    await sql`
      insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
      select ${other.id}, hotel, folio, guest, false, 0, 0, 0 from coupon_stay where coupon_id = ${one.id}`.execute(
      test.db,
    );
    expect(JSON.parse(await ask()).findings[0].other).toEqual({
      coupon_id: other.code,
      service_name: 'SUV privada',
    });
  });

  it('cancels, and nothing is left to be mended', async () => {
    const { id, code, token } = await makeBooking();
    await phoneWrong(id);
    await cancelCoupons(test, token, { coupons: [code] });
    await checks();
    expect(await standingOf(id)).toEqual([]);
  });
});

describe('the queue of data to fix', () => {
  const keys = async () => {
    const answer = await admin.ask('GET', '/v1/staff/queues/data?state=open&page_size=100');
    return answer.json<CallAnswer<'getQueue'>>().rows;
  };

  it('has what is left 24 hours before the ride, the next ride first', async () => {
    const late = await makeBooking();
    const soon = await makeBooking();
    const far = await makeBooking();
    for (const { id } of [late, soon, far]) await phoneWrong(id);
    await rideIn(late.id, 20);
    await rideIn(soon.id, 3);
    await rideIn(far.id, 25);
    const rows = (await keys()).filter(({ key }) => [late.id, soon.id, far.id].includes(Number(key)));
    expect(rows.map(({ key }) => Number(key))).toEqual([soon.id, late.id]);
    expect(rows[0]).toMatchObject({ about: 'phone', open: ['data'], booking: { number: soon.code } });
  });

  it('has a ride’s own matter only with that ride', async () => {
    const { id, departureId } = await makeBooking();
    await write(id, sql`update transfer set flight_code = 'ZZ1' where id = ${departureId}`);
    await sql`update transfer set pickup_at = ${new Date(test.now() + HOUR_MS)} where coupon_id = ${id} and id <> ${departureId}`.execute(
      test.db,
    );
    expect((await keys()).map(({ key }) => key)).not.toContain(String(id));
  });
});

describe('a finding that is right', () => {
  const note = 'They really travel in two groups.';
  const openOf = async (id: number, kind: string): Promise<number> =>
    (await toldOf(id)).findings.find((one) => one.kind === kind && one.resolved_at === null)?.id ?? 0;
  const ask = (method: 'PUT' | 'DELETE', id: number, finding: number, staff = camila) =>
    staff.ask(method, `/v1/staff/bookings/${id}/findings/${finding}/right`, {
      ...(method === 'PUT' && { payload: { note } }),
    });
  const markRight = async (id: number, kind: string): Promise<number> => {
    const finding = await openOf(id, kind);
    const answer = await ask('PUT', id, finding);
    expect(answer.statusCode, answer.body).toBe(200);
    return finding;
  };
  const setPhone = (id: number, phone: string) =>
    write(id, sql`update coupon set contact_phone = ${phone} where id = ${id}`);

  it('stands no longer, not in the night after it, and the guest is not asked', async () => {
    const { id, code, token } = await makeBooking();
    await phoneWrong(id);
    await rideIn(id, 20);
    await markRight(id, 'phone');
    expect(await standingOf(id)).toEqual([]);
    await night();
    expect(await standingOf(id)).toEqual([]);
    expect(await mailsOf(id)).toEqual([]);
    const guest = await test.app.inject({
      url: `/v1/transfers/coupons/${code}/data-to-fix`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(guest.json()).toEqual({ findings: [] });
    const queue = await admin.ask('GET', '/v1/staff/queues/data?state=open&page_size=100');
    expect(queue.json<CallAnswer<'getQueue'>>().rows.map(({ key }) => key)).not.toContain(String(id));
    expect((await toldOf(id)).fields).toEqual([]);
    expect((await toldOf(id)).findings).toMatchObject([
      { kind: 'phone', right: { by: camila.username, note } },
    ]);
    expect((await camila.ask('POST', `/v1/staff/bookings/${id}/fix-link`)).json()).toMatchObject({
      code: 'fix_link.nothing',
    });
  });

  it('is raised anew when its facts are others, and not when something else changes', async () => {
    const { id } = await makeBooking();
    await phoneWrong(id);
    await markRight(id, 'phone');
    await write(
      id,
      sql`update transfer set flight_time = '15:06' where coupon_id = ${id} and direction = 'arrival'`,
    );
    await night();
    expect(await standingOf(id)).toEqual(['flight_time']);
    await markRight(id, 'flight_time');
    await night();
    expect(await standingOf(id)).toEqual([]);
    await write(
      id,
      sql`update transfer set flight_time = '15:36' where coupon_id = ${id} and direction = 'arrival'`,
    );
    expect(await standingOf(id)).toEqual(['flight_time']);
    await setPhone(id, '+5299812346');
    expect((await standingOf(id)).sort()).toEqual(['flight_time', 'phone']);
  });

  it('ends a link that was made for it', async () => {
    const { id } = await makeBooking();
    await phoneWrong(id);
    const made = await camila.ask('POST', `/v1/staff/bookings/${id}/fix-link`);
    const key = new URL(made.json<{ address: string }>().address).hash.slice('#link='.length);
    const read = () => test.app.inject({ method: 'POST', url: '/v1/fix-link', payload: { key } });
    expect((await read()).statusCode).toBe(200);
    await markRight(id, 'phone');
    expect((await read()).json()).toMatchObject({ code: 'fix_link.over' });
  });

  it('of a party that rides twice counts for both bookings, and only for those two', async () => {
    const [one, other] = [await makeBooking(), await makeBooking()];
    const asJansen = (id: number) => asParty(id, 'Jan Jansen');
    await asJansen(one.id);
    await asJansen(other.id);
    const twice = ['party_twice', 'party_twice'];
    expect([await standingOf(one.id), await standingOf(other.id)]).toEqual([twice, twice]);
    const marked = await markRight(one.id, 'party_twice');
    await markRight(one.id, 'party_twice');
    expect([await standingOf(one.id), await standingOf(other.id)]).toEqual([[], []]);
    await night();
    expect([await standingOf(one.id), await standingOf(other.id)]).toEqual([[], []]);
    // A third booking of them is another matter, for all three.
    const third = await makeBooking();
    await asJansen(third.id);
    expect(await standingOf(one.id)).toEqual(twice);
    expect(await standingOf(third.id)).toEqual(twice);
    await write(third.id, sql`update coupon_stay set guest = 'Somebody Else' where coupon_id = ${third.id}`);
    expect([await standingOf(one.id), await standingOf(other.id)]).toEqual([[], []]);
    // Withdrawn, it is open again at once, and so is the other one.
    expect((await ask('DELETE', one.id, marked)).statusCode).toBe(200);
    expect([await standingOf(one.id), await standingOf(other.id)]).toEqual([
      ['party_twice'],
      ['party_twice'],
    ]);
    await night();
    expect([await standingOf(one.id), await standingOf(other.id)]).toEqual([
      ['party_twice'],
      ['party_twice'],
    ]);
  });

  it('of a party that rides twice counts for the other booking also where no check had been there yet', async () => {
    const [one, other] = [await makeBooking(), await makeBooking()];
    for (const { id } of [one, other]) await asParty(id, 'Piet Jansen');
    await sql`delete from data_finding where coupon_id = ${other.id}`.execute(test.db);
    await markRight(one.id, 'party_twice');
    await markRight(one.id, 'party_twice');
    await night();
    expect([await standingOf(one.id), await standingOf(other.id)]).toEqual([[], []]);
  });

  it('has its entries in the audit and in the story, and is refused where there is nothing to say', async () => {
    const { id, code } = await makeBooking();
    await phoneWrong(id);
    const finding = await markRight(id, 'phone');
    expect((await ask('PUT', id, finding)).json()).toMatchObject({ code: 'finding.not_open' });
    expect((await ask('DELETE', id, finding)).statusCode).toBe(200);
    expect((await ask('DELETE', id, finding)).json()).toMatchObject({ code: 'finding.not_open' });
    const entries = await test.db
      .selectFrom('audit_entry')
      .select(['action', 'username', 'detail'])
      .where('subject', '=', code)
      .where('action', 'like', 'finding.%')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'finding.right', username: camila.username, detail: { kind: 'phone', note } },
      { action: 'finding.take_back', username: camila.username, detail: { kind: 'phone' } },
    ]);
    const story = (await camila.ask('GET', `/v1/staff/bookings/${id}`)).json<CallAnswer<'getBookingStory'>>();
    expect(story.events.filter(({ code: what }) => what.startsWith('right'))).toMatchObject([
      { kind: 'staff', code: 'right', who: camila.username, detail: 'phone', note },
      { kind: 'staff', code: 'right_taken_back', who: camila.username, detail: 'phone' },
    ]);
    const auditor = await makeStaff(test, ['auditor']);
    expect((await ask('PUT', id, await openOf(id, 'phone'), auditor)).statusCode).toBe(403);
    const empty = await camila.ask(
      'PUT',
      `/v1/staff/bookings/${id}/findings/${await openOf(id, 'phone')}/right`,
      {
        payload: { note: ' ' },
      },
    );
    expect(empty.statusCode).toBe(400);
  });
});

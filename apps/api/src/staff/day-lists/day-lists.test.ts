import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { findingWords } from '@traslado/domain/desk/finding-words';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCoupon } from '../../store/booking/repository.ts';
import { cancelRide, change, makePaid } from '../../testing/changes.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { makePending, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let desk: Staff;
let day = '';
let departureDay = '';
beforeAll(async () => {
  desk = await makeStaff(test, ['concierge']);
  const today = localDateOf(test.now(), 'America/Cancun');
  day = addDays(today, 30);
  departureDay = addDays(today, 37);
});

type List = CallAnswer<'getDayList'>;
const list = '/v1/staff/day-lists';

async function read(query: Record<string, string | number>, staff = desk): Promise<List> {
  const answer = await staff.ask('GET', `${list}?${new URLSearchParams(query as Record<string, string>)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getDayList.shapes.answer.parse(answer.json());
}

async function print(payload: object, staff = desk): Promise<List> {
  const answer = await staff.ask('POST', `${list}/prints`, { payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.printDayList.shapes.answer.parse(answer.json());
}

const bahia = { airport: 1, property: 1 };
const rideOf = ({ rides }: List, id: number) => rides.find((ride) => ride.id === id);

describe('references of rides', () => {
  it('are six signs without look-alikes, and no two rides have the same one', async () => {
    const { rows } = await sql<{ n: number; distinct: number; odd: number }>`
      select count(*)::int as n, count(distinct r)::int as distinct, count(*) filter (where r !~ '^[0-9A-HJKMNP-TV-Z]{6}$')::int as odd
      from (select ride_reference(i) as r from generate_series(1, 100000) i) made`.execute(test.db);
    expect(rows[0]).toEqual({ n: 100_000, distinct: 100_000, odd: 0 });
  });

  it('are given at the sale, found by the search box, and open nothing', async () => {
    const { code, arrivalId, guest } = await makePaid(test);
    const ride = rideOf(await read({ day, ...bahia }), arrivalId);
    const reference = ride?.reference ?? '';
    const search = async (text: string) =>
      (await desk.ask('POST', '/v1/staff/bookings/search', { payload: { search: text } })).json();
    const typed = `${reference.slice(0, 3)}-${reference.slice(3)}`.toLowerCase();
    expect(await search(typed)).toMatchObject({
      groups: expect.arrayContaining([
        expect.objectContaining({ matched: 'reference', rows: [expect.objectContaining({ number: code })] }),
      ]),
    });
    const opened = await test.get(
      `/v1/guests/reservations/search?coupon=${reference}&last_name=${encodeURIComponent(guest.lastName)}`,
    );
    expect(opened.statusCode === 200 ? opened.json() : []).toEqual([]);
    const stay = await test.get(`/v1/transfers/reservationByReference/${guest.lastName}/${reference}`);
    expect(stay.statusCode).not.toBe(200);
  });
});

describe('the rides of a day', () => {
  it('are told with flight, party, service and what is open, by the clock of the airport', async () => {
    const paid = await makePaid(test, serviceOf.suvRoundTrip, { observation: 'A sign, please.' });
    const unpaid = await makePending(test, serviceOf.sharedArrival);
    const shown = await read({ day, ...bahia });
    expect(shown.airport).toMatchObject({ code: 'CUN', city: 'Cancún', time_zone: 'America/Cancun' });
    expect(rideOf(shown, paid.arrivalId)).toMatchObject({
      direction: 'arrival',
      status: 'confirmed',
      date: day,
      time: '13:35',
      flight: { code: 'AA 4320', date: day, time: '13:35' },
      adults: 2,
      minors: 1,
      babyseat: 0,
      private: true,
      vehicles: 1,
      resort: { code: 'BP' },
      request: 'A sign, please.',
      open: [],
    });
    const waiting = shown.rides.find(({ booking, open }) => booking !== null && open.includes('unpaid'));
    expect(waiting?.status).toBe('pending');
    expect(shown.rides.map(({ time }) => time)).toEqual(shown.rides.map(({ time }) => time).toSorted());
    expect(shown.counts.rides).toBe(shown.rides.length);
    // The departure of 14:20 stands under its pick-up.
    expect(rideOf(await read({ day: departureDay, ...bahia }), paid.departureId)).toMatchObject({
      direction: 'departure',
      time: '10:50',
    });
    const departures = await read({ day, ...bahia, direction: 'departure' });
    expect(rideOf(departures, paid.arrivalId)).toBeUndefined();
    expect(unpaid.code).not.toBe('');
  });

  it('take three statements, however many there are', async () => {
    await read({ day, airport: 1 });
    const url = `${list}?${new URLSearchParams({ day, airport: '1' })}`;
    const sent = await recordStatements(() => desk.ask('GET', url));
    const own = sent.filter(({ text }) => /transfer t join|their_coupon|day_list_print/.test(text));
    expect(own).toHaveLength(3);
  });

  it('say the findings of the data checks at the ride that they concern, on the screen and in files', async () => {
    const { code, arrivalId, departureId } = await makePaid(test);
    await sql`insert into data_finding (coupon_id, transfer_id, kind, found_at, resolved_at)
      select c.id, f.ride, f.kind, ${new Date(test.now())}::timestamptz, f.resolved from coupon c, (values
        (${arrivalId}::int, 'flight_unknown', null), (null, 'phone', null), (null, 'over_vehicle', now())) f(ride, kind, resolved)
      where c.coupon_code = ${code}`.execute(test.db);
    const shown = await read({ day, ...bahia });
    expect(rideOf(shown, arrivalId)).toMatchObject({ open: ['phone', 'flight_unknown'], on_lap: true });
    await sql`update coupon set children = 0 where coupon_code = ${code}`.execute(test.db);
    expect(rideOf(await read({ day, ...bahia }), arrivalId)?.on_lap).toBe(false);
    expect(rideOf(await read({ day: departureDay, ...bahia }), departureId)?.open).toEqual(['phone']);
    for (const language of ['en', 'es'] as const) {
      const headers = { 'accept-language': language };
      const table = await desk.ask('POST', `${list}/export`, { payload: { day, ...bahia }, headers });
      const { phone, flight_unknown: flight } = findingWords[language];
      expect(table.body).toContain(`${phone} · ${flight}`);
    }
  });

  it('of properties that one does not work for are not there, in counts and files neither', async () => {
    const { arrivalId } = await makePaid(test);
    const elsewhere = await makeStaff(test, ['concierge'], { scope: [2] });
    const here = await makeStaff(test, ['concierge'], { scope: [1] });
    for (const [method, url, payload] of [
      ['GET', `${list}?day=${day}&property=1`, undefined],
      ['POST', `${list}/prints`, { day, property: 1 }],
      ['POST', `${list}/export`, { day, property: 1 }],
      ['POST', `${list}/document`, { day, property: 1 }],
    ] as const) {
      const answer = await elsewhere.ask(method, url, payload && { payload });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'hotel.not_found']);
    }
    const whole = await read({ day, airport: 1 }, elsewhere);
    expect(rideOf(whole, arrivalId)).toBeUndefined();
    expect(whole.counts.rides).toBe(whole.rides.length);
    expect(whole.properties.map(({ id }) => id)).toEqual([2]);
    expect(whole.rides.every(({ resort }) => resort.code !== 'BP')).toBe(true);
    expect(rideOf(await read({ day, airport: 1 }, here), arrivalId)).toBeDefined();
    const table = await elsewhere.ask('POST', `${list}/export`, { payload: { day, airport: 1 } });
    expect(table.body).not.toContain('Bahía Perla');
    // Another person's print with other properties is another list.
    await print({ day, airport: 1 });
    expect((await read({ day, airport: 1 }, elsewhere)).last_print?.by).not.toBe(desk.name);
    for (const method of ['POST', 'DELETE'] as const) {
      const mark = await elsewhere.ask(method, `/v1/staff/rides/${arrivalId}/mark`, {
        ...(method === 'POST' && { payload: { outcome: 'completed' } }),
      });
      expect([mark.statusCode, mark.json().code]).toEqual([404, 'ride.not_found']);
    }
  });
});

describe('a list that was printed', () => {
  it('marks what is new, what changed and what is gone since, and starts anew with the next print', async () => {
    const question = { day: departureDay, ...bahia, direction: 'departure' };
    const kept = await makePaid(test);
    const moved = await makePaid(test);
    const gone = await makePaid(test);
    const first = await print(question);
    expect(first.last_print).toBeNull();
    expect(first.rides.every(({ news }) => news.kind === 'none')).toBe(true);
    await change(test, moved.token, moved.departureId, { coupon_id: moved.code, flight_time: '15:40' });
    expect((await cancelRide(test, gone.token, gone.departureId)).statusCode).toBe(200);
    const late = await makePaid(test);

    const shown = await read(question);
    expect(shown.last_print).toMatchObject({ by: desk.name, form: 'paper' });
    expect(rideOf(shown, kept.departureId)?.news.kind).toBe('none');
    expect(rideOf(shown, late.departureId)?.news.kind).toBe('new');
    expect(rideOf(shown, moved.departureId)).toMatchObject({
      time: '12:10',
      news: {
        kind: 'changed',
        facts: [
          { fact: 'pick_up', was: `${departureDay} 10:50` },
          { fact: 'flight_time', was: `${departureDay} 14:20` },
        ],
      },
    });
    expect(shown.gone).toMatchObject([{ status: 'cancelled', was: { pick_up: `${departureDay} 10:50` } }]);

    // The paper still carries the marks; the later reading does not.
    const second = await print(question);
    expect(rideOf(second, late.departureId)?.news.kind).toBe('new');
    const after = await read(question);
    expect(after.rides.every(({ news }) => news.kind === 'none')).toBe(true);
    expect(after.gone).toEqual([]);

    const prints = await test.db
      .selectFrom('day_list_print')
      .select(['form', 'printed_name', 'rides', 'direction'])
      .where('direction', '=', 'departure')
      .execute();
    expect(prints.map(({ form, printed_name }) => [form, printed_name])).toEqual([
      ['paper', desk.username],
      ['paper', desk.username],
    ]);
    const said = JSON.stringify(prints);
    for (const { guest, code } of [kept, moved, gone, late]) {
      expect(said).not.toContain(guest.lastName);
      expect(said).not.toContain(code);
    }
    const entries = await test.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'day_list.print')
      .where('subject', '=', `BP ${departureDay}`)
      .execute();
    expect(entries).toHaveLength(2);
  });
});

describe('what goes out', () => {
  const trap = '=HYPERLINK("http://x.example","x") <script>alert(1)</script>';

  it('never has a last name beside a number that opens the booking: page, paper, table', async () => {
    const made = await makePending(test, serviceOf.suvRoundTrip);
    await sql`update coupon set observation = ${`My number is ${made.code} and my room ${made.guest.folio}`}
      where coupon_code = ${made.code}`.execute(test.db);
    const question = { day, ...bahia };
    const bodies = [
      (await desk.ask('GET', `${list}?day=${day}&airport=1&property=1`)).body,
      (await desk.ask('POST', `${list}/prints`, { payload: question })).body,
      (await desk.ask('POST', `${list}/export`, { payload: question })).body,
      (await desk.ask('GET', `${list}?day=${day}&airport=1`)).body,
    ];
    const booked = await test.db
      .selectFrom('coupon')
      .innerJoin('coupon_stay', 'coupon_stay.coupon_id', 'coupon.id')
      .select(['coupon_code', 'coupon_stay.folio'])
      .execute();
    for (const body of bodies) {
      expect(body).toContain(made.guest.lastName);
      expect(body).toContain('My number is •••');
      for (const { coupon_code: code, folio } of booked) {
        expect(body).not.toContain(code);
        expect(body).not.toContain(folio);
      }
    }
  });

  it('runs nothing: a note with a formula and with script', async () => {
    const made = await makePending(test, serviceOf.suvRoundTrip);
    await sql`update coupon set observation = ${trap} where coupon_code = ${made.code}`.execute(test.db);
    const table = await desk.ask('POST', `${list}/export`, { payload: { day, ...bahia } });
    expect(table.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="rides-BP-${day}.csv"`,
      'cache-control': 'no-store',
    });
    expect(table.body).toContain(`"'=HYPERLINK(""http://x.example"",""x"")`);
    expect(table.body).not.toMatch(/(^|,|\n)"?=HYPERLINK/);
    const pdf = await desk.ask('POST', `${list}/document`, { payload: { day, ...bahia } });
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="rides-BP-${day}.pdf"`,
    });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|URI)\b/);
    const forms = await test.db
      .selectFrom('day_list_print')
      .select('form')
      .where('list_on', '=', day)
      .where('form', '<>', 'paper')
      .execute();
    expect(new Set(forms.map(({ form }) => form))).toEqual(new Set(['csv', 'pdf']));
  });
});

describe('rides of the group’s own backend', () => {
  it('stand on the list as they were told last, without a reference and not to be marked', async () => {
    const { code } = await makePaid(test);
    const model = await findCoupon(test.db, code);
    if (!model) throw new Error('no booking');
    const theirs = { ...model, code: '20261234', folio: 'BP909090-1', observation: 'Number 20261234' };
    const facts = {
      ...theirs,
      dueMinor: 0,
      stays: [{ ...model.stays[0], folio: 'BP909090-1', guest: 'Otto Theirs', main: true }],
      transfers: model.transfers.map((ride) => ({ ...ride, id: ride.id + 500_000 })),
    };
    await test.db
      .insertInto('their_coupon')
      .values({
        code: theirs.code,
        hotel: 'BP',
        folio: theirs.folio,
        facts: JSON.stringify(facts),
        read_at: new Date(test.now()),
      })
      .execute();
    const shown = await read({ day, ...bahia });
    expect(shown.rides.find(({ guest }) => guest === 'Otto Theirs')).toMatchObject({
      id: null,
      reference: null,
      booking: null,
      status: 'confirmed',
      time: '13:35',
      request: 'Number •••',
      viewer: { can_complete: false, can_miss: false, can_take_back: false },
    });
    const elsewhere = await makeStaff(test, ['concierge'], { scope: [2] });
    expect((await read({ day, airport: 1 }, elsewhere)).rides.map(({ guest }) => guest)).not.toContain(
      'Otto Theirs',
    );
    await test.db.deleteFrom('their_coupon').where('code', '=', theirs.code).execute();
  });
});

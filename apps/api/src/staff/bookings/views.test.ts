import { calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';
import { localDateOf } from '@traslado/domain/time/zone';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePaid } from '../../testing/changes.ts';
import { makePending, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const url = '/v1/staff/booking-views';

let concierge: Staff;
let auditor: Staff;
let paid: string;
let pending: string;
beforeAll(async () => {
  concierge = await makeStaff(test, ['concierge']);
  auditor = await makeStaff(test, ['auditor']);
  paid = (await makePaid(test)).code;
  pending = (await makePending(test, serviceOf.suvArrival)).code;
});

/** A list with the rows of its first four pages, which are all that the demo and these tests make. */
async function ask(question: object, staff = concierge): Promise<CallAnswer<'askBookingView'>> {
  const pageOf = async (page: number) => {
    const answer = await staff.ask('POST', `${url}/ask`, { payload: { question, page } });
    expect(answer.statusCode, answer.body).toBe(200);
    return calls.askBookingView.shapes.answer.parse(answer.json());
  };
  const first = await pageOf(1);
  const rows = [...first.rows];
  for (let page = 2; page <= 4 && rows.length < first.total; page += 1)
    rows.push(...(await pageOf(page)).rows);
  return { ...first, rows };
}
const numbers = ({ rows }: { rows: readonly { number: string }[] }) =>
  rows.map(({ number }) => number).sort();
const keep = (staff: Staff, name: string, more: object = {}) =>
  staff.ask('POST', url, { payload: { name, question: { columns: ['guest'] }, ...more } });
const views = async (staff: Staff) =>
  calls.listBookingViews.shapes.answer.parse((await staff.ask('GET', url)).json()).views;

describe('a list of bookings', () => {
  it('has what is asked for, with the columns in their order', async () => {
    const all = await ask({ columns: ['due', 'guest', 'ride', 'status'] });
    expect(all.columns).toEqual(['due', 'guest', 'ride', 'status']);
    expect(numbers(all)).toEqual(expect.arrayContaining([paid, pending]));
    expect(all.total).toBe(all.rows.length);
    const open = await ask({ columns: ['due', 'status'], statuses: ['pending_payment'] });
    expect(open.rows.every(({ status }) => status === 'pending_payment')).toBe(true);
    const first = open.rows.find(({ number }) => number === pending);
    expect(first).toEqual({
      id: expect.any(Number),
      number: pending,
      open: ['unpaid'],
      due: 95,
      status: 'pending_payment',
    });
    const days = { from: 1_000_000, to: 1_000_000 };
    const wrong = await concierge.ask('POST', `${url}/ask`, { payload: { question: { columns: [], days } } });
    expect(wrong.statusCode).toBe(400);
    expect(await ask({ columns: ['guest'], days: { from: -30, to: -29 } })).toMatchObject({
      rows: [],
      total: 0,
    });
    expect(numbers(await ask({ columns: ['guest'], days: { from: 0, to: 400 } }))).toEqual(
      expect.arrayContaining([paid, pending]),
    );
  });

  it('counts days from today at the place of each ride', async () => {
    // The two ends of the earth never have the same day.
    const day = localDateOf(test.now(), 'Pacific/Kiritimati');
    for (const [zone, isToday] of [
      ['Pacific/Kiritimati', true],
      ['Pacific/Pago_Pago', false],
    ] as const) {
      await sql`update transfer set pickup_on = ${day}::date, time_zone = ${zone}
        from coupon c where c.id = transfer.coupon_id and c.coupon_code = ${pending}`.execute(test.db);
      const today = await ask({ columns: ['guest'], days: { from: 0, to: 0 } });
      expect(numbers(today).includes(pending), zone).toBe(isToday);
    }
  });

  it('leaves out a column that its reader may not see, and one that is gone', async () => {
    const question = { columns: ['email', 'loyalty_tier', 'guest', 'phone'], order: 'tier' };
    const seen = await ask(question);
    expect([seen.columns, seen.order]).toEqual([['email', 'guest', 'phone'], 'ride']);
    expect(seen.rows[0]?.email).toContain('@');
    const answer = await ask(question, auditor);
    expect(answer.columns).toEqual(['guest']);
    expect(JSON.stringify(answer)).not.toContain('@example.com');
  });

  it('has nothing of properties that one does not work for, in counts neither', async () => {
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    const { rows } = await ask({ columns: ['guest'], properties: [1] });
    const seen = numbers(await ask({ columns: ['guest'] }, far));
    expect([seen.includes(paid), seen.includes(pending)]).toEqual([false, false]);
    const bookings = rows.flatMap(({ id, number }) => ([paid, pending].includes(number) ? [id] : []));
    expect(await ask({ columns: ['guest'], bookings }, far)).toMatchObject({ rows: [], total: 0 });
    expect((await ask({ columns: ['guest'], bookings })).total).toBe(2);
    for (const properties of [[1], [2_000_000]])
      for (const [path, payload] of [
        [`${url}/ask`, { question: { columns: ['guest'], properties } }],
        [url, { name: 'Mine', question: { columns: ['guest'], properties } }],
      ] as const)
        expect((await far.ask('POST', path, { payload })).json().code).toBe('hotel.not_found');
  });
});

async function fileOf(question: object, staff = concierge, language = 'en'): Promise<string[][]> {
  const answer = await staff.ask('POST', `${url}/export`, {
    payload: { question },
    headers: { 'accept-language': language },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="bookings-[\d-]+\.csv"$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.startsWith('\ufeff')).toBe(true);
  return parse(answer.body, { bom: true });
}

describe('the file of a list', () => {
  it('has the rows of the page in its order, with its columns in theirs', async () => {
    for (const order of ['ride', 'created', 'total'])
      for (const descending of [false, true]) {
        const question = { columns: ['status', 'due', 'people'], order, descending };
        const [head, ...lines] = await fileOf(question);
        expect(head).toEqual(['Booking', 'Status', 'Still to pay (USD)', 'Passengers']);
        const { rows, total } = await ask(question);
        expect(total).toBeGreaterThan(2);
        expect(lines.map(([number]) => number)).toEqual(rows.map(({ number }) => number));
        const line = lines.find(([number]) => number === pending);
        expect(line).toEqual([pending, 'Waiting for payment', '95.00', '2']);
      }
    const [head] = await fileOf({ columns: ['ride', 'service', 'due'] }, concierge, 'es');
    expect(head).toEqual(['Reservación', 'Próximo traslado', 'Aeropuerto', 'Servicio', 'Por pagar (USD)']);
  });

  it('never has a name beside a number that opens a guest’s session with it', async () => {
    const { folio } = await test.db
      .selectFrom('coupon')
      .select('folio')
      .where('coupon_code', '=', paid)
      .executeTakeFirstOrThrow();
    for (const naming of ['guest', 'email']) {
      const lines = await fileOf({ columns: ['folio', naming, 'flight'] });
      const text = JSON.stringify(lines);
      for (const opens of [paid, pending, folio]) expect(text).not.toContain(opens);
      expect(lines[0]?.[0]).toBe('Ride');
      const references = await test.db
        .selectFrom('transfer')
        .innerJoin('coupon', 'coupon.id', 'coupon_id')
        .select('transfer.reference')
        .where('coupon_code', '=', paid)
        .execute();
      const called = lines.map(([reference]) => reference);
      expect(references.filter(({ reference }) => called.includes(String(reference)))).toHaveLength(1);
    }
    // It opens nothing, and the desk finds the booking by it.
    const [, [reference = ''] = []] = await fileOf({ columns: ['guest'] });
    const found = await concierge.ask('POST', '/v1/staff/bookings/search', {
      payload: { search: reference },
    });
    expect(found.json().groups).toMatchObject([{ matched: 'reference', total: 1 }]);
    const unnamed = JSON.stringify(await fileOf({ columns: ['folio', 'phone'] }));
    expect([unnamed.includes(paid), unnamed.includes(folio)]).toEqual([true, true]);
  });

  it('has no column that its reader may not see', async () => {
    const question = { columns: ['status', 'email', 'phone'] };
    expect((await fileOf(question))[0]).toEqual(['Ride', 'Status', 'Email', 'Phone']);
    const lines = await fileOf(question, auditor);
    expect(lines[0]).toEqual(['Booking', 'Status']);
    expect(JSON.stringify(lines)).not.toContain('@example.com');
  });

  it('has nothing of properties that one does not work for', async () => {
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    const text = JSON.stringify(await fileOf({ columns: ['status'] }, far));
    expect([text.includes(paid), text.includes(pending)]).toEqual([false, false]);
    const answer = await far.ask('POST', `${url}/export`, {
      payload: { question: { columns: ['status'], properties: [1] } },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'hotel.not_found']);
  });

  it('runs nothing of what a guest typed', async () => {
    const { id, guest_name: was } = await test.db
      .selectFrom('coupon')
      .select(['id', 'guest_name'])
      .where('coupon_code', '=', paid)
      .executeTakeFirstOrThrow();
    const name = (guest: string) =>
      test.db.updateTable('coupon_stay').set({ guest }).where('coupon_id', '=', id).execute();
    await name('=HYPERLINK("https://evil.example")');
    const cells = (await fileOf({ columns: ['guest'], bookings: [id] })).map(([, guest]) => guest);
    expect(cells).toEqual(['Guest', '\'=HYPERLINK("https://evil.example")']);
    await name(was);
  });

  it('is written down with its question and how many rows, before it is given', async () => {
    const question = { columns: ['guest'], statuses: ['pending_payment'] };
    const lines = await fileOf(question, auditor);
    const entry = await test.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'bookings.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      username: auditor.username,
      detail: { format: 'csv', rows: lines.length - 1, question },
    });
  });

  it('is more than the page counts, and leaves no connection behind', async () => {
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', paid)
      .executeTakeFirstOrThrow();
    await sql`insert into coupon (coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, trip_type, private, included, status,
        adults, children, baby_seats, passengers, vehicles, total_minor, price, contact_name, contact_email, contact_phone, language, company,
        movement_origin_id, created_at)
      select 'LONG' || n, hotel, 'LONG' || n, 'Zapatero', property_id, airport_id, service_id, trip_type, private, included, 'expired', adults,
        children, baby_seats, passengers, vehicles, n, price, 'Zoe Zapatero', 'z@example.com', '', language, company, movement_origin_id, created_at
      from coupon, generate_series(1, 1200) n where id = ${id}`.execute(test.db);
    const question = { columns: ['total', 'ride'], statuses: ['expired'], order: 'total' };
    expect((await ask(question)).total).toBe(1_001);
    for (let times = 0; times < 12; times += 1) {
      const [, ...lines] = await fileOf(question);
      expect(lines.map(([number]) => number)).toEqual(
        Array.from({ length: 1_200 }, (_, at) => `LONG${at + 1}`),
      );
    }
    expect((await fileOf({ ...question, columns: ['ride'] }))[1]).toEqual(['LONG1', '', '']);
  });
});

describe('a list that is kept', () => {
  it('is one’s own unless it is shared, and only its owner deletes it', async () => {
    expect((await keep(concierge, 'Mine')).statusCode).toBe(201);
    const { id } = (await keep(concierge, 'Ours', { shared: true })).json();
    expect((await views(concierge)).map(({ name }) => name)).toEqual(['Mine', 'Ours']);
    expect(await views(auditor)).toMatchObject([{ name: 'Ours', is_own: false, by: concierge.username }]);
    expect((await auditor.ask('DELETE', `${url}/${id}`)).json().code).toBe('view.not_found');
    expect((await concierge.ask('DELETE', `${url}/${id}`)).statusCode).toBe(200);
    expect(await views(auditor)).toEqual([]);
    expect((await auditor.ask('GET', '/v1/staff/reports')).json().kept).toEqual([]);
  });

  it('stands without a column that is gone, and without those that its reader may not see', async () => {
    await test.db
      .insertInto('kept_question')
      .values({
        kind: 'bookings',
        name: 'Of old',
        shared: true,
        question: JSON.stringify({ columns: ['loyalty_tier', 'guest', 'email'], order: 'tier' }),
        account_id: concierge.id,
        username: concierge.username,
        created_at: new Date(test.now()),
      })
      .execute();
    const own = async (staff: Staff) => (await views(staff)).find(({ name }) => name === 'Of old')?.question;
    expect(await own(concierge)).toMatchObject({ columns: ['guest', 'email'], order: 'ride' });
    expect(await own(auditor)).toMatchObject({ columns: ['guest'] });
  });

  it('names nobody: a text beside its numbers is refused', async () => {
    for (const more of [{ search: 'Rivera' }, { guest: 'Rivera' }, { bookings: ['Rivera'] }])
      expect((await keep(concierge, 'X', { question: { columns: [], ...more } })).statusCode).toBe(400);
  });

  it('is not for who may not see bookings', async () => {
    const catalogue = await makeStaff(test, ['catalogue']);
    expect((await catalogue.ask('GET', url)).statusCode).toBe(403);
    expect((await keep(catalogue, 'X')).statusCode).toBe(403);
  });
});

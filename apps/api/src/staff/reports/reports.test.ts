import type { Facts } from '@traslado/domain/catalogues/definition';
import { rates } from '@traslado/domain/catalogues/rates';
import { localDateOf } from '@traslado/domain/time/zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertDemoSales } from '../../demo/sales/write-sales.ts';
import { makePaid } from '../../testing/changes.ts';
import { mustEditRow } from '../../testing/edit-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const month = { from: '2026-11-01', to: '2026-11-30' };
let finance: Staff;
beforeAll(async () => {
  finance = await makeStaff(test, ['finance']);
});

const post = (who: Staff, path: string, payload: object) =>
  who.ask('POST', `/v1/staff/reports${path}`, { payload });
const ask = (question: object, who = finance) =>
  post(who, '/ask', { figures: ['sales'], ...month, ...question });

it('tells the days on which rates changed, within the scope and the filter', async () => {
  const revenue = await makeStaff(test, ['revenue']);
  const today = localDateOf(test.now(), 'America/Cancun');
  const changes = async (more: object, who = finance) =>
    (await ask({ from: today, to: today, ...more }, who)).json().price_changes;
  const edit = (change: Facts) => mustEditRow(revenue, rates, { id: 1111, change });
  expect(await changes({})).toEqual([]);
  // A description is no price.
  await edit({ description: 'Shuttle, both ways' });
  expect(await changes({})).toEqual([]);
  await edit({ minor_price: 31 });
  await edit({ minor_price: 32 });
  expect(await changes({})).toEqual([{ day: today, rates: 1 }]);
  const only = (property: string) => ({ where: [{ dimension: 'property', values: [property] }] });
  expect(await changes(only('1'))).toEqual([{ day: today, rates: 1 }]);
  expect(await changes(only('2'))).toEqual([]);
  expect(await changes({}, await makeStaff(test, ['revenue'], { scope: [2] }))).toEqual([]);
});

describe('who may ask', () => {
  it.each([
    ['catalogue', 403],
    ['concierge', 403],
    ['revenue', 200],
    ['finance', 200],
    ['auditor', 200],
    ['administrator', 200],
  ])('%s is answered %i', async (role, status) => {
    const staff = await makeStaff(test, [role]);
    const answers = [
      await ask({}, staff),
      await post(staff, '/rows', { figure: 'sales', ...month }),
      await post(staff, '/export', { figure: 'sales', ...month }),
      await staff.ask('GET', '/v1/staff/reports'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status]);
  });

  it('a resort elsewhere is as one that there is not: in figures, rows, files and what is kept', async () => {
    const far = await makeStaff(test, ['revenue'], { scope: [2] });
    for (const value of ['1', '999999', 'x']) {
      const where = [{ dimension: 'property', values: ['2', value] }];
      const question = { ...month, where };
      for (const answer of [
        await ask({ where }, far),
        await post(far, '/rows', { figure: 'sales', ...question }),
        await post(far, '/export', { figure: 'sales', ...question }),
        await post(far, '', { name: 'Elsewhere', question: { figures: ['sales'], ...question } }),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'hotel.not_found']);
    }
    const choices = (await far.ask('GET', '/v1/staff/reports')).json();
    const properties = choices.dimensions.find((one: { dimension: string }) => one.dimension === 'property');
    expect(properties.values).toEqual([{ value: '2', label: 'PM · Playa Mangle' }]);
  });
});

describe('a question that makes no sense is refused by name', () => {
  it.each<[string, object, number, string]>([
    ['29 to 30 February', { from: '2027-02-29', to: '2027-02-30' }, 400, 'date.invalid'],
    ['400 years', { from: '1700-01-01', to: '2099-12-31', step: 'month' }, 400, 'date.invalid'],
    ['a hundred years', { from: '2000-01-01', to: '2099-12-31' }, 422, 'report.period_too_long'],
    ['reversed', { from: '2026-11-30', to: '2026-11-01' }, 422, 'report.period_reversed'],
    ['two years by day', { from: '2025-01-01', to: '2026-12-31', step: 'day' }, 422, 'report.step_too_small'],
    [
      'a split that it does not have',
      { figures: ['attach_rate'], split: 'provider' },
      422,
      'report.dimension_missing',
    ],
    [
      'a filter that one of two does not have',
      { figures: ['sales', 'messages'], where: [{ dimension: 'country', values: ['MX'] }] },
      422,
      'report.dimension_missing',
    ],
    ['a figure that there is not', { figures: ['profit'] }, 400, 'field.invalid'],
    ['no figure', { figures: [] }, 400, 'field.too_short'],
    ['a step that there is not', { step: 'hour' }, 400, 'field.invalid'],
    ['more than is asked for', { sql: 'drop table coupon' }, 400, 'field.unknown'],
    ['a zero byte', { where: [{ dimension: 'country', values: ['M\u0000'] }] }, 400, 'field.characters'],
  ])('%s', async (_, question, status, code) => {
    const answer = await ask(question);
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([status, code]);
  });

  it('with the figure and the dimension in the reader’s words', async () => {
    const answer = await finance.ask('POST', '/v1/staff/reports/ask', {
      payload: { figures: ['attach_rate'], ...month, split: 'provider' },
      headers: { 'accept-language': 'es' },
    });
    expect(answer.json().detail).toContain('Estancias con traslado');
    expect(answer.json().detail).toContain('Proveedor');
  });

  it('what is typed as a value means nothing but itself', async () => {
    for (const value of ["' or 1=1 --", '%', '\\', 'MX; drop table coupon']) {
      const answer = await ask({ where: [{ dimension: 'country', values: [value] }] });
      expect(answer.json().figures[0].total).toMatchObject({ value: 0, rows: 0 });
    }
  });
});

describe('a sale', () => {
  it('counts the moment it is paid, on the day of its resort, beside the time before', async () => {
    const days = { from: '2026-11-01', to: '2026-11-30', step: 'day' };
    const before = (await ask({ figures: ['sales', 'bookings'], ...days })).json();
    const paid = await makePaid(test);
    const { total_minor } = await test.db
      .selectFrom('coupon')
      .select('total_minor')
      .where('coupon_code', '=', paid.code)
      .executeTakeFirstOrThrow();
    const price = total_minor / 100;
    expect(price).toBeGreaterThan(0);
    const after = (await ask({ figures: ['sales', 'bookings'], ...days })).json();
    const totals = ({ figures }: { figures: { total: { value: number } }[] }) =>
      figures.map(({ total }) => total.value);
    expect(totals(after)).toEqual([(totals(before)[0] ?? 0) + price, (totals(before)[1] ?? 0) + 1]);
    expect(after.at).toBe(new Date(test.now()).toISOString());
    expect(after.before).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(after.last_year).toEqual({ from: '2025-11-01', to: '2025-11-30' });
    expect(after.figures[0].definition).toMatchObject({ counted_on: 'sale', owner_name: 'Revenue' });
    const on = localDateOf(test.now(), 'America/Cancun');
    const rows = (await post(finance, '/rows', { figure: 'sales', from: on, to: on })).json().rows;
    expect(rows.at(-1)).toMatchObject({
      label: paid.code,
      hotel: 'BP',
      numerator: price,
      booking: expect.any(Number),
    });
  });
});

describe('a file', () => {
  it('has every row, is written down with how many, and no part of it is more than a few rows in memory', async () => {
    const now = test.now();
    await test.db.transaction().execute((tx) => insertDemoSales(tx, { count: 2_500, now }));
    const whole = { figure: 'rides', from: '2025-01-01', to: '2027-06-30' };
    const answer = await post(finance, '/export', whole);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="report-rides-[\d-]+\.csv"$/,
    );
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines.length).toBeGreaterThan(3_000);
    // The mark at the beginning, once; no head in the middle.
    expect(answer.body.split('\ufeff')).toHaveLength(2);
    expect(lines.filter((line) => line.includes('Booking'))).toHaveLength(1);
    const entry = await test.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'reports.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ username: finance.username, detail: { rows: lines.length - 1 } });
  }, 60_000);

  it.each([
    [
      'sales',
      'en',
      '"Day of confirmation, resort time",Booking,Resort,Service,Sales (USD),Status',
      /,Bahía Perla,"[^"]+, (round trip|airport to resort|resort to airport)",\d+(\.\d+)?,Confirmed$/,
    ],
    [
      'price_of_booking',
      'es',
      /,Reservación,Resort,Servicio,.*\(USD\),.*,Estado$/,
      /,Bahía Perla,"[^"]+, (viaje redondo|aeropuerto a resort|resort a aeropuerto)",[\d.]+,1,Confirmada$/,
    ],
    ['attach_rate', 'en', /^Day of arrival,Number,Resort,[^,]+,[^,]+$/, null],
  ] as const)('of %s in %s has the words of the page', async (figure, language, heads, line) => {
    await makePaid(test);
    const payload = { figure, from: '2026-11-01', to: '2026-11-30' };
    const headers = { 'accept-language': language };
    const answer = await finance.ask('POST', '/v1/staff/reports/export', { payload, headers });
    expect(answer.headers['content-disposition']).toContain(`report-${figure}-2026-11-01-2026-11-30.csv`);
    const [first = '', ...lines] = answer.body.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(first).toMatch(heads);
    if (line !== null) expect(lines.filter((one) => line.test(one))).not.toEqual([]);
  });

  it('leaves no connection behind: more files than there are connections, one after the other', async () => {
    for (let times = 0; times < 12; times += 1)
      expect((await post(finance, '/export', { figure: 'sales', ...month })).statusCode).toBe(200);
  });
});

describe('a question that is kept', () => {
  const question = { figures: ['sales'], ...month, split: 'country' };

  it('is one’s own until it is shared, and nobody else can delete it', async () => {
    const [ana, ben] = [await makeStaff(test, ['revenue']), await makeStaff(test, ['revenue'])];
    const made = await post(ana, '', { name: ' By country ', question });
    expect(made.statusCode, made.body).toBe(201);
    await post(ana, '', { name: 'For all', shared: true, question });
    const kept = async (who: Staff) =>
      (await who.ask('GET', '/v1/staff/reports')).json().kept.map((one: { name: string }) => one.name);
    expect(await kept(ana)).toEqual(['By country', 'For all']);
    expect(await kept(ben)).toEqual(['For all']);
    const { id } = made.json();
    expect((await ben.ask('DELETE', `/v1/staff/reports/${id}`)).statusCode).toBe(404);
    expect((await ana.ask('DELETE', `/v1/staff/reports/${id}`)).statusCode).toBe(200);
    expect((await ana.ask('DELETE', `/v1/staff/reports/${id}`)).json().code).toBe('report.not_found');
    expect(await kept(ana)).toEqual(['For all']);
    const deeds = await test.db
      .selectFrom('audit_entry')
      .select(['action', 'subject'])
      .where('username', '=', ana.username)
      .orderBy('id')
      .execute();
    expect(deeds.map(({ action, subject }) => [action, subject])).toEqual([
      ['report.keep', 'By country'],
      ['report.keep', 'For all'],
      ['report.delete', 'By country'],
    ]);
  });

  it('is left out where an older version kept one that is none any more', async () => {
    const ana = await makeStaff(test, ['revenue']);
    await test.db
      .insertInto('kept_question')
      .values({
        kind: 'report',
        name: 'Of old',
        question: JSON.stringify({ figures: ['gone'] }),
        shared: false,
        account_id: ana.id,
        username: ana.username,
        created_at: new Date(test.now()),
      })
      .execute();
    const own = (await ana.ask('GET', '/v1/staff/reports'))
      .json()
      .kept.filter((one: { is_own: boolean }) => one.is_own);
    expect(own).toEqual([]);
  });

  it('is one of a hundred at most', async () => {
    const ana = await makeStaff(test, ['revenue']);
    for (let times = 0; times < 100; times += 1) await post(ana, '', { name: `Report ${times}`, question });
    const more = await post(ana, '', { name: 'One more', question });
    expect([more.statusCode, more.json().code]).toEqual([409, 'report.too_many_kept']);
  });
});

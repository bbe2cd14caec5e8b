import type { CallAnswer } from '@traslado/contract/schemas';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeChange } from '../../sellers/ours/describe-change.ts';
import { change, jobsOf } from '../../testing/changes.ts';
import { makeRightBooking, runChecks, spoil } from '../../testing/data-checks.ts';
import type { Body } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let camila: Staff;
const began = { at: 0 };
beforeAll(() => {
  began.at = test.now();
});
beforeEach(async () => {
  test.setNow(began.at);
  camila = await makeStaff(test, ['concierge']);
});

const checks = () => runChecks(test);

const post = (url: string, payload: Body) => test.app.inject({ method: 'POST', url, payload });
const read = (key: string) => post('/v1/fix-link', { key });
const save = (key: string, more: Body) => post('/v1/fix-link/save', { key, ...more });
const makeLink = (id: number, staff: Staff = camila) =>
  staff.ask('POST', `/v1/staff/bookings/${id}/fix-link`);
const codeOf = (one: { statusCode: number; json: () => { code?: string } }) => [
  one.statusCode,
  one.json().code,
];

async function keyFor(id: number): Promise<string> {
  const made = await makeLink(id);
  expect(made.statusCode, made.body).toBe(200);
  return /\/fix#link=([\w-]{22})$/.exec(made.json<CallAnswer<'makeFixLink'>>().address)?.[1] ?? '';
}

const bounced = (id: number) => sql`
  insert into mail (message_id, coupon_id, kind, language, recipients, subject, body_text, body_html, status, refused, created_at)
  select 'bounce-' || id, id, 'confirmation', 'en', array[contact_email], '', '', '', 'failed', true, now() from coupon where id = ${id}`;
const badPhone = (id: number) => sql`update coupon set contact_phone = '+5299812345' where id = ${id}`;
const badFlight = (id: number) =>
  sql`update transfer set flight_code = 'ZZ1' where coupon_id = ${id} and direction = 'arrival'`;

/** A paid booking with these faults as findings, and a link that staff hand over. */
async function withLink(...faults: ((id: number) => ReturnType<typeof sql>)[]) {
  const made = await makeRightBooking(test);
  const { id } = made;
  await spoil(test, id, ...faults.map((fault) => fault(id)));
  return { ...made, key: await keyFor(id) };
}

const couponOf = (id: number) =>
  test.db.selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Every dead link answers the same, and reveals nothing. */
async function expectOver(key: string, wish: Body = { phone: '+529981234567' }): Promise<void> {
  for (const answer of [await read(key), await save(key, wish)]) {
    expect(codeOf(answer)).toEqual([404, 'fix_link.over']);
    expect(Object.keys(answer.json()).sort()).toEqual([
      'code',
      'detail',
      'instance',
      'status',
      'title',
      'type',
    ]);
  }
}

const good = { phone: '+529981234567' };

describe('a link that asks for data', () => {
  it('tells what is wrong, masked, and nothing else, as often as it is opened, and opens no session', async () => {
    const { id, key, code } = await withLink(badPhone, bounced, badFlight);
    const [first, again] = [await read(key), await read(key)];
    expect(first.json()).toEqual({
      fields: [
        { field: 'phone', kinds: ['phone'], shown: '+52••••2345', direction: null },
        { field: 'email', kinds: ['email_bounced'], shown: expect.stringMatching(/^.•••@/), direction: null },
        { field: 'flight', kinds: ['flight_unknown'], shown: 'ZZ•••', direction: 'arrival' },
      ],
    });
    expect(again.body).toBe(first.body);
    const { contact_name, contact_email, contact_phone, folio } = await couponOf(id);
    for (const secret of [code, folio, contact_name, contact_email, contact_phone, 'token'])
      expect(first.body).not.toContain(secret);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('no-store');
    const [kept] = await test.db.selectFrom('fix_link').selectAll().where('coupon_id', '=', id).execute();
    expect(JSON.stringify(kept)).not.toContain(key);
    const deeds = await sql<{ action: string }>`
      select action from audit_entry where subject = ${code} and action like 'fix_link.%' order by id`.execute(
      test.db,
    );
    expect(deeds.rows.map(({ action }) => action)).toEqual(['fix_link.show', 'fix_link.open']);
  });

  it('saves once, by the guests’ own change; both addresses are told', async () => {
    const { id, key } = await withLink(badPhone, bounced);
    const before = await couponOf(id);
    const saved = await save(key, { ...good, email: 'mended@example.com' });
    expect([saved.statusCode, saved.json()]).toEqual([200, { saved: true }]);
    const after = await couponOf(id);
    expect([after.contact_phone, after.contact_email, after.version]).toEqual([
      good.phone,
      'mended@example.com',
      before.version + 1,
    ]);
    const [changed] = await test.db
      .selectFrom('coupon_change')
      .selectAll()
      .where('coupon_id', '=', id)
      .execute();
    expect(changed).toMatchObject({ status: 'applied', acting: null, old_email: before.contact_email });
    expect((await jobsOf(test, 'send_change_letter')).at(-1)).toEqual({ changeId: changed?.id });
    expect(await describeChange(test.db, changed?.id ?? '')).toMatchObject({
      oldEmail: before.contact_email,
    });
    await checks();
    const { rows } =
      await sql`select from data_finding where coupon_id = ${id} and resolved_at is null`.execute(test.db);
    expect(rows).toEqual([]);
    await expectOver(key);
    expect((await camila.ask('GET', `/v1/staff/bookings/${id}/data-to-fix`)).json().link).toMatchObject({
      state: 'used',
      made_by: camila.username,
    });
  });

  it('mends the flight of a ride, by the schedule', async () => {
    const { id, key } = await withLink(badFlight);
    expect(codeOf(await save(key, { flight_code: 'ZZ', flight_time: '14:35' }))).toEqual([
      422,
      'flight.number_invalid',
    ]);
    expect(codeOf(await save(key, { flight_code: 'AA1234', flight_time: '18:00' }))).toEqual([
      409,
      'flight.time_differs',
    ]);
    const saved = await save(key, { flight_code: 'AA1234', flight_time: '14:35' });
    expect(saved.statusCode, saved.body).toBe(200);
    await checks();
    const { rows } =
      await sql`select from data_finding where coupon_id = ${id} and resolved_at is null`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('asks about the night of a landing, and takes the other one', async () => {
    const { key } = await withLink(badFlight);
    const flight = { flight_code: 'AA4320', flight_time: '00:20' };
    const asked = await save(key, flight);
    expect(codeOf(asked)).toEqual([409, 'flight.night_unclear']);
    const [, { service_date }] = asked.json().expected.nights;
    const saved = await save(key, { ...flight, service_date });
    expect(saved.statusCode, saved.body).toBe(200);
  });

  it('of two people at once one saves, ten times', async () => {
    for (let time = 0; time < 10; time += 1) {
      const { id, key } = await withLink(badPhone);
      const before = await couponOf(id);
      const answers = await Promise.all(
        ['+529981234561', '+529981234562', '+529981234563'].map((phone) => save(key, { phone })),
      );
      expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 404, 404]);
      expect((await couponOf(id)).version).toBe(before.version + 1);
      for (const one of answers.filter(({ statusCode }) => statusCode === 404))
        expect(one.json().code).toBe('fix_link.over');
    }
  });

  it('of two people who say again what was there one is told that it is saved', async () => {
    const { id, key } = await withLink(bounced);
    const { contact_email: email, version } = await couponOf(id);
    const answers = await Promise.all([save(key, { email }), save(key, { email }), save(key, { email })]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 404, 404]);
    expect((await couponOf(id)).version).toBe(version);
  });

  it('is over 72 hours and a second later, and not before', async () => {
    const { key } = await withLink(badPhone);
    const made = test.now();
    test.setNow(made + 72 * HOUR_MS);
    expect((await read(key)).statusCode).toBe(200);
    test.setNow(made + 72 * HOUR_MS + 1_000);
    await expectOver(key);
  });

  it('is over after a change of the booking, and when another one is made', async () => {
    const changed = await withLink(badPhone);
    await change(test, changed.token, changed.arrivalId, {
      coupon_id: changed.code,
      observation: 'A quiet car.',
    });
    await expectOver(changed.key);
    const replaced = await withLink(badPhone);
    const newer = await keyFor(replaced.id);
    await expectOver(replaced.key);
    expect((await read(newer)).statusCode).toBe(200);
  });

  it.each(['', 'x', 'q8Z3kA1vXbT0mN5rYw2LdA', '%00', "' or 1=1 --"])(
    'opens nothing with the key %j',
    async (key) => {
      await withLink(badPhone);
      await expectOver(key);
    },
  );

  it.each<[string, Body, number, string]>([
    ['a field that it does not list', { ...good, email: 'x@example.com' }, 400, 'field.unknown'],
    [
      'a flight that it does not list',
      { ...good, flight_code: 'AA1234', flight_time: '14:35' },
      400,
      'field.unknown',
    ],
    ['a field of the booking', { ...good, adults: 9 }, 400, 'field.unknown'],
    ['the name', { ...good, name: 'Somebody' }, 400, 'field.unknown'],
    ['the number of the booking', { ...good, coupon_id: 'KVC6W2TR8M' }, 400, 'field.unknown'],
    ['nothing at all', {}, 400, 'field.required'],
    ['script for a phone', { phone: '<script>alert(1)</script>' }, 422, 'phone.invalid'],
    ['a phone with a digit missing', { phone: '+52998123456' }, 422, 'phone.invalid'],
  ])('refuses %s, writes nothing, and stays good', async (_, wish, status, code) => {
    const { id, key } = await withLink(badPhone);
    const before = await couponOf(id);
    const answer = await save(key, wish);
    expect(codeOf(answer)).toEqual([status, code]);
    expect(answer.body).not.toContain('<script');
    expect(await couponOf(id)).toEqual(before);
    expect((await save(key, good)).statusCode).toBe(200);
  });

  it('refuses script for an address', async () => {
    const { key } = await withLink(bounced);
    expect(codeOf(await save(key, { email: '"<script>"@example.com' }))).toEqual([422, 'email.invalid']);
  });

  it('is held to the guest’s deadline, whoever handed it over', async () => {
    const { id, key } = await withLink(badPhone);
    await sql`update transfer set change_until = ${new Date(test.now() - 1)} where coupon_id = ${id}`.execute(
      test.db,
    );
    expect(codeOf(await save(key, good))).toEqual([422, 'change.deadline_passed']);
    expect(codeOf(await makeLink(id))).toEqual([409, 'fix_link.nothing']);
  });

  it('is made where there is something to mend, by who may act for guests of that resort', async () => {
    const { id } = await makeRightBooking(test);
    expect(codeOf(await makeLink(id))).toEqual([409, 'fix_link.nothing']);
    expect(codeOf(await makeLink(id, await makeStaff(test, ['auditor'])))).toEqual([403, 'auth.forbidden']);
    const far = await makeStaff(test, ['administrator'], { scope: [2_000_001] });
    expect(codeOf(await makeLink(id, far))).toEqual([404, 'coupon.not_found']);
  });
});

import type { CallAnswer } from '@traslado/contract/schemas';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeJobs } from '../../jobs/job-queue.ts';
import { couponIdOf } from '../../testing/approvals.ts';
import { makePaid } from '../../testing/changes.ts';
import { insertFollowed } from '../../testing/follow-ride.ts';
import { writeMessage } from '../../testing/guest-messages.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { noteOverdue } from './note-overdue.ts';

type Message = CallAnswer<'getGuestMessage'>;

const test = useTestApp();
let camila: Staff;
let bruno: Staff;
/** Works at another resort alone. */
let far: Staff;

beforeAll(async () => {
  camila = await makeStaff(test, ['concierge']);
  bruno = await makeStaff(test, ['concierge']);
  const { id } = await test.db
    .selectFrom('property')
    .select('id')
    .where('code', '=', 'SC')
    .executeTakeFirstOrThrow();
  far = await makeStaff(test, ['concierge'], { scope: [id] });
});
afterEach(() => test.setNow(testNow));

const base = '/v1/staff/messages';
const words = { subject: 'About {{reference_number}}', message: 'Hello {{guest_name}}, yes, there is room.' };
const see = async (staff: Staff, id: number) => (await staff.ask('GET', `${base}/${id}`)).json<Message>();
const answer = (staff: Staff, id: number, payload: object = { template: null, ...words }) =>
  staff.ask('POST', `${base}/${id}/answer`, { payload });
const link = (staff: Staff, id: number, booking: number | null) =>
  staff.ask('PUT', `${base}/${id}/booking`, { payload: { booking } });
const close = (staff: Staff, id: number, note = 'Answered on the phone') =>
  staff.ask('POST', `${base}/${id}/close`, { payload: { note } });
const search = async (staff: Staff, question: object = {}) =>
  (await staff.ask('POST', `${base}/search`, { payload: question })).json<
    CallAnswer<'searchGuestMessages'>
  >();
const codeOf = (one: { statusCode: number; json: () => { code?: string; field?: string } }) => [
  one.statusCode,
  one.json().code,
];
const mailsTo = (email: string) =>
  test.db
    .selectFrom('mail')
    .selectAll()
    .where(sql<boolean>`${email} = any(recipients)`)
    .orderBy('id')
    .execute();

/** A worker takes the due jobs; answers how many of them send one of these mails. */
async function takeFor(mails: readonly { readonly id: number }[], now: number): Promise<number> {
  const jobs = await takeJobs(test.db, { now, leaseMs: 60_000, limit: 500 });
  const wanted = mails.map(({ id }) => JSON.stringify({ mailId: id }));
  return jobs.filter(({ payload }) => wanted.includes(JSON.stringify(payload))).length;
}

describe('Lefèvre, who has waited for 26 hours', () => {
  it('is found by her confirmation number, linked with one tap, and answered once in her language', async () => {
    const { rows } = await search(camila, { search: 'lefevre' });
    expect(rows).toMatchObject([{ name: 'Camille Lefèvre', is_overdue: true, booking: null }]);
    const id = rows[0]?.id ?? 0;
    const message = await see(camila, id);
    expect(message.earlier).toMatchObject([{ state: 'answered', answer: { by: 'concierge.demo' } }]);
    expect(message.colleagues).toEqual([{ username: 'concierge.demo', name: 'Camila Recepción', id: null }]);
    expect(message.suggestions).toMatchObject([
      { matched: ['folio', 'email', 'name'], booking: { number: 'CFV5R8WK3T' } },
    ]);
    const template = message.templates.find(({ name }) => name === 'Where we meet you');
    const text = { template: template?.id, subject: template?.subject, message: template?.message };
    expect(codeOf(await answer(camila, id, text))).toEqual([422, 'answer.field_empty']);
    expect((await link(camila, id, message.suggestions[0]?.booking.id ?? 0)).json()).toMatchObject({
      booking: { number: 'CFV5R8WK3T' },
    });
    // A second tap links the same.
    await link(camila, id, message.suggestions[0]?.booking.id ?? 0);
    expect((await answer(camila, id, text)).json()).toMatchObject({
      state: 'answered',
      ended_by: camila.username,
      due_at: null,
    });
    const mails = await mailsTo('camille.lefevre@example.com');
    const [mail, ...others] = mails.filter(({ kind }) => kind === 'guest_answer');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'guest_answer', language: 'en', status: 'queued' });
    expect(mail?.body_text).toContain('Hello Camille Lefèvre, we pick you up on');
    expect(mail?.body_text).not.toContain('{{');

    // The audit has all of it in sentences.
    const auditor = await makeStaff(test, ['auditor']);
    const audit = await auditor.ask('POST', '/v1/staff/audit/search', { payload: {} });
    expect(audit.statusCode, audit.body).toBe(200);
    expect(audit.json().entries.map((one: { kind: string }) => one.kind)).toContain('messages');
  });
});

describe('an answer', () => {
  it('goes out once of 20 at the same time, and the others are told who gave it', async () => {
    const email = 'twenty@visitor.example';
    const id = await writeMessage(test, { email });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        answer(index % 2 === 0 ? camila : bruno, id, {
          template: null,
          ...words,
          subject: `Answer number ${index}`,
        }),
      ),
    );
    const sent = answers.filter((one) => one.statusCode === 200);
    const refused = answers.filter((one) => one.statusCode !== 200);
    expect(sent.length).toBe(1);
    expect(new Set(refused.map((one) => one.json().code))).toEqual(new Set(['guest_message.answered']));
    const by = sent[0]?.json<Message>().ended_by;
    expect(refused[0]?.json().title + refused[0]?.json().detail).toContain(by);
    expect(await mailsTo(email)).toHaveLength(1);
    const { rows } = await sql`select from job where kind = 'deliver_mail' and (payload ->> 'mailId')::int in
      (select id from mail where ${email} = any(recipients))`.execute(test.db);
    expect(rows).toHaveLength(1);
  });

  it('pressed twice is one answer, and no refusal', async () => {
    const email = 'double@visitor.example';
    const id = await writeMessage(test, { email });
    const [one, other] = await Promise.all([answer(camila, id), answer(camila, id)]);
    expect([one?.statusCode, other?.statusCode]).toEqual([200, 200]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is taken back by its author alone, until it is sent', async () => {
    const email = 'undone@visitor.example';
    const id = await writeMessage(test, { email });
    const undo = (staff: Staff) => staff.ask('DELETE', `${base}/${id}/end`);
    expect(codeOf(await undo(camila))).toEqual([409, 'guest_message.undo_late']);
    const until = new Date(testNow + 10_000).toISOString();
    expect((await answer(camila, id)).json()).toMatchObject({ answer: { undo_until: until } });
    // Nobody sends it before, and no colleague takes it back.
    expect(await takeFor(await mailsTo(email), testNow + 9_999)).toBe(0);
    expect((await see(bruno, id)).answer).toMatchObject({ undo_until: null });
    expect(codeOf(await undo(bruno))).toEqual([409, 'guest_message.undo_late']);
    expect(codeOf(await undo(far))).toEqual([404, 'guest_message.not_found']);
    expect((await undo(camila)).json()).toMatchObject({ state: 'received', answer: null, ended_by: null });
    expect(await mailsTo(email)).toEqual([]);
    expect(codeOf(await undo(camila))).toEqual([409, 'guest_message.undo_late']);
    // The same words again are a new answer. Once a worker has begun, nothing is taken back.
    expect((await answer(camila, id)).statusCode).toBe(200);
    expect(await takeFor(await mailsTo(email), testNow + 10_000)).toBe(1);
    expect(codeOf(await undo(camila))).toEqual([409, 'guest_message.undo_late']);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is either sent or taken back, never both, in 20 races', async () => {
    for (let race = 0; race < 20; race += 1) {
      const email = `race${race}@visitor.example`;
      const id = await writeMessage(test, { email });
      await answer(camila, id);
      const mails = await mailsTo(email);
      const [taken, undone] = await Promise.all([
        takeFor(mails, testNow + 10_000),
        camila.ask('DELETE', `${base}/${id}/end`),
      ]);
      const isUndone = undone.statusCode === 200;
      expect(taken).toBe(isUndone ? 0 : 1);
      expect(await mailsTo(email)).toHaveLength(isUndone ? 0 : 1);
    }
  });

  it('is in the guest’s language, from texts of that language', async () => {
    const id = await writeMessage(test, { language: 'es', email: 'en-espanol@visitor.example' });
    const { templates } = await see(camila, id);
    expect(templates.map(({ name }) => name)).toEqual(['', 'Dónde nos vemos', 'Equipaje adicional']);
    await answer(camila, id, {
      template: null,
      subject: 'Tu mensaje',
      message: 'Hola, {{guest_name}}: sí, cabe.',
    });
    const [mail] = await mailsTo('en-espanol@visitor.example');
    expect(mail).toMatchObject({ language: 'es', subject: 'Tu mensaje' });
    expect(mail?.body_text).toContain('¿Necesitas algo más?');
  });

  it('says the pick-up that counts now of a ride whose flight moved', async () => {
    const paid = await makePaid(test, serviceOf.suvArrival);
    const id = await writeMessage(test, { email: 'moved@visitor.example' });
    await link(camila, id, await couponIdOf(test, paid.code));
    const sold = (await see(camila, id)).values;
    await insertFollowed(test.db, paid.arrivalId, { state: 'scheduled', lateByMinutes: 0 }, test.now());
    await sql`update followed_ride set expected_at = sold_pick_up_at + interval '1 day 7 minutes'
      where transfer_id = ${paid.arrivalId}`.execute(test.db);
    const { pickup_date, pickup_time, driver_waits, ...others } = (await see(camila, id)).values;
    const moved = { pickup_date, pickup_time, driver_waits };
    expect({ ...sold, ...moved }).toEqual({ ...others, ...moved });
    expect(driver_waits).not.toBe(sold.driver_waits);
    expect(pickup_date).not.toBe(sold.pickup_date);
    expect(pickup_time).not.toBe(sold.pickup_time);
  });

  it.each([
    [
      'an unknown field',
      { message: 'Hello {{guest}}, all is set.' },
      [422, 'message_template.field_unknown'],
    ],
    ['an empty field', { message: 'We pick you up on {{pickup_date}}.' }, [422, 'answer.field_empty']],
    ['markup', { message: 'Hello <script>alert(1)</script>' }, [422, 'message_template.markup']],
    ['a template of nobody', { template: 999_999 }, [400, 'field.invalid']],
  ])('with %s is refused and nothing is sent', async (_, change, code) => {
    const id = await writeMessage(test, { email: 'refused@visitor.example' });
    expect(codeOf(await answer(camila, id, { template: null, ...words, ...change }))).toEqual(code);
    expect(await mailsTo('refused@visitor.example')).toEqual([]);
    expect((await see(camila, id)).state).toBe('received');
  });

  it('says what the guest said as text: what looks like a field or like markup is neither', async () => {
    const email = 'markup@visitor.example';
    const id = await writeMessage(test, { email, name: 'Ana {{pickup_date}} <b>x' });
    await answer(camila, id);
    const [mail] = await mailsTo(email);
    expect(mail?.body_text).toContain('Hello Ana {{pickup_date}} <b>x,');
    expect(mail?.body_html).not.toContain('<b>x');
  });

  it('is not sent where the message was closed', async () => {
    const id = await writeMessage(test, { email: 'closed@visitor.example' });
    expect((await close(camila, id)).json()).toMatchObject({
      state: 'closed',
      closing_note: 'Answered on the phone',
    });
    expect(codeOf(await answer(bruno, id))).toEqual([409, 'guest_message.closed']);
    expect(codeOf(await close(bruno, id))).toEqual([409, 'guest_message.closed']);
    expect(await mailsTo('closed@visitor.example')).toEqual([]);
  });
});

describe('a message', () => {
  it('that was closed waits again within ten seconds, for its closer alone, late as it was', async () => {
    const id = await writeMessage(test, {});
    const late = testNow + 5 * HOUR_MS;
    test.setNow(late);
    await noteOverdue(test.db, late);
    // Sessions of five hours ago are over.
    const [closer, colleague] = [await makeStaff(test, ['concierge']), await makeStaff(test, ['concierge'])];
    await close(closer, id);
    const undo = (staff: Staff) => staff.ask('DELETE', `${base}/${id}/end`);
    expect(codeOf(await undo(colleague))).toEqual([409, 'guest_message.undo_late']);
    expect((await undo(closer)).json()).toMatchObject({ state: 'received', closing_note: null });
    const open = await test.db
      .selectFrom('staff_alert')
      .select('resolved_at')
      .where('subject', '=', String(id))
      .where('kind', '=', 'message.overdue')
      .execute();
    expect(open).toEqual([{ resolved_at: null }]);
    await close(closer, id);
    test.setNow(late + 10_000);
    expect(codeOf(await undo(closer))).toEqual([409, 'guest_message.undo_late']);
  });
});

describe('scope', () => {
  it('another resort’s message is as if it were not there, in lists, counts and calls', async () => {
    const id = await writeMessage(test, { message: 'A message for Bahía Perla alone' });
    const question = { search: 'for Bahía Perla alone' };
    expect(await search(camila, question)).toMatchObject({ total: 1 });
    expect(await search(far, question)).toMatchObject({ rows: [], total: 0 });
    expect((await search(far)).waiting).toBe((await search(far)).total);
    for (const one of [
      await far.ask('GET', `${base}/${id}`),
      await answer(far, id),
      await close(far, id),
      await link(far, id, 1),
    ])
      expect(codeOf(one)).toEqual([404, 'guest_message.not_found']);
  });

  it('suggests and links only bookings that one sees', async () => {
    const { code } = await makePaid(test);
    const couponId = await couponIdOf(test, code);
    const { guest_name: name } = await test.db
      .selectFrom('coupon')
      .select('guest_name')
      .where('id', '=', couponId)
      .executeTakeFirstOrThrow();
    const id = await writeMessage(test, { hotel: 'SC', name });
    expect((await see(camila, id)).suggestions.map(({ booking }) => booking.id)).toContain(couponId);
    expect((await see(far, id)).suggestions).toEqual([]);
    expect(codeOf(await link(far, id, couponId))).toEqual([404, 'coupon.not_found']);
    expect((await link(camila, id, couponId)).json()).toMatchObject({ booking: { id: couponId } });
    // Nor do they remove another person's link.
    expect(codeOf(await link(far, id, null))).toEqual([404, 'coupon.not_found']);
  });

  it('an exchange shows messages of one’s own properties alone', async () => {
    const email = 'two-resorts@visitor.example';
    await writeMessage(test, { hotel: 'BP', email, message: 'The first one, to Bahía Perla' });
    const id = await writeMessage(test, { hotel: 'SC', email, message: 'The second one, to Solana Cabo' });
    expect((await see(camila, id)).earlier).toHaveLength(1);
    expect((await see(far, id)).earlier).toEqual([]);
  });

  it('who may not answer sees where a guest is reached masked, and answers nothing', async () => {
    const auditor = await makeStaff(test, ['auditor']);
    const id = await writeMessage(test, { email: 'masked@visitor.example' });
    expect(await see(auditor, id)).toMatchObject({
      email: 'm•••@visitor.example',
      viewer: { can_answer: false },
    });
    expect(codeOf(await answer(auditor, id))).toEqual([403, 'auth.forbidden']);
  });
});

describe('a first answer that is late', () => {
  const alertsOf = (id: number) =>
    test.db
      .selectFrom('staff_alert')
      .select(['kind', 'resolved_at'])
      .where('kind', '=', 'message.overdue')
      .where('subject', '=', String(id))
      .execute();

  it('is told to staff once, after four hours, and settles itself with the answer', async () => {
    const id = await writeMessage(test);
    await noteOverdue(test.db, testNow + 4 * HOUR_MS - 1);
    expect(await alertsOf(id)).toEqual([]);
    await noteOverdue(test.db, testNow + 4 * HOUR_MS);
    await noteOverdue(test.db, testNow + 5 * HOUR_MS);
    expect(await alertsOf(id)).toEqual([{ kind: 'message.overdue', resolved_at: null }]);
    const { reference } = await see(camila, id);
    expect((await camila.ask('GET', '/v1/staff/alerts')).body).toContain(reference);
    expect((await far.ask('GET', '/v1/staff/alerts')).body).not.toContain(reference);
    await answer(camila, id);
    expect((await alertsOf(id))[0]?.resolved_at).not.toBeNull();
  });

  it('counts 30 minutes within a day of the ride of the booking that it is about', async () => {
    const { code } = await makePaid(test);
    const couponId = await couponIdOf(test, code);
    await sql`update transfer set pickup_at = ${new Date(testNow + 20 * HOUR_MS)} where coupon_id = ${couponId}`.execute(
      test.db,
    );
    const id = await writeMessage(test);
    await noteOverdue(test.db, testNow + 30 * MINUTE_MS);
    expect(await alertsOf(id)).toEqual([]);
    await link(camila, id, couponId);
    await noteOverdue(test.db, testNow + 30 * MINUTE_MS - 1);
    expect(await alertsOf(id)).toEqual([]);
    await noteOverdue(test.db, testNow + 30 * MINUTE_MS);
    expect(await alertsOf(id)).toHaveLength(1);
  });

  it('is late when staff say, and only who works for all properties says it', async () => {
    const set = (staff: Staff, usual: number, near_ride: number) =>
      staff.ask('PUT', `${base}/answer-times`, { payload: { usual, near_ride } });
    const everywhere = await makeStaff(test, ['administrator']);
    const elsewhere = await makeStaff(test, ['administrator'], { scope: [1] });
    expect(codeOf(await set(camila, 60, 15))).toEqual([403, 'auth.forbidden']);
    expect(codeOf(await set(elsewhere, 60, 15))).toEqual([403, 'scope.whole_group']);
    expect(codeOf(await set(everywhere, 30, 60))).toEqual([400, 'field.invalid']);
    expect((await set(everywhere, 60, 15)).json()).toEqual({ usual: 60, near_ride: 15 });
    const id = await writeMessage(test);
    await noteOverdue(test.db, testNow + HOUR_MS);
    expect(await alertsOf(id)).toHaveLength(1);
    await set(everywhere, 240, 30);
    expect((await camila.ask('GET', `${base}/answer-times`)).json()).toEqual({ usual: 240, near_ride: 30 });
  });
});

it('what was done stands in the audit, without a word of the guest', async () => {
  const id = await writeMessage(test, {
    email: 'audited@visitor.example',
    message: 'A very private question',
  });
  const { reference } = await see(camila, id);
  await answer(camila, id);
  const entries = await test.db
    .selectFrom('audit_entry')
    .select(['action', 'username', 'detail'])
    .where('subject', '=', reference)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['message.look', 'message.answer']);
  expect(JSON.stringify(entries)).not.toContain('private');
  expect(JSON.stringify(entries)).not.toContain('audited@');
});

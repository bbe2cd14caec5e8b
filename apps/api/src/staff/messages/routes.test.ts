import { brand } from '@traslado/domain/catalogues/brand';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { isAboutBooking, MESSAGE_KIND_NAMES, MESSAGE_KINDS } from '@traslado/domain/messages/message-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePaid } from '../../testing/changes.ts';
import { mustEditRow } from '../../testing/edit-row.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { uploadPicture } from '../../testing/upload-picture.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
let concierge: Staff;
let number: string;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue'], { email: 'keeper@perla.example' });
  concierge = await makeStaff(test, ['concierge']);
  number = (await makePaid(test, serviceOf.suvRoundTrip)).code;
});

const url = '/v1/staff/message-templates';
const sample = (staff: Staff, kind: string, more = '') =>
  staff.ask('GET', `${url}/sample?kind=${kind}&language=en${more}`);

describe('a sample', () => {
  it.each(MESSAGE_KIND_NAMES)('of a %s fills each field from the example', async (kind) => {
    const { values, parts } = (await sample(keeper, kind)).json();
    expect(Object.keys(values).sort()).toEqual([...MESSAGE_KINDS[kind].fields].sort());
    if (isAboutBooking(kind))
      expect(values).toMatchObject({ guest_name: 'María Muñoz López', booking_number: 'K7QXW2MDPR' });
    expect(Object.values(values).every((value) => value !== '')).toBe(true);
    const places = parts.map(({ text }: { text: string | null }) => text);
    expect(places.filter((text: string | null) => text !== null)).toEqual(['body', 'closing']);
  });

  it('shows the logo of the brand, and its name where there is none', async () => {
    expect((await sample(keeper, 'refund')).json().logo).toBeNull();
    const editor = await makeStaff(test, ['administrator']);
    const { id } = await uploadPicture(editor);
    await mustEditRow(editor, brand, { id: 1, change: { logo_id: id } });
    expect((await sample(keeper, 'refund')).json().logo).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  it('of a booking is for who may see bookings, and of their properties', async () => {
    const found = (await sample(concierge, 'confirmation', `&booking=${number}`)).json();
    expect(found.values.booking_number).toBe(number);
    expect(JSON.stringify(found.parts)).toContain(number);
    const forbidden = await sample(keeper, 'confirmation', `&booking=${number}`);
    expect([forbidden.statusCode, forbidden.json().code]).toEqual([403, 'auth.forbidden']);
    const elsewhere = await makeStaff(test, ['concierge'], { scope: [2] });
    for (const asked of [
      await sample(elsewhere, 'confirmation', `&booking=${number}`),
      await sample(concierge, 'confirmation', '&booking=NOSUCHCODE'),
    ])
      expect([asked.statusCode, asked.json().code]).toEqual([404, 'coupon.not_found']);
  });
});

it('what the carrier said last: no cost before a message, and the state of each template in use', async () => {
  const { sms_part_cost: cost, templates } = (await concierge.ask('GET', `${url}/carrier`)).json();
  expect([cost, templates.length]).toEqual([null, 12]);
  expect(templates[0]).toMatchObject({
    content_number: expect.stringMatching(/^HX/),
    state: 'approved',
    reason: null,
  });
});

const texts = {
  kind: 'refund',
  language: 'en',
  subject: 'Money · {{booking_number}}',
  preview_text: '',
  headline: 'Your refund',
  body: 'Hello {{guest_name}}: {{refund_amount}}.',
  closing: '',
};
const send = (staff: Staff, more: object = {}) =>
  staff.ask('POST', `${url}/test`, { payload: { ...texts, ...more } });
const sent = () => test.db.selectFrom('mail').selectAll().where('kind', '=', 'test_message').execute();

describe('a test message', () => {
  it('goes to the caller’s own address, and stands in the audit', async () => {
    const answer = await send(keeper);
    expect([answer.statusCode, answer.json()]).toEqual([200, { sent_to: 'k•••@perla.example' }]);
    expect(await sent()).toMatchObject([
      { recipients: ['keeper@perla.example'], subject: 'Money · K7QXW2MDPR', status: 'queued' },
    ]);
    const deeds = await test.db
      .selectFrom('audit_entry')
      .select(['subject', 'detail'])
      .where('action', '=', 'message.test')
      .execute();
    expect(deeds).toEqual([{ subject: 'refund.en', detail: { letters: 1, booking: null } }]);
    expect(JSON.stringify(deeds)).not.toContain('@');
  });

  it.each([
    ['texts that may not be saved', () => keeper, { body: 'Hello' }, 422, 'message_template.field_missing'],
    ['a booking that the caller may not see', () => keeper, { booking: 'K7QXW2MDPR' }, 403, 'auth.forbidden'],
    ['an address of somebody else', () => keeper, { to: 'a@b.example' }, 400, 'field.unknown'],
    ['who may only look', () => concierge, {}, 403, 'auth.forbidden'],
  ] as const)('is refused: %s', async (_, who, more, status, code) => {
    const before = await sent();
    const answer = await send(who(), more);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await sent()).toEqual(before);
  });

  it('has to have somewhere to go', async () => {
    const answer = await send(await makeStaff(test, ['catalogue']));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'person.no_address']);
  });

  it('is sent twenty times a day at most, by one person', async () => {
    const eager = await makeStaff(test, ['catalogue'], { email: 'eager@perla.example' });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await send(eager)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await send(keeper)).statusCode).toBe(200);
  });

  it.each(['en', 'es'] as const)('can be sent of each kind as it is by default, in %s', async (language) => {
    const tester = await makeStaff(test, ['catalogue'], { email: `${language}@perla.example` });
    const body = { booking: undefined, language };
    for (const kind of MESSAGE_KIND_NAMES) {
      const answer = await send(tester, { ...body, kind, ...DEFAULT_TEXTS[kind][language] });
      expect([kind, answer.statusCode]).toEqual([kind, 200]);
    }
    const mails = (await sent()).filter(({ recipients }) => recipients[0] === `${language}@perla.example`);
    expect(mails).toHaveLength(MESSAGE_KIND_NAMES.length);
    expect(mails.filter(({ body_html, subject }) => /\{\{|undefined/.test(subject + body_html))).toEqual([]);
    await test.db
      .deleteFrom('mail')
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .execute();
  });
});

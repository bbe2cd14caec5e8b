import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { MESSAGE_KINDS, type MessageKind } from '@traslado/domain/messages/message-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeLetter } from '../../mail/letters/change.ts';
import { resortNotice } from '../../mail/letters/resort-notice.ts';
import { saleFailed } from '../../mail/letters/sale-failed.ts';
import { writeComposition, writeLetter } from '../../mail/mail-letter.ts';
import { describeFailedSale } from '../../sellers/booking/describe-failed-sale.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makePaid } from '../../testing/changes.ts';
import { type ContactDesk, openContactDesk } from '../../testing/open-contact-desk.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';

let desk: ContactDesk;
let keeper: Staff;
beforeAll(async () => {
  desk = await openContactDesk();
  keeper = await makeStaff(desk.test, ['catalogue']);
});
afterAll(() => desk.test.close());

/** A text of staff in force: every required field, and words of its own. */
async function write(kind: MessageKind, more: object = {}): Promise<number> {
  const texts = {
    ...{ kind, language: 'en', name: kind, active: true },
    ...DEFAULT_TEXTS[kind].en,
    headline: 'Words of our own',
    closing: 'The end of our own.',
    ...more,
  };
  const answer = await addRow(keeper, messageTemplates, texts);
  expect([kind, answer.statusCode, answer.statusCode === 201 || answer.body]).toEqual([kind, 201, true]);
  return answer.json<{ id: number }>().id;
}
const end = (id: number) => changeRow(keeper, messageTemplates, id, { active: false });

const mailTo = async (recipient: string) => {
  const rows = await desk.test.db
    .selectFrom('mail')
    .selectAll()
    .where(sql<boolean>`${recipient} = any(recipients)`)
    .orderBy('id', 'desc')
    .execute();
  if (!rows[0]) throw new Error(`nothing was written to ${recipient}`);
  return rows[0];
};
const ask = async () => {
  await desk.clear();
  expect((await desk.send()).statusCode).toBe(201);
  const [{ recipients } = { recipients: [] }] = (await desk.written()).mails.filter(
    ({ kind }) => kind === 'contact_question',
  );
  return { answer: await mailTo('ana@visitor.example'), question: await mailTo(recipients[0] ?? '') };
};

it('are what the two mails about a question say, and the usual ones once they are ended', async () => {
  const before = await ask();
  expect(before.answer.body_text).toContain('We got your message');
  const ids = [await write('contact_answer'), await write('contact_question', { body: 'Please answer.' })];
  const { answer, question } = await ask();
  expect(answer.body_text).toContain('Words of our own');
  expect(answer.body_text).toContain('The end of our own.');
  expect(answer.body_text).not.toContain('Our office is open');
  // The people of that resort read Spanish, which has no written text.
  expect(question.body_text).toContain('Un huésped tiene una pregunta');
  for (const id of ids) await end(id);
  const after = await ask();
  const withoutNumber = (text: string) => text.replace(/M-[A-Z0-9-]+/g, '#');
  expect(withoutNumber(after.answer.body_text)).toBe(withoutNumber(before.answer.body_text));
});

it('are what a resort is told of a booking, its change and a sale that failed', async () => {
  for (const kind of ['resort_notice', 'change_notice', 'sale_failed'] as const) await write(kind);
  const { test } = desk;
  const { code } = await makePaid(test, serviceOf.suvRoundTrip);
  const { id } = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  const deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.example' };
  const facts = await findOwnersLetterFacts(deps, id, test.now(), 'en');
  if (!facts) throw new Error('no such booking');
  const changed = changeLetter({ changes: [], amountMinor: 0, reader: 'resort' });
  const { id: failedId } = await test.db
    .insertInto('failed_sale')
    .values({
      hotel: 'MI',
      folio: 'MI1-1',
      service_id: 121,
      code: 'server.error',
      hour: new Date(test.now()),
      failed_at: new Date(test.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const failed = await describeFailedSale(deps, failedId);
  if (!failed) throw new Error('no such sale');
  const { brand, phone } = failed;
  const own = { ...failed.facts, language: 'en' as const };
  const written = test.backends.inventory.current().writtenTexts.en;
  const mails = [
    writeLetter(resortNotice, facts),
    writeLetter(changed, facts),
    writeComposition(saleFailed.compose({ ...own, written }), { brand, phone, language: 'en' }),
  ];
  for (const { text } of mails) {
    expect(text).toContain('Words of our own');
    expect(text).toContain('The end of our own.');
  }
});

it('of a link to staff have to have it, once and where it can be pressed', async () => {
  const usual = { kind: 'staff_invitation', language: 'en', name: 'Ours', active: false };
  const texts = { ...usual, ...DEFAULT_TEXTS.staff_invitation.en };
  for (const [change, field, code] of [
    [{ body: 'Hello {{person_name}}.' }, 'body', 'field_missing'],
    [{ subject: '{{link}}' }, 'subject', 'field_elsewhere'],
    [{ closing: 'https://evil.example {{link}}' }, 'closing', 'field_elsewhere'],
  ] as const) {
    const answer = await addRow(keeper, messageTemplates, { ...texts, ...change });
    expect(answer.json()).toMatchObject({ status: 422, field, code: `message_template.${code}` });
    expect(answer.json().detail).toContain('link');
  }
  await write('staff_invitation', { body: 'Welcome, {{person_name}}!\n\n{{ link }}\n\nSee you.' });
  const boss = await makeStaff(desk.test, ['administrator']);
  const email = 'nora@perla.example';
  const person = { username: 'nora.nueva', name: '{{link}} Nora', email, roles: ['revenue'], scope: [1] };
  expect((await boss.ask('POST', '/v1/staff/people', { payload: person })).statusCode).toBe(201);
  const { body_text, body_html } = await mailTo(email);
  expect(body_text).toMatch(
    /Welcome, {{link}} Nora!\n\n.*nora\.nueva\n\nChoose a password:\n.*\/signin#link=[\w-]{22}\n\nSee you\./,
  );
  expect(body_html.match(/#link=/g)).toHaveLength(1);
});

it('that cannot be filled stop no mail: the usual text goes, staff are told until it is put right', async () => {
  const id = await write('contact_answer', { name: 'Broken' });
  await desk.test.editCatalogue((db) =>
    db.updateTable('message_template').set({ body: 'Hello {{nobody}}' }).where('id', '=', id).execute(),
  );
  const { answer } = await ask();
  expect(answer.body_text).toContain('We got your message');
  expect(answer.body_text).not.toContain('{{');
  const open = async () => {
    const { alerts } = (await keeper.ask('GET', '/v1/staff/alerts?status=open')).json();
    return alerts.filter(({ kind }: { kind: string }) => kind === 'catalogue.unusable_text');
  };
  expect(await open()).toMatchObject([{ detail: 'contact_answer.en' }]);
  await changeRow(keeper, messageTemplates, id, { body: 'Hello {{guest_name}}.' });
  expect(await open()).toEqual([]);
  expect((await ask()).answer.body_text).toContain('Hello Ana Rivera.');
});

it('name every field that has to stay among those they can have', () => {
  for (const { fields, required } of Object.values(MESSAGE_KINDS))
    for (const name of Object.values(required).flat()) expect(fields).toContain(name);
});

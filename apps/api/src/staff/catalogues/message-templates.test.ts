import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { beforeAll, expect, it } from 'vitest';
import { confirmation } from '../../mail/letters/confirmation.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { letterDocument } from '../../pdf/letter-document.ts';
import { findOwnersLetterFacts } from '../../sellers/letter/find-letter-facts.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makePaid } from '../../testing/changes.ts';
import { serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
let couponId: number;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
  const { code } = await makePaid(test, serviceOf.suvRoundTrip);
  const coupon = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  couponId = coupon.id;
});

/** The confirmation as it would go out now, in a language, and its PDF. */
async function letterIn(language: 'en' | 'es') {
  const deps = { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.example' };
  const facts = await findOwnersLetterFacts(deps, couponId, test.now(), language);
  if (!facts) throw new Error('no such booking');
  const written = writeLetter(confirmation, facts);
  return { ...written, pdf: JSON.stringify(letterDocument(facts).content), number: facts.coupon.coupon_id };
}

const own = {
  active: true,
  subject: 'We expect you · {{booking_number}}',
  preview_text: 'On {{pickup_date}}.',
  headline: 'See you soon, {{guest_name}}',
  body: 'Dear {{guest_name}},\n\n{{resort_name}} & we look forward to you.',
  closing: 'Merry Christmas! 1 < 2',
};

it('is what the next letter says, in the mail and on its PDF, and the default again once it is ended', async () => {
  const before = await letterIn('en');
  const { id } = (await addRow(keeper, messageTemplates, own)).json();
  const said = await letterIn('en');
  expect(said.subject).toBe(`We expect you · ${said.number}`);
  for (const text of [said.text, said.html, said.pdf]) expect(text).toContain('See you soon, ');
  expect(said.text).toContain('Bahía Perla & we look forward to you.');
  expect(said.html).toContain('Bahía Perla &amp; we look forward to you.');
  expect(said.text).toContain('Merry Christmas! 1 < 2');
  expect(said.html).toContain('Merry Christmas! 1 &lt; 2');
  for (const text of [said.text, said.html, said.pdf]) {
    expect(text).not.toContain('{{');
    expect(text).not.toContain('Your transfers are confirmed');
  }
  expect((await letterIn('es')).subject).toContain('Tus traslados están confirmados');
  await changeRow(keeper, messageTemplates, id, { active: false });
  expect(await letterIn('en')).toEqual(before);
  await changeRow(keeper, messageTemplates, id, { active: true });
  const typed = encodeURIComponent(messageTemplates.example.name);
  await keeper.ask('DELETE', `/v1/staff/message-templates/${id}?confirmation=${typed}`);
  expect(await letterIn('en')).toEqual(before);
});

it('is in force once for a kind and a language', async () => {
  const { id } = (await addRow(keeper, messageTemplates, { ...own, language: 'es' })).json();
  const second = { ...own, language: 'es', name: 'Summer' };
  const refused = await addRow(keeper, messageTemplates, second);
  expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
    409,
    'message_template.name_taken',
    'active',
  ]);
  expect((await addRow(keeper, messageTemplates, { ...second, active: false })).statusCode).toBe(201);
  expect((await changeRow(keeper, messageTemplates, id, { active: false })).statusCode).toBe(200);
});

it.each([
  ['a field that there is not', { body: 'Hello {{gest_name}}' }, 'body', 'field_unknown', 'gest_name'],
  ['a field of another kind', { closing: 'Pay by {{pay_by}}' }, 'closing', 'field_unknown', 'pay_by'],
  ['no number in the subject', { subject: 'Hello' }, 'subject', 'field_missing', 'booking_number'],
  ['half a field', { headline: 'Hello {{guest_name}' }, 'headline', 'braces', ''],
  ['markup', { preview_text: 'Hi <img src=x onerror=alert(1)>' }, 'preview_text', 'markup', 'HTML'],
])('refuses %s at its place, in words', async (_, facts, field, code, named) => {
  const answer = await addRow(keeper, messageTemplates, { ...own, ...facts, active: false });
  expect(answer.json()).toMatchObject({ status: 422, field, code: `message_template.${code}` });
  expect(answer.json().detail).toContain(named);
});

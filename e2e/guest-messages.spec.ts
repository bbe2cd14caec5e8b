import { sql } from 'kysely';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

const number = 'CFV5R8WK3T';
const guest = 'Camille Lefèvre';

test(
  'the concierge takes charge of Lefèvre’s message, links it to her booking and answers it, and she has the mail',
  onDesktop,
  async ({ page, locale }) => {
    test.setTimeout(120_000);
    const { guestMessages: texts, queues, frame } = staffWordsOf(locale);
    await openSignedIn(page, 'concierge', '/admin/queues/messages');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: guest });
    await expect(row).toBeVisible();
    // By keyboard alone: the first row, take charge, undo, take charge.
    await page.keyboard.press('j');
    await expect(row.getByRole('link')).toBeFocused();
    await page.keyboard.press('t');
    await expect(row.getByText(queues.you)).toBeVisible();
    await page.keyboard.press('z');
    await expect(row.getByRole('button', { name: queues.take })).toBeVisible();
    await page.keyboard.press('t');
    await expect(row.getByText(queues.you)).toBeVisible();

    // What colleagues note is text, whatever it looks like.
    const note = '<script>alert(1)</script> I answer her';
    await row.getByRole('button', { name: queues.note.open }).click();
    const asking = page.getByRole('dialog', { name: queues.note.title });
    await expectAccessible(page);
    await asking.getByRole('textbox', { name: queues.note.label }).fill(note);
    await asking.getByRole('button', { name: queues.note.save }).click();
    await expect(asking).toHaveCount(0);
    await expect(row.getByText(note)).toBeVisible();
    await row.getByRole('link').focus();
    await page.keyboard.press('s');
    await expectAccessible(page);
    // Enter takes the usual time, and undoing brings the row back.
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(row).toBeVisible();
    await expectAccessible(page);

    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: texts.page(guest) })).toBeVisible();
    await expect(page.getByText('is a child seat included', { exact: false })).toBeVisible();
    // Newest message and sending are in sight; the preview is one press away.
    await expect(page.getByText('where do we meet?', { exact: false })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: texts.answer.send })).toBeInViewport({ ratio: 1 });
    await page.getByText(texts.answer.fieldsAndPreview).click();
    await expectAccessible(page);
    // A text about a ride says what it lacks, and has it once the booking is linked.
    await page.getByLabel(texts.answer.template).selectOption('Where we meet you');
    await expect(page.getByText(texts.answer.linkFirst)).toBeVisible();
    await page.getByRole('button', { name: texts.booking.linkTo(guest, number) }).click();
    await expect(page.getByRole('link', { name: texts.booking.open(number) })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.answer.message })).toHaveValue(
      /Look for the Perla Resorts sign\..*\n\nYour driver is there when you land and waits until/,
    );
    const preview = page.getByRole('region', { name: texts.answer.preview });
    await expect(preview).toContainText(`Hello ${guest}, we pick you up on`);
    await expect(preview).not.toContainText('{{');
    // Sent by keyboard, taken back before it leaves, and sent again as it was.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('a');
    await expect(page.getByRole('textbox', { name: texts.answer.message })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    const bar = page.getByText(frame.noMail, { exact: true });
    await expect(bar).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: texts.page(guest) })).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(page.getByRole('heading', { level: 1, name: texts.page(guest) })).toBeVisible();
    await page.getByText(texts.answer.fieldsAndPreview).click();
    await expect(preview).toContainText(`Hello ${guest}, we pick you up on`);
    await page.getByRole('button', { name: texts.answer.send }).click();
    await expect(bar).toBeVisible();
    await expectAccessible(page);

    // It waits no more, and she has one mail.
    await page.goto('/admin/queues/messages');
    await expect(page.getByRole('heading', { level: 2, name: queues.names.messages })).toBeVisible();
    await expect(row).toHaveCount(0);
    const mails = await productDatabase()
      .selectFrom('mail')
      .select('body_text')
      .where('kind', '=', 'guest_answer')
      .where(sql<boolean>`'camille.lefevre@example.com' = any(recipients)`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain(`Hello ${guest}, we pick you up on`);
  },
);

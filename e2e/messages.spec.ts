import { messageTemplates } from '../packages/domain/src/catalogues/message-templates.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test(
  'a message begins with the usual text, takes a field at the caret, and shows what its reader gets, in a mail and on a phone',
  onDesktop,
  async ({ page, locale }) => {
    const { lists } = staffWordsOf(locale);
    const { messages } = lists;
    const own = wordsOf(messageTemplates)[locale === 'es-MX' ? 'es' : 'en'];
    await openSignedIn(page, 'administrator', '/admin/message-templates/new');
    await page.getByLabel(own.labels.kind ?? '', { exact: true }).selectOption('refund');
    await page.getByLabel(own.labels.language ?? '', { exact: true }).selectOption('en');
    const headline = page.getByLabel(own.labels.headline ?? '', { exact: true });
    await expect(headline).toHaveValue('Your refund is on its way');
    const preview = page.getByRole('region', { name: lists.form.preview });
    await expect(preview.getByText('Hello María Muñoz López, we refunded USD 160.00')).toBeVisible();

    await headline.fill('Good news for !');
    await headline.press('ArrowLeft');
    await page.getByRole('button', { name: messages.fields.guest_name }).click();
    await expect(headline).toHaveValue('Good news for {{guest_name}}!');
    await expect(headline).toBeFocused();
    await page.keyboard.type(' and family');
    await expect(headline).toHaveValue('Good news for {{guest_name}} and family!');
    await expect(preview.getByText('Good news for María Muñoz López and family!')).toBeVisible();
    await expectAccessible(page);

    await headline.fill('Pay by {{pay_by}}');
    await page.getByRole('button', { name: own.form.create }).click();
    await expect(
      page.getByText((own.issues['message_template.field_unknown'] ?? '').replace('{name}', 'pay_by'), {
        exact: true,
      }),
    ).toBeVisible();
    await expect(headline).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: messages.bar.usual }).click();
    await expect(headline).toHaveValue('Your refund is on its way');
    await page.getByRole('button', { name: messages.preview.test }).click();
    await expect(page.getByText(messages.preview.tested('a•••@perla.example'))).toBeVisible();

    // An SMS has one text, shown at its longest.
    const kind = page.getByLabel(own.labels.kind ?? '', { exact: true });
    const channel = page.getByLabel(own.labels.channel ?? '', { exact: true });
    await channel.selectOption('sms');
    await kind.selectOption('pick_up_moved');
    await expect(page.getByLabel(own.labels.subject ?? '', { exact: true })).toHaveCount(0);
    await expect(preview.getByText(/^Flight AA 1234: .*September 30/)).toBeVisible();
    await expectAccessible(page);
  },
);

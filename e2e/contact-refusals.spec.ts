import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { contactWords, fillQuestion, openFromHeader, visitor } from './contact-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { guestClient } from './own-booking.ts';

/** A question that does not arrive, or is one too many. */

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/] });

  test(
    'the message waits, and an answer that was lost does not send it twice',
    onPhone,
    async ({ page, context, locale }) => {
      const { t, contact } = contactWords(locale);
      const { address, email } = visitor();
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      await page.goto('/');
      const dialog = await openFromHeader(page, contact);
      await fillQuestion(dialog, t, email);

      await context.setOffline(true);
      await dialog.getByRole('button', { name: t.send }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.failures.offline.title);
      await context.setOffline(false);

      // The server takes it, and its answer never arrives.
      let lost = '';
      await page.route('**/contact-messages-guest', async (route) => {
        const answer = await route.fetch();
        lost = ((await answer.json()) as { reference: string }).reference;
        await route.abort('connectionreset');
      });
      await dialog.getByRole('button', { name: t.send }).click();
      await expect.poll(() => lost).not.toBe('');
      await expect(dialog.getByRole('alert')).toContainText(t.failures.offline.title);
      await page.unroute('**/contact-messages-guest');

      await dialog.getByRole('button', { name: t.send }).click();
      await expect(dialog.getByText(lost)).toBeVisible();
    },
  );
});

test.describe('too many', () => {
  test.use({ expectedProblems: [/429/] });

  test('messages of one mailbox wait, with the phone beside', onDesktop, async ({ page, locale }) => {
    const { t, contact } = contactWords(locale);
    const { address, email } = visitor();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await page.goto('/');
    const app = await guestClient().call('loginSystem', { body: { username: 'web' } });
    for (let sent = 0; sent < 3; sent += 1)
      await guestClient(app.id.token).call('sendContactMessage', {
        body: {
          resort: 'BP',
          booking: '',
          without_booking: '1',
          airport: '1',
          full_name: 'Ana Muñoz-López',
          phone: '+529981234567',
          email,
          message: 'Is there room for a surfboard of 2.1 m?',
          terms: '1',
          uuidReference: randomUUID(),
        },
      });
    const dialog = await openFromHeader(page, contact);
    await fillQuestion(dialog, t, email);
    await dialog.getByRole('button', { name: t.send }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(t.failures.tooMany.title);
    await expect(alert).toContainText(t.failures.tooMany.text(60));
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
    await expect(dialog.getByLabel(t.message, { exact: true })).toHaveValue(/surfboard/);
    await expectAccessible(page);
  });
});

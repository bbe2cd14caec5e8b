import { bookingNumber, cardFrame, payButton, reachPayment } from './booking-steps.ts';
import { expect, onPhone, test } from './fixtures.ts';

test.use({ expectedProblems: [/status of 402/] });

test(
  'a wallet that is declined leaves the payment open, and pays at the second try',
  onPhone,
  async ({ page, words, stay }) => {
    await reachPayment(page, words, stay, 'USD 84');
    const frame = cardFrame(page, words);
    const open = frame.locator('#wallet');
    await open.focus();
    await page.keyboard.press('Enter');
    // The card's fields wait behind the sheet, and come back.
    await expect(frame.locator('#wallet-pay')).toBeFocused();
    await expect(frame.locator('#number')).toBeHidden();
    await frame.locator('#wallet-close').press('Enter');
    await expect(open).toBeFocused();

    await open.press('Enter');
    await frame.getByRole('radio').nth(1).check();
    await frame.locator('#wallet-pay').click();
    await expect(page.getByText(words.booking.payment.failed)).toBeVisible();
    await expect(frame.locator('#number')).toBeVisible();

    await open.click();
    await frame.getByRole('radio').first().check();
    // The page's own button pays as the frame shows it.
    await (await payButton(page, words, 'USD 84.00')).click();
    await bookingNumber(page);
  },
);

import { randomInt } from 'node:crypto';
import { confirmation as confirmationEn } from '../apps/web/src/i18n/en/confirmation.ts';
import { phoneNews as en } from '../apps/web/src/i18n/en/phone-news.ts';
import { confirmation as confirmationEs } from '../apps/web/src/i18n/es/confirmation.ts';
import { phoneNews as es } from '../apps/web/src/i18n/es/phone-news.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { manageWordsOf, openBooking, openFold } from './manage-steps.ts';
import { keepStay } from './open-booking.ts';
import { ownBooking, services } from './own-booking.ts';

test('a guest agrees to messages on their phone, and ends them in one tap @phone-first', async ({
  page,
  locale,
}) => {
  const words = locale === 'es-MX' ? es : en;
  const booked = locale === 'es-MX' ? confirmationEs : confirmationEn;
  const phone = `+52998${randomInt(1_000_000, 10_000_000)}`;
  const { number, stay } = await ownBooking({ serviceId: services.sharedRoundTrip, phone });
  await keepStay(page, manageWordsOf(locale), stay);
  const card = page.getByRole('region', { name: words.title });
  // The longest of a guest's bookings: one ride takes less.
  await test.step('a round trip takes two screens of a phone, with its consents folded', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 414, height: 896 });
    const end = () =>
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY);
    await page.goto(`/confirmation?booking=${number}`);
    await expect(card.getByRole('heading', { name: words.title })).toBeVisible();
    expect(await end(), 'the confirmation').toBeLessThanOrEqual(2 * 896);
    await expect(page.getByRole('button', { name: booked.print })).toHaveCount(1);
    await openBooking(page, number);
    await expect(page.getByRole('region', { name: words.offers.title, exact: true })).toBeVisible();
    expect(await end(), 'My transportation').toBeLessThanOrEqual(2 * 896);
    if (size) await page.setViewportSize(size);
  });
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByRole('heading', { name: words.channels.sms })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await openFold(card);
  await expect(card.getByRole('heading', { name: words.channels.whatsapp })).toBeVisible();
  const [sms] = [card.getByRole('listitem').first()];
  await sms.getByRole('button', { name: words.agree.sms }).focus();
  await page.keyboard.press('Enter');
  await expect(sms.getByText(words.isOn, { exact: true })).toBeVisible();
  await expect(sms.getByRole('button', { name: words.end })).toBeFocused();
  await expect(sms.getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await openFold(card);
  await expect(sms.getByText(words.isOn, { exact: true })).toBeVisible();
  await sms.getByRole('button', { name: words.end }).click();
  await expect(sms.getByRole('button', { name: words.agree.sms })).toBeVisible();

  await test.step('STOP from the phone ends it, and the page says so', async () => {
    await sms.getByRole('button', { name: words.agree.sms }).click();
    await expect(sms.getByText(words.isOn, { exact: true })).toBeVisible();
    const address = page.url();
    await page.goto('/dev/messages');
    await page.getByLabel('Phone').fill(phone);
    // The answer first: leaving the page earlier would take the message back.
    const taken = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send' }).click();
    await taken;
    await page.goto(address);
    await openFold(card);
    await expect(sms.getByText(words.endedByPhone)).toBeVisible();
    await expect(sms.getByRole('button', { name: words.agree.sms })).toBeVisible();
  });

  const offer = page.getByRole('region', { name: words.offers.title, exact: true });
  const offers = offer.getByRole('checkbox');
  await openFold(offer);
  await expect(offers).toHaveCount(2);
  for (const box of await offers.all()) await expect(box).not.toBeChecked();
  await offers.first().focus();
  await page.keyboard.press('Space');
  await expect(offers.first()).toBeChecked();
  await page.reload();
  await openFold(card);
  await openFold(offer);
  await expect(offers.first()).toBeChecked();
  await expect(sms.getByRole('button', { name: words.agree.sms })).toBeVisible();
  await offers.first().click();
  await expect(offers.first()).not.toBeChecked();
  await expectAccessible(page);
});

import { randomInt } from 'node:crypto';
import { priceExpectations } from '../packages/domain/src/catalogues/price-expectations.ts';
import { publishingRules } from '../packages/domain/src/catalogues/publishing-rules.ts';
import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { addDays } from '../packages/domain/src/time/civil.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test.use({ expectedProblems: [/409/] });

test(
  'a price that is expected stops the rate that would change it, until the rate is mended',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const language = locale === 'es-MX' ? 'es' : 'en';
    const [own, ofRate] = [wordsOf(priceExpectations)[language], wordsOf(rates)[language]];
    const { prices, lists } = words;
    // Each language has a resort whose rates no other test changes.
    const [hotel, service] = locale === 'es-MX' ? ['MB', 1311] : ['NY', 1211];
    const on = addDays(new Date().toISOString().slice(0, 10), randomInt(60, 600));
    await openSignedIn(
      page,
      'revenue',
      `/admin/guest-price?hotel=${hotel}&trip=round_trip&date=${on}&adults=2&minors=${randomInt(1, 20)}`,
    );

    // What is shown becomes an expectation, with nothing typed.
    await page.getByRole('button', { name: prices.guest.show }).click();
    const card = page.locator('section[aria-labelledby=prices] li', {
      has: page.locator(`h3 a[href="/admin/services/${service}"]`),
    });
    await card.getByRole('link', { name: prices.expectations.expect }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.add);
    const sentence = (await page.locator('#meaning + p, #meaning + div p').first().textContent()) ?? '?';
    await expectAccessible(page);
    await page.getByRole('button', { name: own.form.create }).click();
    const [party = '?'] = sentence.split(', ');
    const line = page.getByRole('row').filter({ hasText: party });
    await expect(line.first()).toContainText(sentence.slice(sentence.indexOf('USD')));
    await expect(line.first()).toContainText(prices.expectations.holds);
    await expectAccessible(page);

    // The former address leads to the page, whose other tab has the rules.
    await page.goto('/admin/price-expectations');
    await expect(page).toHaveURL(/\/admin\/publishing-checks$/);
    await page.getByRole('link', { name: wordsOf(publishingRules)[language].title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.rules.checks.title);
    await expectAccessible(page);

    // A dearer adult would change it: the rate is not saved, and it is said which price and what it would be.
    await page.goto(`/admin/rates/${service}1`);
    const adult = page.getByRole('textbox', { name: ofRate.labels.adult_price });
    const before = await adult.inputValue();
    await adult.fill('99');
    const save = page.getByRole('button', { name: ofRate.form.save });
    await save.click();
    const alert = page.getByRole('alert').filter({ hasText: lists.expected.refused(1) });
    const [question = '?'] = sentence.split(': USD');
    await expect(alert.getByRole('link', { name: question })).toHaveAttribute(
      'href',
      /\/admin\/publishing-checks\/\d+/,
    );
    await expect(alert).toContainText('USD 198.00');
    await expectAccessible(page);

    // Mended, it goes through.
    await adult.fill(before);
    await page.getByRole('textbox', { name: ofRate.labels.description }).fill('Standard, mended');
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ofRate.title);
  },
);

import { randomUUID } from 'node:crypto';
import { priceExpectations } from '../packages/domain/src/catalogues/price-expectations.ts';
import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { refundRules } from '../packages/domain/src/catalogues/refund-rules.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { bringMomentOfSet } from './product-states.ts';
import { askAsStaff, makeColleague, openSignedIn, staffWordsOf } from './staff-steps.ts';

const service = 111;

/**
 * A winter, the rate of the whole next year that it goes before once it is copied, and a rule that asks for two people. It is about refund rules,
 * which no other test changes: a rule about rates would stop theirs.
 */
async function ownWinter(year: number) {
  const db = productDatabase();
  const winter = `Winter ${year}`;
  const rule = `Two people, ${year}`;
  const rate = (description: string, priority: number, from: string, to: string, cents: number) => ({
    service_id: service,
    description,
    priority,
    price_minor: 0,
    adult_minor: cents,
    child_minor: 0,
    valid_from: from,
    valid_to: to,
  });
  await db
    .insertInto('rate')
    .values([
      rate(winter, 1, `${year}-01-01`, `${year}-02-28`, 42_00),
      rate(`All ${year + 1}`, 9, `${year + 1}-01-01`, `${year + 1}-12-31`, 46_00),
    ])
    .execute();
  await db
    .insertInto('publishing_rule')
    .values({ description: rule, catalogues: ['refund-rules'], only_by_sets: false, second_person: true })
    .execute();
  return {
    winter,
    end: async () => {
      await db.deleteFrom('publishing_rule').where('description', '=', rule).execute();
      await db.deleteFrom('price_expectation').where('note', '=', winter).execute();
      await db
        .deleteFrom('rate')
        .where('description', 'in', [winter, `All ${year + 1}`])
        .execute();
      await db.deleteFrom('refund_rule').where('description', '=', winter).execute();
    },
  };
}

test(
  'a season is copied into a set, mended where it breaks a price, approved, published at its moment, and taken back',
  onDesktop,
  async ({ page, locale }) => {
    test.setTimeout(120_000);
    const words = staffWordsOf(locale);
    const { changeSets: texts, prices, lists } = words;
    const { copy } = words.seasons;
    const ofRate = wordsOf(rates)[locale === 'es-MX' ? 'es' : 'en'];
    // A year far from everybody else's, another one in each language.
    const year = locale === 'es-MX' ? 2074 : 2070;
    const on = `${year + 1}-02-10`;
    const { winter, end } = await ownWinter(year);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const guestPrice = async () => {
      await page.goto(`/admin/guest-price?hotel=BP&trip=round_trip&date=${on}&adults=2`);
      await page.getByRole('button', { name: prices.guest.show }).click();
      return page.locator('section[aria-labelledby=prices] li', {
        has: page.locator(`h3 a[href="/admin/services/${service}"]`),
      });
    };

    // Copied a year on at 8 % more, and kept instead of written.
    await openSignedIn(page, 'revenue', `/admin/rates?search=${encodeURIComponent(winter)}`);
    const expected = {
      ...priceExpectations.example,
      service_date: on,
      children: 0,
      amount: 92,
      note: winter,
    };
    await askAsStaff(page, 'POST', '/v1/staff/price-expectations', { ...expected, active: true });
    await page.getByRole('checkbox', { name: lists.bulk.page }).check();
    await page.getByRole('button', { name: copy.openChosen }).click();
    await page.getByRole('button', { name: copy.look }).click();
    await expect(page.getByLabel(copy.labels.percent)).toHaveAccessibleDescription(
      new RegExp(copy.missing.percent),
    );
    await page.getByLabel(copy.labels.percent).fill('8');
    await button(copy.look).click();
    await expect(page.getByRole('region', { name: copy.rows })).toContainText('45.36');
    await expectAccessible(page);
    await button(texts.keep.button).click();
    const keepAs = async (name: string) => {
      const keeping = page.getByRole('dialog', { name: texts.keep.title });
      await keeping.getByLabel(texts.keep.name, { exact: true }).fill(name);
      await keeping.getByRole('button', { name: texts.keep.confirm, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      return { address: page.url(), id: Number(page.url().split('/').at(-1)) };
    };
    const { address, id } = await keepAs(`Set ${year}`);
    // What is kept of a late cancellation goes with the season: the set is of two catalogues.
    const values = { ...refundRules.example, description: winter };
    const source = { kind: 'row', catalogue: refundRules.name, id: null, version: null, values };
    await askAsStaff(page, 'POST', '/v1/staff/change-sets/keep', { change_set: id, source });
    await page.reload();

    // The set says which price breaks and by which rate, before anybody publishes.
    const checked = page.getByRole('region', { name: texts.checking.title });
    const alert = checked.getByRole('alert').filter({ hasText: lists.expected.would(1) });
    await expect(alert).toContainText('USD 90.72');
    await expect(alert).toContainText(lists.expected.wins(winter));
    const shifts = page.getByRole('region', { name: texts.shifts.title.foreseen, exact: true });
    await expect(shifts).toContainText(/46\.00.*45\.36/);
    await expectAccessible(page);

    await button(texts.actions.rename).click();
    const naming = page.getByRole('dialog', { name: texts.naming.title });
    await naming.getByLabel(texts.naming.labels.name, { exact: true }).fill(`Season ${year + 1}`);
    await expectAccessible(page);
    await naming.getByRole('button', { name: texts.naming.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Season ${year + 1}`);

    // Mended in the set.
    const rows = page.getByRole('region', { name: ofRate.title, exact: true });
    await rows.getByRole('link', { name: texts.rewriting.open }).click();
    const adult = page.getByRole('textbox', { name: ofRate.labels.adult_price });
    await expect(adult).toHaveValue(/45\.36/);
    await expectAccessible(page);
    await adult.fill('46');
    await button(texts.rewriting.save).click();
    await expect(checked).toContainText(texts.checking.fine.prices);
    await expect(shifts).toHaveText(new RegExp(texts.shifts.none));
    await button(texts.next.second.send).click();
    await expect(page.getByText(texts.notApproved)).toBeVisible();
    await expect(button(texts.actions.publish)).toHaveCount(0);

    // A second person approves it, and says when: on the clocks of the property.
    const second = `Berta ${randomUUID().slice(0, 8)}`;
    const { key } = await makeColleague(second);
    await openSignedIn(page, key, '/admin/change-sets');
    await expect(page.getByRole('link', { name: `Season ${year + 1}` })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin');
    const waiting = page.getByRole('main');
    await expect(waiting.locator('a[href^="/admin/change-sets"]')).toBeVisible();
    await page.goto(address);
    await button(texts.actions.approve).click();
    await expect(page.getByText(texts.approvedBy(second))).toBeVisible();
    await button(texts.actions.schedule).click();
    const asking = page.getByRole('dialog', { name: texts.scheduling.title });
    await asking.getByLabel(texts.scheduling.labels.property_id, { exact: false }).selectOption('1');
    const boxes = asking.getByRole('group', { name: texts.scheduling.labels.date }).getByRole('textbox');
    const day = locale === 'es-MX' ? ['15', '01', '2050'] : ['01', '15', '2050'];
    for (const [index, part] of day.entries()) await boxes.nth(index).fill(part);
    const clock = asking.getByRole('group', { name: texts.scheduling.labels.time });
    await clock.getByRole('textbox').nth(0).fill('03');
    await clock.getByRole('textbox').nth(1).fill('00');
    if (locale !== 'es-MX') await clock.getByRole('radio', { name: 'AM' }).check();
    await expectAccessible(page);
    await asking.getByRole('button', { name: texts.scheduling.confirm }).click();
    await expect(page.getByText(texts.states.scheduled, { exact: true })).toBeVisible();
    await expect(await guestPrice()).toContainText(`All ${year + 1}`);
    await bringMomentOfSet(id);
    const state = async () =>
      (await (await page.request.get(`/v1/staff/change-sets/${id}`)).json()).change_set.state;
    await expect.poll(state).toBe('published');
    await page.goto(address);
    await expect(page.getByText(texts.states.published, { exact: true })).toBeVisible();
    const price = await guestPrice();
    await expect(price).toContainText(winter);
    await expect(price).toContainText('92.00');

    // It is taken back as it came: by a set, which somebody else publishes.
    await page.goto(address);
    await expect(button(texts.actions.undo)).toHaveCount(0);
    await button(texts.actions.undoInSet).click();
    const back = await keepAs(`Back ${year}`);
    await button(texts.next.second.send).click();
    await expect(page.getByText(texts.notApproved)).toBeVisible();
    await openSignedIn(page, 'revenue', back.address);
    await button(texts.actions.publish).click();
    await page
      .getByRole('dialog', { name: texts.publishing.title })
      .getByRole('button', { name: texts.publishing.confirm })
      .click();
    await expect(page.getByText(texts.states.published, { exact: true })).toBeVisible();
    await expect(await guestPrice()).toContainText(`All ${year + 1}`);
    await end();
  },
);

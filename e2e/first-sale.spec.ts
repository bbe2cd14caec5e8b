import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { opening as openingEnglish } from '../apps/web/src/i18n/en/opening.ts';
import { opening as openingSpanish } from '../apps/web/src/i18n/es/opening.ts';
import { zoneLabel } from '../apps/web/src/staff/frame/zone-label.ts';
import { airportProperties } from '../packages/domain/src/catalogues/airport-properties.ts';
import { airports } from '../packages/domain/src/catalogues/airports.ts';
import { airportsWords } from '../packages/domain/src/catalogues/airports-words.ts';
import { brand } from '../packages/domain/src/catalogues/brand.ts';
import type { Definition, Facts } from '../packages/domain/src/catalogues/definition.ts';
import { hotelGroups } from '../packages/domain/src/catalogues/hotel-groups.ts';
import { properties } from '../packages/domain/src/catalogues/properties.ts';
import { providers } from '../packages/domain/src/catalogues/providers.ts';
import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { services } from '../packages/domain/src/catalogues/services.ts';
import { societies } from '../packages/domain/src/catalogues/societies.ts';
import { cloneFolder } from '../tools/clone-folder.mjs';
import { expectAccessible } from './accessible.ts';
import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  findRides,
  payButton,
  rideFor,
  typeCard,
  typeTime,
  type Words,
  wordsOf,
} from './booking-steps.ts';
import { watchEffort } from './effort.ts';
import { addStay, type Language, saveRow } from './first-sale-steps.ts';
import { expect, onDesktop, test as usual } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { type RunningProduct, startProduct } from './product-process.ts';
import { type StaffWords, staffWordsOf } from './staff-steps.ts';

/** A resort's first day, twice: from an empty production database to a paid booking with a flight number and its letter, by clicks alone. */

const test = usual.extend<{ product: RunningProduct }>({
  // Playwright wants a pattern here, even of a fixture that is not used.
  product: async ({ browserName: _browser }, use) => {
    const product = await startProduct(
      { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'error' },
      'e2e-first-sale-product.log',
    );
    await use(product);
    await product.stop();
  },
  baseURL: ({ product }, use) => use(product.url),
});

const password = 'A first password 2026!';

/** The first administrator is made by command; the password that it prints is changed at the door. */
async function comeInFirst(page: Page, words: StaffWords, product: RunningProduct): Promise<void> {
  const said = execFileSync(
    process.execPath,
    [join(cloneFolder, 'apps/api/dist/main.js'), 'staff', 'first.admin', 'administrator'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PAYMENTS: 'sandbox',
        PUBLIC_URL: product.url,
        DATABASE_URL: product.databaseUrl,
      },
    },
  ).toString();
  const given = /with the password (\S+) /.exec(said)?.[1] ?? '';
  await page.goto('/signin');
  await page.getByLabel(words.signIn.username, { exact: true }).fill('first.admin');
  await page.getByLabel(words.signIn.password, { exact: true }).fill(given);
  await page.getByRole('button', { name: words.signIn.submit }).click();
  await page.getByLabel(words.newPassword.newPassword, { exact: true }).fill(password);
  await page.getByLabel(words.newPassword.repeated, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.newPassword.submit }).click();
  await expect(page.getByRole('heading', { name: words.setup.title })).toBeVisible();
}

type StepName = keyof StaffWords['setup']['steps'];

/** A step in a form, with the typed values; without them, one press of its button. */
type Step = readonly [step: StepName, definition: Definition, typed: Facts] | readonly [step: StepName];

type Resort = {
  readonly locale: 'en-US' | 'es-MX';
  readonly steps: readonly Step[];
  readonly stay: { readonly folio: string; readonly lastName: string; readonly country: string };
  /** Of the brand. */
  readonly name: string;
  /** A confirmation number of the property. */
  readonly example: string;
  readonly price: string;
  readonly seller: string;
  /** Zone of the airport, filled in by the product. */
  readonly timeZone: string;
};

const sheet = {
  description_en: 'A seat in an air-conditioned shuttle.',
  description_es: 'Un lugar en una camioneta con aire acondicionado.',
  itinerary_en: ['Meet our host outside the airport.', 'Ride to the resort.'],
  itinerary_es: ['Encuentra a nuestro anfitrión afuera del aeropuerto.', 'Viaja al resort.'],
  includes_en: ['Bottled water'],
  includes_es: ['Agua embotellada'],
  terms_en: ['Children under 4 need a baby seat.'],
  terms_es: ['Los menores de 4 años necesitan una silla de bebé.'],
};

const jamaica: Resort = {
  locale: 'en-US',
  steps: [
    ['society', societies, { legal_name: 'Blue Lagoon Resorts Limited' }],
    ['group', hotelGroups, { name: 'Blue Lagoon', opera_code: 'BLR', smart_code: 'BLUELAGOON' }],
    ['airport', airports, { iata_code: 'MBJ' }],
    [
      'property',
      properties,
      {
        code: 'BL',
        smart_code: 'BLUELAGOON',
        name: 'Blue Lagoon Bay',
        phone: '+18769400199',
        email: 'rides@bluelagoon.example',
        staff_language: 'en',
        folio_example: 'BL20001',
      },
    ],
    ['road', airportProperties, { drive_minutes: 40 }],
    ['place'],
    ['place'],
    ['provider', providers, { trade_name: 'Island Rides', business_name: 'Island Rides Limited' }],
    ['segment'],
    ['service', services, { name_en: 'Shared shuttle', name_es: 'Compartido', pax_max: 10, ...sheet }],
    ['rate', rates, { description: 'All year', adult_price: '31.00', valid_to: '2099-12-31' }],
    ['merchant'],
    ['brand', brand, { name: 'Blue Lagoon' }],
  ],
  stay: { folio: 'BL20077', lastName: 'Test', country: 'United States' },
  name: 'Blue Lagoon',
  example: 'BL20001',
  price: '62',
  seller: 'Blue Lagoon Resorts Limited',
  timeZone: 'America/Jamaica',
};

const puntaCana: Resort = {
  locale: 'es-MX',
  steps: [
    ['society', societies, { legal_name: 'Arena Viva Hoteles, S.R.L.' }],
    ['group', hotelGroups, { name: 'Arena Viva', opera_code: 'AVH', smart_code: 'ARENAVIVA' }],
    ['airport', airports, { iata_code: 'PUJ' }],
    [
      'property',
      properties,
      {
        code: 'AV',
        smart_code: 'ARENAVIVA',
        name: 'Arena Viva Bávaro',
        phone: '+18095550199',
        email: 'traslados@arenaviva.example',
        staff_language: 'es',
        folio_example: 'AV9001-1',
      },
    ],
    ['road', airportProperties, { drive_minutes: 25 }],
    ['place'],
    ['place'],
    ['provider', providers, { trade_name: 'Taíno Traslados', business_name: 'Taíno Traslados, S.R.L.' }],
    ['segment'],
    ['service', services, { name_en: 'Shared shuttle', name_es: 'Compartido', pax_max: 12, ...sheet }],
    ['rate', rates, { description: 'Todo el año', adult_price: '27.50', valid_to: '2099-12-31' }],
    ['merchant'],
    ['brand', brand, { name: 'Arena Viva' }],
  ],
  // Mexico's own company has no legal name here, so the other one sells to this guest.
  stay: { folio: 'AV9077-1', lastName: 'Prueba', country: 'México' },
  name: 'Arena Viva',
  example: 'AV9001-1',
  price: '55',
  seller: 'Arena Viva Hoteles, S.R.L.',
  timeZone: 'America/Santo_Domingo',
};

/** Follows the checklist: its first line from the home, then each time what comes next. */
async function followSteps(page: Page, words: StaffWords, resort: Resort): Promise<void> {
  const language: Language = resort.locale === 'es-MX' ? 'es' : 'en';
  const next = page.getByTestId('next-step');
  for (const [index, [step, definition, typed]] of resort.steps.entries()) {
    const line = index === 0 ? page.getByTestId(`setup-${step}`) : next;
    if (index > 0)
      await expect(line.getByRole('heading')).toHaveText(words.setup.next(words.setup.steps[step]));
    if (!definition || !typed) {
      const before = await line.textContent();
      await line.getByRole('button', { name: words.setup.add }).click();
      await expect(line).not.toHaveText(before ?? '');
      continue;
    }
    await line.getByRole('link').click();
    if (step === 'airport') {
      await page.locator('form [name=iata_code]').fill(String(typed.iata_code));
      const zone = airportsWords[language].columns.time_zone;
      await expect(page.getByRole('combobox', { name: zone })).toHaveValue(zoneLabel(resort.timeZone));
    }
    await saveRow(page, { definition, language }, typed);
  }
  await expect(next.getByRole('heading')).toHaveText(words.setup.next(words.setup.steps.stay));
}

/** Traces of the demo, or of the place that it plays at. */
const FOREIGN = /Perla|Canc[uú]n|\b(PRG|CIHC|BP\d+)\b/;

/** The home page has the name and the example number that were just saved, no column without links, and nothing of another group. */
async function expectOwnHome(page: Page, { name, example, locale }: Resort): Promise<void> {
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  await expect(header).toContainText(name);
  await expect(footer).toContainText(name);
  await expect(footer.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('#start')).toContainText(example);
  await expect(page.locator('body')).not.toContainText(FOREIGN);
  await expect(page).toHaveTitle(new RegExp(name));
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
}

/** Types both flights of an airline without a schedule here. */
async function typeFlights(page: Page, { booking, locale }: Words): Promise<void> {
  const { labels, timeLabels, international } = booking.flight;
  for (const [index, [direction, number, time]] of (
    [
      ['arrival', 'B6 659', '14:30'],
      ['departure', 'B6 660', '16:30'],
    ] as const
  ).entries()) {
    const flightNumber = page.getByLabel(labels.flightNumber).nth(index);
    await flightNumber.fill(number);
    await flightNumber.blur();
    await typeTime(page, locale, timeLabels[direction], time);
  }
  await page.getByRole('radio', { name: international }).check();
}

/** Books and pays the ride, and waits for its letter. Returns the letter's text. */
async function bookAndPay(page: Page, resort: Resort, product: RunningProduct): Promise<string> {
  const guest = wordsOf(resort.locale);
  await findRides(page, guest, resort.stay);
  await rideFor(page, guest, `USD ${resort.price}`).click();
  await typeFlights(page, guest);
  await continueFrom(page, guest, 'overview');
  await acceptAndGo(page, guest);
  await typeCard(page, guest);
  await (await payButton(page, guest, `USD ${resort.price}.00`)).click();
  const number = await bookingNumber(page);
  const letters = productDatabase(product.databaseUrl)
    .selectFrom('mail')
    .innerJoin('coupon', 'coupon.id', 'mail.coupon_id')
    .select(['mail.language', 'mail.kind', 'mail.body_text'])
    .where('coupon.coupon_code', '=', number)
    .where('mail.kind', '=', 'confirmation');
  await expect.poll(async () => (await letters.execute()).length, { timeout: 30_000 }).toBe(1);
  const [letter] = await letters.execute();
  expect(letter?.language).toBe(guest.locale === 'es-MX' ? 'es' : 'en');
  return letter?.body_text ?? '';
}

test.use({ expectedProblems: [/status of (401|403 .*staff\/session|404)/] });

/** Both before a release: the second one types other rows in the same forms. */
const resorts = process.env.E2E_ONCE ? { puntaCana } : { jamaica, puntaCana };

for (const [place, resort] of Object.entries(resorts)) {
  test.describe(place, () => {
    test.use({ locale: resort.locale });
    test(
      'from an empty database to a paid booking with a flight number and its letter',
      onDesktop,
      async ({ page, product }) => {
        test.setTimeout(400_000);
        page.setDefaultTimeout(15_000);
        const words = staffWordsOf(resort.locale);
        await page.goto('/');
        await expect(page).toHaveURL(/\/opening$/);
        const opening = resort.locale === 'es-MX' ? openingSpanish : openingEnglish;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(opening.title);
        await expectAccessible(page);
        expect((await page.request.get('/readyz')).status()).toBe(200);

        const effort = await watchEffort(page, true);
        await comeInFirst(page, words, product);
        await expectAccessible(page);
        await followSteps(page, words, resort);
        await expectAccessible(page);
        await page.getByTestId('next-step').getByRole('link').click();
        await addStay(page, { words, language: resort.locale === 'es-MX' ? 'es' : 'en' }, resort.stay);
        await page.getByTestId('next-step').getByRole('link').click();
        await expect(page).toHaveURL(`${product.url}/`);
        await expectOwnHome(page, resort);
        const { taps, fields } = effort();
        const clicks = taps - fields;
        console.log(`First day in ${place}: ${clicks} clicks and ${fields} fields of staff.`);

        const letter = await bookAndPay(page, resort, product);
        expect(letter).toContain(resort.seller);
        expect(letter).not.toMatch(FOREIGN);
        await expect(page.locator('body')).not.toContainText(FOREIGN);
        await page.goto('/admin');
        await expect(page.getByRole('tab', { name: words.attention.handled })).toBeVisible();
        await expect(page.getByRole('heading', { name: words.setup.title })).toHaveCount(0);
        expect([clicks <= 30, fields <= 60]).toEqual([true, true]);
      },
    );
  });
}

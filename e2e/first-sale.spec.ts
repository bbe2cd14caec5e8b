import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { opening as openingEnglish } from '../apps/web/src/i18n/en/opening.ts';
import { opening as openingSpanish } from '../apps/web/src/i18n/es/opening.ts';
import { airportProperties } from '../packages/domain/src/catalogues/airport-properties.ts';
import { airports } from '../packages/domain/src/catalogues/airports.ts';
import type { Definition, Facts } from '../packages/domain/src/catalogues/definition.ts';
import { hotelGroups } from '../packages/domain/src/catalogues/hotel-groups.ts';
import { merchants } from '../packages/domain/src/catalogues/merchants.ts';
import { places } from '../packages/domain/src/catalogues/places.ts';
import { properties } from '../packages/domain/src/catalogues/properties.ts';
import { providers } from '../packages/domain/src/catalogues/providers.ts';
import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { segments } from '../packages/domain/src/catalogues/segments.ts';
import { services } from '../packages/domain/src/catalogues/services.ts';
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
  type Words,
  wordsOf,
} from './booking-steps.ts';
import { watchEffort } from './effort.ts';
import { addRow, addStay } from './first-sale-steps.ts';
import { expect, onDesktop, test as usual } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { type RunningProduct, startProduct } from './product-process.ts';
import { staffWordsOf } from './staff-steps.ts';

/** From an empty production database to a paid booking and its letter, the stay included: nothing is written but by clicks. */

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

const words = staffWordsOf('en-US');
const password = 'A first password 2026!';

/** The first administrator is made by command; the password that it prints is changed at the door. */
async function comeInFirst(page: Page, product: RunningProduct): Promise<void> {
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

/** Opens the form of a step on the home, and comes back when its rows are added. */
async function doStep(
  page: Page,
  step: keyof typeof words.setup.steps,
  rows: readonly [Definition, Facts][],
) {
  const line = page.getByTestId(`setup-${step}`);
  for (const [definition, facts] of rows) {
    await line.getByRole('link').click();
    await addRow(page, definition, facts);
    await openHome(page);
  }
  await expect(line).toContainText(words.setup.states.done);
}

async function openHome(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: words.frame.menu });
  await menu.getByRole('link', { name: words.frame.pages.home ?? '?', exact: true }).click();
  await expect(page.getByRole('heading', { name: words.setup.title })).toBeVisible();
}

const firstStay = { folio: 'BP900001-1', lastName: 'Test' };
const secondStay = { folio: 'BP900002-1', lastName: 'Prueba' };

const road = { property_id: 'BP', airport_id: 'CUN' };

const steps: readonly [keyof typeof words.setup.steps, readonly [Definition, Facts][]][] = [
  ['group', [[hotelGroups, { active: true }]]],
  [
    'property',
    [[properties, { code: 'BP', name: 'Bahía Perla', folio_example: 'BP123456-1', active: true }]],
  ],
  [
    'airport',
    [[airports, { iata_code: 'CUN', oaci_code: 'MMUN', web_transfers: true, time_zone: 'America/Cancun' }]],
  ],
  ['road', [[airportProperties, { ...road, extra_minutes: 0 }]]],
  [
    'place',
    [
      [
        places,
        { kind: 'airport', name_en: 'Airport', name_es: 'Aeropuerto', airport_id: 'CUN', property_id: '' },
      ],
      [places, { kind: 'property', name_en: 'Lobby', property_id: 'BP' }],
    ],
  ],
  ['provider', [[providers, {}]]],
  ['segment', [[segments, { place_area_origin_id: 'Airport', place_area_destination_id: 'Lobby' }]]],
  [
    'service',
    [[services, { ...road, segment_id: 'CUN - BP', provider_id: 'Caribe', upsell_service_id: '' }]],
  ],
  [
    'merchant',
    [
      [
        merchants,
        {
          code: 'PRG-USD',
          society_id: 'PRG',
          currency: 'USD',
          gateway: '',
          bank_id: '',
          card_types: [],
          secret_reference: '',
        },
      ],
    ],
  ],
  ['rate', [[rates, { service_id: 'Shared', valid_from: '2026-01-01', valid_to: '2099-12-31' }]]],
];

/** Books and pays the ride, and waits for its letter. */
async function bookAndPay(
  page: Page,
  guest: Words,
  { stay, product }: { stay: typeof firstStay; product: RunningProduct },
): Promise<string> {
  await findRides(page, guest, stay);
  await rideFor(page, guest, 'USD 96').click();
  await typeFlights(page, guest);
  await continueFrom(page, guest, 'overview');
  await acceptAndGo(page, guest);
  await typeCard(page, guest);
  await (await payButton(page, guest, 'USD 96.00')).click();
  const number = await bookingNumber(page);
  const letter = productDatabase(product.databaseUrl)
    .selectFrom('mail')
    .innerJoin('coupon', 'coupon.id', 'mail.coupon_id')
    .select(['mail.language', 'mail.kind'])
    .where('coupon.coupon_code', '=', number);
  await expect
    .poll(async () => await letter.execute(), { timeout: 30_000 })
    .toContainEqual({ kind: 'confirmation', language: guest.locale === 'es-MX' ? 'es' : 'en' });
  return number;
}

/** Of a guest who has no flight yet: an empty product knows no airline and no schedule. */
async function typeFlights(page: Page, { booking, locale }: Words): Promise<void> {
  const { notYet, timeLabels, international } = booking.flight;
  for (const [direction, hour] of [
    ['arrival', '02'],
    ['departure', '04'],
  ] as const) {
    await page.getByRole('button', { name: notYet }).first().click();
    const clock = page.getByRole('group', { name: timeLabels[direction] });
    const time = clock.getByRole('textbox');
    await time.nth(0).fill(locale === 'es-MX' ? String(Number(hour) + 12) : hour);
    await time.nth(1).fill('30');
    if (locale !== 'es-MX') await clock.getByRole('radio', { name: 'PM' }).check();
  }
  await page.getByRole('radio', { name: international }).check();
}

test.use({ expectedProblems: [/status of (401|403 .*staff\/session|404)/] });

test(
  'from an empty database to the first paid booking and its letter, by clicks alone',
  onDesktop,
  async ({ page, browser, product }) => {
    test.setTimeout(400_000);
    page.setDefaultTimeout(15_000);
    await page.goto('/');
    await expect(page).toHaveURL(/\/opening$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(openingEnglish.title);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(openingSpanish.title);
    await page.getByRole('button', { name: 'English' }).click();
    const ready = await page.request.get('/readyz');
    expect(ready.status()).toBe(200);

    const effort = await watchEffort(page);
    const beganAt = Date.now();
    await comeInFirst(page, product);
    await expectAccessible(page);
    for (const [step, rows] of steps) await doStep(page, step, rows);
    await expect(page.getByTestId('setup-sheet')).toContainText(words.setup.states.done);
    const offered = { minutes: (Date.now() - beganAt) / 60_000, taps: effort().taps };

    const booking = page.getByTestId('setup-booking');
    await booking.getByRole('link', { name: words.setup.addStay }).click();
    await expectAccessible(page);
    await addStay(page, firstStay);
    await openHome(page);
    await booking.getByRole('link', { name: words.setup.go }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await bookAndPay(page, wordsOf('en-US'), { stay: firstStay, product });
    const paid = { minutes: (Date.now() - beganAt) / 60_000, taps: effort().taps };
    for (const [to, { minutes, taps }] of Object.entries({ offered, paid }))
      console.log(`From nothing to ${to}: ${minutes.toFixed(1)} minutes, ${taps} presses and fields.`);

    await page.goto('/admin/stays/new');
    await addStay(page, secondStay);
    const guest = await browser.newContext({ locale: 'es-MX', baseURL: product.url });
    await bookAndPay(await guest.newPage(), wordsOf('es-MX'), { stay: secondStay, product });
    await guest.close();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: words.home.waiting.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.setup.title })).toHaveCount(0);
  },
);

import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoStay } from '../apps/api/src/demo/stay-row.ts';
import { ridesAreSold } from '../apps/api/src/testing/rides-are-sold.ts';
import type { Dialect } from '../apps/api/src/testing/stand-in/documented.ts';
import { otherFolio, otherHotel } from '../apps/api/src/testing/stand-in/other-world.ts';
import { type StayWishes, testStay } from '../apps/api/src/testing/stay.ts';
import { cloneFolder } from '../tools/clone-folder.mjs';
import { test as usual } from './fixtures.ts';
import type { OwnStay } from './own-stay.ts';
import { startBeside } from './product-process.ts';
import { type StandInProcess, startStandInProcess } from './stand-in-process.ts';

/** The product with the group's own systems behind it, from an empty production database. The stays of these tests are in their PMS alone. */

export type Theirs = StandInProcess & {
  readonly dialect: Dialect;
  readonly productUrl: string;
  readonly readLog: () => string;
};

/** A wait shorter than a guest's patience, and shorter than a test's. */
export const timeoutMs = 3_000;

export const test = usual.extend<{ behaves: undefined }, { dialect: Dialect; theirs: Theirs }>({
  dialect: ['rich', { scope: 'worker', option: true }],
  theirs: [
    async ({ dialect }, use) => {
      const standIn = await startStandInProcess(dialect);
      const { url } = standIn;
      const logName = `e2e-theirs-${dialect}-product-${process.pid}.log`;
      const product = await startBeside(
        {
          NODE_ENV: 'production',
          PAYMENTS: 'sandbox',
          PUBLIC_URL: 'http://localhost',
          TRUSTED_PROXIES: '127.0.0.1,::1',
          LOG_LEVEL: 'debug',
          AUTH_API_URL: url,
          MOBILE_API_URL: url,
          RESERVATIONS_API_URL: url,
          SISTUR_API_URL: url,
          OPERATIONS_API_URL: url,
          PROXY_API_URL: url,
          GEO_API_URL: url,
          EXCHANGE_RATE_API_URL: url,
          FLIGHTS_API_URL: url,
          TRANSFERS_API_URL: url,
          BACKEND_TIMEOUT_MS: String(timeoutMs),
          CATALOGUE_REFRESH_S: '30',
          // Each way of the setting in one of the two.
          CONFIRMATIONS: dialect === 'documented' ? 'ours' : 'group',
        },
        logName,
      );
      await standIn.chargeAt(product.databaseUrl);
      await ridesAreSold(product.url, dialect === 'documented' ? otherHotel('BP') : 'BP');
      const readLog = () => readFileSync(join(cloneFolder, '.build', logName), 'utf8');
      await use({ ...standIn, dialect, productUrl: product.url, readLog });
      // First, because it charges at the product's gateway.
      await standIn.stop();
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ theirs }, use) => use(theirs.productUrl),
  stay: async ({ theirs, stayWishes }, use) => use(await backendStay(theirs, stayWishes)),
  behaves: [
    async ({ theirs }, use) => {
      await use(undefined);
      await theirs.behave();
    },
    { auto: true },
  ],
});

/** A stay as its guest knows it: the hotel and the number are the group's. */
export async function backendStay(theirs: Theirs, wishes: StayWishes = {}): Promise<OwnStay> {
  const row: DemoStay = testStay(`BP${randomInt(100_000_000, 1_000_000_000)}-1`, Date.now(), wishes);
  await theirs.putStay(row);
  const isOther = theirs.dialect === 'documented';
  return {
    hotel: isOther ? otherHotel(row.hotel) : row.hotel,
    folio: isOther ? otherFolio(row.folio) : row.folio,
    lastName: row.last_name,
    firstName: row.first_name,
    row,
  };
}

// Counts the bytes that a guest's browser fetches for each page: script and style, gzipped as the server sends them.
// Usage: node budget.mjs [dist folder]. Ends with status 1 when a page is over its budget.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Bytes for the home page, and for the additions of each further page. */
export const BUDGET = { home: 108_600, page: 44_500 };

/**
 * The pages a guest meets after home, by the source that is loaded for them. Files that a page fetches by itself on arrival
 * are named too; those that only come with an answer or a click (pick-ups, calendar, phone formats) are not.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PAGES = {
  // The guest's other stays are looked for beside the rides, and shown with the flights.
  service: [...bookingStep('service-step'), 'src/guest/booking/moving-stays.tsx', ...words('linking')],
  flights: bookingStep('flights-step'),
  overview: [...bookingStep('overview-step'), ...words('booking-end')],
  payment: [...bookingStep('payment-step'), ...words('booking-end')],
  confirmation: [
    'src/routes/guest/confirmation.tsx',
    'src/guest/my-bookings/manage-code.tsx',
    'src/i18n/es/confirmation.ts',
  ],
  mytransportation: [
    'src/routes/guest/mytransportation.tsx',
    'src/guest/mytransportation/mytransportation-page.tsx',
    'src/guest/my-bookings/manage-code.tsx',
    ...words('mytransportation', 'confirmation', 'booking'),
  ],
  myRide: [
    'src/routes/guest/mytransportation.tsx',
    'src/guest/mytransportation/my-ride-page.tsx',
    'src/guest/mytransportation/ride-link-page.tsx',
    ...words('ride-day', 'mytransportation', 'booking', 'confirmation'),
  ],
  edit: [
    'src/routes/guest/mytransportation.tsx',
    'src/guest/edit/edit-page.tsx',
    'src/guest/edit/flight-edit.tsx',
    ...words('mytransportation', 'confirmation', 'booking', 'edit'),
  ],
  cancel: [
    'src/routes/guest/mytransportation.tsx',
    'src/guest/cancel/cancel-page.tsx',
    ...words('mytransportation', 'confirmation', 'booking', 'edit', 'cancel'),
  ],
  pay: [
    'src/routes/guest/mytransportation.tsx',
    'src/guest/mytransportation/pay-page.tsx',
    ...words('mytransportation', 'confirmation', 'booking', 'booking-end', 'edit'),
  ],
  notFound: ['src/routes/not-found.tsx'],
  forbidden: ['src/routes/admin/forbidden.tsx'],
};

/** The parts of every page, with the words of the heavier language. */
const START = ['first', 'src/render-app.tsx', 'src/i18n/es/start.ts'];

/**
 * The parts of a step of the booking.
 * @param {string} name
 */
function bookingStep(name) {
  return ['src/routes/guest/transportation.tsx', `src/guest/booking/${name}.tsx`, 'src/i18n/es/booking.ts'];
}

/**
 * Catalogues of the heavier language.
 * @param {string[]} names
 */
function words(...names) {
  return names.map((name) => `src/i18n/es/${name}.ts`);
}

/** @typedef {{ file: string, name?: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk */

/**
 * Every file that these sources bring along.
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @param {readonly string[]} sources
 * @returns {Set<string>}
 */
function filesOf(manifest, sources) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [...sources];
  for (let source = queue.pop(); source !== undefined; source = queue.pop()) {
    if (seen.has(source)) continue;
    seen.add(source);
    const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
    if (!chunk) throw new Error(`the manifest has no ${source}: was the page renamed?`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    queue.push(...(chunk.imports ?? []));
  }
  return files;
}

/**
 * Gzipped bytes of each page, against its budget.
 * @param {string} dist folder of the built web app
 * @returns {{ page: string, bytes: number, budget: number }[]}
 */
export function measure(dist) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  /** @param {Iterable<string>} files */
  const weigh = (files) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  const start = filesOf(manifest, START);
  const rows = [{ page: 'home', bytes: weigh(start), budget: BUDGET.home }];
  for (const [page, sources] of Object.entries(PAGES)) {
    const extra = [...filesOf(manifest, sources)].filter((file) => !start.has(file));
    rows.push({ page, bytes: weigh(extra), budget: BUDGET.page });
  }
  return rows;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = measure(resolve(process.argv[2] ?? join(import.meta.dirname, 'dist')));
  for (const { page, bytes, budget } of rows) {
    const mark = bytes <= budget ? 'ok' : 'OVER';
    console.log(
      `${page.padEnd(16)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000} kB  ${mark}`,
    );
  }
  process.exitCode = rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../apps/api/src/testing/child-process.ts';
import { findChromium } from '../tools/chromium.mjs';
import { spreadOf, tellFigure } from '../tools/proof/figure.mjs';
import { bookRide, manageWordsOf, openBooking } from './manage-steps.ts';
import { keepStay, openFlights, openOverview, openRides } from './open-booking.ts';
import { ownBooking } from './own-booking.ts';
import { ownStay } from './own-stay.ts';
import { startProduct } from './product-process.ts';
import { openSignedIn } from './staff-steps.ts';

/**
 * `npm run lighthouse`: Lighthouse's mobile preset (simulated slow 4G, a phone's processor) on the built product, the median of
 * `LIGHTHOUSE_RUNS` (5) for each page. `-- home overview` measures these pages only. Exits with 1 where a page is below its floor.
 */
const [folder = '', ...wanted] = process.argv.slice(2);
const runs = Math.max(1, Number(process.env.LIGHTHOUSE_RUNS ?? 5));
const words = manageWordsOf('en-US');

/** A guest's page must reach these: scores of 100, times in milliseconds. */
const floors = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const limits = { lcp: 1_500, cls: 0.02, tbt: 100 } as const;

type Category = keyof typeof floors;
const categories = Object.keys(floors) as readonly Category[];
/** Scores of 100, times in milliseconds, bytes transferred. */
type Figures = Readonly<Record<Category | keyof typeof limits | 'bytes' | 'requests', number>>;

type Fetched = { readonly url: string; readonly transferSize?: number };

/** The parts of Lighthouse's report that are read. */
type Report = {
  readonly lhr: {
    readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
    readonly audits: {
      readonly 'network-requests': { readonly details: { readonly items: readonly Fetched[] } };
    } & Readonly<
      Record<
        string,
        { readonly numericValue?: number; readonly score: number | null; readonly details?: unknown }
      >
    >;
  };
};
type Lighthouse = (url: string, flags: object, config: undefined, page: object) => Promise<Report>;

/** A page as somebody stands on it. `isPrivate`: no search engine may list it, so its search score says nothing. */
type Screen = {
  readonly name: string;
  readonly isPrivate?: true;
  readonly open: (page: Page) => Promise<unknown>;
};

const screens: readonly Screen[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'service', isPrivate: true, open: async (page) => openRides(page, words, await ownStay()) },
  {
    name: 'flights',
    isPrivate: true,
    open: async (page) => openFlights(page, words, await ownStay(), 'USD 160'),
  },
  {
    name: 'overview',
    isPrivate: true,
    open: async (page) => openOverview(page, words, await ownStay(), 'USD 160'),
  },
  {
    name: 'confirmation',
    isPrivate: true,
    open: async (page) => bookRide(page, words, await ownStay(), 'USD 160'),
  },
  {
    name: 'my transportation',
    isPrivate: true,
    async open(page) {
      const booking = await ownBooking();
      await keepStay(page, words, booking.stay);
      await openBooking(page, booking.number);
    },
  },
  { name: 'sign-in of staff', isPrivate: true, open: (page) => page.goto('/admin') },
  {
    name: 'bookings of staff',
    isPrivate: true,
    open: (page) => openSignedIn(page, 'concierge', '/admin/bookings'),
  },
  { name: 'rates of staff', isPrivate: true, open: (page) => openSignedIn(page, 'revenue', '/admin/rates') },
];

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

function figuresOf({ lhr }: Report): Figures {
  const timed = (audit: string): number => lhr.audits[audit]?.numericValue ?? 0;
  const { items } = lhr.audits['network-requests'].details;
  const fetched = items.filter(({ url }) => url.startsWith('http'));
  const score = (category: Category): number => Math.round((lhr.categories[category].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: timed('largest-contentful-paint'),
    cls: timed('cumulative-layout-shift'),
    tbt: timed('total-blocking-time'),
    bytes: fetched.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: fetched.length,
  };
}

const shortOf = (figures: Figures, isPrivate: boolean): readonly string[] => [
  ...categories.filter((name) => figures[name] < floors[name] && !(isPrivate && name === 'seo')),
  ...(['lcp', 'cls', 'tbt'] as const).filter((name) => figures[name] > limits[name]),
];

const product = await startProduct({}, 'lighthouse-product.log');
process.env.E2E_BASE_URL = product.url;
process.env.E2E_DATABASE_URL = product.databaseUrl;
const packages = createRequire(join(folder, 'node_modules/'));
const load = (name: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(packages.resolve(name)).href);
const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
const { default: puppeteer } = (await load('puppeteer-core')) as {
  default: {
    connect: (to: object) => Promise<{
      pages: () => Promise<readonly { url: () => string }[]>;
      disconnect: () => Promise<void>;
    }>;
  };
};

/** One page, opened as its visitor does and measured where they stand: a load anew in the same tab, with what the tab keeps and an empty cache. */
async function measure({ open }: Screen): Promise<Figures> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'traslado-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    baseURL: product.url,
    viewport: null,
    locale: 'en-US',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    // The loader of TypeScript wraps named functions, those too that are sent to the page.
    await page.addInitScript('globalThis.__name ??= (work) => work');
    await open(page);
    const url = page.url();
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: null,
    });
    const tab = (await browser.pages()).find((one) => one.url() === url);
    if (!tab) throw new Error(`no tab at ${url}`);
    const flags = { port, logLevel: 'error', onlyCategories: categories };
    const report = await lighthouse(url, flags, undefined, tab);
    await browser.disconnect();
    return figuresOf(report);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const units: Partial<Readonly<Record<keyof Figures, string>>> = { lcp: 'ms', tbt: 'ms', bytes: 'kB' };

function tellAll({ name, isPrivate }: Screen, all: readonly Figures[]): void {
  const page = `lighthouse${name.includes('staff') ? '-staff' : ''}.${name.replaceAll(' ', '-')}`;
  for (const what of [...categories, 'lcp', 'cls', 'tbt', 'bytes', 'requests'] as const) {
    if (what === 'seo' && isPrivate) continue;
    const values = all.map((figures) => (what === 'bytes' ? figures.bytes / 1_000 : figures[what]));
    const unit = units[what];
    const told = { ...(unit && { unit }), of: all.length === 1 ? '1 run' : `${all.length} runs` };
    tellFigure({ name: `${page}.${what === 'bytes' ? 'kilobytes' : what}`, ...spreadOf(values), ...told });
  }
}

let isShort = false;
try {
  console.log(
    `\n${new Date().toISOString().slice(0, 10)} · Lighthouse, mobile preset, median of ${runs} · ${cpus().length} × ${cpus()[0]?.model ?? ''} · load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log(
    '| page | performance | accessibility | best practices | search | LCP, ms | CLS | blocked, ms | kB | requests | |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|');
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const all: Figures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure(screen));
    const of = (name: keyof Figures): number => median(all.map((figures) => figures[name]));
    const figures = Object.fromEntries(
      Object.keys(all[0] ?? {}).map((name) => [name, of(name as keyof Figures)]),
    ) as Figures;
    const short = shortOf(figures, screen.isPrivate ?? false);
    isShort ||= short.length > 0;
    const cells = [
      screen.name,
      ...categories.map((name) => (name === 'seo' && screen.isPrivate ? '–' : figures[name])),
      figures.lcp.toFixed(0),
      figures.cls.toFixed(3),
      figures.tbt.toFixed(0),
      (figures.bytes / 1000).toFixed(0),
      figures.requests,
      short.length === 0 ? 'ok' : `short: ${short.join(', ')}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
    tellAll(screen, all);
  }
} finally {
  await product.stop();
}
process.exitCode = isShort ? 1 : 0;

import type { Plugin } from 'vite';
import { filesWith } from './files-with.ts';

const EVERY_PAGE = ['src/render-app.tsx'];
const BOOKING = ['src/routes/guest/transportation.tsx'];
const STEP = (name: string) => [...BOOKING, `src/guest/booking/${name}-step.tsx`];
const MANAGE = ['src/routes/guest/mytransportation.tsx'];

/** The code of pages that are often the first of a visit, or are loaded again. By the beginning of their addresses; the longest one counts. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/transportation/service': STEP('service'),
  '/transportation/flights': STEP('flights'),
  '/transportation/overview': STEP('overview'),
  '/transportation/payment': STEP('payment'),
  '/confirmation': ['src/routes/guest/confirmation.tsx'],
  '/mytransportation': [...MANAGE, 'src/guest/mytransportation/mytransportation-page.tsx'],
  '/mytransportation/': MANAGE,
  '/pay/': ['src/routes/guest/with-link.tsx'],
  '/fix/': ['src/routes/guest/with-link.tsx'],
  '/signin': ['src/staff-pages.ts', 'src/staff/sign-in/sign-in-page.tsx'],
  '/admin': ['src/staff-pages.ts', 'src/routes/admin/admin.tsx'],
};

/**
 * Writes `.vite/preloads.json`: the scripts of a page by the beginning of its address. The server names them in the page's document, so that a browser
 * fetches all of them at once instead of one after the other as each is read.
 */
export function preloadsPlugin(): Plugin {
  return {
    name: 'traslado-preloads',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const inDocument = filesWith(bundle, ['src/main.ts']);
        const scripts = Object.entries(PAGES).map(([page, sources]) => {
          const files = [...filesWith(bundle, [...EVERY_PAGE, ...sources])];
          return [page, files.filter((file) => file.endsWith('.js') && !inDocument.has(file)).sort()];
        });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/preloads.json',
          source: `${JSON.stringify(Object.fromEntries(scripts), null, 1)}\n`,
        });
      },
    },
  };
}

import type { Plugin } from 'vite';
import { filesWith } from './files-with.ts';
import type { FrameName } from './src/prerender.tsx';
import type { BookingStep } from './src/shell/paths.ts';

const EVERY_PAGE = ['src/render-app.tsx'];
const BOOKING = ['src/routes/guest/transportation.tsx'];
const STEP = (name: string) => [...BOOKING, `src/guest/booking/${name}-step.tsx`];
const MANAGE = ['src/routes/guest/mytransportation.tsx'];
const SESSION = ['src/guest/sign-in/share-session.ts'];

/** Parts of a page that are its own: scripts, catalogues of words, and the frame that is drawn for it when it is built. */
type OwnParts = {
  readonly code: readonly string[];
  readonly words?: readonly string[];
  readonly frame?: FrameName;
};

const step = (name: BookingStep, ...words: string[]): OwnParts => ({
  code: [...SESSION, ...STEP(name)],
  words: ['booking', ...words],
  frame: name,
});

/** Pages that are often the first of a visit, or are loaded again. By the beginning of their addresses; the longest one counts. */
const PAGES: Readonly<Record<string, OwnParts>> = {
  '/': { code: [] },
  '/transportation/service': step('service'),
  '/transportation/flights': step('flights'),
  '/transportation/overview': step('overview', 'booking-end'),
  '/transportation/payment': step('payment', 'booking-end'),
  '/confirmation': {
    code: [...SESSION, 'src/routes/guest/confirmation.tsx'],
    words: ['confirmation'],
    frame: 'page',
  },
  '/mytransportation': {
    code: [...SESSION, ...MANAGE, 'src/guest/mytransportation/mytransportation-page.tsx'],
    words: ['mytransportation', 'confirmation', 'booking'],
    frame: 'page',
  },
  '/mytransportation/': { code: [...SESSION, ...MANAGE], words: ['mytransportation'], frame: 'page' },
  '/my-ride': { code: [...SESSION, ...MANAGE], words: ['mytransportation', 'ride-day'], frame: 'page' },
  '/pay/': { code: ['src/routes/guest/with-link.tsx'], frame: 'page' },
  '/fix/': { code: ['src/routes/guest/with-link.tsx'], frame: 'page' },
  '/signin': { code: ['src/staff-pages.ts', 'src/staff/sign-in/sign-in-page.tsx'], words: ['staff'] },
  '/admin': { code: ['src/staff-pages.ts', 'src/routes/admin/admin.tsx'], words: ['staff'] },
};

/**
 * Writes `.vite/preloads.json`: the scripts of a page in each language and its drawn frame, by the beginning of its address. The server names them in
 * the page's document, so that a browser fetches all of them at once instead of one after the other as each is read.
 */
export function preloadsPlugin(): Plugin {
  return {
    name: 'traslado-preloads',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const inDocument = filesWith(bundle, ['src/main.ts']);
        const scriptsOf = ({ code, words = [] }: OwnParts, language: string): readonly string[] => {
          const catalogues = ['start', ...words].map((name) => `src/i18n/${language}/${name}.ts`);
          const files = [...filesWith(bundle, [...EVERY_PAGE, ...code, ...catalogues])];
          return files.filter((file) => file.endsWith('.js') && !inDocument.has(file)).sort();
        };
        const pages = Object.entries(PAGES).map(([page, parts]) => {
          const scripts = { en: scriptsOf(parts, 'en'), es: scriptsOf(parts, 'es') };
          return [page, { ...(parts.frame && { frame: parts.frame }), scripts }];
        });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/preloads.json',
          source: `${JSON.stringify(Object.fromEntries(pages), null, 1)}\n`,
        });
      },
    },
  };
}

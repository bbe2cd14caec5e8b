import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artPlugin } from './art/art-plugin.ts';
import { fontsPlugin } from './fonts-plugin.ts';
import { preloadsPlugin } from './preloads-plugin.ts';
import { prerenderPlugin } from './prerender-plugin.ts';
import { queriesPlugin } from './queries-plugin.ts';
import { sandboxPlugin } from './sandbox-plugin.ts';
import { voucherPlugin } from './voucher-plugin.ts';

/** Address of the API during development; the production build is served by the API itself. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Components that the home page, the header or any refusal needs; the rest comes with the page that shows it. */
const HOME_COMPONENTS = [
  'after-press',
  'banner',
  'button',
  'class-names',
  'coast-scene',
  'dialog',
  'error-summary',
  'field-frame',
  'field-id',
  'form',
  'form-context',
  'form-path',
  'form-store',
  'icon',
  'language-switch',
  'link-button',
  'loader',
  'notification',
  'page-value',
  'radio-cards',
  'scene',
  'select-field',
  'skeleton',
  'text-field',
  'theme',
  'theme-switch',
  'ticket',
  'toast',
  'use-issue-form',
  'use-listener',
  'use-near',
];

/** True for a module that is fetched with the home page. */
function isOfHome(id: string): boolean {
  const component = /\/web\/src\/components\/([\w-]+)\.tsx?$/.exec(id)?.[1];
  if (component) return HOME_COMPONENTS.includes(component);
  return /\/web\/src\/(storage|shell|brand|places|guest\/start)\/(?!staff-keys\.|property-choices\.|use-booking-of-query\.|brand-bar\.)|\/web\/src\/data\/(?!idempotency-key\.|issue-of-problem\.|save-file\.|try-again\.)|\/web\/src\/i18n\/(?!countries\.|format\.)[\w-]+\.tsx?$|\/web\/src\/(app|header|render-app|routes\/guest\/home|guest\/draft\/start-draft|guest\/stay\/(kept-owner|look-up-stay|stay-session))\.tsx?$|\/packages\/contract\/src\/(client|form|request|route|routes-of-guests)\.ts$/.test(
    id,
  );
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria ships 34 languages; ours are three (en-US, es-MX and es-ES as its fallback).
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'es-MX'] }), enforce: 'pre' },
    artPlugin(),
    fontsPlugin(),
    queriesPlugin(),
    react(),
    tailwindcss(),
    voucherPlugin(),
    preloadsPlugin(),
    prerenderPlugin(),
    sandboxPlugin(),
  ],
  // The router brings a copy of this hook for older versions of React.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Browsers that know light-dark() by themselves: rewriting it for older ones would double the colours.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      output: {
        // Pages are known by their names. Files that they share are named again by each of them: without words they are shorter.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry || /^(base|first|home|rolldown-runtime)$/.test(name) ? `${name}-` : ''}[hash].js`,
        codeSplitting: {
          groups: [
            // All that runs before the first paint.
            {
              name: 'first',
              priority: 3,
              test: /\/web\/src\/(main|drawn-page|storage\/(kept-json|stored-keys)|components\/kept-theme|guest\/draft\/start-draft|i18n\/locale)\.ts$|\/domain\/src\/constants\.ts$/,
            },
            // Code that every page runs on, in one file: it compresses better and changes only with the libraries.
            {
              name: 'base',
              priority: 2,
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack)\//,
            },
            // The home page's own code is in one file too: a score of small ones would cost more than it saves.
            { name: 'home', priority: 1, test: (id) => isOfHome(id) },
            // Small rules and parts that most pages after home use: a file each, they would be larger.
            {
              name: 'booked-parts',
              includeDependenciesRecursively: false,
              test: /web\/src\/(i18n\/format|data\/issue-of-problem|components\/price-lines|booking-parts\/booking-words|flights\/flight-entry)\.tsx?$|\/domain\/src\/(booking\/(passengers|meeting-words|night-landing)|stay\/linking|contact\/mask|money|forms\/issue|time\/(civil|clock-time|half-open))\.ts$/,
            },
            // The frame of every step of a booking.
            {
              name: 'booking-frame',
              includeDependenciesRecursively: false,
              test: /guest\/booking\/(start-over|trip-ticket|booking-frame|use-booking-view|surroundings)\.tsx?$|components\/progress\.tsx$/,
            },
            // The rules of a typed flight, asked by every page with one: a file each would cost more than the rules.
            {
              name: 'flight-rules',
              includeDependenciesRecursively: false,
              test: /flights\/(flight-check|lazy-night-choice|night-question|time-question)\.ts$|\/flight\/(designator|tail-number)\.ts$/,
            },
            // Two lines under a pick-up, and the way to a part that few rides have. Apart, because staff use one alone, they would be larger.
            {
              name: 'pick-up-lines',
              includeDependenciesRecursively: false,
              test: /booking-parts\/(night-line|waits-in-words)\.tsx?$|components\/lazy-extra\.ts$/,
            },
            // The price of an offer. Apart, because staff use its rates alone, they would be larger.
            {
              name: 'offers',
              includeDependenciesRecursively: false,
              test: /guest\/draft\/offers\.ts$|\/domain\/src\/(booking\/(price|quote|larger-ride)|stay\/includes)\.ts$/,
            },
            // Guests need all of them where they type a flight. Apart, because staff use one alone, they would be larger.
            {
              name: 'typed-flight',
              includeDependenciesRecursively: false,
              test: /components\/(combo-box|time-field|half-day-input|search-options|segment-input|segments)\.tsx?$|booking-parts\/special-opener\.tsx$/,
            },
          ],
        },
      },
    },
    // Fonts and pictures as files of their own: data: URLs would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The home page's script names the files of each further page; those of every page are there already. The first script names them all.
      resolveDependencies: (_name, files, { hostId, hostType }) =>
        hostType === 'js' && !/\/first-/.test(hostId)
          ? files.filter((file) => !/\/(rolldown-runtime|base|first)-/.test(file))
          : files,
    },
  },
  server: {
    // The card's frame has an opaque origin: the gateway behind the proxy answers its preflights, not this server.
    cors: false,
    proxy: Object.fromEntries(
      [
        '/api',
        '/v1',
        '/v2',
        '/v3',
        '/transfers',
        '/airports',
        '/profile',
        '/master-service',
        '/API',
        '/docs',
        '/dev/mail',
        '/dev/messages',
        '/dev/flights',
        '/sandbox-gateway',
      ].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});

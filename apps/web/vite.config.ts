import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artPlugin } from './art/art-plugin.ts';
import { fontPreloadPlugin } from './font-preload-plugin.ts';

/** Where the API answers during development; the production build is served by the API itself. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria ships 34 languages; ours are three (en-US, es-MX and es-ES as its fallback).
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'es-MX'] }), enforce: 'pre' },
    artPlugin(),
    fontPreloadPlugin(),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Browsers that know light-dark() by themselves: rewriting it for older ones would double the colours.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page runs on, in one file: it compresses better and changes only with the libraries.
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|react-hook-form|@tanstack)\//,
            },
          ],
        },
      },
    },
    // Fonts and pictures as files of their own: data: URLs would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
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
        '/sandbox-gateway',
      ].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

type Prerender = typeof import('./src/prerender.tsx');
type Manifest = Readonly<Record<string, { readonly file: string }>>;

const LANGUAGES = [
  { locale: 'en-US', start: 'src/i18n/en/start.ts', file: 'home.en.html' },
  { locale: 'es-MX', start: 'src/i18n/es/start.ts', file: 'home.es.html' },
] as const;

/**
 * Draws the home page into its document at build time, once a language: its words and its picture are there with the first
 * answer, on the slowest network too. The server picks `home.en.html` or `home.es.html` for `/` and `index.html` for
 * every other address.
 */
export function prerenderPlugin(): Plugin {
  let root = '';
  let dist = '';
  return {
    name: 'traslado-prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
      dist = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) dist = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return;
        const outDir = join(dist, '.prerender');
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [react()],
          // In one file that runs wherever the result is written to.
          ssr: { noExternal: true },
          // Styles of lazy pages are read and dropped: nothing is to be minified.
          build: {
            ssr: 'src/prerender.tsx',
            outDir,
            emptyOutDir: true,
            target: 'node20',
            cssMinify: false,
          },
        });
        const page: Prerender = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
        const shell = readFileSync(join(dist, 'index.html'), 'utf8');
        const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
        for (const { locale, start, file } of LANGUAGES) {
          const content = await page.renderHome(locale);
          // The policy of the page lets no style attribute through.
          if (/\sstyle="/.test(content)) throw new Error('the home page has a style attribute: use a class');
          const words = manifest[start]?.file;
          if (!words) throw new Error(`the manifest has no ${start}`);
          const html = shell
            .replace('<html lang="en-US">', `<html lang="${locale}" data-home="${locale}">`)
            .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${page.homeDescription(locale)}`)
            .replace('</head>', `  <link rel="modulepreload" href="/${words}">\n  </head>`)
            .replace(/<div id="root">[\s\S]*<\/div>/, () => `<div id="root">${content}</div>`);
          if (!html.includes(content) || !html.includes(`data-home="${locale}"`))
            throw new Error('index.html has changed its shape');
          writeFileSync(join(dist, file), html);
        }
        rmSync(outDir, { recursive: true });
      },
    },
  };
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

type Prerender = typeof import('./src/prerender.tsx');
type Manifest = Readonly<Record<string, { readonly file: string }>>;

const LANGUAGES = { en: 'en-US', es: 'es-MX' } as const;

/**
 * Draws pages into their documents at build time, once a language: the home page with its words and its picture, header and title of the pages after
 * it. They are there with the first answer, on the slowest network too. The server picks `home.en.html` or `home.es.html` for `/`, the frame that
 * `.vite/preloads.json` names for a page of guests, `index.html` for every other address.
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
        const write = (file: string, content: string, mark: string, edit = (html: string) => html) => {
          const html = edit(shell)
            .replace('<html lang="en-US">', `<html ${mark}>`)
            .replace(/<div id="root">[\s\S]*<\/div>/, () => `<div id="root">${content}</div>`);
          if (!html.includes(content) || !html.includes(mark))
            throw new Error('index.html has changed its shape');
          writeFileSync(join(dist, file), html);
        };
        for (const [language, locale] of Object.entries(LANGUAGES)) {
          const words = manifest[`src/i18n/${language}/start.ts`]?.file;
          if (!words) throw new Error(`the manifest has no words of every page in ${language}`);
          write(
            `home.${language}.html`,
            await page.renderHome(locale),
            `lang="${locale}" data-home="${locale}"`,
            (html) =>
              html
                .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${page.homeDescription(locale)}`)
                .replace('</head>', `  <link rel="modulepreload" href="/${words}">\n  </head>`),
          );
          for (const name of page.FRAMES) {
            const content = await page.renderFrame(locale, name);
            write(`frame-${name}.${language}.html`, content, `lang="${locale}" data-frame="${locale}"`);
          }
        }
        rmSync(outDir, { recursive: true });
      },
    },
  };
}

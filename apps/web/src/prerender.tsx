import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app.tsx';
import { loadStart } from './i18n/catalogues.ts';
import { home } from './i18n/en/home.ts';
import { home as homeInSpanish } from './i18n/es/home.ts';
import type { Locale } from './i18n/locale.ts';

/** Text of a search engine under the home page's title. */
export function homeDescription(locale: Locale): string {
  return locale === 'es-MX' ? homeInSpanish.lead : home.lead;
}

/**
 * The home page before any answer of the server.
 * @throws whatever a component threw: a page that cannot be drawn without a browser must not be built
 */
export async function renderHome(locale: Locale): Promise<string> {
  await loadStart(locale);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App locale={locale} path="/" />, {
    // All of it in its place: parts sent later would need a script in the page to put them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  // React also asks for the pictures of the loader, which this page does not show.
  const content = (await text(prelude)).replace(/<link rel="preload" as="image"[^>]*>/g, '');
  if (failures.length > 0) throw failures[0];
  if (content.includes('<script')) throw new Error('a part of the home page was not ready when it was drawn');
  return content;
}

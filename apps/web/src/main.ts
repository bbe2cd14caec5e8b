import { applyKeptTheme } from './components/kept-theme.ts';
import { isFrameDrawn, isHomeDrawn, watchDrawnHome } from './drawn-page.ts';
import { takeLink } from './guest/draft/start-draft.ts';
import { initialLocale, keepLocale } from './i18n/locale.ts';
import './styles/theme.css';
import { allowOurOwnTypes } from './trusted-types.ts';

/** Waits until a drawn page was painted. A tab in the background paints nothing and waits for nothing. */
async function firstPaint(): Promise<void> {
  if (document.hidden || !(isHomeDrawn(locale) || isFrameDrawn(locale))) return;
  await new Promise<unknown>((resolve) => {
    if (PerformanceObserver.supportedEntryTypes.includes('paint'))
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

allowOurOwnTypes();
// First of all: the content of a link does not stay in the address.
takeLink();
applyKeptTheme();
watchDrawnHome();
const locale = initialLocale();
document.documentElement.lang = locale;
keepLocale(locale);

// Style and fonts of a drawn page go before its code. Until there is a page, the document shows the loader's first car.
// Not awaited at the top: the page's code imports from this file, and would wait for it as this file waits for the code.
void firstPaint().then(() => {
  // The page's own scripts, which its document names without asking for them yet.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link:not([rel])'))
    link.rel = 'modulepreload';
  return import('./render-app.tsx');
});

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keptBrand } from './brand/kept-brand.ts';
import { signInApp } from './data/client.ts';
import { queryClient } from './data/query-client.ts';
import { elementOfApp, isHomeDrawn } from './drawn-page.ts';
import { keepTyped, keptStart } from './guest/draft/start-draft.ts';
import { registerWorker } from './guest/my-bookings/register-worker.ts';
import { loadStart } from './i18n/catalogues.ts';
import { initialLocale } from './i18n/locale.ts';

const locale = initialLocale();
// The app's token and the words travel at the same time; only the words are needed for the page.
void signInApp();
await loadStart(locale);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App locale={locale} />
  </StrictMode>
);
// The drawn page is hydrated. With values that this tab stored for its form, and everywhere else, a page is rendered from scratch.
if (isHomeDrawn(locale) && Object.keys(keptStart()).length === 0) hydrateRoot(root, app);
else {
  keepTyped();
  // As this device last stored it, and asked for again at once.
  queryClient.setQueryData(['brand'], keptBrand(), { updatedAt: 1 });
  createRoot(elementOfApp(root, locale)).render(app);
}
registerWorker();

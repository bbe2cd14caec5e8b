import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keptBrand } from './brand/kept-brand.ts';
import { applyKeptTheme } from './components/theme.ts';
import { signInApp } from './data/client.ts';
import { queryClient } from './data/query-client.ts';
import { keptStart, takeLink } from './guest/draft/start-draft.ts';
import { registerWorker } from './guest/my-bookings/register-worker.ts';
import { dropOldCopies } from './guest/stay/stay-session.ts';
import { loadStart } from './i18n/catalogues.ts';
import { initialLocale, keepLocale } from './i18n/locale.ts';
import './styles/theme.css';

// First of all: the content of a link does not stay in the address.
takeLink();
applyKeptTheme();
dropOldCopies();
const locale = initialLocale();
document.documentElement.lang = locale;
keepLocale(locale);

// The app's token and the words travel at the same time; only the words are needed for the first paint. Until they are here the
// document shows the home page as it was drawn, or the loader's first car.
void signInApp();
await loadStart(locale);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App locale={locale} />
  </StrictMode>
);
// The home page comes drawn in one language. If it is the right one and this tab has no stored values for its form, React hydrates the prerendered
// page; any other page is rendered from scratch.
const isDrawn = document.documentElement.dataset.home === locale && window.location.pathname === '/';
if (isDrawn && Object.keys(keptStart()).length === 0) hydrateRoot(root, app);
else {
  // As this device last stored it, and asked for again at once.
  queryClient.setQueryData(['brand'], keptBrand(), { updatedAt: 1 });
  createRoot(root).render(app);
}
registerWorker();

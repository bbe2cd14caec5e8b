import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyKeptTheme } from './components/theme.ts';
import { signInApp } from './data/client.ts';
import { loadStart } from './i18n/catalogues.ts';
import { initialLocale } from './i18n/locale.ts';
import './styles/theme.css';

applyKeptTheme();
const locale = initialLocale();
document.documentElement.lang = locale;

// The app's token and the words travel at the same time; only the words are needed for the first paint.
void signInApp();
await loadStart(locale);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App locale={locale} />
  </StrictMode>,
);

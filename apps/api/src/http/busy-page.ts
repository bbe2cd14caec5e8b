import { createHash } from 'node:crypto';
import type { Language } from '@traslado/domain/language';
import { html, Html as MadeHtml } from '../mail/html.ts';

/** A browser's page in place of one that the process had no room for. It asks again by itself. */
export type BusyPage = { readonly text: string; readonly policy: string };

const words: Readonly<Record<Language, { readonly title: string; readonly says: string }>> = {
  en: {
    title: 'We are busy',
    says: 'Many guests are here right now. This page tries again in a few seconds.',
  },
  es: {
    title: 'Tenemos mucha demanda',
    says: 'Hay muchos huéspedes en este momento. Esta página lo intentará de nuevo en unos segundos.',
  },
};

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center;background:light-dark(#f5f6f1,#04242b);color:light-dark(#06323a,#eef5f0);font:18px/1.5 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.15}
p{margin:0;max-width:32rem}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Self-contained: nothing else is asked of a process that is full. */
export function busyPage(language: Language, retryAfterSeconds: number): BusyPage {
  const { title, says } = words[language];
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>${title}</title>
<style>${new MadeHtml(style)}</style>
</head>
<body><main><h1>${title}</h1><p>${says}</p></main></body>
</html>
`;
  return { text: page.text, policy };
}

import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Html, html, Html as MadeHtml } from '../mail/html.ts';

const style = `
:root{color-scheme:light dark;--page:light-dark(#f5f6f1,#04242b);--surface:light-dark(#fff,#0a323a);--ink:light-dark(#06323a,#eef5f0);--soft:light-dark(#42616a,#a7c4c2);--line:light-dark(#cbd8d3,#1d4a52);--accent:light-dark(#b81365,#ff78b5)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:1.15;letter-spacing:-.02em}
h2{margin:2rem 0 .5rem;font-size:1.125rem}
a{color:var(--accent)}
.soft{color:var(--soft)}
table{width:100%;border-collapse:collapse;background:var(--surface);border:1px solid var(--line);border-radius:12px}
th,td{padding:.625rem .875rem;text-align:left;border-top:1px solid var(--line);vertical-align:top}
thead th{border-top:0;font-size:.875rem;color:var(--soft)}
.scroll{overflow-x:auto}
.tag{display:inline-block;padding:0 .5rem;border-radius:99px;border:1px solid var(--line);font-size:.875rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:70rem;border:1px solid var(--line);border-radius:12px;background:#fff}
h3{margin:1.25rem 0 .5rem;font-size:1rem}
nav ul{padding:0;list-style:none}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}
details{margin:.5rem 0;padding:0 1rem;background:var(--surface);border:1px solid var(--line);border-radius:12px}
details[open]{padding-bottom:1rem}
summary{padding:.75rem 0;cursor:pointer}
.call{display:inline-flex;flex-wrap:wrap;align-items:baseline;gap:.125rem .75rem;max-width:calc(100% - 1.5rem);vertical-align:top}
.method{min-width:4.25rem;color:var(--accent);font-size:.875rem;letter-spacing:.02em}
.fields td:first-child code{overflow-wrap:normal;white-space:nowrap;font-weight:600}
@media (max-width:48rem){
.fields,.fields tbody,.fields tr{display:block}
.fields thead{display:none}
.fields tr{padding:.625rem .875rem;border-top:1px solid var(--line)}
.fields tr:first-child{border-top:0}
.fields td{display:inline;padding:0 .5rem 0 0;border:0;color:var(--soft)}
.fields td:first-child{display:block;color:inherit}
.fields td:first-child code{white-space:normal;overflow-wrap:anywhere}
.fields td:last-child{display:block;overflow-wrap:anywhere}
.fields td:empty{display:none}
}
form{display:inline}
button,input{padding:.625rem 1rem;border:1px solid var(--accent);border-radius:12px;background:var(--surface);color:inherit;font:inherit;text-align:left}
button{cursor:pointer}
.row{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem;margin:1.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:var(--surface);border:1px solid var(--line);border-radius:12px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing but the one style sheet, frames and forms of our own: a mail's contents cannot run here. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** One development page. */
export function sendConsolePage(reply: FastifyReply, title: string, content: Html): FastifyReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new MadeHtml(style)}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(page.text);
}

/** `2026-11-21 16:00:05 UTC`. */
export const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

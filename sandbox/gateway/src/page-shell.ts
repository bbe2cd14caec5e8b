import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { FrameLocale } from './frame-texts.ts';
import { fontFace, PAGE_STYLE } from './page-style.ts';

export type PageTheme = 'light' | 'dark' | 'auto';

/** A written page, and the parts of it that its policy allows. */
export type FramePage = {
  html: string;
  script: string;
  /** Address of the asking page's typeface. */
  font: string | undefined;
};

/** Text made safe for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A whole document around a body. `config` is data for the script, in an element that no browser runs. */
export function pageHtml(page: {
  locale: FrameLocale;
  theme: PageTheme;
  title: string;
  body: string;
  script: string;
  config: unknown;
  font?: FramePage['font'];
  style?: string;
}): string {
  const config = JSON.stringify(page.config).replaceAll('<', '\\u003c');
  const theme = page.theme === 'auto' ? '' : ` data-theme="${page.theme}"`;
  return `<!doctype html>
<html lang="${page.locale}" data-brand="card"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<style>${page.style ?? PAGE_STYLE}</style>${page.font === undefined ? '' : `<style>${fontFace(page.font)}</style>`}
</head>
<body>
${page.body}
<script type="application/json" id="config">${config}</script>
<script>${page.script}</script>
</body>
</html>
`;
}

const hashes = new Map<string, string>();

/** The source expression that allows exactly this inline text, which is one of ours and remembered. */
export function hashSource(text: string): string {
  const source = hashes.get(text) ?? hashOf(text);
  hashes.set(text, source);
  return source;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The directives that allow a page's style sheet, and the one file of the asking page's typeface. */
export function styleDirectives(font: string | undefined, style = PAGE_STYLE): readonly string[] {
  if (font === undefined) return [`style-src ${hashSource(style)}`];
  return [`style-src ${hashSource(style)} ${hashOf(fontFace(font))}`, `font-src ${font}`];
}

/**
 * Sends a document that gets an opaque origin even on the product's own host: `sandbox` without `allow-same-origin`
 * makes it a stranger to every other document, so no script of the guest's page can read a card field, and the document
 * can read no cookie or storage of the product's. Only our own script and style run (by hash), it may talk to its own
 * host only, fetch the one font that the asking page names, and only the pages listed may frame it.
 */
export function sendPage(
  reply: FastifyReply,
  page: FramePage & { ancestors: readonly string[]; status?: number },
): FastifyReply {
  const policy = [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${hashSource(page.script)}`,
    ...styleDirectives(page.font),
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...page.ancestors].join(' ')}`,
  ].join('; ');
  // The older header cannot name several origins and would forbid what frame-ancestors allows.
  reply.removeHeader('x-frame-options');
  return reply
    .code(page.status ?? 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(page.html);
}

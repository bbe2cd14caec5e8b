import type { FastifyRequest } from 'fastify';
import type { FrameLocale } from './frame-texts.ts';
import type { PageTheme } from './page-shell.ts';

export type FrameAddress = {
  locale: FrameLocale;
  theme: PageTheme;
  /** Origin of the page, when it is one we serve frames to. */
  parent: string | undefined;
  /** Undefined when the asking page is not one we serve frames to, or does not say how to talk to it. */
  page: { parent: string; channel: string } | undefined;
  /** In the currency's smallest unit; undefined where the page names none. */
  amount: { minor: number; currency: string } | undefined;
  /** Address of the page's typeface, a font file of its own host. */
  font: string | undefined;
};

/** One value of a query or form; a repeated or missing one counts as empty. */
export function textOf(source: unknown, name: string): string {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, name)) return '';
  const value = Object.entries(source).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/**
 * Reads a frame's query and decides whether the page it names may have it: a page on the host that the frame itself is served
 * from, or one of the configured origins. A page that lies about `parent` gains nothing: the browser enforces frame-ancestors, and the token
 * goes to the named origin only.
 */
export function readFrameAddress(request: FastifyRequest, allowedOrigins: readonly string[]): FrameAddress {
  const query = request.query;
  const theme = textOf(query, 'theme');
  const parent = textOf(query, 'parent');
  const channel = textOf(query, 'channel');
  const known = allowedOrigins.includes(parent) || isOwnOrigin(parent, request.host);
  return {
    locale: textOf(query, 'locale').toLowerCase().startsWith('es') ? 'es-MX' : 'en-US',
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    parent: known ? parent : undefined,
    page: known && /^[A-Za-z0-9_-]{16,64}$/.test(channel) ? { parent, channel } : undefined,
    amount: amountOf(textOf(query, 'amount'), textOf(query, 'currency')),
    font: known ? fontOf(textOf(query, 'font'), parent) : undefined,
  };
}

/** Only currencies with two decimals are sold in. */
function amountOf(decimal: string, currency: string): FrameAddress['amount'] {
  if (!/^\d{1,9}\.\d{2}$/.test(decimal) || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { minor: Number(decimal.replace('.', '')), currency };
}

/** Only the characters of a built file's address: it is written into a style sheet and a policy. */
function fontOf(address: string, parent: string): string | undefined {
  const isFont = /^https?:\/\/[\w.:[\]-]+\/assets\/[\w-]+\.woff2$/.test(address);
  return isFont && address.startsWith(`${parent}/`) ? address : undefined;
}

/** The scheme is left open: behind a proxy that ends TLS we may not know it, and the host distinguishes ours from others. */
function isOwnOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return /^https?:$/.test(url.protocol) && url.origin === origin && url.host === host;
}

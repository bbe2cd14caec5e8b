import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Language } from '@traslado/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../mail/html.ts';
import { etagOf, isKnown } from './prepared.ts';

/** The parts of a document's head that are the brand's and the installation's: read before any script runs, by link previews too. */
export type SiteFacts = { readonly name: string; readonly publicUrl: string };

type Written = {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
};

/** Scripts and drawn frames by the beginnings of the pages' addresses, as the build has written them. */
export type Preloads = Readonly<
  Record<string, { readonly frame?: string; readonly scripts: Readonly<Record<Language, readonly string[]>> }>
>;

/** The longest beginning of this address that has scripts of its own. */
function beginningOf(path: string, preloads: Preloads): string {
  const fitting = Object.keys(preloads).filter((beginning) => path.startsWith(beginning));
  return fitting.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
}

/** @param asksLater the page is drawn: its first script asks for the others once it has been painted */
function writeHead(
  html: string,
  { name, publicUrl }: SiteFacts,
  scripts: readonly string[],
  asksLater: boolean,
): string {
  const title = escapeHtml(name);
  const lines = [
    ...scripts.map((file) => `<link${asksLater ? '' : ' rel="modulepreload"'} href="/${file}">`),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    `<meta property="og:title" content="${title}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:image" content="${escapeHtml(new URL('/icons/preview.png', publicUrl).href)}">`,
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replaceAll('[brand]', () => title)
    .replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);
}

function write(html: string): Written {
  const identity = Buffer.from(html);
  return {
    etag: etagOf(identity),
    bodies: { identity, gzip: gzipSync(identity, { level: 9 }), br: brotliCompressSync(identity) },
  };
}

/**
 * The built documents of a folder with the site's own head. A document is written and compressed again only after the site's facts have changed.
 * @param preloads scripts that a page's document names; the home page fetches its own when it has been painted
 * @returns null where the web app is not built; the drawn pages are missing where they were not drawn
 */
export function readDocuments(folder: string, site: () => SiteFacts, preloads: Preloads) {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  let writtenFor: SiteFacts | undefined;
  const written = new Map<string, Written>();
  return {
    /** Sends the document of a page: as it was drawn in this language, else the one of every page. */
    send(path: string, language: Language, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const facts = site();
      if (facts.name !== writtenFor?.name || facts.publicUrl !== writtenFor.publicUrl) written.clear();
      writtenFor = facts;
      const beginning = beginningOf(path, preloads);
      const { frame, scripts } = preloads[beginning] ?? {};
      const drawn = `${path === '/' ? 'home' : `frame-${frame}`}.${language}.html`;
      const isDrawn = files.has(drawn);
      const key = `${beginning} ${drawn}`;
      const html = files.get(isDrawn ? drawn : 'index.html') ?? '';
      const named = (path !== '/' && scripts?.[language]) || [];
      const made = written.get(key) ?? write(writeHead(html, facts, named, isDrawn));
      written.set(key, made);
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
      reply.type('text/html; charset=utf-8').header('etag', made.etag);
      if (reply.statusCode === 200 && isKnown(request, made.etag)) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      return reply.send(made.bodies[encoding ?? 'identity']);
    },
  };
}

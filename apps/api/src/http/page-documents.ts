import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../mail/html.ts';
import { etagOf, isKnown } from './prepared.ts';

type DocumentName = 'index.html' | 'home.en.html' | 'home.es.html';

/** The parts of a document's head that are the brand's and the installation's: read before any script runs, by link previews too. */
export type SiteFacts = { readonly name: string; readonly publicUrl: string };

type Written = {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
};

/** Scripts by the beginnings of the pages' addresses, as the build has written them. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/** The longest beginning of this address that has scripts of its own. */
function beginningOf(path: string, preloads: Preloads): string {
  const fitting = Object.keys(preloads).filter((beginning) => path.startsWith(beginning));
  return fitting.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
}

function writeHead(html: string, { name, publicUrl }: SiteFacts, scripts: readonly string[]): string {
  const title = escapeHtml(name);
  const lines = [
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    `<meta property="og:title" content="${title}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:image" content="${escapeHtml(new URL('/icons/preview.png', publicUrl).href)}">`,
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
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
 * @param preloads scripts that a page's document names; the home page is drawn, and fetches its own when it has been painted
 * @returns null where the web app is not built; the home pages are missing where they were not drawn
 */
export function readDocuments(folder: string, site: () => SiteFacts, preloads: Preloads) {
  const files = new Map<DocumentName, string>();
  for (const name of ['index.html', 'home.en.html', 'home.es.html'] as const)
    if (existsSync(join(folder, name))) files.set(name, readFileSync(join(folder, name), 'utf8'));
  if (!files.has('index.html')) return null;
  let writtenFor: SiteFacts | undefined;
  const written = new Map<string, Written>();
  return {
    hasHome: files.has('home.en.html'),
    send(name: DocumentName, path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const facts = site();
      if (facts.name !== writtenFor?.name || facts.publicUrl !== writtenFor.publicUrl) written.clear();
      writtenFor = facts;
      const beginning = name === 'index.html' ? beginningOf(path, preloads) : '';
      const key = `${name} ${beginning}`;
      const made =
        written.get(key) ?? write(writeHead(files.get(name) ?? '', facts, preloads[beginning] ?? []));
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

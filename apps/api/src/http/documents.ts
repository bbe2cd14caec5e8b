import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './locale.ts';
import { type Preloads, readDocuments, type SiteFacts } from './page-documents.ts';

/** Features of a browser that no page of ours uses, so that injected code cannot use them either. */
const neverUsed =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi serial usb'.split(
    ' ',
  );

/**
 * Paying is left to our own pages and to Stripe: its script asks whether the browser has a wallet, and the card's frame may only pass on
 * the rights of the page around it. `publickey-credentials-get` stays as browsers have it, for banks that ask for a passkey in their check.
 */
const permissionsPolicy = [
  ...neverUsed.map((feature) => `${feature}=()`),
  'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
].join(', ');

/**
 * Headers of every answer: short, precomputed.
 * @param publicUrl address that guests see; where it is https, browsers are told never to come without it
 */
export function headersOfAll(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    ...(new URL(publicUrl).protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Sources of a guest's page: nothing of another host, except the frame of the gateway. */
function documentPolicy(frameSources: readonly string[]): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    `frame-src ${["'self'", ...frameSources].join(' ')}`,
    // A text becomes code or markup by the web app's one policy, which lets two texts through.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

const shellPath = '/index.html';

/** The page for guests until the first property can be booked. */
const openingPath = '/opening';

/** Pages of guests, by the first part of their addresses. */
const guestPages = new Set(['', 'mytransportation', 'transportation', 'confirmation', 'pay']);

/** The address in place of a page's, before the opening and after it. */
function elsewhereOf(path: string, isOpen: () => boolean): string | null {
  if (path === openingPath) return isOpen() ? '/' : null;
  return guestPages.has(path.split('/')[1] ?? '') && !isOpen() ? openingPath : null;
}

/** Answers of a call are private to the caller, unless the call says otherwise. */
export function registerHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Folders of the built web app whose files are found when they are asked for. A route for each file took half a second of a start. */
const folders = { assets: 'public, max-age=31536000, immutable', art: 'no-cache' } as const;

/** The typeface of our text. The gateway's frame, of another origin, shows its form in it: no other file answers every origin. */
const textFont = /\/instrument-sans-(?!latin-)[\w-]+\.woff2$/;

/** The files of the built web app. Those beside its documents are few, and have a route each. */
async function registerFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  const common = {
    index: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
  } as const;
  // A build for debugging may leave them there: they are the source.
  const isServed = (path: string) => !path.endsWith('.map');
  const sayCache =
    (value: string) => (response: { header(name: string, value: string): unknown }, path: string) => {
      response.header('cache-control', value);
      if (textFont.test(path)) response.header('access-control-allow-origin', '*');
    };
  await app.register(fastifyStatic, {
    ...common,
    root: webRoot,
    wildcard: false,
    decorateReply: false,
    allowedPath: isServed,
    // Documents are sent with their policy and in the form for their guests.
    globIgnore: ['**/*.html', '**/*.html.*', ...Object.keys(folders).map((folder) => `${folder}/**`)],
    setHeaders: sayCache('no-cache'),
  });
  for (const [folder, cache] of Object.entries(folders)) {
    const root = join(webRoot, folder);
    if (!existsSync(root)) continue;
    await app.register(
      async (part) => {
        // The plugin's own route reads the whole folder for each file that it is asked for.
        const names = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isServed));
        await part.register(fastifyStatic, { ...common, root, serve: false, setHeaders: sayCache(cache) });
        part.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, ({ params }, reply) =>
          names.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
        );
      },
      { prefix: `/${folder}` },
    );
  }
}

/**
 * Serves the built web app: hashed files for ever, pages of guests as they were drawn at build time in the browser's language, and one document
 * for every other page address, an unknown one too, which answers 404 with the page for it.
 */
export async function registerDocuments(
  app: FastifyInstance,
  {
    webRoot,
    frameSources,
    isPage,
    site,
    tellsOfSandbox = false,
    isOpen = () => true,
  }: {
    webRoot: string;
    frameSources: readonly string[];
    isPage: (path: string) => boolean;
    site: () => SiteFacts;
    /** Every document carries the notice that no card is charged. */
    tellsOfSandbox?: boolean;
    /** True once guests have anything to come for. Until then they are sent to the page that explains it. */
    isOpen?: () => boolean;
  },
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
  const policy = documentPolicy(frameSources);
  const preloads = join(webRoot, '.vite/preloads.json');
  const documents = readDocuments(
    join(webRoot, tellsOfSandbox ? 'sandbox' : ''),
    site,
    existsSync(preloads) ? (JSON.parse(readFileSync(preloads, 'utf8')) as Preloads) : {},
  );
  if (existsSync(webRoot)) await registerFiles(app, webRoot);
  const send = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '/';
    const elsewhere = elsewhereOf(path, isOpen);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'DENY')
      .header('cache-control', 'no-cache');
    if (!documents) return reply.code(404).send('The web app is not built.');
    // The home page alone belongs into search engines: every other one is about a person's booking or for staff.
    if (path !== '/') reply.header('x-robots-tag', 'noindex');
    const isKnown = path === '/' || path === shellPath || isPage(path);
    reply.header('vary', 'accept-language, accept-encoding').code(isKnown ? 200 : 404);
    const language = languageOf(request.headers['accept-language']);
    return documents.send(isKnown ? path : shellPath, language, request, reply);
  };
  // By this name the service worker keeps it for pages that are read without a network.
  app.get(shellPath, { schema: { hide: true } }, send);
  return send;
}

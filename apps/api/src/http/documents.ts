import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './locale.ts';

/**
 * Headers of every answer: short, precomputed.
 * @param publicUrl address that guests see; where it is https, browsers are told never to come without it
 */
export function headersOfAll(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(new URL(publicUrl).protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** What a guest's page may load: nothing of another host, except the frame of the gateway. */
function documentPolicy(frameSources: readonly string[]): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    `frame-src ${["'self'", ...frameSources].join(' ')}`,
  ].join('; ');
}

/** Answers of a call are private to who asked, unless the call says otherwise. */
export function registerHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/**
 * Serves the built web app: hashed files for ever, the home page as it was drawn at build time in the browser's language, and one
 * document for every other page address, also an unknown one, which then answers 404 with the page that says so.
 */
export async function registerDocuments(
  app: FastifyInstance,
  {
    webRoot,
    frameSources,
    isPage,
  }: { webRoot: string; frameSources: readonly string[]; isPage: (path: string) => boolean },
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
  const policy = documentPolicy(frameSources);
  const isBuilt = existsSync(webRoot);
  const isDrawn = existsSync(join(webRoot, 'home.en.html'));
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      dotfiles: 'ignore',
      // A build for debugging may leave them there: they are the source.
      allowedPath: (path) => !path.endsWith('.map'),
      setHeaders: (response, path) => {
        response.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  return (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'DENY')
      .header('cache-control', 'no-cache');
    if (!isBuilt) return reply.code(404).send('The web app is not built.');
    if (path !== '/' || !isDrawn) return reply.code(isPage(path) ? 200 : 404).sendFile('index.html');
    return reply
      .header('vary', 'accept-language, accept-encoding')
      .sendFile(`home.${languageOf(request.headers['accept-language'])}.html`);
  };
}

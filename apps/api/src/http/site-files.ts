import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@traslado/domain/time/instant';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { SiteFacts } from './page-documents.ts';

/** Pictures of the site for programs that read no SVG: sizes in pixels. */
const PICTURES = {
  '180.png': { from: 'icon.svg', width: 180, height: 180 },
  '192.png': { from: 'icon.svg', width: 192, height: 192 },
  '512.png': { from: 'icon.svg', width: 512, height: 512 },
  'preview.png': { from: 'vehicles/suv-desktop.svg', width: 1200, height: 630 },
} as const;
const ground = '#f5f6f1';

/** Files that browsers, search engines and link previews ask of any site. */
export function registerSiteFiles(
  app: FastifyInstance,
  {
    webRoot,
    site,
    now,
  }: {
    webRoot: string;
    /** `email` is the brand's, empty for none. */
    site: () => SiteFacts & { readonly email: string };
    now: () => number;
  },
): void {
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, (_request, reply) => {
    // Pages say for themselves that they are not to be listed: a page that may not be read cannot say so.
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /v1/\nDisallow: /v3/\n');
  });

  app.get('/.well-known/security.txt', hidden, (_request, reply) => {
    const { email, publicUrl } = site();
    const lines = [
      `Contact: ${email ? `mailto:${encodeURI(email)}` : publicUrl}`,
      `Expires: ${new Date(now() + 180 * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, es',
      `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ];
    reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/manifest.webmanifest', hidden, (_request, reply) => {
    const { name } = site();
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          name,
          short_name: name,
          id: '/',
          start_url: '/',
          display: 'standalone',
          background_color: ground,
          theme_color: ground,
          icons: [192, 512].map((size) => ({
            src: `/icons/${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
          })),
        }),
      );
  });

  for (const [name, { from, width, height }] of Object.entries(PICTURES)) {
    const file = join(webRoot, 'art', from);
    if (!existsSync(file)) continue;
    let drawn: Promise<Buffer> | undefined;
    app.get(`/icons/${name}`, hidden, async (_request, reply) => {
      drawn ??= sharp(file, { density: 300 })
        .resize(width, height, { fit: 'cover' })
        .flatten({ background: ground })
        .png()
        .toBuffer();
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await drawn);
    });
  }
}

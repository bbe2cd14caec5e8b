import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// Its readers of pictures are blocked for the whole process.
import '../pictures/make-sizes.ts';
import { registerSiteFiles } from './site-files.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'traslado-site-'));
const app = Fastify();
let email = 'guests@perla.example';

beforeAll(() => {
  mkdirSync(join(webRoot, 'art'));
  writeFileSync(
    join(webRoot, 'art/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
  );
  registerSiteFiles(app, {
    webRoot,
    site: () => ({ name: 'Perla Resorts', email, publicUrl: 'https://perla.example' }),
    now: () => Date.parse('2026-11-26T10:00:00Z'),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

describe('site files', () => {
  it('let search engines read pages, and not calls', async () => {
    const { body } = await app.inject('/robots.txt');
    expect(body).toBe('User-agent: *\nDisallow: /v1/\nDisallow: /v3/\n');
  });

  it.each([
    ['guests@perla.example', 'mailto:guests@perla.example'],
    ['', 'https://perla.example'],
  ])('say where a weakness is reported, with the mail address %o', async (address, contact) => {
    email = address;
    const { body } = await app.inject('/.well-known/security.txt');
    expect(body.split('\n')).toEqual([
      `Contact: ${contact}`,
      'Expires: 2027-05-25T10:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: https://perla.example/.well-known/security.txt',
      '',
    ]);
  });

  it('name the app, with icons that are there', async () => {
    const answer = await app.inject('/manifest.webmanifest');
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const { name, icons } = answer.json<{ name: string; icons: { src: string; sizes: string }[] }>();
    expect(name).toBe('Perla Resorts');
    expect(icons).toHaveLength(2);
    for (const { src, sizes } of [...icons, { src: '/icons/180.png', sizes: '180x180' }]) {
      const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
  });
});

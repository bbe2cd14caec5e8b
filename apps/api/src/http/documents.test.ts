import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOfAll, registerDocuments, registerHeaders } from './documents.ts';

const perla = { name: 'Perla <Resorts>', email: 'guests@perla.example', publicUrl: 'https://perla.example' };
let site = perla;
let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'traslado-web-'));
  mkdirSync(join(webRoot, 'assets'));
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');
  writeFileSync(join(webRoot, 'index.html'), 'any page');
  writeFileSync(join(webRoot, 'home.en.html'), 'from the plane');
  writeFileSync(join(webRoot, 'home.es.html'), 'del avión');
  mkdirSync(join(webRoot, 'sandbox'));
  writeFileSync(join(webRoot, 'sandbox/index.html'), 'any page, nobody pays');
  writeFileSync(join(webRoot, 'sandbox/home.en.html'), 'from the plane, nobody pays');
  writeFileSync(join(webRoot, 'sandbox/home.es.html'), 'del avión, nadie paga');
  writeFileSync(join(webRoot, 'assets/a-1234.js'), 'script');
  for (const name of ['instrument-sans-Dk_3-f', 'instrument-sans-latin-wght-normal-Dk_3-f'])
    writeFileSync(join(webRoot, `assets/${name}.woff2`), 'letters');
  writeFileSync(join(webRoot, 'assets/a-1234.js.gz'), gzipSync('script'));
  app = await serve(false);
});

async function serve(tellsOfSandbox: boolean, isOpen = true): Promise<FastifyInstance> {
  const made = Fastify();
  registerHeaders(made, headersOfAll('http://localhost:3000'));
  const send = await registerDocuments(made, {
    webRoot,
    frameSources: ['https://gateway.example'],
    isPage: (path) => /^\/($|confirmation$|opening$|signin$|mytransportation)/.test(path),
    site: () => site,
    tellsOfSandbox,
    isOpen: () => isOpen,
  });
  made.setNotFoundHandler((request, reply) => send(request, reply));
  return made;
}

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

describe('before the first property can be booked', () => {
  it.each([
    ['/', 302, '/opening'],
    ['/confirmation', 302, '/opening'],
    ['/mytransportation/ABC', 302, '/opening'],
    ['/opening', 200, undefined],
    ['/signin', 200, undefined],
  ])('%s is answered %i', async (url, status, location) => {
    const closed = await serve(false, false);
    const answer = await closed.inject(url);
    await closed.close();
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
    if (status === 302) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('and never again afterwards', async () => {
    const answer = await app.inject('/opening');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });
});

describe('documents', () => {
  it.each([
    ['en-US,en;q=0.9', 'from the plane'],
    ['es-MX', 'del avión'],
    ['fr', 'from the plane'],
  ])('the home page for a browser that wants %s', async (language, text) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(text);
    expect(answer.headers.vary).toContain('accept-language');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('one document for every other page, 404 for an unknown one', async () => {
    const known = await app.inject({ url: '/confirmation?coupon=x' });
    expect([known.statusCode, known.body]).toEqual([200, 'any page']);
    const unknown = await app.inject({ url: '/nowhere' });
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'any page']);
  });

  it('let only our own and the gateway in, and nobody around', async () => {
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-src 'self' https://gateway.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('hashed files are kept for ever and sent as they were compressed', async () => {
    const answer = await app.inject({ url: '/assets/a-1234.js', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe('script');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('the typeface of the gateway’s frame, which has another origin, answers every origin, and no other file does', async () => {
    const allowed = async (name: string) =>
      (await app.inject({ url: `/assets/${name}`, headers: { origin: 'null' } })).headers[
        'access-control-allow-origin'
      ];
    expect(await allowed('instrument-sans-Dk_3-f.woff2')).toBe('*');
    for (const other of ['instrument-sans-latin-wght-normal-Dk_3-f.woff2', 'a-1234.js'])
      expect(await allowed(other), other).toBeUndefined();
  });

  it('the one that the service worker keeps has its policy too, and the others are found under no name of a file', async () => {
    const kept = await app.inject({ url: '/index.html' });
    expect([kept.statusCode, kept.body]).toEqual([200, 'any page']);
    expect(kept.headers['content-security-policy']).toContain("default-src 'self'");
    for (const url of ['/home.en.html', '/sandbox/index.html', '/sandbox/home.es.html'])
      expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it('ask a browser for nothing that no page needs, and leave paying to the gateway', async () => {
    const policy = String((await app.inject({ url: '/' })).headers['permissions-policy']);
    for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`);
    expect(policy).toContain('payment=(self "https://js.stripe.com"');
  });

  it('all of them say that nobody pays, where that is so', async () => {
    const sandbox = await serve(true);
    const bodies: string[] = [];
    for (const url of ['/', '/confirmation', '/index.html', '/nowhere'])
      bodies.push((await sandbox.inject({ url })).body);
    expect(bodies).toEqual([
      'from the plane, nobody pays',
      'any page, nobody pays',
      'any page, nobody pays',
      'any page, nobody pays',
    ]);
    await sandbox.close();
  });

  it('only the home page may be listed by search engines', async () => {
    const listed = async (url: string) => (await app.inject(url)).headers['x-robots-tag'];
    expect(await listed('/')).toBeUndefined();
    for (const url of ['/confirmation', '/signin', '/nowhere', '/index.html'])
      expect(await listed(url)).toBe('noindex');
  });

  it('carry the brand in their heads, as it is now, compressed and by their mark', async () => {
    writeFileSync(join(webRoot, 'index.html'), '<html><head><title>x</title></head>any page</html>');
    const own = await serve(false);
    const read = (headers: Record<string, string> = {}) => own.inject({ url: '/signin', headers });
    const first = await read();
    expect(first.body).toContain('<title>Perla &lt;Resorts&gt;</title>');
    expect(first.body).toContain(
      '<meta property="og:image" content="https://perla.example/icons/preview.png">',
    );
    const small = await read({ 'accept-encoding': 'gzip, deflate' });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.rawPayload).toString()).toBe(first.body);
    expect((await read({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    const mark = String(first.headers.etag);
    expect((await read({ 'if-none-match': mark })).statusCode).toBe(304);
    site = { ...perla, name: 'Coral' };
    const later = await read({ 'if-none-match': mark });
    expect([later.statusCode, later.body.includes('<title>Coral</title>')]).toEqual([200, true]);
    site = perla;
    await own.close();
  });

  it('what the build keeps for itself is not served', async () => {
    expect((await app.inject({ url: '/.vite/manifest.json' })).body).not.toBe('{}');
  });
});

describe('documents that name scripts', () => {
  let drawn: FastifyInstance;
  const marks = (body: string, link: RegExp) => [...body.matchAll(link)].map(([, file]) => file);

  beforeAll(async () => {
    const named = (en: string, es = en) => ({ scripts: { en: [en], es: [es] } });
    const pages = {
      '/': named('all'),
      '/confirmation': { ...named('frame', 'marco'), frame: 'page' },
      '/mytransportation': named('list'),
      '/mytransportation/': named('one'),
    };
    writeFileSync(join(webRoot, '.vite/preloads.json'), JSON.stringify(pages));
    for (const [name, words] of Object.entries({
      index: 'any page',
      'home.en': 'from the plane',
      'frame-page.en': '[brand]: one moment',
      'frame-page.es': '[brand]: un momento',
    }))
      writeFileSync(join(webRoot, `${name}.html`), `<head><title>x</title></head>${words}`);
    drawn = await serve(false);
  });

  afterAll(() => drawn.close());

  it.each([
    ['/mytransportation?booking=TR', ['list']],
    ['/mytransportation/TR/edit/arrival', ['one']],
    ['/signin', ['all']],
    ['/', []],
  ])('that of %s at once', async (url, expected) => {
    const { body } = await drawn.inject({ url });
    expect(marks(body, /modulepreload" href="\/(\w+)"/g)).toEqual(expected);
  });

  it.each([
    ['en', 'Perla &lt;Resorts&gt;: one moment', ['frame']],
    ['es', 'Perla &lt;Resorts&gt;: un momento', ['marco']],
  ])('a drawn frame in %s once it has been painted', async (language, text, expected) => {
    const { body } = await drawn.inject({ url: '/confirmation', headers: { 'accept-language': language } });
    expect(body).toContain(text);
    expect(marks(body, /<link href="\/(\w+)"/g)).toEqual(expected);
    expect(marks(body, /modulepreload" href="\/(\w+)"/g)).toEqual([]);
  });

  it('none is drawn for an address that is no page', async () => {
    const { statusCode, body } = await drawn.inject({ url: '/confirmations' });
    expect([statusCode, body.includes('any page')]).toEqual([404, true]);
  });
});

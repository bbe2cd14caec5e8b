import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from './testing/open-test-app.ts';
import { useTestApp } from './testing/use-test-app.ts';

let app: FastifyInstance;

const product = useTestApp();
beforeAll(async () => {
  app = product.app;
});

describe('what no call answers', () => {
  it('is a problem in the language of the caller', async () => {
    const answer = await app.inject({ url: '/nothing', headers: { 'accept-language': 'es-MX' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      code: 'route.not_found',
      status: 404,
      detail: 'No hay nada en esta dirección.',
    });
  });

  it.each(['/%', '/%00', '/..%2f..%2fetc/passwd', `/${'a'.repeat(5_000)}`])(
    'survives the address %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it('says nothing of itself to strangers', async () => {
    const answer = await app.inject({ url: '/nothing' });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });
});

describe('what standards ask of an answer', () => {
  it('says how to sign in where nobody is, and takes the word Bearer in any case', async () => {
    const refused = await app.inject('/airports');
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    const login = await app.inject({
      method: 'POST',
      url: '/v1/auth/login/system',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=web',
    });
    const authorization = `bearer ${login.json().id.token}`;
    expect((await app.inject({ url: '/airports', headers: { authorization } })).statusCode).toBe(200);
  });

  it('a page has no other name that ends like a file', async () => {
    for (const url of ['/mytransportation/x.css', '/mytransportation.css', '/confirmation/..%2fa.js'])
      expect((await app.inject({ url, headers: { accept: 'text/css,*/*' } })).statusCode, url).toBe(404);
  });

  it('browsers are told to keep to TLS where guests come by it, by what the framework refuses too', async () => {
    expect((await app.inject('/nothing')).headers).not.toHaveProperty('strict-transport-security');
    const safe = await openTestApp({ publicUrl: 'https://transfers.example' });
    for (const url of ['/nothing', '/%'])
      expect((await safe.app.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000');
    await safe.close();
  });
});

describe('in production', () => {
  it('keeps calls, letters and figures from the public', async () => {
    const closed = await openTestApp({ demo: false, docs: false });
    for (const url of [
      '/docs',
      '/docs/openapi.json',
      '/dev/mail',
      '/dev/mail/1',
      '/dev/messages',
      '/metrics',
    ])
      expect((await closed.app.inject({ url })).statusCode, url).toBe(404);
    await closed.close();
    expect((await app.inject('/docs')).statusCode).toBe(200);
  });
});

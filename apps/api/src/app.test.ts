import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './testing/open-test-app.ts';

let product: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  product = await openTestApp();
  app = product.app;
});

afterAll(() => product.close());

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

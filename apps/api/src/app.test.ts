import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { cloneDatabase, type TestDatabase } from './db/server/test-databases.ts';
import { createTokens } from './http/tokens.ts';

let database: TestDatabase;
let db: Db;
let app: FastifyInstance;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 2 }));
  app = await buildApp({
    db,
    clock: systemClock,
    tokens: createTokens('a-secret-of-thirty-two-characters'),
    systemUser: 'web',
    demo: true,
    publicUrl: 'http://localhost',
    webRoot: '/nowhere',
    trustedProxies: [],
    logLevel: 'silent',
  });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  await database.drop();
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

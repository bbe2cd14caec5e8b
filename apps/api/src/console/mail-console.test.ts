import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../db/client.ts';
import { registerHeaders } from '../http/documents.ts';
import { exampleFacts } from '../letter/example-facts.ts';
import { confirmation } from '../mail/letters/confirmation.ts';
import { writeLetter } from '../mail/mail-letter.ts';
import { insertMail, markKept } from '../mail/repository.ts';
import { Refused } from '../refused.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { registerMailConsole } from './mail-console.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const evil = '<script>alert(1)</script>';
let database: TestDatabase;
let db: Db;
let app: FastifyInstance;
let id = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 2 }));
  await sql`alter table mail drop constraint mail_coupon_id_fkey`.execute(db);
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refused ? 404 : 500).send({ code: (error as Refused).code }),
  );
  registerHeaders(app, {});
  registerMailConsole(app, { db, clock: { now: () => now } });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await database.drop();
});

describe('mail console', () => {
  it('says so when nothing was written', async () => {
    expect((await app.inject('/dev/mail')).body).toContain('No letter has been written yet.');
  });

  it('lists letters, newest first, as text', async () => {
    const facts = exampleFacts('es', { observation: evil });
    const mail = {
      ...writeLetter(confirmation, facts),
      couponId: 7,
      kind: 'confirmation',
      language: 'es' as const,
      recipient: 'maria@example.com',
      attachments: [
        {
          filename: 'tras"lado\r\n.pdf',
          contentType: 'application/pdf',
          content: new TextEncoder().encode('%PDF-1.7'),
        },
      ],
    };
    await insertMail(db, { ...mail, messageId: '<1@perla.example>', subject: `First ${evil}` }, now);
    id = (await insertMail(db, { ...mail, messageId: '<2@perla.example>' }, now)) ?? 0;
    await markKept(db, id);
    const { body, headers } = await app.inject('/dev/mail');
    expect(body).not.toContain(evil);
    expect(body).toContain('First &lt;script&gt;');
    expect(body.indexOf('Tus traslados están confirmados')).toBeLessThan(body.indexOf('First '));
    expect(body).toMatch(/>kept<[\s\S]*>queued</);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows one letter: its envelope, its text, and its HTML in a frame that can do nothing', async () => {
    const { body } = await app.inject(`/dev/mail/${id}`);
    expect(body).toContain('&lt;2@perla.example&gt;');
    expect(body).toContain('maria@example.com');
    expect(body).toContain('El día anterior a tu vuelo');
    expect(body).toContain(`<iframe sandbox="" title="The letter as HTML" src="/dev/mail/${id}/letter">`);
    expect(body).not.toContain(evil);
    const letter = await app.inject(`/dev/mail/${id}/letter`);
    expect(letter.body).toContain('<html lang="es-MX">');
    expect(letter.headers['content-security-policy']).toContain("default-src 'none'");
    expect(letter.headers['content-security-policy']).toMatch(/; sandbox$/);
  });

  it('gives the files as downloads under a harmless name', async () => {
    const file = await app.inject(`/dev/mail/${id}/files/0`);
    expect(file.body).toBe('%PDF-1.7');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="tras_lado__.pdf"',
    });
  });

  it.each([
    '/dev/mail/0',
    '/dev/mail/x',
    '/dev/mail/99999',
    '/dev/mail/1%27',
    '/dev/mail/9999999999999',
    '/dev/mail/1/files/9',
    '/dev/mail/1/files/-1',
  ])('has nothing at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

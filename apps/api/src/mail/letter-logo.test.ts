import { PICTURES_PATH, pictureFile } from '@traslado/domain/pictures/picture-sizes';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { registerMailConsole } from '../console/mail-console.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import { exampleFacts } from '../letter/example-facts.ts';
import { createLetterPool } from '../pdf/letter-pool.ts';
import { createLetterLogos } from '../pictures/letter-logos.ts';
import { createPicturePool } from '../pictures/picture-pool.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { createKeptPictures } from '../testing/kept-pictures.ts';
import { type MailServerForTests, startMailServer } from '../testing/mail-server.ts';
import { deliverMail } from './deliver-mail.ts';
import { confirmation } from './letters/confirmation.ts';
import { writeLetter } from './mail-letter.ts';
import { insertMail } from './repository.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const lagoon = '#06323a';
const file = pictureFile('a'.repeat(32), 'desktop', 'webp');
const address = PICTURES_PATH + file;
const pictures = createKeptPictures();
const pool = createPicturePool();
const onError = vi.fn();
const drawLogo = createLetterLogos({ pictures, pool, onError });
let database: TestDatabase;
let db: Db;
let server: MailServerForTests;

/** A mark of one colour in the middle of a clear picture, as it is kept. */
const mark = (background: string) =>
  sharp({ create: { width: 1200, height: 600, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 600, height: 150, channels: 3, background } } }])
    .webp()
    .toBuffer();

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url }));
  server = await startMailServer();
  await pictures.put(file, await mark('#0b2a4a'));
});
afterAll(async () => {
  await Promise.all([pool.close(), server.close()]);
  await db.destroy();
  await database.drop();
});

const facts = (logo: string | null) =>
  exampleFacts('es', {}, { brand: { name: 'Perla & Co.', email: '', colours: {}, logo } });

/** Writes a letter, delivers it, and returns the arrived mail. */
async function deliver(logo: string | null) {
  const mail = {
    ...writeLetter(confirmation, facts(logo)),
    ...{ messageId: `<${crypto.randomUUID()}@x.example>`, couponId: null, kind: 'confirmation' },
    ...{ language: 'es' as const, recipient: 'ana@x.example', attachments: [] },
  };
  const mailId = await insertMail(db, mail, now);
  if (mailId === null) throw new Error('the mail was there before');
  const mailer = createSmtpMailer(server.url);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const from = { name: 'Perla', address: 'rides@x.example' };
  const context = { now, attempt: 1, isLast: false, signal: new AbortController().signal };
  await deliverMail({ db, mailer, from, log, drawLogo })({ mailId }, context);
  await mailer.close();
  const arrived = server.received.at(-1);
  if (!arrived) throw new Error('no mail arrived');
  return arrived;
}

it('is in the mail itself, by its Content-ID, with the name as its words', async () => {
  const { mail, raw } = await deliver(address);
  const [logo, ...others] = mail.attachments;
  expect(logo).toMatchObject({
    mimeType: 'image/png',
    contentId: '<logo@traslado>',
    disposition: 'inline',
    related: true,
  });
  expect(others).toEqual([]);
  expect(mail.html).toContain('<img src="cid:logo@traslado" alt="Perla &amp; Co."');
  expect(mail.html).not.toMatch(/src="(?!cid:)/);
  expect(raw).toContain('multipart/related');
  expect(mail.text).toBe((await deliver(null)).mail.text);
});

it('is not there without a picture, nor when it cannot be drawn: the name stands in its place', async () => {
  const without = (await deliver(null)).mail;
  const lost = (await deliver(PICTURES_PATH + pictureFile('b'.repeat(32), 'desktop', 'webp'))).mail;
  expect(without.html).toContain('>Perla &amp; Co.</div>');
  expect(without.html).not.toContain('<img');
  expect([lost.html, lost.attachments]).toEqual([without.html, []]);
  await pictures.put(pictureFile('c'.repeat(32), 'desktop', 'webp'), new TextEncoder().encode('no picture'));
  const broken = (await deliver(PICTURES_PATH + pictureFile('c'.repeat(32), 'desktop', 'webp'))).mail;
  expect(broken.html).toEqual(without.html);
  expect(onError).toHaveBeenCalledOnce();
});

it('stands on a light plate where it is dark, and has no clear pixels', async () => {
  const png = await drawLogo({ address, ground: lagoon });
  const { data, info } = await sharp(png ?? new Uint8Array())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect(info.channels).toBe(3);
  const middle = Math.floor(info.height / 2);
  expect([at(0, 0), at(10, middle)]).toEqual([
    [6, 50, 58],
    [255, 255, 255],
  ]);
  expect(at(Math.floor(info.width / 2), middle).map((value) => Math.round(value / 8))).toEqual([1, 5, 9]);
});

it('is drawn on the page of a letter during development', async () => {
  const app = Fastify();
  registerMailConsole(app, { db, clock: { now: () => now }, pictures, picturePool: pool });
  const { id } = await db
    .selectFrom('mail')
    .select('id')
    .where('logo', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { body, headers } = await app.inject(`/dev/mail/${id}/letter`);
  await app.close();
  expect(body).toContain('<img src="data:image/png;base64,iVBOR');
  expect(headers['content-security-policy']).toContain("default-src 'none'; img-src data:;");
});

it('is in the PDF', async () => {
  const letters = createLetterPool({ drawLogo });
  const [withLogo, without] = await Promise.all(
    [address, null].map(async (logo) => Buffer.from(await letters.render(facts(logo))).toString('latin1')),
  );
  await letters.close();
  expect(withLogo?.includes('/Subtype /Image')).toBe(true);
  expect(without?.includes('/Subtype /Image')).toBe(false);
});

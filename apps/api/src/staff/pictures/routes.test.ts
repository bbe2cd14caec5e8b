import { filesOfPicture, SIZE_NAMES } from '@traslado/domain/pictures/picture-sizes';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PictureOutcome } from '../../pictures/make-sizes.ts';
import { createPicturePool } from '../../pictures/picture-pool.ts';
import { createKeptPictures } from '../../testing/kept-pictures.ts';
import { located, movingPng, plain } from '../../testing/sample-pictures.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { removeLostFiles, removeUnusedPictures, UNUSED_MS } from './remove-unused-pictures.ts';

let filesAt = Date.now();
const store = createKeptPictures(() => filesAt);
/** Failures on purpose. */
let putsLeft = Number.POSITIVE_INFINITY;
let hold: Promise<void> | null = null;
const pictures = {
  ...store,
  put: async (file: string, bytes: Uint8Array) => {
    putsLeft -= 1;
    return putsLeft < 0 ? ('unavailable' as const) : store.put(file, bytes);
  },
};
const threads = createPicturePool();
const picturePool = {
  ...threads,
  make: async (asked: Parameters<typeof threads.make>[0]): Promise<PictureOutcome> => {
    await hold;
    return threads.make(asked);
  },
};
const test = useTestApp({ pictures, picturePool });

const alts = { alt_en: 'A boat at the pier', alt_es: 'Una lancha en el muelle' };

let keeper: Staff;
let png: Buffer;
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
  png = await plain(700, 500).png().toBuffer();
  return () => threads.close();
});

async function formOf(file: Uint8Array | null, fields: Record<string, string> = alts, name = 'picture.jpg') {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  if (file) form.append('file', new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }), name);
  const sent = new Request('http://x', { method: 'POST', body: form });
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

const upload = async (file: Uint8Array | null, fields: Record<string, string> = alts, staff = keeper) =>
  staff.ask('POST', '/v1/staff/pictures', await formOf(file, fields));

const rowCount = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from picture`.execute(test.db);
  return rows[0]?.n ?? 0;
};
const fileCount = async (): Promise<number> => (await store.list()).length;

describe('an upload', () => {
  it('becomes ten files and a row, and is written into the audit', async () => {
    const answer = await upload(await located(), { ...alts, 'focal[x]': '0.5', 'focal[y]': '1' });
    expect(answer.statusCode, answer.body).toBe(201);
    const made = answer.json();
    expect(made).toMatchObject({
      ...alts,
      width: 1200,
      height: 800,
      version: 1,
      created_by: keeper.username,
    });
    for (const file of filesOfPicture(made.name)) {
      const bytes = await store.get(file);
      expect(bytes, file).not.toBeNull();
      expect((await sharp(bytes ?? undefined).metadata()).exif, file).toBeUndefined();
    }
    const found = await keeper.ask('GET', `/v1/staff/pictures/${made.id}`);
    expect(found.json()).toEqual(made);
    const { rows } = await sql<{ action: string; username: string }>`
      select action, username from audit_entry where subject = ${String(made.id)} and action like 'picture.%'`.execute(
      test.db,
    );
    expect(rows).toEqual([{ action: 'picture.create', username: keeper.username }]);
  });

  it('keeps the part that is named', async () => {
    const part = { 'crop[x]': '0.25', 'crop[y]': '0', 'crop[width]': '.5', 'crop[height]': '1' };
    const answer = await upload(await plain(2000, 1000).png().toBuffer(), { ...alts, ...part });
    expect(answer.json()).toMatchObject({ width: 1000, height: 1000 });
  });

  const big = (): Buffer => Buffer.concat([png, Buffer.alloc(10_000_001)]);
  it.each([
    ['a PDF named .jpg', () => Buffer.from('%PDF-1.7'.padEnd(200)), {}, 415, 'picture.kind', 'file'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      {},
      415,
      'picture.kind',
      'file',
    ],
    ['an animation', movingPng, {}, 422, 'picture.animated', 'file'],
    ['broken data', () => png.subarray(0, 80), {}, 422, 'picture.broken', 'file'],
    ['over 10 MB', big, {}, 413, 'upload.too_large', 'file'],
    ['no file', (): null => null, {}, 400, 'field.required', 'file'],
    ['no text', () => png, { alt_en: '', alt_es: 'Una van' }, 400, 'field.required', 'alt_en'],
    [
      'a part outside',
      () => png,
      { ...alts, 'crop[x]': '0.5', 'crop[y]': '0', 'crop[width]': '1', 'crop[height]': '1' },
      422,
      'picture.crop_outside',
      'crop',
    ],
    [
      'a part too small',
      () => png,
      { ...alts, 'crop[x]': '0', 'crop[y]': '0', 'crop[width]': '0.5', 'crop[height]': '1' },
      422,
      'picture.too_small',
      'crop',
    ],
  ] as const)('of %s is refused', async (_, make, fields, status, code, field) => {
    const before = [await rowCount(), await fileCount()];
    const answer = await upload(await make(), { ...alts, ...fields });
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, field]);
    expect([await rowCount(), await fileCount()]).toEqual(before);
  });

  it('by whoever may not is refused before any of it is read', async () => {
    const auditor = await makeStaff(test, ['auditor']);
    // Not even a form: reading it would be refused with another code.
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99999999' };
    const answer = await auditor.ask('POST', '/v1/staff/pictures', { headers, payload: 'none of it' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.forbidden']);
    const guest = await test.app.inject({ method: 'POST', url: '/v1/staff/pictures', headers, payload: '' });
    expect(guest.json().code).toBe('auth.not_signed_in');
  });

  it('is refused where others are worked on, and their places are free again afterwards', async () => {
    let go = () => {};
    hold = new Promise((resolve) => {
      go = resolve;
    });
    const sent = Array.from({ length: 10 }, () => upload(png));
    const first = await Promise.race(sent);
    expect([first.statusCode, first.json().code, first.headers['retry-after']]).toEqual([
      503,
      'upload.busy',
      '5',
    ]);
    go();
    hold = null;
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 201, 201, ...Array.from({ length: 7 }, () => 503)]);
    expect((await upload(png)).statusCode).toBe(201);
  });

  it('leaves neither row nor files where the store fails half-way', async () => {
    const before = [await rowCount(), await fileCount()];
    putsLeft = 5;
    const answer = await upload(png);
    putsLeft = Number.POSITIVE_INFINITY;
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'backend.unavailable']);
    expect([await rowCount(), await fileCount()]).toEqual(before);
  });

  it('leaves files and no row where it ends in between; a day later they are gone', async () => {
    await sql`create function refuse_picture() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
      test.db,
    );
    await sql`create trigger refuse_picture before insert on picture for each row execute function refuse_picture()`.execute(
      test.db,
    );
    const before = [await rowCount(), await fileCount()];
    expect((await upload(png)).statusCode).toBe(500);
    await sql`drop trigger refuse_picture on picture`.execute(test.db);
    expect([await rowCount(), (await fileCount()) - (before[1] ?? 0)]).toEqual([before[0], 10]);
    const { db } = test;
    expect(await removeLostFiles({ db, pictures: store }, filesAt + UNUSED_MS - HOUR_MS)).toBe(0);
    expect(await removeLostFiles({ db, pictures: store }, filesAt + UNUSED_MS + HOUR_MS)).toBe(10);
    expect([await rowCount(), await fileCount()]).toEqual(before);
  });
});

describe('a picture in use', () => {
  it('stays, and one that nothing uses goes after a day', async () => {
    await sql`create table shows_picture (picture_id int references picture (id))`.execute(test.db);
    const used = (await upload(png)).json();
    const unused = (await upload(png)).json();
    await sql`insert into shows_picture values (${used.id})`.execute(test.db);
    const refused = await keeper.ask('DELETE', `/v1/staff/pictures/${used.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'picture.in_use']);
    const { db } = test;
    expect(await removeUnusedPictures({ db, pictures: store }, test.now() + UNUSED_MS)).toBe(0);
    expect(await removeUnusedPictures({ db, pictures: store }, test.now() + UNUSED_MS + 1)).toBeGreaterThan(
      0,
    );
    expect((await keeper.ask('GET', `/v1/staff/pictures/${used.id}`)).statusCode).toBe(200);
    expect(await store.get(`${used.name}-desktop.webp`)).not.toBeNull();
    expect((await keeper.ask('GET', `/v1/staff/pictures/${unused.id}`)).json().code).toBe(
      'picture.not_found',
    );
    expect(await store.get(`${unused.name}-desktop.webp`)).toBeNull();
    await sql`drop table shows_picture`.execute(test.db);
  });

  it('goes with its files when it is removed, and stands in the audit', async () => {
    const { id, name } = (await upload(png)).json();
    expect((await keeper.ask('DELETE', `/v1/staff/pictures/${id}`)).json()).toEqual({ deleted: true });
    expect((await keeper.ask('DELETE', `/v1/staff/pictures/${id}`)).statusCode).toBe(404);
    expect((await store.list()).filter((one) => one.name === name)).toEqual([]);
  });
});

describe('a guest is sent', () => {
  it.each(SIZE_NAMES)('the size %s for ever, as what it is and nothing else', async (size) => {
    const { images } = (await upload(png)).json();
    for (const [url, type] of [
      [images[size][0], 'image/webp'],
      [images[size][0].replace('.webp', '.avif'), 'image/avif'],
    ]) {
      filesAt = Date.now();
      const answer = await test.app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { format } = await sharp(answer.rawPayload).metadata();
      expect(format).toBe(type === 'image/avif' ? 'heif' : 'webp');
    }
  });

  it.each([
    '/pictures/',
    '/pictures/../package.json',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/%2e%2e%2fpackage.json',
    '/pictures/00112233445566778899aabbccddeeff-desktop.webp',
    '/pictures/00112233445566778899aabbccddeeff-desktop.webp%00',
    '/pictures/00112233445566778899AABBCCDDEEFF-desktop.webp',
    '/pictures/00112233445566778899aabbccddeeff-desktop.svg',
  ])('nothing at %s', async (url) => {
    const answer = await test.app.inject({ url, headers: { accept: 'image/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

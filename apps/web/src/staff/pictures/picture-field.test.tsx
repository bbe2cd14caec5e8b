import { ProblemError } from '@traslado/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import { staff as es } from '../../i18n/es/staff.ts';
import { checkFile } from './check-file.ts';
import { PictureDraft } from './picture-draft.tsx';
import { PictureField } from './picture-field.tsx';
import { useUpload } from './use-picture.ts';

const sent = vi.hoisted(() => ({ upload: vi.fn() }));
vi.mock('@traslado/contract/upload', () => ({ upload: sent.upload }));

const texts = en.pictures;
const nothing = () => undefined;
const picture = exampleOf('getPicture');

/** A browser that shows pictures of so many pixels; null where it cannot. */
function browserWith(pixels: readonly [number, number] | null) {
  const [naturalWidth, naturalHeight] = pixels ?? [0, 0];
  class Shown {
    onload: () => void = nothing;
    onerror: () => void = nothing;
    naturalWidth = naturalWidth;
    naturalHeight = naturalHeight;
    set src(_: string) {
      queueMicrotask(() => (pixels ? this.onload() : this.onerror()));
    }
  }
  vi.stubGlobal('Image', Shown);
  const given: string[] = [];
  const back: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    given.push((file as Blob).type);
    return 'blob:1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void back.push(url));
  return { given, back };
}
beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en-US' } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [...'\x89PNG\r\n\x1a\n'].map((one) => one.charCodeAt(0));
const text = (of: string) => [...of].map((one) => one.charCodeAt(0));
const chunk = (name: string) => [0, 0, 0, 0, ...text(name), 0, 0, 0, 0];
const fileOf = (bytes: readonly number[], name = 'photo.jpg') =>
  new File([new Uint8Array([...bytes, ...Array<number>(32).fill(0)])], name);

describe('a chosen file', () => {
  it.each<[string, File, readonly [number, number] | null, string]>([
    ['no picture', fileOf(text('%PDF-1.7')), [800, 600], 'picture.kind'],
    ['a HEIC', fileOf([0, 0, 0, 24, ...text('ftypheic')]), [800, 600], 'picture.kind'],
    ['that moves', fileOf([...PNG, ...chunk('acTL'), ...chunk('IDAT')]), [800, 600], 'picture.animated'],
    ['that is damaged', fileOf(JPEG), null, 'picture.broken'],
    ['too narrow', fileOf(JPEG), [639, 400], 'picture.too_small'],
    ['too low', fileOf(JPEG), [640, 399], 'picture.too_small'],
    ['too large to decode', fileOf(JPEG), [10_000, 2_500], 'picture.too_many_pixels'],
  ])('%s is refused: %s', async (_, file, pixels, refusal) => {
    const { given, back } = browserWith(pixels);
    expect(await checkFile(file)).toBe(refusal);
    // Its address is given back.
    expect(back).toHaveLength(given.length);
    expect(texts.refusals).toHaveProperty([refusal]);
    expect(Object.keys(es.pictures.refusals)).toEqual(Object.keys(texts.refusals));
  });

  it('of more than 10 MB is refused before it is read', async () => {
    const { given } = browserWith([800, 600]);
    const file = fileOf(JPEG);
    Object.defineProperty(file, 'size', { value: 10_000_001 });
    expect(await checkFile(file)).toBe('upload.too_large');
    expect(given).toEqual([]);
  });

  it.each([
    ['photo.jpg', JPEG, 'image/jpeg'],
    ['photo.jpg', [...PNG, ...chunk('IDAT')], 'image/png'],
    ['photo.png', [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')], 'image/webp'],
  ])('%s is of the kind of its content', async (name, bytes, kind) => {
    const { given, back } = browserWith([640, 400]);
    expect(await checkFile(fileOf(bytes, name))).toMatchObject({
      url: 'blob:1',
      extent: { width: 640, height: 400 },
    });
    expect(given).toEqual([kind]);
    expect(back).toEqual([]);
  });
});

describe('the field of a picture', () => {
  const field = (value: number | null, answers: Parameters<typeof draw>[1] = {}) =>
    draw(<PictureField label="Picture" hint="Shown to guests" value={value} onChange={nothing} />, answers);

  it('without one takes one', async () => {
    expect((await field(null)).text).toBe(
      `Picture|Choose a picture|${texts.drop}|${texts.kinds}|Shown to guests`,
    );
  });

  it('shows the one it has, with its texts in both languages', async () => {
    const { html, all } = await field(12, { answers: [[['staff', 'pictures', 12], picture]] });
    expect(html).toContain(`src="${picture.images.mobile[0]}"`);
    expect(all('dd')).toEqual([picture.alt_en, picture.alt_es]);
    expect(html).toMatch(/<dd lang="es">/);
    expect(all('p')).toContain('640 × 400 pixels');
    expect(all('button')).toEqual(['Replace', 'Remove']);
  });

  it('waits for one that is on its way', async () => {
    expect((await field(12)).text).toContain(texts.loading);
  });
});

describe('a picture on its way', () => {
  const chosen = { bytes: new Uint8Array([1]), url: 'blob:1', extent: { width: 1600, height: 1200 } };
  const draft = (known?: typeof picture, ratio?: number) =>
    draw(<PictureDraft chosen={chosen} known={known} ratio={ratio} onKept={nothing} onCancel={nothing} />);

  it.each([
    [undefined, '1600 × 1200 pixels'],
    [2, '1600 × 800 pixels'],
    [1, '1200 × 1200 pixels'],
  ])('begins with the largest part of the ratio %s', async (ratio, said) => {
    expect((await draft(undefined, ratio)).text).toContain(said);
  });

  it('begins with the texts of the one it replaces', async () => {
    const { html } = await draft(picture);
    expect(html).toMatch(new RegExp(`name="alt_en"[^>]*value="${picture.alt_en}"`));
    expect((await draft()).html).toMatch(/name="alt_en"[^>]*value=""/);
  });

  const refusal = { type: '', title: '', status: 403, code: 'auth.forbidden', detail: 'You may not.' };
  it.each<[string, () => Promise<unknown>, object]>([
    ['kept', async () => picture, { kind: 'kept', picture }],
    ['interrupted', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unanswered' }],
    [
      'refused in the words of the server',
      () => Promise.reject(new ProblemError(refusal as never)),
      { kind: 'refused', code: 'auth.forbidden', says: 'You may not.' },
    ],
  ])('is %s', async (_, answer, outcome) => {
    sent.upload.mockImplementationOnce(answer);
    const send = await drawHook(() => useUpload());
    const crop = { x: 0, y: 0, width: 800, height: 600 };
    const options = { signal: new AbortController().signal, onProgress: nothing };
    const typed = { bytes: new Uint8Array([1]), crop, alt_en: 'A pier', alt_es: 'Un muelle' };
    expect(await send(typed, options)).toEqual(outcome);
    expect(sent.upload.mock.lastCall?.[1]).toMatchObject({ alt_en: 'A pier', alt_es: 'Un muelle' });
    expect(sent.upload.mock.lastCall?.[2]).toMatchObject({ locale: 'en-US' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAltTexts } from './alt-text.ts';
import { avifOf } from './avif-of.ts';
import { checkCrop, checkPart, keptSize, partOf, regionOf, WHOLE } from './crop.ts';
import { hasTooManyPixels, isAnimated, kindOfFile } from './file-kind.ts';
import { filesOfPicture, imagesOf, isPictureName, readPictureFile, SIZE_NAMES } from './picture-sizes.ts';

const name = '00112233445566778899aabbccddeeff';

describe('the files of a picture', () => {
  it('are two a size, and readable again', () => {
    const files = filesOfPicture(name);
    expect(files).toHaveLength(10);
    for (const file of files) expect(readPictureFile(file)?.name).toBe(name);
    expect(readPictureFile(`${name}-desktop.avif`)).toEqual({ name, format: 'avif' });
  });

  it.each([
    '',
    name,
    `../${name}-desktop.webp`,
    `${name}-desktop.webp/..`,
    `${name.toUpperCase()}-desktop.webp`,
    `${name}-huge.webp`,
    `${name}-desktop.svg`,
    `${name}-desktop.webp\n`,
    `x${name}-desktop.webp`,
  ])('%j is none', (file) => expect(readPictureFile(file)).toBeNull());

  it('have addresses in the shape of a sheet', () => {
    const images = imagesOf(name);
    expect(Object.keys(images).sort()).toEqual([...SIZE_NAMES].sort());
    expect(images.desktop).toEqual([`/pictures/${name}-desktop.webp`]);
    expect(avifOf(images.desktop[0] ?? '')).toBe(`/pictures/${name}-desktop.avif`);
    expect(avifOf('/art/vehicles/suv-desktop.svg')).toBeNull();
    expect(isPictureName(name)).toBe(true);
    expect(isPictureName(`${name}0`)).toBe(false);
  });
});

describe('the stored part', () => {
  it.each([
    [WHOLE, true],
    [{ x: 0.25, y: 0.5, width: 0.75, height: 0.5 }, true],
    [{ x: 0.1, y: 0.1, width: 0.900_000_1, height: 0.2 }, true],
    [{ x: 0.1, y: 0, width: 0.95, height: 1 }, false],
    [{ x: 0, y: 0.2, width: 1, height: 0.9 }, false],
    [{ x: -0.1, y: 0, width: 1, height: 1 }, false],
    [{ x: 0, y: 0, width: 0, height: 1 }, false],
  ])('%j lies inside: %s', (crop, isInside) => {
    expect(checkCrop('crop', crop)).toEqual(
      isInside ? [] : [{ field: 'crop', code: 'picture.crop_outside' }],
    );
  });

  it.each([
    [640, 400, true],
    [639, 400, false],
    [640, 399, false],
  ])('%d by %d is enough: %s', (width, height, isEnough) => {
    expect(checkPart('crop', { left: 0, top: 0, width, height }).length === 0).toBe(isEnough);
  });

  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const extent = fc.record({
    width: fc.integer({ min: 1, max: 9_000 }),
    height: fc.integer({ min: 1, max: 9_000 }),
  });

  it('never reaches beyond the picture, nor a size beyond the part', () => {
    fc.assert(
      fc.property(
        extent,
        fraction,
        fraction,
        fraction,
        fraction,
        fc.constantFrom(...SIZE_NAMES),
        (whole, x, y, w, h, size) => {
          const part = partOf(whole, { x, y, width: w * (1 - x), height: h * (1 - y) });
          const region = regionOf(part, size, { x: w, y: h });
          for (const [inner, outer] of [
            [part, { left: 0, top: 0, ...whole }],
            [region, part],
          ] as const) {
            expect(inner.left).toBeGreaterThanOrEqual(outer.left);
            expect(inner.top).toBeGreaterThanOrEqual(outer.top);
            expect(inner.left + inner.width).toBeLessThanOrEqual(outer.left + outer.width);
            expect(inner.top + inner.height).toBeLessThanOrEqual(outer.top + outer.height);
            expect(Math.min(inner.width, inner.height)).toBeGreaterThan(0);
          }
          expect(keptSize(region, size).width).toBeLessThanOrEqual(region.width);
        },
      ),
    );
  });

  it.each([
    ['desktop', { x: 0.5, y: 0.5 }, { left: 0, top: 250, width: 1000, height: 500 }],
    ['desktop', { x: 0.5, y: 0 }, { left: 0, top: 0, width: 1000, height: 500 }],
    ['desktop', { x: 0.5, y: 1 }, { left: 0, top: 500, width: 1000, height: 500 }],
    ['thumbnails', { x: 0, y: 0.5 }, { left: 0, top: 125, width: 1000, height: 750 }],
  ] as const)('for %s with the focal point %j is %j', (size, focal, region) => {
    expect(regionOf({ left: 0, top: 0, width: 1000, height: 1000 }, size, focal)).toEqual(region);
  });
});

describe('the kind of a file', () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const box = (brands: string) =>
    latin(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`.padEnd(64));

  it.each([
    ['\xff\xd8\xff\xe0'.padEnd(20), 'jpeg'],
    ['\x89PNG\r\n\x1a\n'.padEnd(20), 'png'],
    ['RIFF1234WEBPVP8 ', 'webp'],
    ['RIFF1234WAVEfmt ', null],
    ['GIF89a'.padEnd(20), null],
    ['%PDF-1.7'.padEnd(20), null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['', null],
  ])('%j is %s', (text, kind) => expect(kindOfFile(latin(text))).toBe(kind));

  it.each([
    ['avif\0\0\0\0mif1', 'avif', false],
    ['mif1\0\0\0\0avif', 'avif', false],
    ['avis\0\0\0\0avifmsf1', 'avif', true],
    ['heic\0\0\0\0mif1heic', null, false],
  ] as const)('of the brands %j is %s', (brands, kind, moves) => {
    expect(kindOfFile(box(brands))).toBe(kind);
    expect(isAnimated(box(brands), 'avif')).toBe(moves);
  });

  it.each([
    [6_000, 4_000, false],
    [5_712, 4_284, false],
    [5_000, 5_000, true],
    [60_000, 60_000, true],
  ])('%d by %d has too many pixels: %s', (width, height, isTooMany) => {
    expect(hasTooManyPixels({ width, height })).toBe(isTooMany);
  });

  it('is found or null, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const png = Uint8Array.from([...latin('\x89PNG\r\n\x1a\n'), ...bytes]);
        expect(typeof isAnimated(png, 'png')).toBe('boolean');
        kindOfFile(bytes);
      }),
    );
  });
});

describe('alternative texts', () => {
  it.each([
    ['Boat at the pier', 'Lancha en el muelle', []],
    ['', '  ', ['alt_en field.required', 'alt_es field.required']],
    ['ab', 'x'.repeat(161), ['alt_en field.too_short', 'alt_es field.too_long']],
    ['two\nlines', 'Card 4111 1111 1111 1111', ['alt_en field.characters', 'alt_es text.card_number']],
  ])('%j and %j: %j', (alt_en, alt_es, wrong) => {
    expect(checkAltTexts({ alt_en, alt_es }).map(({ field, code }) => `${field} ${code}`)).toEqual(wrong);
  });
});

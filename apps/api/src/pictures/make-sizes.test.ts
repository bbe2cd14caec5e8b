import { MIDDLE, WHOLE } from '@traslado/domain/pictures/crop';
import { PICTURE_SIZES, SIZE_NAMES } from '@traslado/domain/pictures/picture-sizes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { claiming, flag, located, movingPng, movingWebp, plain } from '../testing/sample-pictures.ts';
import { type AskedPicture, type MadePicture, makeSizes } from './make-sizes.ts';

const asked = (bytes: Uint8Array, more: Partial<AskedPicture> = {}): AskedPicture => ({
  bytes,
  crop: WHOLE,
  focal: MIDDLE,
  ...more,
});

async function made(bytes: Uint8Array, more: Partial<AskedPicture> = {}): Promise<MadePicture> {
  const outcome = await makeSizes(asked(bytes, more));
  if (!('made' in outcome)) throw new Error(outcome.refused);
  return outcome.made;
}

/** Colour of a pixel of one file, as `r`, `g`, `b` or `-`, by the channel that stands out. */
async function colourAt(picture: MadePicture, size: string, x: number, y: number): Promise<string> {
  const file = picture.files.find((one) => one.size === size && one.format === 'webp');
  const { data, info } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  if (Math.min(r, g, b) > 200) return 'white';
  return r > b + 100 ? 'red' : b > r + 100 ? 'blue' : 'other';
}

describe('the sizes of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('are made of %s', async (format) => {
    const picture = await made(await plain(2000, 1400).toFormat(format).toBuffer());
    expect(picture.files).toHaveLength(10);
    for (const { size, format, bytes } of picture.files) {
      const { width, height, format: kept, space } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([...PICTURE_SIZES[size]]);
      expect(kept).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(space).toBe('srgb');
      expect(picture.sizes[size]).toEqual({ width, height });
    }
  });

  it('are never enlarged', async () => {
    const picture = await made(await plain(700, 500).png().toBuffer());
    expect(picture.sizes.largeDesktop).toEqual({ width: 700, height: 315 });
    expect(picture.sizes.thumbnails).toEqual({ width: 320, height: 240 });
  });

  it('are of the part that was chosen', async () => {
    const right = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const picture = await made(await flag(2000, 1400).png().toBuffer(), { crop: right });
    expect([picture.width, picture.height]).toEqual([1000, 700]);
    for (const size of SIZE_NAMES) expect(await colourAt(picture, size, 0.5, 0.5)).toBe('blue');
  });

  it('keep the focal point in sight', async () => {
    const bytes = await flag(2000, 1400).png().toBuffer();
    const above = await made(bytes, { focal: { x: 0.5, y: 0 } });
    const below = await made(bytes, { focal: { x: 0.5, y: 1 } });
    expect(await colourAt(above, 'desktop', 0.2, 0.1)).toBe('red');
    expect(await colourAt(below, 'desktop', 0.2, 0.95)).toBe('white');
    expect(await colourAt(below, 'desktop', 0.2, 0.2)).toBe('red');
  });

  it('stand upright, as the camera noted it', async () => {
    // Turned by a quarter clockwise to be seen: the left side is above then.
    const bytes = await flag(1400, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await made(bytes);
    expect([picture.width, picture.height]).toEqual([2000, 1400]);
    expect(await colourAt(picture, 'thumbnails', 0.1, 0.5)).toBe('white');
    expect(await colourAt(picture, 'thumbnails', 0.9, 0.2)).toBe('red');
    expect(await colourAt(picture, 'thumbnails', 0.9, 0.8)).toBe('blue');
  });

  it('say nothing of where it was taken', async () => {
    const bytes = await located();
    expect((await sharp(bytes).metadata()).exif?.includes('secret')).toBe(true);
    for (const { bytes: file } of (await made(bytes)).files) {
      const { exif, icc, xmp, iptc } = await sharp(file).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      expect(icc).toBeUndefined();
      expect(Buffer.from(file).includes('secret')).toBe(false);
    }
  });

  it('are in sRGB, whatever the camera wrote', async () => {
    const wide = await plain().withIccProfile('p3').jpeg().toBuffer();
    const cmyk = await plain().toColourspace('cmyk').jpeg().toBuffer();
    for (const bytes of [wide, cmyk])
      for (const { bytes: file } of (await made(bytes)).files)
        expect((await sharp(file).metadata()).space).toBe('srgb');
  });
});

describe('refused is', () => {
  const text = (content: string) => new TextEncoder().encode(content.padEnd(200));
  const heic = () => {
    const bytes = Buffer.alloc(64);
    bytes.writeUInt32BE(24, 0);
    bytes.write('ftypheic', 4, 'latin1');
    bytes.write('mif1heic', 16, 'latin1');
    return bytes;
  };

  it.each([
    ['a PDF', () => text('%PDF-1.7'), 'picture.kind'],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.kind'],
    ['an SVG with its declaration', () => text('<?xml version="1.0"?><svg/>'), 'picture.kind'],
    ['HEIC', heic, 'picture.kind'],
    ['a GIF', () => plain().gif().toBuffer(), 'picture.kind'],
    ['a TIFF', () => plain().tiff().toBuffer(), 'picture.kind'],
    ['nothing', () => new Uint8Array(), 'picture.kind'],
    ['a PNG that moves', movingPng, 'picture.animated'],
    ['a WebP that moves', movingWebp, 'picture.animated'],
    ['25 megapixels', () => claiming(5000, 5000), 'picture.too_many_pixels'],
    ['a bomb', () => claiming(60_000, 60_000), 'picture.too_many_pixels'],
    ['one with too few pixels', () => plain(639, 400).png().toBuffer(), 'picture.too_small'],
    ['a head without a body', async () => (await claiming(3000, 3000)).subarray(0, 60), 'picture.broken'],
    ['one that says more than it has', () => claiming(3000, 3000), 'picture.broken'],
    [
      'one that was cut off',
      async () => (await plain().jpeg().toBuffer()).subarray(0, 1500),
      'picture.broken',
    ],
  ] as const)('%s', async (_, make, code) => {
    expect(await makeSizes(asked(await make()))).toEqual({ refused: code });
  });

  it('a part with too few pixels', async () => {
    const bytes = await plain().png().toBuffer();
    expect(await makeSizes(asked(bytes, { crop: { x: 0, y: 0, width: 0.5, height: 0.6 } }))).toEqual({
      refused: 'picture.too_small',
    });
  });
});

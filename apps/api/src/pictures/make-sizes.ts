import {
  type Crop,
  checkPart,
  type FocalPoint,
  keptSize,
  partOf,
  type Region,
  regionOf,
} from '@traslado/domain/pictures/crop';
import { hasTooManyPixels, isAnimated, kindOfFile } from '@traslado/domain/pictures/file-kind';
import {
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
  type PictureSizes,
  SIZE_NAMES,
} from '@traslado/domain/pictures/picture-sizes';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';

/** The request to a thread: an uploaded file, and its wanted part. */
export type AskedPicture = { readonly bytes: Uint8Array; readonly crop: Crop; readonly focal: FocalPoint };

/** Reasons why a file becomes no picture. */
export type PictureRefusal =
  | 'picture.kind'
  | 'picture.animated'
  | 'picture.too_many_pixels'
  | 'picture.too_small'
  | 'picture.too_slow'
  | 'picture.broken';

export type MadePicture = {
  /** Pixels of the kept part. */
  readonly width: number;
  readonly height: number;
  readonly sizes: PictureSizes;
  readonly files: readonly {
    readonly size: PictureSize;
    readonly format: PictureFormat;
    readonly bytes: Uint8Array;
  }[];
};

export type PictureOutcome = { readonly made: MadePicture } | { readonly refused: PictureRefusal };

/** Longest that one step may take, seconds. The pool ends a thread that takes longer over all of them. */
const stepSeconds = 10;

/** More than the limit of uploads: the decoder's own limit, should a file declare less than it holds. */
const decodedPixels = 25_000_000;

// One picture at a time, by one thread of the library, and nothing kept of it.
sharp.concurrency(1);
sharp.cache(false);
// No decoder but those of the four kinds is ever started for an upload, however a file looks: uploads are read as buffers. Our own drawings are
// read from SVG files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgFile',
  ],
});

const formats: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  // A higher effort takes ten times as long and saves a tenth of the bytes.
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
};

const isLate = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

/** Makes every size of a picture. Nothing of the file but its pixels comes through: no place, no camera, no preview. */
export async function makeSizes(asked: AskedPicture): Promise<PictureOutcome> {
  const { bytes } = asked;
  const kind = kindOfFile(bytes);
  if (!kind) return { refused: 'picture.kind' };
  try {
    if (isAnimated(bytes, kind)) return { refused: 'picture.animated' };
    // Reads the head of the file only.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    // A HEIC file may call itself AVIF; its contents show its compression.
    if (head.format === 'heif' && head.compression !== 'av1') return { refused: 'picture.kind' };
    if ((head.pages ?? 1) > 1 && kind === 'webp') return { refused: 'picture.animated' };
    if (hasTooManyPixels(head)) return { refused: 'picture.too_many_pixels' };
    const part = partOf(uprightSize(head), asked.crop);
    if (checkPart('crop', part).length > 0) return { refused: 'picture.too_small' };
    return { made: await makeFiles(asked, part) };
  } catch (error) {
    return { refused: isLate(error) ? 'picture.too_slow' : 'picture.broken' };
  }
}

/** Extent as it is seen: cameras turn a picture by a note in the file. */
function uprightSize({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** The part in sRGB, decoded once, and no larger than the largest of the sizes needs it. */
async function decodePart(bytes: Uint8Array, part: Region): Promise<{ data: Buffer; info: OutputInfo }> {
  const scale = Math.max(...SIZE_NAMES.map((size) => PICTURE_SIZES[size][0] / regionOf(part, size).width));
  const decoded = sharp(bytes, { limitInputPixels: decodedPixels, failOn: 'error' })
    .autoOrient()
    .extract(part)
    .resize({ width: Math.max(1, Math.ceil(part.width * Math.min(1, scale))) })
    .toColourspace('srgb')
    .timeout({ seconds: stepSeconds });
  return decoded.raw().toBuffer({ resolveWithObject: true });
}

async function makeFiles({ bytes, focal }: AskedPicture, part: Region): Promise<MadePicture> {
  const { data, info } = await decodePart(bytes, part);
  const { width, height, channels } = info;
  const sizes: Partial<Record<PictureSize, { width: number; height: number }>> = {};
  const files: MadePicture['files'][number][] = [];
  for (const size of SIZE_NAMES) {
    const kept = keptSize(regionOf(part, size, focal), size);
    sizes[size] = kept;
    const image = sharp(data, { raw: { width, height, channels } })
      .extract(regionOf({ left: 0, top: 0, width, height }, size, focal))
      .resize({ ...kept, fit: 'fill' })
      .timeout({ seconds: stepSeconds });
    for (const format of ['avif', 'webp'] as const)
      files.push({ size, format, bytes: await formats[format](image.clone()).toBuffer() });
  }
  return { width: part.width, height: part.height, sizes: sizes as PictureSizes, files };
}

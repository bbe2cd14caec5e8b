/** Accepted kinds of files. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Most bytes of an uploaded file. */
export const MOST_BYTES = 10_000_000;

/** Most megapixels, begun ones not counted: a camera of 24 makes some more than 24,000,000. */
const MOST_MEGAPIXELS = 24;

export function hasTooManyPixels({ width, height }: { width: number; height: number }): boolean {
  return Math.floor((width * height) / 1_000_000) > MOST_MEGAPIXELS;
}

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Brands of the file format that AVIF and HEIC share: the main one, then those that it is compatible with. */
function brandsOf(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(size, bytes.length, 128);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
}

/** Kind of a file by its first bytes, whatever its name; null for one that is not accepted. */
export function kindOfFile(bytes: Uint8Array): PictureKind | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 4) === 'ftyp' && brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand)))
    return 'avif';
  return null;
}

/** Names of the chunks of a PNG that stand before its pixels. */
function chunksBeforePixels(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = textAt(bytes, at + 4, 4);
    if (name === 'IDAT') break;
    names.push(name);
  }
  return names;
}

/** True for a file that moves. A decoder reports animations that it counts as pages; it does not know these. */
export function isAnimated(bytes: Uint8Array, kind: PictureKind): boolean {
  if (kind === 'png') return chunksBeforePixels(bytes).includes('acTL');
  return kind === 'avif' && brandsOf(bytes).includes('avis');
}

import { LEAST_PART } from '@traslado/domain/pictures/crop';
import { hasTooManyPixels, isAnimated, kindOfFile, MOST_BYTES } from '@traslado/domain/pictures/file-kind';
import type { Extent } from './crop-box.ts';

/** A file that can be cut and sent. */
export type ChosenFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly url: string;
  readonly extent: Extent;
};

export type FileRefusal =
  | 'upload.too_large'
  | 'picture.kind'
  | 'picture.animated'
  | 'picture.too_many_pixels'
  | 'picture.too_small'
  | 'picture.broken';

/** Pixels as it is seen: browsers turn a picture as its camera noted it. Null where it cannot be shown. */
function extentOf(url: string): Promise<Extent | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}

/** Refuses a file before anything is sent, where the server would refuse it anyway. The caller gives the address back with `URL.revokeObjectURL`. */
export async function checkFile(file: File): Promise<ChosenFile | FileRefusal> {
  if (file.size > MOST_BYTES) return 'upload.too_large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOfFile(bytes);
  if (!kind) return 'picture.kind';
  if (isAnimated(bytes, kind)) return 'picture.animated';
  // The kind follows the file's content, not its name.
  const url = URL.createObjectURL(new Blob([bytes], { type: `image/${kind}` }));
  const extent = await extentOf(url);
  const refusal = extent ? refusalOf(extent) : 'picture.broken';
  if (!extent || refusal) {
    URL.revokeObjectURL(url);
    return refusal ?? 'picture.broken';
  }
  return { bytes, url, extent };
}

function refusalOf(extent: Extent): FileRefusal | null {
  if (hasTooManyPixels(extent)) return 'picture.too_many_pixels';
  return extent.width < LEAST_PART.width || extent.height < LEAST_PART.height ? 'picture.too_small' : null;
}

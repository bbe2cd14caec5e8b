import { channels, contrastOf, DRAWN_CONTRAST, luminance } from './colours.ts';

/** The logo of letters: where its picture lies on our host, and the colour of the header that it stands on. */
export type LetterLogo = { readonly address: string; readonly ground: string };

/** Red, green, blue and opacity of each pixel, a byte each, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** A share of a logo that may be lost on the header: the thin edges of its letters. */
const LOST_AT_MOST = 0.1;

const WHITE = [255, 255, 255];

const pixelAt = ({ data }: Pixels, index: number): Uint8Array => data.subarray(index * 4, index * 4 + 4);

/**
 * The ground that makes a clear logo visible, as red, green and blue: the header's own colour, or a white plate where too much of it would be lost on
 * the header, and less of it is lost on white.
 */
export function groundOfLogo(pixels: Pixels, header: string): readonly number[] {
  const own = channels(header);
  const lost = lostOn(pixels, own);
  return lost > LOST_AT_MOST && lostOn(pixels, WHITE) < lost ? WHITE : own;
}

/** The share of the drawn pixels that do not stand out from a ground, 0 to 1. */
function lostOn(pixels: Pixels, ground: readonly number[]): number {
  const below = luminance(ground);
  let drawn = 0;
  let lost = 0;
  for (let index = 0; index < pixels.width * pixels.height; index += 1) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixelAt(pixels, index);
    if (opacity < 128) continue;
    drawn += 1;
    if (contrastOf(luminance([red, green, blue]), below) < DRAWN_CONTRAST) lost += 1;
  }
  return drawn === 0 ? 0 : lost / drawn;
}

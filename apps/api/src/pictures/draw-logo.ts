import { channels } from '@traslado/domain/brand/colours';
import { groundOfLogo, type Pixels } from '@traslado/domain/brand/logo-ground';
import { LOGO_SCALE, LOGO_SIZE } from '@traslado/domain/pictures/picture-sizes';
import sharp from 'sharp';

/** The request to a thread: the kept file of a logo, and the colour of the header that it stands on. */
export type AskedLogo = { readonly logo: Uint8Array; readonly ground: string };

const plate = { x: 10 * LOGO_SCALE, y: 6 * LOGO_SCALE, round: 8 * LOGO_SCALE } as const;
const box = { width: LOGO_SIZE.width * LOGO_SCALE, height: LOGO_SIZE.height * LOGO_SCALE } as const;

/**
 * The logo of letters as PNG, which every mail program and the PDF show. Its empty border is cut off. It has no clear pixels: its ground is
 * drawn with it, so that a mail program with a dark side that changes the header's colour leaves the logo readable.
 */
export async function drawLogo({ logo, ground }: AskedLogo): Promise<Uint8Array> {
  const cut = await sharp(logo).ensureAlpha().trim().png().toBuffer();
  const whole = await readPixels(cut, box);
  const below = (await ownGround(logo)) ?? groundOfLogo(whole, ground);
  const header = channels(ground);
  const hasPlate = below.some((value, at) => value !== header[at]);
  const inner = { width: box.width - 2 * plate.x, height: box.height - 2 * plate.y };
  const drawn = hasPlate ? await readPixels(cut, inner) : whole;
  const { data, width, height } = paint(drawn, { below, header, hasPlate });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The colour of the first pixel of a logo that has no clear ones: it brings its ground. */
async function ownGround(logo: Uint8Array): Promise<readonly number[] | null> {
  if (!(await sharp(logo).stats()).isOpaque) return null;
  const pixel = { left: 0, top: 0, width: 1, height: 1 };
  return [...(await sharp(logo).extract(pixel).toColourspace('srgb').removeAlpha().raw().toBuffer())];
}

async function readPixels(png: Uint8Array, within: { width: number; height: number }): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .resize({ ...within, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Grounds = {
  readonly below: readonly number[];
  readonly header: readonly number[];
  readonly hasPlate: boolean;
};

/** The logo on its plate, and all of it on the header. As high as every logo, so that letters need to know no more of it. */
function paint(logo: Pixels, { below, header, hasPlate }: Grounds): Pixels {
  const width = logo.width + (hasPlate ? 2 * plate.x : 0);
  const { height } = box;
  const plateHeight = logo.height + 2 * plate.y;
  const top = Math.floor((height - plateHeight) / 2);
  const left = hasPlate ? plate.x : 0;
  const above = Math.floor((height - logo.height) / 2);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const share = hasPlate ? coverage({ x, y: y - top, width, height: plateHeight }) : 0;
      const isLogo = x >= left && x < left + logo.width && y >= above && y < above + logo.height;
      const from = ((y - above) * logo.width + x - left) * 4;
      const opacity = isLogo ? (logo.data[from + 3] ?? 0) / 255 : 0;
      for (let at = 0; at < 3; at += 1) {
        const ground = (below[at] ?? 0) * share + (header[at] ?? 0) * (1 - share);
        const value = (logo.data[from + at] ?? 0) * opacity + ground * (1 - opacity);
        data[(y * width + x) * 3 + at] = Math.round(value);
      }
    }
  return { data, width, height };
}

/** The part of a pixel that a plate with round corners covers, 0 to 1. */
function coverage(pixel: { x: number; y: number; width: number; height: number }): number {
  const { round } = plate;
  const outside = (value: number, size: number): number =>
    Math.max(round - value - 0.5, value + 0.5 - (size - round), 0);
  const distance = Math.hypot(outside(pixel.x, pixel.width), outside(pixel.y, pixel.height));
  return Math.min(1, Math.max(0, round - distance + 0.5));
}

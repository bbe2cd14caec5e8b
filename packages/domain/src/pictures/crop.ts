import type { RuleIssue } from '../forms/issue.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/** A part of a picture, in fractions of its width and height as it is seen, upright. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The point that stays in sight wherever a size is narrower or lower than the part, in fractions of the part. */
export type FocalPoint = { readonly x: number; readonly y: number };

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** In pixels. */
export type Region = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Extent = { readonly width: number; readonly height: number };

/** Least pixels of a part: with fewer it would be blurred on a phone already. */
export const LEAST_PART = { width: 640, height: 400 } as const;

/** Fractions are sent with a few digits; their sum may miss 1 by so much. */
const slack = 1e-6;

/** `picture.crop_outside` where the part has no area or reaches beyond the picture. */
export function checkCrop(field: string, { x, y, width, height }: Crop): RuleIssue[] {
  const isInside =
    x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 + slack && y + height <= 1 + slack;
  return isInside ? [] : [{ field, code: 'picture.crop_outside' }];
}

/** The part of a picture in whole pixels. */
export function partOf({ width, height }: Extent, crop: Crop): Region {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/** `picture.too_small` where the part has too few pixels. */
export function checkPart(field: string, { width, height }: Region): RuleIssue[] {
  const isEnough = width >= LEAST_PART.width && height >= LEAST_PART.height;
  return isEnough ? [] : [{ field, code: 'picture.too_small', params: LEAST_PART }];
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The largest region inside a part that has the shape of a size, as near as it gets to its focal point. */
export function regionOf(part: Region, size: PictureSize, focal: FocalPoint = MIDDLE): Region {
  const [w, h] = PICTURE_SIZES[size];
  const scale = Math.min(part.width / w, part.height / h);
  const width = Math.max(1, Math.min(part.width, Math.round(w * scale)));
  const height = Math.max(1, Math.min(part.height, Math.round(h * scale)));
  return {
    left: part.left + between(0, Math.round(focal.x * part.width - width / 2), part.width - width),
    top: part.top + between(0, Math.round(focal.y * part.height - height / 2), part.height - height),
    width,
    height,
  };
}

/** Stored pixels of a size: its own, or fewer where the region has fewer. Nothing is enlarged. */
export function keptSize(region: Extent, size: PictureSize): Extent {
  const [width, height] = PICTURE_SIZES[size];
  return region.width >= width
    ? { width, height }
    : { width: region.width, height: Math.max(1, Math.round((region.width * height) / width)) };
}

import { type Crop, LEAST_PART } from '@traslado/domain/pictures/crop';

// Moving and sizing of a picture's chosen part, in fractions of the picture.

export type Extent = { readonly width: number; readonly height: number };

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), Math.max(least, most));

/** Height of a part in fractions, of the width in fractions, for a fixed shape. */
const heightFor = (width: number, image: Extent, ratio: number): number =>
  (width * image.width) / (ratio * image.height);

/** The largest part in the middle; of a shape where one is wanted, width by height. */
export function largestPart(image: Extent, ratio?: number): Crop {
  if (!ratio) return { x: 0, y: 0, width: 1, height: 1 };
  const width = Math.min(1, (ratio * image.height) / image.width);
  const height = Math.min(1, heightFor(width, image, ratio));
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The part moved by fractions of the picture; it stops at the edges. */
export function moved(crop: Crop, dx: number, dy: number): Crop {
  return {
    ...crop,
    x: between(0, crop.x + dx, 1 - crop.width),
    y: between(0, crop.y + dy, 1 - crop.height),
  };
}

/** Least width and height that a part may have: the least stored size, or all of a smaller picture. */
const leastOf = (image: Extent): Extent => ({
  width: Math.min(1, LEAST_PART.width / image.width),
  height: Math.min(1, LEAST_PART.height / image.height),
});

/** A part of this width and height from its upper left corner on, of the wanted shape, no smaller than can be stored. */
export function sizedFromCorner(crop: Crop, size: Extent, image: Extent, ratio?: number): Crop {
  const least = leastOf(image);
  const most = { width: 1 - crop.x, height: 1 - crop.y };
  if (!ratio)
    return {
      ...crop,
      width: between(least.width, size.width, most.width),
      height: between(least.height, size.height, most.height),
    };
  const perWidth = heightFor(1, image, ratio);
  const leastWidth = Math.max(least.width, least.height / perWidth);
  const mostWidth = Math.min(most.width, most.height / perWidth);
  const width = Math.min(mostWidth, Math.max(leastWidth, size.width));
  return { ...crop, width, height: Math.min(most.height, width * perWidth) };
}

/** The part grown or shrunk around its middle, and moved back inside where it would reach beyond an edge. */
export function scaled(crop: Crop, factor: number, image: Extent, ratio?: number): Crop {
  const whole = largestPart(image, ratio);
  const least = sizedFromCorner({ ...whole, x: 0, y: 0 }, { width: 0, height: 0 }, image, ratio);
  const width = between(least.width, crop.width * factor, whole.width);
  const height = ratio
    ? Math.min(whole.height, heightFor(width, image, ratio))
    : between(least.height, crop.height * factor, whole.height);
  const x = crop.x + (crop.width - width) / 2;
  const y = crop.y + (crop.height - height) / 2;
  return moved({ x, y, width, height }, 0, 0);
}

/** Pixels of a part. */
export function pixelsOf(crop: Crop, image: Extent): Extent {
  return { width: Math.round(crop.width * image.width), height: Math.round(crop.height * image.height) };
}

/** The fractions as a form sends them. */
export function fractionsOf({ x, y, width, height }: Crop): Record<keyof Crop, string> {
  // Cut off, not rounded: rounded up, position and size together could reach beyond the edge.
  const text = (value: number): string => String(Math.floor(value * 1e6) / 1e6);
  return { x: text(x), y: text(y), width: text(width), height: text(height) };
}

import { checkCrop, checkPart, partOf } from '@traslado/domain/pictures/crop';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionsOf, largestPart, moved, pixelsOf, scaled, sizedFromCorner } from './crop-box.ts';

const image = fc.record({
  width: fc.integer({ min: 640, max: 6_000 }),
  height: fc.integer({ min: 640, max: 6_000 }),
});
const ratio = fc.constantFrom(undefined, 1, 16 / 10, 2);
const step = fc.double({ min: -1.5, max: 1.5, noNaN: true });

describe('the chosen part', () => {
  it('stays inside, keeps its shape and its least size, however it is moved and sized', () => {
    fc.assert(
      fc.property(
        image,
        ratio,
        fc.array(fc.tuple(fc.constantFrom('move', 'scale', 'corner'), step, step), { maxLength: 12 }),
        (extent, shape, steps) => {
          let crop = largestPart(extent, shape);
          for (const [kind, a, b] of steps) {
            if (kind === 'move') crop = moved(crop, a, b);
            if (kind === 'scale') crop = scaled(crop, 1 + a / 3, extent, shape);
            if (kind === 'corner') crop = sizedFromCorner(crop, { width: a, height: b }, extent, shape);
            const sent = fractionsOf(crop);
            const read = { x: +sent.x, y: +sent.y, width: +sent.width, height: +sent.height };
            expect(checkCrop('crop', read)).toEqual([]);
            const { width, height } = pixelsOf(crop, extent);
            if (shape) expect(Math.abs(width - height * shape)).toBeLessThan(2.5);
            else expect(checkPart('crop', partOf(extent, crop))).toEqual([]);
          }
        },
      ),
    );
  });

  it.each([
    [{ width: 2000, height: 1000 }, undefined, { x: 0, y: 0, width: 1, height: 1 }],
    [{ width: 2000, height: 1000 }, 1, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [{ width: 1000, height: 2000 }, 2, { x: 0, y: 0.375, width: 1, height: 0.25 }],
  ])('of %j in the shape %s begins as %j', (extent, shape, crop) => {
    expect(largestPart(extent, shape)).toEqual(crop);
  });

  it.each([
    [1 / 3, '0.333333'],
    [1, '1'],
    [0, '0'],
    [1e-9, '0'],
  ])('%d is sent as %s', (value, text) => {
    expect(fractionsOf({ x: value, y: 0, width: 1, height: 1 }).x).toBe(text);
  });
});

import { pictureFile } from '@traslado/domain/pictures/picture-sizes';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Pictures } from '../ports/pictures.ts';

const name = '00112233445566778899aabbccddeeff';
const file = pictureFile(name, 'desktop', 'webp');
const bytes = new TextEncoder().encode('of a picture');

/** The promises of every store of pictures. */
export function describePictures(store: string, open: () => Promise<Pictures>): void {
  describe(`pictures in ${store}`, () => {
    let pictures: Pictures;
    beforeEach(async () => {
      pictures = await open();
    });

    it('gives back what was put', async () => {
      expect(await pictures.get(file)).toBeNull();
      expect(await pictures.put(file, bytes)).toBe('kept');
      expect(new Uint8Array((await pictures.get(file)) ?? [])).toEqual(bytes);
    });

    it('never changes a file', async () => {
      await pictures.put(file, bytes);
      expect(await pictures.put(file, new Uint8Array(3))).toBe('taken');
      expect((await pictures.get(file))?.length).toBe(bytes.length);
    });

    it('removes a file, and one that is not there too', async () => {
      await pictures.put(file, bytes);
      await pictures.remove(file);
      await pictures.remove(file);
      expect(await pictures.get(file)).toBeNull();
    });

    it('lists what there is, whole and dated', async () => {
      expect(await pictures.list()).toEqual([]);
      await pictures.put(file, bytes);
      expect(await pictures.list()).toEqual([{ file, name, isWhole: true, keptAt: expect.any(Number) }]);
    });

    it.each(['../secret', `../${file}`, `${name}-desktop.svg`, `${name}-desktop.webp\u0000`, name, ''])(
      'refuses the name %j',
      async (wrong) => {
        await expect(pictures.put(wrong, bytes)).rejects.toThrow(RangeError);
        await expect(pictures.get(wrong)).rejects.toThrow(RangeError);
        await expect(pictures.remove(wrong)).rejects.toThrow(RangeError);
      },
    );
  });
}

import type { LetterLogo } from '@traslado/domain/brand/logo-ground';
import { PICTURES_PATH } from '@traslado/domain/pictures/picture-sizes';
import type { Pictures } from '../ports/pictures.ts';
import type { PicturePool } from './picture-pool.ts';

/** The logo for letters, a PNG; null where it cannot be had: they show the name then. */
export type DrawLogo = (logo: LetterLogo) => Promise<Uint8Array | null>;

/** Logos that are remembered: a brand, and the one before it. */
const remembered = 4;

/** Draws each logo once, in a thread. The file of a picture never changes, so its drawing stays right. */
export function createLetterLogos({
  pictures,
  pool,
  onError,
}: {
  readonly pictures: Pick<Pictures, 'get'>;
  readonly pool: Pick<PicturePool, 'drawLogo'>;
  readonly onError: (error: unknown) => void;
}): DrawLogo {
  const drawn = new Map<string, Promise<Uint8Array | null>>();
  const draw = async ({ address, ground }: LetterLogo): Promise<Uint8Array | null> => {
    const logo = await pictures.get(address.slice(PICTURES_PATH.length));
    return logo && pool.drawLogo({ logo, ground });
  };
  return (logo) => {
    const name = `${logo.address} ${logo.ground}`;
    const found = drawn.get(name);
    if (found) return found;
    const made = draw(logo)
      .catch((error: unknown) => {
        onError(error);
        return null;
      })
      .then((png) => {
        // The next letter tries again.
        if (png === null) drawn.delete(name);
        return png;
      });
    for (const oldest of [...drawn.keys()].slice(0, Math.max(0, drawn.size - remembered + 1)))
      drawn.delete(oldest);
    drawn.set(name, made);
    return made;
  };
}

import { imagesOf, type PictureSizes } from '@traslado/domain/pictures/picture-sizes';

/** A PNG of 640 by 400 pixels, one colour all over: the smallest that is taken. */
export const examplePictureFile = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAoAAAAGQAQMAAAAEPUNmAAAAA1BMVEURRHfg6poDAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAANklEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB4NH6QAAF17NuoAAAAAElFTkSuQmCC',
  ),
  (sign) => sign.charCodeAt(0),
);

const name = '00112233445566778899aabbccddeeff';

const sizes: PictureSizes = {
  thumbnails: { width: 320, height: 240 },
  mobile: { width: 640, height: 400 },
  tablets: { width: 640, height: 356 },
  desktop: { width: 640, height: 320 },
  largeDesktop: { width: 640, height: 288 },
};

export const examplePicture = {
  id: 12,
  name,
  width: 640,
  height: 400,
  alt_en: 'A white van in front of the lobby',
  alt_es: 'Una van blanca frente al lobby',
  sizes,
  images: imagesOf(name),
  bytes: 8_210,
  version: 1,
  created_at: '2026-11-21T15:00:00.000Z',
  created_by: 'catalogue.demo',
  updated_at: '2026-11-21T15:00:00.000Z',
  updated_by: 'catalogue.demo',
};

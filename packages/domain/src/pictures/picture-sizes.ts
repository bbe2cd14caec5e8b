/** The sizes in which a picture is stored, in pixels, by the names that the sheet of a service has for them. */
export const PICTURE_SIZES = {
  thumbnails: [320, 240],
  mobile: [640, 400],
  tablets: [900, 500],
  desktop: [1200, 600],
  largeDesktop: [1600, 720],
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

export const SIZE_NAMES = Object.keys(PICTURE_SIZES) as PictureSize[];

/** The room that the logo of letters has, in pixels, and the factor by which it is drawn finer. */
export const LOGO_SIZE = { width: 200, height: 52 } as const;
export const LOGO_SCALE = 3;

/** Width and height of each size of one picture, in pixels. A picture smaller than a size is stored smaller there, in the same shape. */
export type PictureSizes = Readonly<Record<PictureSize, { readonly width: number; readonly height: number }>>;

const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Path of picture files on our host. */
export const PICTURES_PATH = '/pictures/';

/** Name of a picture: 128 random bits as hexadecimal digits. */
const NAME = /^[0-9a-f]{32}$/;

export const isPictureName = (text: string): boolean => NAME.test(text);

/** Name of one file of a picture: `0f…9c-desktop.webp`. */
export function pictureFile(name: string, size: PictureSize, format: PictureFormat): string {
  return `${name}-${size}.${format}`;
}

export function filesOfPicture(name: string): string[] {
  return SIZE_NAMES.flatMap((size) => PICTURE_FORMATS.map((format) => pictureFile(name, size, format)));
}

const FILE = new RegExp(`^([0-9a-f]{32})-(${SIZE_NAMES.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

/** The parts of a file's name, or null where it is none of a picture: no path, no other ending, no capital letter. */
export function readPictureFile(
  file: string,
): { readonly name: string; readonly format: PictureFormat } | null {
  const [, name, , format] = FILE.exec(file) ?? [];
  return name === undefined ? null : { name, format: format === 'avif' ? 'avif' : 'webp' };
}

/**
 * Addresses of a picture in the shape of a sheet's `images`. They are of WebP, which every program shows; beside each lies its AVIF, see
 * `avifOf`.
 * @param name column `picture.name`
 */
export function imagesOf(name: string): Record<PictureSize, string[]> {
  const address = (size: PictureSize): string[] => [PICTURES_PATH + pictureFile(name, size, 'webp')];
  return {
    thumbnails: address('thumbnails'),
    desktop: address('desktop'),
    largeDesktop: address('largeDesktop'),
    tablets: address('tablets'),
    mobile: address('mobile'),
  };
}

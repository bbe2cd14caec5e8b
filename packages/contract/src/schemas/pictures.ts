import type { PictureSize } from '@traslado/domain/pictures/picture-sizes';
import { z } from 'zod';
import { id, instant } from './values.ts';

/** The file of an upload, whatever is in it. */
export const uploadedFile = z.instanceof(Uint8Array).meta({ format: 'binary' });

/** A fraction in a form: `0`, `0.25`, `1`. */
export const fractionText = z
  .string()
  .regex(/^(0|1|[01]?\.\d{1,8})$/, { error: 'number.invalid' })
  .transform(Number)
  .pipe(z.number().min(0).max(1))
  .meta({ examples: ['0.25'] });

const extent = z.object({ width: z.int(), height: z.int() });

/** A picture that staff uploaded. */
export const picture = z.object({
  id,
  /** Of its files: `/pictures/{name}-desktop.webp`, and `.avif`. */
  name: z.string(),
  /** Pixels of the stored part. */
  width: z.int(),
  height: z.int(),
  alt_en: z.string(),
  alt_es: z.string(),
  /** Pixels of each size: fewer than usual where the part had fewer. */
  sizes: z.object({
    thumbnails: extent,
    mobile: extent,
    tablets: extent,
    desktop: extent,
    largeDesktop: extent,
  } satisfies Record<PictureSize, typeof extent>),
  /** Addresses of each size as WebP, in the shape of a sheet's `images`; the AVIF lies beside each. */
  images: z.object({
    thumbnails: z.array(z.string()),
    mobile: z.array(z.string()),
    tablets: z.array(z.string()),
    desktop: z.array(z.string()),
    largeDesktop: z.array(z.string()),
  } satisfies Record<PictureSize, z.ZodType>),
  /** Bytes of all its files. */
  bytes: z.int(),
  version: z.int(),
  created_at: instant,
  created_by: z.string(),
  updated_at: instant,
  updated_by: z.string(),
});

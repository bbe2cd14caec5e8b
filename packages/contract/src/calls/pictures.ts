import { MOST_BYTES } from '@traslado/domain/pictures/file-kind';
import { z } from 'zod';
import { call } from '../call.ts';
import { examplePicture, examplePictureFile } from '../examples/pictures.ts';
import { fractionText, picture, uploadedFile } from '../schemas/pictures.ts';
import { idText } from '../schemas/values.ts';

/** Pictures of services, and of their places. */
export const pictureCalls = {
  uploadPicture: call({
    route: {
      method: 'POST',
      path: '/v1/staff/pictures',
      access: 'staff',
      permission: 'pictures:change',
      body: 'upload',
      mostBytes: MOST_BYTES,
      status: 201,
    },
    backend: 'own',
    summary: 'Keeps a picture in the sizes of the pages; one that nothing uses is gone after a day',
    shapes: {
      body: z.strictObject({
        /** JPEG, PNG, WebP or AVIF. */
        file: uploadedFile,
        /** The stored part, in fractions of the upright picture; all of it when left out. */
        crop: z
          .strictObject({ x: fractionText, y: fractionText, width: fractionText, height: fractionText })
          .optional(),
        /** The point that stays in sight where a size is narrower or lower, in fractions of that part; its middle when left out. */
        focal: z.strictObject({ x: fractionText, y: fractionText }).optional(),
        alt_en: z.string(),
        alt_es: z.string(),
      }),
      answer: picture,
    },
    refuses: [
      'upload.too_large',
      'upload.busy',
      'backend.unavailable',
      'picture.kind',
      'picture.animated',
      'picture.too_many_pixels',
      'picture.too_small',
      'picture.crop_outside',
      'picture.too_slow',
      'picture.broken',
    ],
    example: {
      body: {
        file: examplePictureFile,
        crop: { x: '0', y: '0', width: '1', height: '1' },
        focal: { x: '0.5', y: '0.5' },
        alt_en: examplePicture.alt_en,
        alt_es: examplePicture.alt_es,
      },
      answer: examplePicture,
    },
  }),

  getPicture: call({
    route: { method: 'GET', path: '/v1/staff/pictures/{id}', access: 'staff' },
    backend: 'own',
    summary: 'One picture with its addresses',
    shapes: { params: z.strictObject({ id: idText }), answer: picture },
    refuses: ['picture.not_found'],
    example: { params: { id: '12' }, answer: examplePicture },
  }),

  deletePicture: call({
    route: {
      method: 'DELETE',
      path: '/v1/staff/pictures/{id}',
      access: 'staff',
      permission: 'pictures:change',
    },
    backend: 'own',
    summary: 'Removes a picture that nothing uses',
    shapes: {
      params: z.strictObject({ id: idText }),
      answer: z.object({ deleted: z.literal(true) }),
    },
    refuses: ['picture.not_found', 'picture.in_use'],
    example: { params: { id: '12' }, answer: { deleted: true } },
  }),
};

import type { CallAnswer } from '@traslado/contract/schemas';
import { imagesOf } from '@traslado/domain/pictures/picture-sizes';
import { toIso } from '@traslado/domain/time/instant';
import type { PictureRecord } from './record.ts';

/** A picture on the wire. */
export function presentPicture(picture: PictureRecord): CallAnswer<'getPicture'> {
  const { id, name, width, height, alt_en, alt_es, sizes, bytes, version } = picture;
  return {
    id,
    name,
    width,
    height,
    alt_en,
    alt_es,
    sizes,
    images: imagesOf(name),
    bytes,
    version,
    created_at: toIso(picture.createdAt),
    created_by: picture.createdBy,
    updated_at: toIso(picture.updatedAt),
    updated_by: picture.updatedBy,
  };
}

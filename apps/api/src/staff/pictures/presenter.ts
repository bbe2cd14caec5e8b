import type { CallAnswer } from '@traslado/contract/schemas';
import { imagesOf } from '@traslado/domain/pictures/picture-sizes';
import { toIso } from '@traslado/domain/time/instant';
import type { PictureRecord } from '../../store/picture/record.ts';

/** A picture on the wire. */
export function presentPicture(picture: PictureRecord): CallAnswer<'getPicture'> {
  const { id, facts, version } = picture;
  return {
    id,
    ...facts,
    images: imagesOf(facts.name),
    version,
    created_at: toIso(picture.createdAt),
    created_by: picture.createdBy,
    updated_at: toIso(picture.updatedAt),
    updated_by: picture.updatedBy,
  };
}

import { MIDDLE, WHOLE } from '@traslado/domain/pictures/crop';
import { PICTURES_PATH, readPictureFile } from '@traslado/domain/pictures/picture-sizes';
import { type Binding, bind } from '../../http/bind.ts';
import { Refused } from '../../refused.ts';
import { findPicture } from '../../store/picture/repository.ts';
import { presentPicture } from './presenter.ts';
import { removePicture } from './remove-picture.ts';
import { type UploadDependencies, uploadPicture } from './upload-picture.ts';

/** No code in a picture is ever run, even if the file is opened by itself. */
const policy = "default-src 'none'; sandbox";

/** Pictures: their upload by staff, and their public address. */
export function bindPictures(binding: Binding, dependencies: UploadDependencies): void {
  bind(binding, 'uploadPicture', ({ caller, body, now }) =>
    uploadPicture(dependencies, caller, {
      ...body,
      crop: body.crop ?? WHOLE,
      focal: body.focal ?? MIDDLE,
      now,
    }),
  );

  bind(binding, 'getPicture', async ({ params }) => {
    const picture = await findPicture(dependencies.db, params.id);
    if (!picture) throw new Refused('picture.not_found');
    return presentPicture(picture);
  });

  bind(binding, 'deletePicture', async ({ caller, params, now }) => {
    await removePicture(dependencies, caller, { id: params.id, now });
    return { deleted: true as const };
  });

  // The name is random and its bytes never change, so that a browser never asks again.
  binding.app.get<{ Params: { file: string } }>(`${PICTURES_PATH}:file`, async (request, reply) => {
    const { file } = request.params;
    const known = readPictureFile(file);
    const bytes = known && (await dependencies.pictures.get(file));
    if (!known || !bytes) return reply.callNotFound();
    return reply
      .header('content-type', `image/${known.format}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', policy)
      .send(bytes);
  });
}

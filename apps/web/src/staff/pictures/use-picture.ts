import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { pictureRoutes } from '@traslado/contract/routes-of-pictures';
import type { CallAnswer } from '@traslado/contract/schemas';
import { upload } from '@traslado/contract/upload';
import type { AltTexts } from '@traslado/domain/pictures/alt-text';
import type { Crop } from '@traslado/domain/pictures/crop';
import { callApi } from '../../data/client.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { fractionsOf } from './crop-box.ts';

export type Picture = CallAnswer<'getPicture'>;

const keyOf = (id: number | null) => ['staff', 'pictures', id] as const;

/** A picture by its number. It never changes, so it is asked for once. */
export function usePicture(id: number | null) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => whileSignedIn(() => callApi('getPicture', { params: { id: String(id) } })),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type UploadOutcome =
  | { readonly kind: 'kept'; readonly picture: Picture }
  /** `says`: the server's sentence, in the language of the page. */
  | { readonly kind: 'refused'; readonly code: string; readonly says: string }
  | { readonly kind: 'unanswered' };

type Sent = AltTexts & { readonly bytes: Uint8Array<ArrayBuffer>; readonly crop: Crop };

/** Sends a picture; its answer is known to `usePicture` from then on. */
export function useUpload() {
  const queries = useQueryClient();
  return async (
    { bytes, crop, alt_en, alt_es }: Sent,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
  ): Promise<UploadOutcome> => {
    const body = { file: bytes, crop: fractionsOf(crop), alt_en, alt_es };
    const locale = document.documentElement.lang;
    try {
      const picture = await whileSignedIn(() =>
        upload<'uploadPicture'>(pictureRoutes.uploadPicture, body, { locale, onProgress, signal }),
      );
      queries.setQueryData(keyOf(picture.id), picture);
      return { kind: 'kept', picture };
    } catch (error) {
      if (!(error instanceof ProblemError)) return { kind: 'unanswered' };
      return { kind: 'refused', code: error.problem.code, says: error.problem.detail };
    }
  };
}

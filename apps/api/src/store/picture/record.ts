import type { AltTexts } from '@traslado/domain/pictures/alt-text';
import type { PictureSizes } from '@traslado/domain/pictures/picture-sizes';

/** Facts of a picture beside its files, under the names of the wire. */
export type PictureFacts = AltTexts & {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: PictureSizes;
  readonly bytes: number;
};

/** Epoch milliseconds. */
export type PictureRecord = {
  readonly id: number;
  readonly facts: PictureFacts;
  readonly version: number;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly updatedAt: number;
  readonly updatedBy: string;
};

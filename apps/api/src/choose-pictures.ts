import { join, resolve } from 'node:path';
import { createPictureFolder } from './adapters/pictures/folder.ts';
import type { Config } from './config.ts';
import type { Pictures } from './ports/pictures.ts';

/** The store of pictures' files. */
export function choosePictures(config: Pick<Config, 'DATA_DIR' | 'PICTURES_DIR'>): Pictures {
  return createPictureFolder(resolve(config.PICTURES_DIR ?? join(config.DATA_DIR, 'pictures')));
}

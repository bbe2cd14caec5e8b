import * as pictures from '../../../store/picture/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const size = { width: 640, height: 400 };
const facts = {
  name: '00112233445566778899aabbccddeeff',
  ...size,
  alt_en: 'A van',
  alt_es: 'Una van',
  sizes: { thumbnails: size, mobile: size, tablets: size, desktop: size, largeDesktop: size },
  bytes: 1,
};

const used = [{ table: 'service', column: 'picture_id' }];

export const pictureSamples = [
  samplesOf<typeof pictures>('store/picture/repository.ts', {
    insertPicture: [
      {
        answers: [[{ id: 1 }]],
        call: ({ tx }) => pictures.insertPicture(tx, facts, { username: 'ana', now }),
      },
    ],
    isPictureUsed: [
      {
        when: 'a table refers to pictures',
        answers: [used],
        call: ({ tx }) => pictures.isPictureUsed(tx, 1),
      },
      { when: 'none does', call: ({ tx }) => pictures.isPictureUsed(tx, 1) },
    ],
    deleteUnusedPictures: [
      {
        answers: [used, [{ id: 1 }]],
        call: ({ tx }) => pictures.deleteUnusedPictures(tx, { before: now, limit: 200 }),
      },
    ],
  }),
];

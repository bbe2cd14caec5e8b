import * as systems from '../../../store/account/system-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const by = { username: 'ana', now };

export const systemSamples = [
  samplesOf<typeof systems>('store/account/system-repository.ts', {
    countWorkingKeysForChange: [
      {
        answers: [[{}], [{ working: 1 }]],
        call: ({ tx }) => systems.countWorkingKeysForChange(tx, 1),
      },
    ],
    insertKey: [
      {
        answers: [[{ id: 1 }]],
        call: ({ tx }) => systems.insertKey(tx, { systemId: 1, hash: 'of the key', ending: 'x9Kd' }, by),
      },
    ],
  }),
];

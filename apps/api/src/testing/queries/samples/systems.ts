import * as systems from '../../../store/account/system-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const by = { username: 'ana', now };

export const systemSamples = [
  samplesOf('store/account/system-repository.ts', systems, {
    findSystem: ({ db }) => systems.findSystem(db, 1),
    listKeys: ({ db }) => systems.listKeys(db, 1),
    findWorkingKey: ({ db }) => systems.findWorkingKey(db, { username: 'lobby-kiosks', hash: 'of the key' }),
    updateKeyUse: ({ db }) => systems.updateKeyUse(db, 1, now),
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
    updateKeyEnd: ({ db }) => systems.updateKeyEnd(db, { systemId: 1, id: 1 }, by),
  }),
];

import * as audit from '../../../features/audit/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const seal = { position: 1, entryId: 1, hash: '00'.repeat(32) };

export const auditSamples = [
  samplesOf('features/audit/repository.ts', audit, {
    hasUnsealed: ({ db }) => audit.hasUnsealed(db),
    listUnsealed: ({ tx }) => audit.listUnsealed(tx, 1_000),
    findLastSeal: ({ db }) => audit.findLastSeal(db),
    insertSeals: ({ tx }) => audit.insertSeals(tx, [seal], now),
    listSealed: ({ db }) => audit.listSealed(db, 0, 1_000),
    findForgotten: ({ db }) => audit.findForgotten(db, now),
    insertCheck: ({ tx }) => audit.insertCheck(tx, { links: 1, anchors: 0, findings: [] }, now),
    findLastCheck: ({ db }) => audit.findLastCheck(db),
  }),
];

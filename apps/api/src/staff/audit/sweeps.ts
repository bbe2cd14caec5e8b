import { rowsAtOnce } from '../../in-pieces.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { keepAnchor } from './keep-anchor.ts';
import { keepCheck } from './keep-check.ts';
import { sealEntries } from './seal-entries.ts';

/** @param anchors the file that keeps the end of the audit of each day; without it nothing is anchored or checked */
export const sweepsOfAudit = (anchors: string | undefined): readonly Sweep[] => [
  {
    name: 'sealed',
    every: 'round',
    run: async (db, now) => {
      const sealed = await sealEntries(db, { now, limit: rowsAtOnce });
      // The first entries of an audit do not wait for the hour.
      if (sealed > 0 && anchors !== undefined) await keepCheck(db, { file: anchors, now });
      return sealed;
    },
    full: rowsAtOnce,
  },
  ...(anchors === undefined
    ? []
    : ([
        { name: 'anchor', every: 'hour', run: (db, now) => keepAnchor(db, { file: anchors, now }) },
        { name: 'auditCheck', every: 'hour', run: (db, now) => keepCheck(db, { file: anchors, now }) },
      ] satisfies Sweep[])),
];

import type { ChangeSetCheck } from '@traslado/contract/schemas/change-sets';
import { isOver } from '@traslado/domain/change-sets/state';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { PriceShifts } from '../../store/change-set/record.ts';
import { listSetParts } from '../../store/change-set/row-repository.ts';
import { applyParts } from '../catalogues/apply-parts.ts';
import { tellHindrances } from './describe-hindrances.ts';
import { presentShifts } from './present-shifts.ts';
import { type Hindrance, refusedOf, writeSet } from './publish-set.ts';
import { catalogueOrder } from './read-kept.ts';
import { seeSet } from './see-sets.ts';

type Asked = { readonly id: number; readonly language: Language; readonly now: number };

const nothingBroken = { total: 0, broken: [] };

/**
 * The hindrances of publishing a set now, and the expected prices that it would break: it is written as publishing writes it, and rolled
 * back. Every reader of the set may check it. The right to publish is another question, so its rows are written with rights to the whole
 * group. Codes: those of `seeSet`, `change_set.moved` of one that is published or withdrawn.
 */
export async function checkSet(
  db: Db,
  staff: StaffCaller,
  { id, language, now }: Asked,
): Promise<ChangeSetCheck> {
  const set = await seeSet(db, staff, { id });
  if (isOver(set.status)) throw new Refused('change_set.moved');
  const parts = await listSetParts(db, id);
  const definitions = catalogueOrder(parts.map(({ catalogue }) => catalogue));
  const whole = { kind: 'change_set', undoneId: null, staff, now } as const;
  let stale: readonly Hindrance[] = [];
  let shifts: PriceShifts | null = null;
  const looked = await applyParts(
    db,
    definitions,
    whole,
    async (tx, { writer, ...work }) => {
      const ofGroup = { ...writer, staff: { ...staff, scope: null } };
      ({ stale, shifts } = await writeSet(tx, { id, definitions, ...work, writer: ofGroup }));
      return false;
    },
    'look',
  );
  const hindrances = [...stale, ...refusedOf(looked.parts)];
  return {
    version: set.version,
    hindered: await tellHindrances(db, hindrances, { language, scope: staff.scope }),
    // With a hindered row there are no prices to calculate.
    prices: hindrances.length > 0 ? null : (looked.prices ?? nothingBroken),
    shifts: hindrances.length > 0 ? null : presentShifts(shifts, staff.scope, language),
  };
}

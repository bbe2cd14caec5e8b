import type { KeepBody } from '@traslado/contract/schemas/change-sets';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listSetRows } from '../../store/change-set/row-repository.ts';
import { keepSteps } from './keep-steps.ts';
import { planSource } from './plan-source.ts';
import { seeSet } from './see-sets.ts';

/** Keeps a person's changes in a draft. Codes: those of the change, and of `keepSteps`. */
export async function keepChanges(
  db: Db,
  staff: StaffCaller,
  { body, now }: { readonly body: KeepBody; readonly now: number },
): Promise<{ readonly id: number; readonly name: string; readonly kept: number }> {
  const { change_set: id, note, refused, source } = body;
  const name = id === null ? body.name.trim() : (await seeSet(db, staff, { id })).name;
  if (name === '') throw new Refused('field.required', { field: 'name' });
  const rows = id === null ? [] : await listSetRows(db, { setId: id });
  const planned = await planSource(db, staff, source, { now, kept: rows });
  const parts = planned.map(({ definition, steps }) => ({
    definition,
    steps: refused === 'skip' ? steps.filter(({ refusal }) => refusal === null) : steps,
  }));
  const draft = id === null ? { name, note } : { id };
  return db.transaction().execute(async (tx) => {
    const isWhole = source.kind === 'rewrite';
    const { id: setId, numbers } = await keepSteps(tx, staff, { draft, parts, isWhole, now });
    return { id: setId, name, kept: numbers.reduce((sum, some) => sum + some.length, 0) };
  });
}

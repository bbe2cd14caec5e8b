import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { addChange } from '@traslado/domain/change-sets/merge-row';
import { MOST_SET_ROWS } from '@traslado/domain/change-sets/state';
import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { filterInPieces, inSets } from '../../in-pieces.ts';
import { Refused } from '../../refused.ts';
import { insertAuthor } from '../../store/change-set/author-repository.ts';
import type { KeptRow } from '../../store/change-set/record.ts';
import { insertSet, updateDraft } from '../../store/change-set/repository.ts';
import { insertSetRows, listSetParts, listSetRows } from '../../store/change-set/row-repository.ts';
import { findWider } from '../catalogues/check-scope.ts';
import { actionOf, type Step } from '../catalogues/present-steps.ts';
import { readPropertiesOf } from '../catalogues/read-rows-of.ts';
import { reserveNumbers } from '../catalogues/reserve-numbers.ts';
import { noteDeed } from './note-deed.ts';
import { seeSet } from './see-sets.ts';

/** An existing draft, or a new one. */
export type Draft = { readonly id: number } | { readonly name: string; readonly note: string };

type Part = { readonly definition: Definition; readonly steps: readonly Step[] };

type Keeping = {
  readonly draft: Draft;
  readonly parts: readonly Part[];
  /** The steps replace the set's earlier versions of their rows, instead of adding to them. */
  readonly isWhole?: boolean;
  readonly now: number;
};

async function openDraft(tx: Tx, staff: StaffCaller, draft: Draft, now: number): Promise<number> {
  const { accountId, username } = staff;
  if (!('id' in draft)) return insertSet(tx, { ...draft, username, accountId, now });
  const { id } = await seeSet(tx, staff, draft);
  if (!(await updateDraft(tx, id))) throw new Refused('change_set.moved');
  return id;
}

/** The states that decide a row's properties. */
const statesOf = ({ rowId, before, after }: KeptRow): { id: number; facts: Facts }[] =>
  [before, after].flatMap((facts) => (facts ? [{ id: rowId, facts }] : []));

/** Writes rows of one catalogue into a set, with the properties that they belong to. */
export async function writeSetRows(
  tx: Tx,
  definition: Definition,
  rows: readonly KeptRow[],
  set: { readonly setId: number; readonly username: string; readonly now: number },
): Promise<void> {
  for (const some of inSets(rows)) {
    const states = some.flatMap((row, index) => statesOf(row).map((state) => ({ index, state })));
    const all = await readPropertiesOf(
      tx,
      definition,
      states.map(({ state }) => state),
    );
    const properties = some.map(() => new Set<number>());
    states.forEach(({ index }, place) => {
      for (const id of all[place] ?? []) properties[index]?.add(id);
    });
    const written = some.map((row, index) => ({ ...row, properties: [...(properties[index] ?? [])] }));
    await insertSetRows(tx, { ...set, catalogue: definition.name }, written);
  }
}

async function keepPart(
  tx: Tx,
  { definition, steps }: Part,
  {
    isWhole,
    ...set
  }: {
    readonly setId: number;
    readonly username: string;
    readonly now: number;
    readonly isWhole: boolean;
  },
): Promise<number[]> {
  const news = steps.filter(({ id }) => id === null).length;
  const reserved = await reserveNumbers(tx, definition, news);
  let next = 0;
  const rows = steps.map(({ id, before, after }): KeptRow => {
    const rowId = before?.id ?? id ?? reserved[next++] ?? 0;
    return { rowId, before: before?.facts ?? null, after };
  });
  for (const some of inSets(rows)) {
    const ids = some.map(({ rowId }) => rowId);
    const there = await listSetRows(tx, { setId: set.setId, catalogue: definition.name, ids });
    const kept = new Map(there.map((row) => [row.rowId, row]));
    const merged = some.map((row) => {
      const first = kept.get(row.rowId);
      if (!first) return row;
      return isWhole ? { ...row, before: first.before } : { rowId: row.rowId, ...addChange(first, row) };
    });
    // A row that the set added and removes again never existed.
    const left = merged.filter(({ before, after }) => before || after);
    await writeSetRows(tx, definition, left, set);
  }
  return rows.map(({ rowId }) => rowId);
}

/**
 * Keeps planned steps in a draft instead of writing them: the one way into a set. Steps that change nothing are left out. New rows get
 * their numbers now, so that later rows can reference them.
 * @returns the set, and for each part the numbers of the kept rows, in the order of its steps
 * @throws the refusal of a refused step; `auth.forbidden` where this person does not change the catalogue, `scope.whole_group`,
 * `change_set.empty`, `change_set.moved`, `change_set.not_found`, `change_set.too_many`
 */
export async function keepSteps(
  tx: Tx,
  staff: StaffCaller,
  { draft, parts, isWhole = false, now }: Keeping,
): Promise<{ readonly id: number; readonly numbers: readonly (readonly number[])[] }> {
  const todo: Part[] = [];
  for (const { definition, steps } of parts) {
    const refused = steps.find(({ refusal }) => refusal !== null);
    if (refused?.refusal) throw refused.refusal;
    const changing = await filterInPieces(steps, (step) => actionOf(definition, step) !== 'leave');
    todo.push({ definition, steps: changing });
  }
  const count = todo.reduce((sum, { steps }) => sum + steps.length, 0);
  if (count === 0) throw new Refused('change_set.empty');
  for (const { definition, steps } of todo) {
    if (steps.length > 0 && !staff.permissions.includes(permissionOf(definition, 'change')))
      throw new Refused('auth.forbidden');
    for (const some of inSets(steps)) {
      const [wider] = (await findWider(tx, definition, staff.scope, some)).values();
      if (wider) throw wider;
    }
  }
  const setId = await openDraft(tx, staff, draft, now);
  const numbers: number[][] = [];
  for (const part of todo)
    numbers.push(await keepPart(tx, part, { setId, username: staff.username, now, isWhole }));
  const total = (await listSetParts(tx, setId)).reduce(
    (sum, one) => sum + one.add + one.change + one.remove,
    0,
  );
  if (total > MOST_SET_ROWS) throw new Refused('change_set.too_many', { params: { max: MOST_SET_ROWS } });
  await insertAuthor(tx, setId, staff.accountId);
  await noteDeed(tx, staff, { id: setId, action: 'keep', now, rows: count });
  return { id: setId, numbers };
}

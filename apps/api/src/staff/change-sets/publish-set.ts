import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { refusalOfApproving, refusalOfPublishing } from '@traslado/domain/change-sets/second-person';
import type { ChangeSetState } from '@traslado/domain/change-sets/state';
import type { Db, Handle, Tx } from '../../db/client.ts';
import { findPersonOf } from '../../db/persons-of-accounts.ts';
import { failpoint } from '../../failpoint.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listAuthors } from '../../store/change-set/author-repository.ts';
import { updateShifts } from '../../store/change-set/price-repository.ts';
import type { PriceShifts, SetRecord } from '../../store/change-set/record.ts';
import { updateState } from '../../store/change-set/repository.ts';
import { listSetParts, lockRowsOfSet } from '../../store/change-set/row-repository.ts';
import { applyParts, type PartsWork } from '../catalogues/apply-parts.ts';
import { applySteps } from '../catalogues/apply-steps.ts';
import { findWider } from '../catalogues/check-scope.ts';
import { Rehearsed } from '../catalogues/keep-change.ts';
import type { Step } from '../catalogues/present-steps.ts';
import { needSecondPerson } from '../catalogues/refuse-direct.ts';
import type { Confirmation } from '../expectations/ask-once.ts';
import { findShifts, readTariffs } from './find-shifts.ts';
import { noteDeed } from './note-deed.ts';
import { shownStepOf, stepOf } from './plan-kept-rows.ts';
import { catalogueOrder, eachSetRows, readKept } from './read-kept.ts';
import { seeSet } from './see-sets.ts';

/** Rows that keep a set from being published, each with its refusal. */
export type Hindrance = { readonly definition: Definition; readonly steps: readonly Step[] };

export type Published =
  | { readonly isPublished: true }
  | { readonly isPublished: false; readonly hindrances: readonly Hindrance[] };

type Publishing = {
  readonly id: number;
  readonly seenVersion: number | null;
  readonly from: readonly ChangeSetState[];
  readonly now: number;
  readonly confirmed: Confirmation;
};

/**
 * Checks that a person may decide on this set: it has rows, and they change each catalogue of it. Codes: `change_set.empty`,
 * `auth.forbidden`.
 * @returns its catalogues, in the order in which they are written
 */
async function checkRights(handle: Handle, staff: StaffCaller, id: number): Promise<Definition[]> {
  const parts = await listSetParts(handle, id);
  if (parts.length === 0) throw new Refused('change_set.empty');
  const definitions = catalogueOrder(parts.map(({ catalogue }) => catalogue));
  if (definitions.length < parts.length) throw new Refused('auth.forbidden');
  for (const definition of definitions)
    if (!staff.permissions.includes(permissionOf(definition, 'change'))) throw new Refused('auth.forbidden');
  return definitions;
}

/** Checks that they may change every row of it. Codes: `scope.whole_group`. */
async function checkScope(
  handle: Handle,
  staff: StaffCaller,
  definitions: readonly Definition[],
  setId: number,
): Promise<void> {
  if (staff.scope === null) return;
  for (const definition of definitions) {
    for await (const rows of eachSetRows(handle, { setId, catalogue: definition.name })) {
      const steps = rows.map((row) => shownStepOf(definition, { row, now: null, isStale: false }));
      const [wider] = (await findWider(handle, definition, staff.scope, steps)).values();
      if (wider) throw wider;
    }
  }
}

/**
 * Checks that a person may publish or schedule it. Codes: those of `checkRights` and `checkScope`, `change_set.second_person`,
 * `change_set.person_unknown`.
 */
export async function checkPublisher(
  handle: Handle,
  staff: StaffCaller,
  { id, approvedAt }: Pick<SetRecord, 'id' | 'approvedAt'>,
): Promise<Definition[]> {
  const definitions = await checkRights(handle, staff, id);
  const needsSecond = await needSecondPerson(
    handle,
    definitions.map(({ name }) => name),
  );
  const person = await findPersonOf(handle, staff.accountId);
  if (!person) throw new Refused('auth.forbidden');
  const authors = await listAuthors(handle, id);
  const code = refusalOfPublishing({ needsSecond, authors, isApproved: approvedAt !== null }, person);
  if (code) throw new Refused(code);
  await checkScope(handle, staff, definitions, id);
  return definitions;
}

/** Checks that a person may approve it. Codes: as `checkPublisher`. */
export async function checkApprover(handle: Handle, staff: StaffCaller, id: number): Promise<void> {
  const definitions = await checkRights(handle, staff, id);
  const person = await findPersonOf(handle, staff.accountId);
  if (!person) throw new Refused('auth.forbidden');
  const code = refusalOfApproving(await listAuthors(handle, id), person);
  if (code) throw new Refused(code);
  await checkScope(handle, staff, definitions, id);
}

/** Rows are added and changed in the order of need; deletions come last and the other way round, once nothing references them any more. */
function passesOf(parts: readonly Hindrance[]): Hindrance[] {
  if (parts.length === 1) return [...parts];
  const only = (isRemoval: boolean) =>
    parts
      .map(({ definition, steps }) => ({
        definition,
        steps: steps.filter(({ after }) => (after === null) === isRemoval),
      }))
      .filter(({ steps }) => steps.length > 0);
  return [...only(false), ...only(true).reverse()];
}

async function planParts(tx: Tx, definitions: readonly Definition[], setId: number): Promise<Hindrance[]> {
  const parts: Hindrance[] = [];
  for (const definition of definitions) {
    const of = { setId, catalogue: definition.name };
    await lockRowsOfSet(tx, { ...of, table: definition.table });
    const steps: Step[] = [];
    for await (const rows of eachSetRows(tx, of))
      for (const kept of await readKept(tx, definition, rows)) steps.push(stepOf(definition, kept));
    // Deletions make room for additions.
    steps.sort((one, other) => Number(one.after !== null) - Number(other.after !== null));
    parts.push({ definition, steps });
  }
  return parts;
}

/** The refused steps, by their catalogues. */
export const refusedOf = (parts: readonly Hindrance[]): Hindrance[] =>
  parts
    .map(({ definition, steps }) => ({ definition, steps: steps.filter(({ refusal }) => refusal !== null) }))
    .filter(({ steps }) => steps.length > 0);

type Writing = PartsWork & { readonly id: number; readonly definitions: readonly Definition[] };

/** Catalogues with prices in their rows, or with their units. */
const ASKED: readonly string[] = [rates.name, services.name];

/**
 * Writes the rows of a set, as the parts of one batch. Publishing does it, and so does the check that rolls all of it back.
 * @returns rows that changed since they were kept: with one of them, nothing is written. And the changes of guest prices, null without
 * prices
 */
export async function writeSet(
  tx: Tx,
  { id, definitions, partOf, inPart, writer }: Writing,
): Promise<{ readonly stale: readonly Hindrance[]; readonly shifts: PriceShifts | null }> {
  const planned = await planParts(tx, definitions, id);
  const stale = refusedOf(planned);
  if (stale.length > 0) return { stale, shifts: null };
  const isPriced = definitions.some(({ name }) => ASKED.includes(name));
  const was = isPriced ? await readTariffs(tx, id, writer.now) : null;
  const work = { kind: 'change_set', partOf, whenRefused: 'stop', writer } as const;
  for (const { definition, steps } of passesOf(planned))
    await inPart(definition, () => applySteps(tx, definition, steps, work));
  const shifts = was && (await findShifts(was, await readTariffs(tx, id, writer.now), writer.now));
  return { stale, shifts };
}

/**
 * Publishes a set in one transaction, as one batch over all its catalogues, all of it or nothing. Its state is changed first, so that a
 * second publisher finds it published. Codes: those of `checkPublisher`, `change_set.not_found`, `change_set.stale`, `change_set.moved`,
 * `price.expectations_broken`, `rate.unusual_price`, `exchange_rate.unusual`.
 */
export async function publishSet(
  db: Db,
  staff: StaffCaller,
  { id, seenVersion, from, now, confirmed }: Publishing,
): Promise<Published> {
  const set = await seeSet(db, staff, { id, seenVersion });
  if (!from.includes(set.status)) throw new Refused('change_set.moved');
  const definitions = await checkPublisher(db, staff, set);
  const hindrances: Hindrance[] = [];
  const { username } = staff;
  const whole = { kind: 'change_set', undoneId: null, staff, now, confirmed } as const;
  const { batch, parts } = await applyParts(
    db,
    definitions,
    whole,
    async (tx, { partOf, inPart, writer }) => {
      const move = { id, version: set.version, from, to: 'published' } as const;
      const isOurs = await updateState(tx, move, {
        ended: { username, at: now },
        batch: partOf,
        failure: null,
      });
      if (!isOurs) throw new Refused('change_set.moved');
      // Again, now that it is locked.
      await checkPublisher(tx, staff, set);
      const work = { id, definitions, partOf, inPart, writer };
      const { stale, shifts } = await writeSet(tx, work);
      hindrances.push(...stale);
      if (stale.length > 0) return false;
      if (shifts) await updateShifts(tx, id, shifts);
      failpoint('in-publishing');
      await noteDeed(tx, staff, { id, action: 'publish', now, batch: partOf });
      return true;
    },
    'change_set',
  );
  if (batch !== null) return { isPublished: true };
  return { isPublished: false, hindrances: [...hindrances, ...refusedOf(parts)] };
}

/**
 * Publishes a set and rolls it back, so that one that cannot be published is not scheduled. Codes: as `publishSet`.
 * @returns the confirmed unusual numbers, or the rows that hinder it
 */
export async function rehearseSet(
  db: Db,
  staff: StaffCaller,
  set: SetRecord,
  { now, confirmed }: Pick<Publishing, 'now' | 'confirmed'>,
): Promise<{ readonly confirmed: readonly string[] } | { readonly hindrances: readonly Hindrance[] }> {
  const { id } = set;
  const definitions = await checkPublisher(db, staff, set);
  const whole = { kind: 'change_set', undoneId: null, staff, now, confirmed } as const;
  let stale: readonly Hindrance[] = [];
  try {
    const { parts } = await applyParts(
      db,
      definitions,
      whole,
      async (tx, work) => {
        ({ stale } = await writeSet(tx, { id, definitions, ...work }));
        return stale.length === 0;
      },
      'rehearsal',
    );
    return { hindrances: [...stale, ...refusedOf(parts)] };
  } catch (error) {
    if (error instanceof Rehearsed) return { confirmed: error.confirmed };
    throw error;
  }
}

import type { Tx } from '../db/client.ts';
import { FIRST_OWN_ID } from '../db/migrations/editable.ts';
import type { BackendConfiguration, BackendRestriction } from '../ports/group-catalogue.ts';
import { differs } from './refresh-differences.ts';
import type { PartWrites, RefreshContext } from './refresh-part.ts';
import { updateSegment, upsertConfiguration, upsertRestriction } from './refresh-repository.ts';

/** When services run: hours before a flight, hours of the day, restrictions. Rows that staff added stay as they are: the group’s lists know nothing of them. */

const isOfGroup = ({ id }: { readonly id: number }): boolean => id < FIRST_OWN_ID;

/** How long before a flight a segment leaves; all records of one say the same. */
export async function readSegments({ source, rows }: RefreshContext): Promise<PartWrites> {
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  for (const own of rows.segments) {
    const answer = await source.findSegment?.(own.id);
    if (answer?.kind !== 'ok') return null;
    const wanted = answer.value;
    if (wanted && differs(own, wanted)) writes.push((tx) => updateSegment(tx, own.id, wanted));
  }
  return writes;
}

/**
 * Configurations and the restrictions that they name. A configuration whose restriction nobody can tell is not half taken: it would
 * open what is closed.
 */
export async function readOperation(context: RefreshContext): Promise<PartWrites> {
  const { rows } = context;
  const configurations = await readConfigurations(context);
  if (!configurations) return null;
  const named = configurations.flatMap(({ restrictionId }) =>
    restrictionId === null ? [] : [restrictionId],
  );
  const restrictions = await readRestrictions(context, new Set(named));
  if (!restrictions) return null;
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  const ownRestrictions = new Map(rows.restrictions.map((row) => [row.id, row]));
  for (const wanted of restrictions) {
    const own = ownRestrictions.get(wanted.id);
    if (!own || differs(own, wanted)) writes.push((tx) => upsertRestriction(tx, wanted));
  }
  const ownConfigurations = new Map(rows.configurations.map((row) => [row.id, row]));
  for (const wanted of configurations) {
    const own = ownConfigurations.get(wanted.id);
    if (!own || differs(own, wanted)) writes.push((tx) => upsertConfiguration(tx, wanted));
  }
  return writes;
}

/** Theirs, with those of ours that they have no more switched off; ours where they are not asked. Null when not answered whole. */
async function readConfigurations({
  source,
  rows,
}: RefreshContext): Promise<readonly BackendConfiguration[] | null> {
  if (!source.listConfigurations) return [];
  const theirs: BackendConfiguration[] = [];
  let isWhole = true;
  for (const { id } of rows.segments) {
    const answer = await source.listConfigurations(id);
    if (answer.kind !== 'ok') return null;
    isWhole &&= !answer.refused;
    const known = new Set(rows.properties.map((property) => property.id));
    theirs.push(...answer.value.filter((row) => row.segmentId === id && known.has(row.propertyId)));
  }
  const listed = new Set(theirs.map(({ id }) => id));
  // One that is missing because it could not be read goes on: switched off, it would open what is closed.
  const gone = isWhole ? rows.configurations.filter((row) => isOfGroup(row) && !listed.has(row.id)) : [];
  return [
    ...theirs,
    ...gone.map(
      ({ id, segmentId, propertyId, description, initialServiceTime, finalServiceTime, restrictionId }) => ({
        id,
        segmentId,
        propertyId,
        description,
        initialServiceTime,
        finalServiceTime,
        restrictionId,
        status: 0,
      }),
    ),
  ];
}

/** Ours and those that are named, as they say them; one of ours that they have no more restricts nothing. */
async function readRestrictions(
  { source, rows }: RefreshContext,
  named: ReadonlySet<number>,
): Promise<readonly BackendRestriction[] | null> {
  const own = new Map(rows.restrictions.map((row) => [row.id, row]));
  if (!source.findRestriction) return [...named].every((id) => own.has(id)) ? [] : null;
  const read: BackendRestriction[] = [];
  for (const id of new Set([...[...own.keys()].filter((known) => isOfGroup({ id: known })), ...named])) {
    const answer = await source.findRestriction(id);
    if (answer.kind !== 'ok') return null;
    const row = own.get(id);
    if (!answer.value && !row) return null;
    if (answer.value) read.push(answer.value);
    else if (row) {
      const { categoryId, referenceId, appliedRule, auxiliar } = row;
      read.push({ id, categoryId, referenceId, appliedRule, auxiliar: auxiliar ?? 0, status: 0 });
    }
  }
  return read;
}

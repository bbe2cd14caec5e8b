import type { Tx } from '../db/client.ts';
import type { BackendConfiguration, BackendRestriction } from '../ports/group-catalogue.ts';
import type { OperationConfiguration } from './records.ts';
import { differs } from './refresh-differences.ts';
import type { PartWrites, RefreshContext } from './refresh-part.ts';
import { updateSegment, upsertConfiguration, upsertRestriction } from './refresh-repository.ts';

/**
 * The hours of services: before a flight, of the day, restrictions. Rows that staff added stay as they are: the group’s lists do not know
 * them.
 */

/**
 * Minutes before a flight at which a segment leaves; all records of one are equal. A segment without a record is not sold on, and the
 * others are.
 */
export async function readSegments(context: RefreshContext): Promise<PartWrites> {
  const { source, rows, numbers, tell, stop } = context;
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  const asked = { of: 0, read: 0 };
  for (const own of rows.segments) {
    const theirs = numbers.theirs('segment', own.id);
    if (theirs === null) continue;
    const answer = await source.findSegment?.(theirs);
    if (!answer || answer.kind === 'unavailable') return null;
    asked.of += 1;
    if (answer.kind === 'unreadable' || !answer.value) {
      stop(`segment:${own.id}`);
      if (answer.kind === 'ok')
        tell({
          subject: `segment ${theirs}`,
          path: '(answer)',
          expected: 'its hours before a flight',
          found: 'nothing',
        });
      continue;
    }
    asked.read += 1;
    const { internationalHourBefore, nationalHourBefore } = answer.value;
    const wanted = { internationalHourBefore, nationalHourBefore };
    if (differs(own, wanted)) writes.push((tx) => updateSegment(tx, own.id, wanted));
  }
  return asked.of > 0 && asked.read === 0 ? null : writes;
}

/** A configuration in our numbers, but for its restriction, which is theirs until it was read. */
type Read = Omit<BackendConfiguration, 'restrictionId'> & {
  readonly restriction: { readonly theirs: number } | { readonly ours: number } | null;
};

/**
 * Configurations and the restrictions that they reference. A configuration with an unreadable restriction is not half taken: it would open
 * a closed service.
 */
export async function readOperation(context: RefreshContext): Promise<PartWrites> {
  const { rows } = context;
  const configurations = await readConfigurations(context);
  if (!configurations) return null;
  const named = configurations.flatMap(({ restriction }) =>
    restriction && 'theirs' in restriction ? [restriction.theirs] : [],
  );
  const restrictions = await readRestrictions(context, new Set(named));
  if (!restrictions) return null;
  const { unread } = restrictions;
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  const ownRestrictions = new Map(rows.restrictions.map((row) => [row.id, row]));
  for (const wanted of restrictions.read) {
    const own = ownRestrictions.get(wanted.id);
    if (!own || differs(own, wanted)) writes.push((tx) => upsertRestriction(tx, wanted));
  }
  const ownConfigurations = new Map(rows.configurations.map((row) => [row.id, row]));
  for (const { restriction, ...rest } of configurations) {
    const isUnread = restriction !== null && 'theirs' in restriction && unread.has(restriction.theirs);
    // Its closings are unreadable, so nothing is sold there.
    if (isUnread && rest.status === 1) context.stop(`segment:${rest.segmentId}`);
    const restrictionId = ownRestrictionId(context, restriction);
    const wanted = { ...rest, restrictionId };
    const own = ownConfigurations.get(wanted.id);
    if (!own || differs(own, wanted)) writes.push((tx) => upsertConfiguration(tx, wanted));
  }
  return writes;
}

function ownRestrictionId({ numbers }: RefreshContext, named: Read['restriction']): number | null {
  if (named === null) return null;
  return 'ours' in named ? named.ours : numbers.find({ kind: 'restriction', theirs: named.theirs });
}

/** Their configurations, with ours that they removed switched off; ours where they are not asked. Null when not answered whole. */
async function readConfigurations(context: RefreshContext): Promise<readonly Read[] | null> {
  const { source, rows, numbers, stop } = context;
  if (!source.listConfigurations) return [];
  const read: Read[] = [];
  const isOfTheirs = (own: OperationConfiguration): boolean => numbers.isTheirs('configuration', own.id);
  /** Segments with an incomplete list. */
  const unread = new Set<number>();
  const asked = { of: 0, read: 0 };
  for (const segment of rows.segments) {
    const theirSegment = numbers.theirs('segment', segment.id);
    if (theirSegment === null) continue;
    const answer = await source.listConfigurations(theirSegment);
    if (answer.kind === 'unavailable') return null;
    asked.of += 1;
    const known = rows.configurations.filter((own) => own.segmentId === segment.id && isOfTheirs(own));
    if (answer.kind === 'unreadable' || (answer.isMissing && known.length > 0)) {
      unread.add(segment.id);
      // Its hours are unknown. The earlier reading stays.
      if (known.length === 0) stop(`segment:${segment.id}`);
      continue;
    }
    asked.read += 1;
    if (answer.refused) unread.add(segment.id);
    for (const row of answer.value) {
      const propertyId = propertyOf(context, row.propertyId);
      // One segment of theirs is a row here at each hotel: records of other hotels are theirs.
      if (row.segmentId !== theirSegment || propertyId === null || !servesAt(context, segment.id, propertyId))
        continue;
      const like = rows.configurations.find(
        (own) =>
          own.id === row.id &&
          own.segmentId === segment.id &&
          own.propertyId === propertyId &&
          numbers.isTheirs('configuration', own.id),
      );
      const named = { kind: 'configuration', scope: String(segment.id), theirs: row.id } as const;
      const { restrictionId, ...rest } = row;
      read.push({
        ...rest,
        id: await numbers.give(named, like?.id),
        segmentId: segment.id,
        propertyId,
        restriction: restrictionId === null ? null : { theirs: restrictionId },
      });
    }
  }
  const listed = new Set(read.map(({ id }) => id));
  // An unreadable one goes on: switched off, it would open a closed service.
  const gone = rows.configurations.filter(
    (row) => isOfTheirs(row) && !listed.has(row.id) && !unread.has(row.segmentId),
  );
  if (asked.of > 0 && asked.read === 0) return null;
  return [...read, ...gone.map(switchedOff)];
}

function switchedOff(own: OperationConfiguration): Read {
  const { id, segmentId, propertyId, description, initialServiceTime, finalServiceTime, restrictionId } = own;
  const restriction = restrictionId === null ? null : { ours: restrictionId };
  const times = { initialServiceTime, finalServiceTime };
  return { id, segmentId, propertyId, description, ...times, restriction, status: 0 };
}

const propertyOf = ({ numbers }: RefreshContext, theirs: number): number | null =>
  numbers.find({ kind: 'property', theirs }) ?? (numbers.has('property') ? null : theirs);

/** True if rides of a segment of ours go to a hotel. */
function servesAt({ rows }: RefreshContext, segmentId: number, propertyId: number): boolean {
  const segment = rows.segments.find(({ id }) => id === segmentId);
  const place = rows.places.find(({ id }) => id === segment?.destinationPlaceId);
  return (
    rows.properties.some(({ id }) => id === propertyId) && (place?.propertyId ?? propertyId) === propertyId
  );
}

/**
 * Their known and referenced restrictions; a removed one restricts nothing. `unread` cannot be read, or is missing and never was read: its
 * closings are unknown. A known one that cannot be read goes on as it was read last.
 */
async function readRestrictions(
  { source, rows, numbers, tell }: RefreshContext,
  named: ReadonlySet<number>,
): Promise<{
  readonly read: readonly BackendRestriction[];
  readonly unread: ReadonlySet<number>;
} | null> {
  const unread = new Set<number>();
  const own = new Map(rows.restrictions.map((row) => [row.id, row]));
  const known = rows.restrictions.flatMap(({ id }) =>
    numbers.isTheirs('restriction', id) ? [numbers.theirs('restriction', id) ?? id] : [],
  );
  const rowOf = async (theirs: number): Promise<number> => {
    const like = own.get(theirs);
    const isLike = like !== undefined && numbers.isTheirs('restriction', like.id);
    return numbers.give({ kind: 'restriction', theirs }, isLike ? like.id : undefined);
  };
  if (!source.findRestriction) {
    if (![...named].every((theirs) => own.has(numbers.find({ kind: 'restriction', theirs }) ?? theirs)))
      return null;
    for (const theirs of named) await rowOf(theirs);
    return { read: [], unread };
  }
  const read: BackendRestriction[] = [];
  for (const theirs of new Set([...known, ...named])) {
    const answer = await source.findRestriction(theirs);
    if (answer.kind === 'unavailable') return null;
    const isKnown = known.includes(theirs);
    if (answer.kind === 'unreadable') {
      if (!isKnown) unread.add(theirs);
      continue;
    }
    if (!answer.value && !isKnown) {
      const expected = 'the restriction that a configuration names';
      tell({ subject: `restriction ${theirs}`, path: '(answer)', expected, found: 'nothing' });
      unread.add(theirs);
      continue;
    }
    const id = await rowOf(theirs);
    const row = own.get(id);
    if (answer.value) read.push({ ...answer.value, id });
    else if (row) {
      const { categoryId, referenceId, appliedRule, auxiliar } = row;
      read.push({ id, categoryId, referenceId, appliedRule, auxiliar: auxiliar ?? 0, status: 0 });
    }
  }
  return { read, unread };
}

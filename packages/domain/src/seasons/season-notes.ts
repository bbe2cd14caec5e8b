import { grouped } from '../grouped.ts';
import { addDays, type CivilDate } from '../time/civil.ts';
import type { Span } from './move-season.ts';

/** An existing rate. */
export type KnownRate = Span & {
  readonly id: number;
  readonly serviceId: number;
  readonly priority: number;
};

/** A copy of a rate, with its source. */
export type CopiedRate = Span & { readonly source: KnownRate };

/** Days on which a copy and another rate of its service have the same priority, so that only the lower number decides. */
export type Overlap = {
  /** `source`: the rate that is copied. `copy`: another copy, by the number of its source. */
  readonly kind: 'source' | 'rate' | 'copy';
  readonly id: number;
  readonly fromOn: CivilDate;
  readonly toOn: CivilDate;
};

/** Overlaps of a copy: their number, and the first of them. */
export type Overlaps = { readonly count: number; readonly first: readonly Overlap[] };

/** Most overlaps of one copy that are named. */
export const NAMED_OVERLAPS = 3;

/** Number of entries of a sorted list below a bound, or on it. */
function countUntil(sorted: readonly CivilDate[], bound: CivilDate, isIncluded: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle] ?? '';
    if (one < bound || (isIncluded && one === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Placed = Span & { readonly id: number; readonly copy: number | null };

const groupOf = ({ serviceId, priority }: Pick<KnownRate, 'serviceId' | 'priority'>) =>
  `${serviceId} ${priority}`;

/** Overlaps of each copy, in the order of the copies. A notice, never a refusal: staff may mean it. */
export function overlapsOf(copies: readonly CopiedRate[], there: readonly KnownRate[]): Overlaps[] {
  const placed: (Placed & { readonly key: string })[] = [
    ...there.map((rate) => ({ ...rate, copy: null, key: groupOf(rate) })),
    ...copies.map(({ source, validFromOn, validToOn }, index) => ({
      id: source.id,
      validFromOn,
      validToOn,
      copy: index,
      key: groupOf(source),
    })),
  ];
  const groups = new Map(
    [...grouped(placed, ({ key }) => key)].map(([key, rates]) => {
      const inOrder = rates.sort((a, b) =>
        a.validFromOn < b.validFromOn ? -1 : a.validFromOn > b.validFromOn ? 1 : 0,
      );
      const lasts = rates.map(({ validToOn }) => validToOn).sort();
      return [key, { inOrder, firsts: inOrder.map(({ validFromOn }) => validFromOn), lasts }];
    }),
  );
  return copies.map(({ source, validFromOn, validToOn }, index) => {
    const group = groups.get(groupOf(source));
    if (!group) return { count: 0, first: [] };
    // Rates that have begun by its last day, without those that had ended before its first, and without itself.
    const count = countUntil(group.firsts, validToOn, true) - countUntil(group.lasts, validFromOn, false) - 1;
    const first: Overlap[] = [];
    for (const rate of group.inOrder) {
      if (first.length === Math.min(count, NAMED_OVERLAPS)) break;
      if (rate.copy === index || rate.validToOn < validFromOn || rate.validFromOn > validToOn) continue;
      first.push({
        kind: rate.copy !== null ? 'copy' : rate.id === source.id ? 'source' : 'rate',
        id: rate.id,
        fromOn: rate.validFromOn > validFromOn ? rate.validFromOn : validFromOn,
        toOn: rate.validToOn < validToOn ? rate.validToOn : validToOn,
      });
    }
    return { count, first };
  });
}

/** Outcomes for a copy that shares days with its source, where the source would be charged: it has the same priority and is older. */
export const SHARED_DAYS = ['leave', 'end_source', 'go_before'] as const;
export type SharedDays = (typeof SHARED_DAYS)[number];

export const sharesDays = (one: Span, other: Span): boolean =>
  one.validFromOn <= other.validToOn && other.validFromOn <= one.validToOn;

/**
 * Changes of source and copy where they share days.
 * @returns the last day of the source, the day before the copy; null where it goes on, as under a copy that begins with it or before it
 */
export function settleSharedDays(
  how: SharedDays,
  source: Span & { readonly priority: number },
  copy: Span,
): { readonly priority: number; readonly sourceEndsOn: CivilDate | null } {
  const { priority } = source;
  if (how === 'leave' || !sharesDays(source, copy)) return { priority, sourceEndsOn: null };
  if (how === 'go_before') return { priority: priority - 1, sourceEndsOn: null };
  const isAfter = copy.validFromOn > source.validFromOn;
  return { priority, sourceEndsOn: isAfter ? addDays(copy.validFromOn, -1) : null };
}

/** Days of a service without any rate. */
export type Gap = { readonly serviceId: number; readonly fromOn: CivilDate; readonly toOn: CivilDate };

/** Days without any rate from the beginning of the earlier season, the old or the new one, to the end of the later, of each service that is copied. */
export function gapsOf(copies: readonly CopiedRate[], there: readonly KnownRate[]): Gap[] {
  const known = grouped(there, ({ serviceId }) => String(serviceId));
  const byService = grouped(copies, ({ source }) => String(source.serviceId));
  return [...byService].flatMap(([key, own]) => {
    const seasons: Span[] = own.flatMap(({ source, ...copy }) => [source, copy]);
    const lastOn =
      seasons
        .map(({ validToOn }) => validToOn)
        .sort()
        .at(-1) ?? '';
    const all: Span[] = [...(known.get(key) ?? []), ...own];
    const inOrder = all.sort((a, b) => (a.validFromOn < b.validFromOn ? -1 : 1));
    const gaps: Gap[] = [];
    let nextOn = seasons.map(({ validFromOn }) => validFromOn).sort()[0] ?? '';
    for (const { validFromOn, validToOn } of inOrder) {
      if (validFromOn > lastOn) break;
      if (validFromOn > nextOn)
        gaps.push({ serviceId: Number(key), fromOn: nextOn, toOn: addDays(validFromOn, -1) });
      // A rate without an end may have a last day beyond the calendar here.
      if (validToOn >= lastOn) break;
      if (validToOn >= nextOn) nextOn = addDays(validToOn, 1);
    }
    return gaps;
  });
}

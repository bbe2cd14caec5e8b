import type { NumberedKind, TheirNumbers } from '../ports/their-numbers.ts';
import type { InventoryRows, TheirNumberRow } from './records.ts';

/** Their numbers at one moment. */
export function theirNumbersOf({
  theirNumbers,
  theirOffers,
}: Pick<InventoryRows, 'theirNumbers' | 'theirOffers'>): TheirNumbers {
  const byOurs = new Map(theirNumbers.map((row) => [`${row.kind}|${row.ours}`, row.theirs]));
  const byTheirs = new Map(theirNumbers.map((row) => [keyOf(row), row.ours]));
  const kinds: ReadonlySet<NumberedKind> = new Set(theirNumbers.map(({ kind }) => kind));
  const offers = new Map(theirOffers.map(({ serviceId, ...offer }) => [serviceId, offer]));
  return {
    theirs: (kind, ours) => byOurs.get(`${kind}|${ours}`) ?? (kinds.has(kind) ? null : ours),
    ours: (kind, theirs, scope = '') =>
      byTheirs.get(keyOf({ kind, scope, theirs })) ?? (kinds.has(kind) ? null : theirs),
    offerOf: (serviceId) => offers.get(serviceId) ?? null,
  };
}

export const keyOf = ({ kind, scope, theirs }: Pick<TheirNumberRow, 'kind' | 'scope' | 'theirs'>): string =>
  `${kind}|${scope}|${theirs}`;

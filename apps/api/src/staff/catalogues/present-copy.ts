import type { CallAnswer } from '@traslado/contract/schemas';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { rates } from '@traslado/domain/catalogues/rates';
import { gapsOf, overlapsOf, sharesDays } from '@traslado/domain/seasons/season-notes';
import { toIso } from '@traslado/domain/time/instant';
import type { RowRecord } from '../../store/catalogue/record.ts';
import type { Copied } from './copy-rates.ts';

type Copies = Pick<CallAnswer<'copyRates'>, 'copies' | 'gap_count' | 'gaps'>;

/** Most gaps that are named. */
const NAMED_GAPS = 50;

type Prices = { readonly price: number; readonly adult_price: number; readonly minor_price: number };

function pricesOf(wire: Readonly<Record<string, unknown>>): Prices {
  const [price, adult_price, minor_price] = [wire.price, wire.adult_price, wire.minor_price].map(Number);
  return { price: price ?? 0, adult_price: adult_price ?? 0, minor_price: minor_price ?? 0 };
}

const daysOf = (wire: Readonly<Record<string, unknown>>) => ({
  valid_from: String(wire.valid_from),
  valid_to: String(wire.valid_to),
});

/** A rate as the pages of seasons show it. */
function presentSeasonRate({ id, version, facts }: RowRecord) {
  const wire = wireOf(rates, facts);
  return {
    id,
    version,
    service_id: Number(wire.service_id),
    description: String(wire.description),
    priority: Number(wire.priority),
    pax_max: wire.pax_max === null ? null : Number(wire.pax_max),
    ...daysOf(wire),
    ...pricesOf(wire),
  };
}

/** The same in the grid, with its last author. */
export const presentGridRate = (row: RowRecord) => ({
  ...presentSeasonRate(row),
  updated_at: toIso(row.updatedAt),
  updated_by: row.updatedBy,
  updated_by_name: row.updatedName,
});

/** The source and the overlaps of each copy, and the days left without a rate. */
export function presentCopies({ steps, sources, there: before }: Copied): Copies {
  const endsOn = new Map(steps.flatMap(({ before: row, after }) => (row && after ? [[row.id, after]] : [])));
  // As they will be: a source may end.
  const there = before.map((rate) => ({
    ...rate,
    validToOn: String(endsOn.get(rate.id)?.valid_to ?? rate.validToOn),
  }));
  const known = new Map(there.map((rate) => [rate.id, rate]));
  const made = steps.flatMap(({ before: row, after, refusal }, index) => {
    const source = known.get(sources[index]?.id ?? 0);
    if (row || refusal || !after || !source) return [];
    const span = { validFromOn: String(after.valid_from), validToOn: String(after.valid_to) };
    const priority = Number(after.priority);
    const loses = priority === source.priority && sharesDays(span, source);
    return [{ ...span, index, source: { ...source, priority }, loses }];
  });
  const overlaps = new Map(
    overlapsOf(made, there).map((found, place) => [made[place]?.index ?? 0, found] as const),
  );
  const losing = new Set(made.filter(({ loses }) => loses).map(({ index }) => index));
  const gaps = gapsOf(made, there);
  return {
    copies: steps.map(({ after, refusal }, index) => {
      const row = sources[index]?.row;
      const { count, first } = overlaps.get(index) ?? { count: 0, first: [] };
      const wire = after && !refusal ? wireOf(rates, after) : null;
      return {
        source: row ? presentSeasonRate(row) : null,
        copy: wire && { ...daysOf(wire), ...pricesOf(wire) },
        overlap_count: count,
        overlaps: first.map(({ kind, id, fromOn, toOn }) => ({
          kind,
          rate: id,
          description: known.get(id)?.description ?? '',
          from: fromOn,
          to: toOn,
        })),
        loses_to_source: losing.has(index),
      };
    }),
    gap_count: gaps.length,
    gaps: gaps
      .slice(0, NAMED_GAPS)
      .map(({ serviceId, fromOn, toOn }) => ({ service_id: serviceId, from: fromOn, to: toOn })),
  };
}

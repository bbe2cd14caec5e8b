import { isInScope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import { dimensionWord, figureWords } from '@traslado/domain/reports/figure-words';
import { type Dimension, type FigureName, hasDimension } from '@traslado/domain/reports/figures';
import { checkPeriod, type Step } from '@traslado/domain/reports/period';
import type { Db } from '../../db/client.ts';
import type { ReadingDb } from '../../db/reading-db.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import type { RowsAsked } from '../../store/report/figure-repository.ts';

export type ReportsDependencies = {
  readonly db: Db;
  readonly readingDb: ReadingDb;
  readonly inventory: Pick<Inventory, 'current'>;
};

type Where = RowsAsked['where'];

export type Question = {
  readonly figures: readonly FigureName[];
  readonly from: string;
  readonly to: string;
  readonly where: Where;
  readonly step: Step | null;
  readonly split: Dimension | null;
};

/**
 * Refuses an invalid period, a dimension that a figure does not have, by its name, and a property outside the scope as if it did not exist.
 * Codes: `report.period_reversed` `report.period_too_long` `report.step_too_small` `report.dimension_missing` `hotel.not_found`
 * `date.invalid`.
 */
export function checkAsked(
  { inventory }: Pick<ReportsDependencies, 'inventory'>,
  { scope }: StaffCaller,
  { figures, where, split, step, from, to }: Question,
  language: Language,
): void {
  const wrong = checkPeriod({ from, to }, step ?? 'month');
  if (wrong) throw new Refused(wrong, { field: wrong === 'report.step_too_small' ? 'step' : 'to' });
  const wanted = [
    ...where.map(({ dimension }, place) => ({ dimension, field: `where.${place}.dimension` })),
    ...(split === null ? [] : [{ dimension: split, field: 'split' }]),
  ];
  for (const figure of figures)
    for (const { dimension, field } of wanted)
      if (!hasDimension(figure, dimension))
        throw new Refused('report.dimension_missing', {
          field,
          params: {
            figure: figureWords(figure, language).title,
            dimension: dimensionWord(dimension, language),
          },
        });
  const own = new Set([
    ...inventory
      .current()
      .properties.filter(({ id }) => isInScope(scope, id))
      .map(({ id }) => String(id)),
    // Rows without a resort are of the whole group.
    ...(scope === null ? [''] : []),
  ]);
  for (const [place, { dimension, values }] of where.entries())
    if (dimension === 'property' && !values.every((value) => own.has(value)))
      throw new Refused('hotel.not_found', { field: `where.${place}.values` });
}

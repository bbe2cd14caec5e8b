import { figureWords, valueWord } from '@traslado/domain/reports/figure-words';
import { type Dimension, FIGURE_NAMES, type FigureName, figureOf } from '@traslado/domain/reports/figures';
import { figureValue, type Sums } from '@traslado/domain/reports/measure';
import type { Period } from '@traslado/domain/reports/period';
import type { Db } from '../../db/client.ts';
import { findSums } from '../../store/report/total-repository.ts';

const OF_FLIGHTS = FIGURE_NAMES.filter((name) =>
  ['followed_rides', 'notices'].includes(figureOf(name).source),
);
/** The dimensions by which a figure is told, beside its total. */
const BY: Readonly<Partial<Record<FigureName, readonly Dimension[]>>> = {
  notices: ['audience', 'sent_by', 'outcome'],
  frozen_rides: ['ending'],
};

/** Prints the figures of flights and notices over some days, as the reports have them. A notice that told wrongly is an error. */
export async function printFigures(db: Db, period: Period): Promise<void> {
  for (const figure of OF_FLIGHTS) {
    const asked = { figure, period, where: [], scope: null };
    const cut = { step: null, summed: [] };
    const { total } = await findSums(db, asked, { ...cut, split: null });
    console.log(`${figureWords(figure, 'en').title}: ${say(figure, total)}.`);
    if (figure === 'told_wrongly' && total.rows > 0) throw new Error(`${total.rows} notices told wrongly`);
    for (const split of BY[figure] ?? []) {
      const { parts } = await findSums(db, asked, { ...cut, split });
      const said = [...(parts ?? [])].map(
        ([value, sums]) => `${valueWord(split, value, 'en') ?? value} ${say(figure, sums)}`,
      );
      if (said.length > 0) console.log(`  ${said.join(', ')}`);
    }
  }
}

function say(name: FigureName, sums: Sums): string {
  const figure = figureOf(name);
  const value = figureValue(figure, sums);
  if (value === null) return 'none';
  if (figure.shape === 'spread')
    return `${value.toFixed(1)} ${figure.unit} in the middle, ${sums.low?.toFixed(1)} to ${sums.high?.toFixed(1)} of 8 in 10`;
  if (figure.unit === 'money') return `USD ${(value / 100).toFixed(2)}`;
  return figure.unit === 'percent'
    ? `${value.toFixed(1)}% (${sums.numerator} of ${sums.denominator})`
    : String(value);
}

import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import { countedOnWord, figureWords, ownerWord } from '@traslado/domain/reports/figure-words';
import {
  type Dimension,
  type Figure,
  type FigureName,
  figureOf,
  isMoney,
} from '@traslado/domain/reports/figures';
import { figureValue, NO_SUMS, type Sums } from '@traslado/domain/reports/measure';
import { lastYear, type Period, periodBefore, stepsOf } from '@traslado/domain/reports/period';
import { toIso } from '@traslado/domain/time/instant';
import type { Tx } from '../../db/client.ts';
import { allowLargeReads } from '../../db/large-reads.ts';
import { countTheirBookings } from '../../db/their-bookings.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listPriceChanges } from '../../store/report/price-change-repository.ts';
import { listSummedDays } from '../../store/report/sum-repository.ts';
import { findSums } from '../../store/report/total-repository.ts';
import { checkAsked, type ReportsDependencies } from './read-asked.ts';
import { type Labels, readLabels } from './read-labels.ts';

type Report = CallAnswer<'askReport'>;
type Told = Report['figures'][number];
type Body = CallRequest<'askReport'>['body'];

/** Most values of a dimension that are listed one by one; the rest stands together. */
const MOST_PARTS = 60;

/** Cents as the amount that people read; a mean of cents keeps its parts. */
const asAmount = (minor: number): number => (Number.isInteger(minor) ? toDecimal(minor) : minor / 100);

function presentMeasure(figure: Figure, sums: Sums): Told['total'] {
  const amount = (value: number | null): number | null =>
    value === null || figure.unit !== 'money' ? value : asAmount(value);
  return {
    value: amount(figureValue(figure, sums)),
    numerator: isMoney(figure, 'numerator') ? asAmount(sums.numerator) : sums.numerator,
    denominator: isMoney(figure, 'denominator') ? asAmount(sums.denominator) : sums.denominator,
    rows: sums.rows,
    low: amount(sums.low),
    high: amount(sums.high),
  };
}

function presentParts(
  figure: Figure,
  parts: ReadonlyMap<string, Sums>,
  labelOf: (value: string) => string,
): NonNullable<Told['parts']> {
  const sorted = [...parts].sort(
    ([a, one], [b, other]) => other.numerator - one.numerator || (a < b ? -1 : 1),
  );
  const told = sorted.slice(0, MOST_PARTS);
  const rest = sorted.slice(MOST_PARTS).map(([, sums]) => sums);
  const others = rest.reduce<Sums>(
    (all, { rows, numerator, denominator }) => ({
      ...NO_SUMS,
      rows: all.rows + rows,
      numerator: all.numerator + numerator,
      denominator: all.denominator + denominator,
    }),
    NO_SUMS,
  );
  return [
    ...told.map(([value, sums]) => ({ value, label: labelOf(value), measure: presentMeasure(figure, sums) })),
    ...(rest.length === 0 ? [] : [{ value: null, label: '', measure: presentMeasure(figure, others) }]),
  ];
}

type Asked = {
  readonly body: Body;
  readonly caller: StaffCaller;
  readonly language: Language;
  readonly labels: Labels;
  /** Days with up-to-date sums. */
  readonly summed: readonly string[];
};

async function tellFigure(
  tx: Tx,
  name: FigureName,
  { body, caller, language, labels, summed }: Asked,
): Promise<Told> {
  const { step, split, where } = body;
  const figure = figureOf(name);
  const period: Period = body;
  const asked = { figure: name, where, scope: caller.scope };
  const found = await findSums(tx, { ...asked, period }, { step, split, summed });
  const plain = { step: null, split: null, summed };
  const before = await findSums(tx, { ...asked, period: periodBefore(period) }, plain);
  const earlier = await findSums(tx, { ...asked, period: lastYear(period) }, plain);
  const { title, numerator, denominator } = figureWords(name, language);
  return {
    figure: name,
    title,
    unit: figure.unit,
    shape: figure.shape,
    definition: {
      numerator,
      denominator,
      counted_on: figure.countedOn,
      day: countedOnWord(figure.countedOn, language),
      owner: figure.owner,
      owner_name: ownerWord(figure.owner, language),
    },
    total: presentMeasure(figure, found.total),
    before: presentMeasure(figure, before.total),
    last_year: presentMeasure(figure, earlier.total),
    steps: stepsOf(period, step).map((start) => ({
      start,
      measure: presentMeasure(figure, found.steps.get(start) ?? NO_SUMS),
    })),
    parts: found.parts && presentParts(figure, found.parts, labels.of(split as Dimension)),
  };
}

/** The first day of a period and of its compared periods. */
const earliestOf = (period: Period): string =>
  [period, periodBefore(period), lastYear(period)].map(({ from }) => from).sort()[0] ?? period.from;

/** The properties that a question is narrowed to; null for all. */
function propertiesOf(where: Body['where']): number[] | null {
  const only = where?.find(({ dimension }) => dimension === 'property');
  return only ? only.values.filter((value) => value !== '').map(Number) : null;
}

/** Figures of a period, all of one instant: three statements a figure, in one transaction that sees the commits from before it began. */
export async function askReport(
  dependencies: ReportsDependencies,
  caller: StaffCaller,
  { body, language, now }: { body: Body; language: Language; now: number },
): Promise<Report> {
  checkAsked(dependencies, caller, body, language);
  const period: Period = { from: body.from, to: body.to };
  const labels = await readLabels(dependencies, language, body.split);
  const db = await dependencies.readingDb();
  const told = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await allowLargeReads(tx);
      const summed = await listSummedDays(tx, { from: earliestOf(period), to: period.to });
      const figures: Told[] = [];
      for (const name of new Set(body.figures))
        figures.push(await tellFigure(tx, name, { body, caller, language, labels, summed }));
      return {
        left_out: await countTheirBookings(tx, { ...period, scope: caller.scope }),
        price_changes: await listPriceChanges(tx, {
          ...period,
          scope: caller.scope,
          ids: propertiesOf(body.where),
        }),
        figures,
      };
    });
  return { at: toIso(now), period, before: periodBefore(period), last_year: lastYear(period), ...told };
}

import type { CallRequest } from '@traslado/contract/schemas';
import type { Issue } from '@traslado/domain/forms/issue';
import {
  DIMENSIONS,
  type Dimension,
  type FigureName,
  hasDimension,
  isFigure,
  sharedDimensions,
} from '@traslado/domain/reports/figures';
import { STEPS, type Step } from '@traslado/domain/reports/period';
import { addDays, addMonths, isCivilDate } from '@traslado/domain/time/civil';

/** The question of a report. It stands in the address: it names no person. */
export type ReportQuestion = {
  readonly figures: readonly FigureName[];
  readonly from: string;
  readonly to: string;
  readonly step: Step;
  readonly split: Dimension | null;
  readonly where: readonly { readonly dimension: Dimension; readonly values: readonly string[] }[];
};

const MOST_FIGURES = 6;

const FIRST: readonly FigureName[] = [
  'sales',
  'bookings',
  'rides',
  'attach_rate',
  'cancelled_share',
  'no_shows',
];

/** The months from half a year ago to this one, whole. */
export function usualQuestion(today: string): ReportQuestion {
  const first = `${today.slice(0, 8)}01`;
  return {
    figures: FIRST,
    from: addMonths(first, -5),
    to: addDays(addMonths(first, 1), -1),
    step: 'month',
    split: null,
    where: [],
  };
}

const isDimension = (text: string | undefined): text is Dimension => DIMENSIONS.some((one) => one === text);

/** Filters and a split that every figure has: those that one of them lacks would be refused. */
export function fitting(question: ReportQuestion): ReportQuestion {
  const shared = sharedDimensions(question.figures);
  return {
    ...question,
    split: question.split !== null && shared.includes(question.split) ? question.split : null,
    where: question.where.filter(({ dimension }) => shared.includes(dimension)),
  };
}

/** A split of at least one of the figures, and the figures that it does not split. */
export type Split = { readonly dimension: Dimension; readonly lacking: readonly FigureName[] };

export const splitsOf = (figures: readonly FigureName[]): Split[] =>
  DIMENSIONS.map((dimension) => ({
    dimension,
    lacking: figures.filter((figure) => !hasDimension(figure, dimension)),
  })).filter(({ lacking }) => lacking.length < figures.length);

/** The question of an address. Faulty parts of an address become the usual ones. */
export function readQuestion(address: string, today: string): ReportQuestion {
  const said = new URLSearchParams(address);
  const usual = usualQuestion(today);
  const figures = [...new Set((said.get('figures') ?? '').split(',').filter(isFigure))].slice(
    0,
    MOST_FIGURES,
  );
  const day = (name: 'from' | 'to') => {
    const text = said.get(name) ?? '';
    return isCivilDate(text) ? text : usual[name];
  };
  const split = said.get('split') ?? undefined;
  return fitting({
    figures: figures.length > 0 ? figures : usual.figures,
    from: day('from'),
    to: day('to'),
    step: STEPS.find((one) => one === said.get('step')) ?? usual.step,
    split: isDimension(split) ? split : null,
    where: said.getAll('only').flatMap((text) => {
      const [dimension, ...values] = text.split('~');
      return isDimension(dimension) && values.length > 0 ? [{ dimension, values }] : [];
    }),
  });
}

/** The same as an address. */
export function writeQuestion({ figures, from, to, step, split, where }: ReportQuestion): string {
  const said = new URLSearchParams({ figures: figures.join(','), from, to, step });
  if (split !== null) said.set('split', split);
  for (const { dimension, values } of where) said.append('only', [dimension, ...values].join('~'));
  return `?${said.toString()}`;
}

/** As the server is asked. */
export const bodyOf = (question: ReportQuestion): CallRequest<'askReport'>['body'] => ({
  ...question,
  figures: [...question.figures],
  where: question.where.map(({ dimension, values }) => ({ dimension, values: [...values] })),
});

/** One value of a dimension, instead of any earlier filter. */
export const narrowed = (
  question: ReportQuestion,
  dimension: Dimension,
  values: readonly string[],
): ReportQuestion => ({
  ...question,
  where: [
    ...question.where.filter((one) => one.dimension !== dimension),
    ...(values.length === 0 ? [] : [{ dimension, values }]),
  ],
});

/** Code: `report.figures`. */
export const checkFigures = ({ figures }: { readonly figures: readonly FigureName[] }): Issue[] =>
  figures.length === 0 || figures.length > MOST_FIGURES ? [{ field: 'figures', code: 'report.figures' }] : [];

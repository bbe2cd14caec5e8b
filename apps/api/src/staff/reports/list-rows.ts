import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import { type Figure, figureOf, isMoney } from '@traslado/domain/reports/figures';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { type FigureRow, listFigureRows } from '../../store/report/figure-repository.ts';
import { checkAsked, type ReportsDependencies } from './read-asked.ts';

const PAGE = 25;

/** A row's part in its figure, money as a decimal amount. */
export const sidesOf = (
  figure: Figure,
  { numerator, denominator }: Pick<FigureRow, 'numerator' | 'denominator'>,
): { numerator: number; denominator: number } => ({
  numerator: isMoney(figure, 'numerator') ? toDecimal(numerator) : numerator,
  denominator: isMoney(figure, 'denominator') ? toDecimal(denominator) : denominator,
});

/** The code of the row's resort; '' for none. */
const codeOf = (
  snapshot: Pick<Snapshot, 'propertyById'>,
  { property }: Pick<FigureRow, 'property'>,
): string => (property === null ? '' : (snapshot.propertyById(property)?.code ?? ''));

/** The rows of a figure, a page of them: 1 statement. */
export async function listReportRows(
  dependencies: ReportsDependencies,
  caller: StaffCaller,
  { body, language }: { body: CallRequest<'listReportRows'>['body']; language: Language },
): Promise<CallAnswer<'listReportRows'>> {
  const { figure, from, to, where, after = null } = body;
  checkAsked(dependencies, caller, { figures: [figure], from, to, where, step: null, split: null }, language);
  const asked = { figure, period: { from, to }, where, scope: caller.scope };
  const rows = await listFigureRows(await dependencies.readingDb(), asked, { after, limit: PAGE + 1 });
  const snapshot = dependencies.inventory.current();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => ({
      day: row.day,
      label: row.label,
      booking: row.booking,
      hotel: codeOf(snapshot, row),
      ...sidesOf(figureOf(figure), row),
    })),
    next: rows.length > PAGE && last ? { day: last.day, key: last.key } : null,
  };
}

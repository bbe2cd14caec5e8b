import type { CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { countedOnWord, dimensionWord, figureWords } from '@traslado/domain/reports/figure-words';
import { figureOf } from '@traslado/domain/reports/figures';
import { toIso } from '@traslado/domain/time/instant';
import type { StaffCaller } from '../../http/tokens.ts';
import { keepExport } from '../catalogues/keep-export.ts';
import { openFigureRows, takeFigureRows } from './figure-repository.ts';
import { codeOf, sidesOf } from './list-rows.ts';
import { checkAsked, type ReportsDependencies } from './read-asked.ts';
import { allowLargeReads, listSummedDays } from './sum-repository.ts';
import { findSums } from './total-repository.ts';

/** Rows that are in memory at once. */
const PART = 2_000;

const heads = { en: ['Day', 'Number'], es: ['Día', 'Número'] } as const;

/** The head of a column that is empty below: which figure it is, by which day it counts, and when it was so. */
const about = {
  en: (title: string, day: string, at: string) => `${title}. Counted on: ${day}. As of ${at}`,
  es: (title: string, day: string, at: string) => `${title}. Se cuenta: ${day}. Al ${at}`,
} as const;

type Wish = { body: CallRequest<'exportReport'>['body']; language: Language; now: number };

/**
 * The rows of a figure as lines of a table, part after part, however many there are: the database keeps them meanwhile. Who took them, and how many, is
 * written before the first line.
 */
export async function* exportReport(
  dependencies: ReportsDependencies,
  caller: StaffCaller,
  { body, language, now }: Wish,
): AsyncGenerator<readonly (readonly string[])[]> {
  const { figure, from, to, where } = body;
  const { db, inventory } = dependencies;
  const asked = { figure, period: { from, to }, where, scope: caller.scope };
  const { title, numerator, denominator } = figureWords(figure, language);
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await allowLargeReads(tx);
    const summed = await listSummedDays(tx, { from, to });
    const { total } = await findSums(tx, asked, { step: null, split: null, summed });
    await keepExport(db, caller, { of: 'reports', format: 'csv', question: body, rows: total.rows, now });
    const snapshot = inventory.current();
    const what = about[language](title, countedOnWord(figureOf(figure).countedOn, language), toIso(now));
    yield [[...heads[language], dimensionWord('property', language), numerator, denominator || title, what]];
    await openFigureRows(tx, asked);
    for (;;) {
      const rows = await takeFigureRows(tx, PART);
      if (rows.length === 0) break;
      yield rows.map((row) => {
        const sides = sidesOf(figureOf(figure), row);
        return [
          row.day,
          row.label,
          codeOf(snapshot, row),
          String(sides.numerator),
          String(sides.denominator),
          '',
        ];
      });
    }
  } finally {
    await tx.rollback().execute();
  }
}

/** Refuses as every question of a report is refused. */
export function checkExport(
  dependencies: ReportsDependencies,
  caller: StaffCaller,
  { body: { figure, from, to, where }, language }: Pick<Wish, 'body' | 'language'>,
): void {
  checkAsked(dependencies, caller, { figures: [figure], from, to, where, step: null, split: null }, language);
}

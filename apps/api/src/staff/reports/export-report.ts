import type { CallRequest } from '@traslado/contract/schemas';
import { viewWords } from '@traslado/domain/desk/view-words';
import type { Language } from '@traslado/domain/language';
import { SALE_CURRENCY } from '@traslado/domain/money';
import { countedOnWord, dimensionWord, figureWords } from '@traslado/domain/reports/figure-words';
import { type FigureName, figureOf, isMoney } from '@traslado/domain/reports/figures';
import type { Period } from '@traslado/domain/reports/period';
import { addDays } from '@traslado/domain/time/civil';
import type { Tx } from '../../db/client.ts';
import { allowLargeReads, takeParts } from '../../db/large-reads.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { openFigureRows, type RowsAsked, type SoldRow } from '../../store/report/figure-repository.ts';
import { listSummedDays } from '../../store/report/sum-repository.ts';
import { countFigureRows } from '../../store/report/total-repository.ts';
import { keepExport } from '../catalogues/keep-export.ts';
import { sidesOf } from './list-rows.ts';
import { checkAsked, type ReportsDependencies } from './read-asked.ts';
import { rideOf } from './read-labels.ts';

/** Rows that are in memory at once. */
const PART = 2_000;
/** Rows that one statement sorts: it has to end within its time, however many rows the file has. */
const SORTED = 20_000;
/** Days that one statement counts, for the same reason. */
const COUNTED = 92;

/** A period in runs of so many days, in order. */
function runsOfDays({ from, to }: Period, days: number): Period[] {
  const runs: Period[] = [];
  for (let at = from; at <= to; at = addDays(at, days)) {
    const last = addDays(at, days - 1);
    runs.push({ from: at, to: last < to ? last : to });
  }
  return runs;
}

type Counted = { readonly rows: number; readonly runs: readonly Period[] };

/** The number of rows, and runs of days that have them: each of few enough rows, or of one day. */
async function countRuns(tx: Tx, asked: RowsAsked): Promise<Counted> {
  const summed = await listSummedDays(tx, asked.period);
  const runs: Period[] = [];
  let rows = 0;
  for (const period of runsOfDays(asked.period, COUNTED)) {
    const found = await countFigureRows(tx, { ...asked, period }, summed);
    rows += found;
    if (found > 0)
      runs.push(...runsOfDays(period, Math.max(1, Math.floor(COUNTED / Math.ceil(found / SORTED)))));
  }
  return { rows, runs };
}

type FileColumn = { readonly head: string; readonly cell: (row: SoldRow) => string };

/** The columns of a figure's file, by the words of the page. A part of a sum has no second number. */
function columnsOf(name: FigureName, snapshot: Snapshot, language: Language): readonly FileColumn[] {
  const figure = figureOf(name);
  const { title, numerator, denominator } = figureWords(name, language);
  const { number, columns, states } = viewWords[language];
  const side = (of: 'numerator' | 'denominator', head: string): FileColumn => ({
    head: isMoney(figure, of) ? `${head} (${SALE_CURRENCY})` : head,
    cell: (row) => String(sidesOf(figure, row)[of]),
  });
  const serviceOf = ({ service }: SoldRow) => {
    const found = service === null ? undefined : snapshot.serviceById(service);
    return found ? rideOf(found, language) : String(service ?? '');
  };
  const hasService = figure.dimensions.includes('service');
  return [
    { head: countedOnWord(figure.countedOn, language), cell: ({ day }) => day },
    { head: hasService ? number : numberHead[language], cell: ({ label }) => label },
    {
      head: dimensionWord('property', language),
      cell: ({ property }) => (property === null ? '' : (snapshot.propertyById(property)?.name ?? '')),
    },
    ...(hasService ? [{ head: columns.service, cell: serviceOf }] : []),
    ...(figure.shape === 'ratio'
      ? [side('numerator', numerator), side('denominator', denominator)]
      : [side('numerator', title)]),
    ...(hasService
      ? [{ head: columns.status, cell: ({ state }: SoldRow) => (state === null ? '' : states[state]) }]
      : []),
  ];
}

/** The head of a row's name where it need not be a booking: a folio, a message. */
const numberHead = { en: 'Number', es: 'Número' } as const;

type Wish = { body: CallRequest<'exportReport'>['body']; language: Language; now: number };

/**
 * The rows of a figure as lines of a table, part after part, however many there are: run of days after run of days, all of one instant. The
 * audit gets their reader and their number before the first line.
 */
export async function* exportReport(
  dependencies: ReportsDependencies,
  caller: StaffCaller,
  { body, language, now }: Wish,
): AsyncGenerator<readonly (readonly string[])[]> {
  const { figure, from, to, where } = body;
  const { db, readingDb, inventory } = dependencies;
  const asked = { figure, period: { from, to }, where, scope: caller.scope };
  const reading = await readingDb();
  const tx = await reading.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await allowLargeReads(tx);
    const counted = await countRuns(tx, asked);
    await keepExport(db, caller, { of: 'reports', format: 'csv', question: body, rows: counted.rows, now });
    const columns = columnsOf(figure, inventory.current(), language);
    yield [columns.map(({ head }) => head)];
    for (const period of counted.runs) {
      await openFigureRows(tx, { ...asked, period });
      for await (const rows of takeParts<SoldRow>(tx, PART))
        yield rows.map((row) => columns.map(({ cell }) => cell(row)));
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

import { type Binding, bind } from '../../http/bind.ts';
import { streamCsv } from '../../http/csv.ts';
import { fileTurns } from '../../http/file-turns.ts';
import { forgetQuestion, keepQuestion } from '../kept/keep-question.ts';
import { askReport } from './ask-report.ts';
import { checkExport, exportReport } from './export-report.ts';
import { listChoices } from './list-choices.ts';
import { listReportRows } from './list-rows.ts';
import { checkAsked, type ReportsDependencies } from './read-asked.ts';

/** Files that are written at once. */
const MOST_FILES = 2;

/** Figures of sales and rides, and the rows behind them. */
export function bindReports(binding: Binding, dependencies: ReportsDependencies): void {
  const inTurn = fileTurns(MOST_FILES);

  bind(binding, 'listReportChoices', ({ caller, language }) => listChoices(dependencies, caller, language));

  bind(binding, 'askReport', ({ caller, body, language, now }) =>
    askReport(dependencies, caller, { body, language, now }),
  );

  bind(binding, 'listReportRows', ({ caller, body, language }) =>
    listReportRows(dependencies, caller, { body, language }),
  );

  bind(binding, 'exportReport', async ({ caller, body, language, now, reply }) => {
    checkExport(dependencies, caller, { body, language });
    const parts = inTurn(exportReport(dependencies, caller, { body, language, now }));
    return streamCsv(reply, { name: `report-${body.figure}-${body.from}-${body.to}`, parts });
  });

  bind(binding, 'keepReport', ({ caller, body, language, now }) => {
    checkAsked(dependencies, caller, body.question, language);
    return keepQuestion(dependencies, caller, { kind: 'report', kept: body, now });
  });

  bind(binding, 'deleteReport', async ({ caller, params, now }) => {
    await forgetQuestion(dependencies, caller, { kind: 'report', id: params.id, now });
    return { deleted: true as const };
  });
}

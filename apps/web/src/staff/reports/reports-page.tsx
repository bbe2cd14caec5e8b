import type { FigureName } from '@traslado/domain/reports/figures';
import { periodBefore } from '@traslado/domain/reports/period';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { chartPair, marksOfSteps } from './beside.ts';
import { FigurePanel } from './figure-panel.tsx';
import { FigureRows } from './figure-rows.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { KeptReports } from './kept-reports.tsx';
import { ReportForm } from './report-form.tsx';
import type { ReportQuestion } from './report-question.ts';
import { type ReportChoices, useReport, useReportChoices, useReportQuestion } from './use-reports.ts';

/** Figures of a period, each with its rows. */
export function ReportsPage({ person }: { person: Person }) {
  const texts = useTexts('staff').reports;
  const [question, ask] = useReportQuestion();
  const choices = useReportChoices();
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        choices.data && (
          <KeptReports question={question} kept={choices.data.kept} onAsk={ask} person={person} />
        )
      }
    >
      {choices.data && (
        <div className="grid grid-cols-1 gap-4">
          <ReportForm question={question} choices={choices.data} onAsk={ask} />
          <Answer
            question={question}
            choices={choices.data}
            onAsk={ask}
            mayOpen={person.permissions.includes('coupons:see')}
          />
        </div>
      )}
      <Loading query={choices} texts={texts} />
    </StaffPage>
  );
}

type PartProps = {
  question: ReportQuestion;
  choices: ReportChoices;
  onAsk: (question: ReportQuestion) => void;
};

function Answer({ question, choices, onAsk, mayOpen }: PartProps & { mayOpen: boolean }) {
  const texts = useTexts('staff').reports;
  const [wanted, want] = useState<FigureName | null>(null);
  const [other, setOther] = useState<FigureName | null>(null);
  const query = useReport(question);
  const { data: earlier } = useReport({ ...question, ...periodBefore(question) }, question.split !== null);
  const { data, isPlaceholderData } = query;
  const [figure, beside] = chartPair(data?.figures ?? [], wanted, other);
  if (!data || !figure) return <Loading query={query} texts={texts} />;
  const marks = marksOfSteps(data.price_changes, question.step);
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames(
        'grid grid-cols-1 gap-4 transition-opacity duration-150',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {data.left_out > 0 && <Banner tone="info">{texts.leftOut(data.left_out)}</Banner>}
      <FigureTiles figures={data.figures} period={question} chosen={figure.figure} onChoose={want} />
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        {[figure, ...(beside ? [beside] : [])].map((one) => (
          <FigurePanel
            key={one === figure ? 'chosen' : 'beside'}
            figure={one}
            before={earlier?.figures.find(({ figure: name }) => name === one.figure)?.parts ?? []}
            marks={marks}
            question={question}
            at={data.at}
            onAsk={onAsk}
            dimensionTitle={(wantedOne) =>
              choices.dimensions.find(({ dimension }) => dimension === wantedOne)?.title ?? wantedOne
            }
          >
            {one === beside && data.figures.length > 2 && (
              <ListChoice
                label={texts.beside}
                isFilter
                value={beside.figure}
                options={data.figures
                  .filter((some) => some !== figure)
                  .map((some) => ({ value: some.figure, label: some.title }))}
                onChoose={setOther}
              />
            )}
          </FigurePanel>
        ))}
      </div>
      <FigureRows key={figure.figure} figure={figure.figure} question={question} mayOpen={mayOpen} />
    </div>
  );
}

import type { FigureName } from '@traslado/domain/reports/figures';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { chartPair, marksOfSteps } from './beside.ts';
import { FigurePanel } from './figure-panel.tsx';
import { FigureRows } from './figure-rows.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { KeptReports } from './kept-reports.tsx';
import { ReportForm } from './report-form.tsx';
import { narrowed, type ReportQuestion, writeQuestion } from './report-question.ts';
import { type ReportChoices, useReport, useReportChoices, useReportQuestion } from './use-reports.ts';

/** Figures of a period, each with its rows. */
export function ReportsPage({ person }: { person: Person }) {
  const texts = useTexts('staff').reports;
  const [question, ask] = useReportQuestion();
  const choices = useReportChoices();
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      {choices.data && (
        <div className="grid grid-cols-1 gap-8">
          <KeptReports question={question} kept={choices.data.kept} onAsk={ask} person={person} />
          <ReportForm key={writeQuestion(question)} question={question} choices={choices.data} onAsk={ask} />
          <Filters question={question} choices={choices.data} onAsk={ask} />
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

/** Filters of the figures, each with a button that removes it. The resort stands in the form. */
function Filters({ question, choices, onAsk }: PartProps) {
  const texts = useTexts('staff').reports;
  const others = question.where.filter(({ dimension }) => dimension !== 'property');
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-semibold text-small">{texts.filters}</span>
      {others.map(({ dimension, values }) => {
        const known = choices.dimensions.find((one) => one.dimension === dimension);
        const names = values.map((value) => known?.values.find((one) => one.value === value)?.label ?? value);
        const label = `${known?.title ?? dimension}: ${names.join(', ')}`;
        return (
          <Button
            key={dimension}
            variant="secondary"
            iconAfter="close"
            className="text-small"
            aria-label={texts.removeFilter(label)}
            onClick={() => onAsk(narrowed(question, dimension, []))}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

function Answer({ question, choices, onAsk, mayOpen }: PartProps & { mayOpen: boolean }) {
  const texts = useTexts('staff').reports;
  const [wanted, want] = useState<FigureName | null>(null);
  const [other, setOther] = useState<FigureName | null>(null);
  const query = useReport(question);
  const { data, isPlaceholderData } = query;
  const [figure, beside] = chartPair(data?.figures ?? [], wanted, other);
  if (!data || !figure) return <Loading query={query} texts={texts} />;
  const marks = marksOfSteps(data.price_changes, question.step);
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames(
        'grid grid-cols-1 gap-8 transition-opacity duration-150',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {data.left_out > 0 && <Banner tone="info">{texts.leftOut(data.left_out)}</Banner>}
      <FigureTiles figures={data.figures} chosen={figure.figure} onChoose={want} />
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        {[figure, ...(beside ? [beside] : [])].map((one) => (
          <FigurePanel
            key={one === figure ? 'chosen' : 'beside'}
            figure={one}
            marks={marks}
            question={question}
            at={data.at}
            onAsk={onAsk}
            dimensionTitle={(wantedOne) =>
              choices.dimensions.find(({ dimension }) => dimension === wantedOne)?.title ?? wantedOne
            }
          >
            {one === beside && data.figures.length > 2 && (
              <SelectBox
                aria-label={texts.beside}
                className="field-box"
                value={beside.figure}
                onChange={({ target }) =>
                  setOther(data.figures.find((some) => some.figure === target.value)?.figure ?? null)
                }
              >
                {data.figures
                  .filter((some) => some !== figure)
                  .map((some) => (
                    <option key={some.figure} value={some.figure}>
                      {some.title}
                    </option>
                  ))}
              </SelectBox>
            )}
          </FigurePanel>
        ))}
      </div>
      <FigureRows key={figure.figure} figure={figure.figure} question={question} mayOpen={mayOpen} />
    </div>
  );
}

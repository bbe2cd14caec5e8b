import { useTexts } from '../../i18n/i18n.tsx';
import { KeptQuestions } from '../frame/kept-questions.tsx';
import { fitting, type ReportQuestion, writeQuestion } from './report-question.ts';
import { type ReportChoices, useKeptReports } from './use-reports.ts';

type KeptProps = {
  question: ReportQuestion;
  kept: ReportChoices['kept'];
  onAsk: (question: ReportQuestion) => void;
};

/** Stored reports, and storing the one on screen. */
export function KeptReports({ question, kept, onAsk }: KeptProps) {
  const { keep, forget } = useKeptReports();
  const shown = kept.find((one) => writeQuestion(fitting(one.question)) === writeQuestion(question));
  return (
    <KeptQuestions
      texts={useTexts('staff').reports}
      kept={kept}
      shown={shown?.id ?? null}
      onOpen={(id) => {
        const chosen = kept.find((one) => one.id === id);
        if (chosen) onAsk(fitting(chosen.question));
      }}
      keep={(values) => keep(question, values)}
      forget={forget}
    />
  );
}

import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeptQuestions } from '../frame/kept-questions.tsx';
import type { Person } from '../session/use-profile.ts';
import { pinReport, usePinned } from './pinned.ts';
import { fitting, type ReportQuestion, writeQuestion } from './report-question.ts';
import { type ReportChoices, useKeptReports } from './use-reports.ts';

type KeptProps = {
  question: ReportQuestion;
  kept: ReportChoices['kept'];
  onAsk: (question: ReportQuestion) => void;
  person: Person;
};

/** Stored reports, and storing the one on screen. */
export function KeptReports({ question, kept, onAsk, person }: KeptProps) {
  const texts = useTexts('staff').reports;
  const pinned = usePinned(person);
  const { keep, forget } = useKeptReports();
  const shown = kept.find((one) => writeQuestion(fitting(one.question)) === writeQuestion(question));
  return (
    <KeptQuestions
      texts={texts}
      kept={kept}
      shown={shown?.id ?? null}
      onOpen={(id) => {
        const chosen = kept.find((one) => one.id === id);
        if (chosen) onAsk(fitting(chosen.question));
      }}
      keep={(values) => keep(question, values)}
      forget={forget}
    >
      {shown && (
        <Button
          variant="quiet"
          onClick={() => {
            pinReport(person, pinned === shown.id ? null : shown.id);
            notify(pinned === shown.id ? texts.unpinned : texts.pinned(shown.name), 'good');
          }}
        >
          {pinned === shown.id ? texts.unpin : texts.pin}
        </Button>
      )}
    </KeptQuestions>
  );
}

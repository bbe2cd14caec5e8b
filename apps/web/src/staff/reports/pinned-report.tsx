import { Link } from 'wouter';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { valueText } from '../frame/value-text.ts';
import type { Person } from '../session/use-profile.ts';
import { movedToToday, newestSteps } from './beside.ts';
import { Change } from './change.tsx';
import { usePinned } from './pinned.ts';
import { fitting, type ReportQuestion, writeQuestion } from './report-question.ts';
import { type ToldFigure, useReport, useReportChoices } from './use-reports.ts';

/** Figures of the pinned report that are shown. */
const MOST_FIGURES = 3;

/** The report that a person pinned, on Today: its newest figures, as a way to it. Nothing without one. */
export function PinnedReport({ person }: { person: Person }) {
  const id = usePinned(person);
  const choices = useReportChoices(id !== null);
  const kept = choices.data?.kept.find((one) => one.id === id);
  if (id === null || (choices.data && !kept)) return null;
  if (!kept) return <Skeleton className="h-20 w-full" />;
  const today = new Date().toISOString().slice(0, 10);
  const question = movedToToday(fitting(kept.question), today);
  return <Newest name={kept.name} question={question} today={today} />;
}

function Newest({ name, question, today }: { name: string; question: ReportQuestion; today: string }) {
  const { data } = useReport({ ...question, figures: question.figures.slice(0, MOST_FIGURES), split: null });
  return (
    <Link href={`/admin/reports${writeQuestion(question)}`} className="pinned-report">
      <span className="font-semibold">{name}</span>
      {data ? (
        data.figures.map((figure) => <Figure key={figure.figure} figure={figure} today={today} />)
      ) : (
        <Skeleton className="h-10 w-full" />
      )}
    </Link>
  );
}

function Figure({ figure, today }: { figure: ToldFigure; today: string }) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const [now, before] = newestSteps(figure.steps, today);
  if (!now) return null;
  return (
    <span className="grid">
      <span className="text-caption text-soft">{figure.title}</span>
      <span className="font-display font-semibold text-heading tabular-nums">
        {valueText(figure, now.measure.value, locale, texts)}
      </span>
      <span className="text-caption text-soft">
        {texts.since(formatCivilDate(now.start, locale, 'short'))}
      </span>
      {before && (
        <Change figure={figure} now={now.measure.value} before={before.measure.value} since={texts.before} />
      )}
    </span>
  );
}

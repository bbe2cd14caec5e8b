import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate } from '@traslado/domain/time/civil';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { useAskedDays } from './use-asked-days.ts';

export type Period = { from: string; to: string };

/** Codes: `field.required`, `date.invalid`, `period.reversed`. */
export function checkPeriod({ from, to }: Period): Issue[] {
  const missing = Object.entries({ from, to }).flatMap(([field, day]) =>
    isCivilDate(day) ? [] : [{ field, code: day === '' ? 'field.required' : 'date.invalid' }],
  );
  return missing.length === 0 && to < from ? [{ field: 'to', code: 'period.reversed' }] : missing;
}

type PeriodQuestionProps = {
  /** Accessible name of its form. */
  name: string;
  period: Period;
  onAsk: (period: Period) => void;
};

/** First and last day of figures, asked for as soon as both are right. */
export function PeriodQuestion({ name, period, onAsk }: PeriodQuestionProps) {
  const texts = useTexts('staff').lists.period;
  const form = useIssueForm<Period>(checkPeriod, period);
  const check = (days: Period) => {
    const issues = checkPeriod(days);
    // Both are there, so nobody is still typing.
    const reversed = issues.find(({ code }) => code === 'period.reversed');
    if (reversed && !form.formState.errors.to) form.setError('to', { type: reversed.code });
    if (issues.length === 0 && form.formState.errors.to) form.control.forgive('to');
    return issues;
  };
  useAskedDays(form, period, check, onAsk);
  return (
    <MoreIssueTexts value={{ 'period.reversed': () => texts.reversed }}>
      <Form form={form} name={name} labels={texts} onValid={onAsk} className="filter-form period-days">
        <DateField name="from" className="filter-chip" />
        <DateField name="to" className="filter-chip" />
      </Form>
    </MoreIssueTexts>
  );
}

/** The same in words, where its fields are folded away. */
export function PeriodText({ period: { from, to } }: { period: Period }) {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00Z`));
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return <p className="period-text">{format.formatRange(first ?? 0, last ?? 0)}</p>;
}

import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { SelectBox } from '../../components/select-box.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { useAskedDays } from './use-asked-days.ts';
import { periodOf, usualPeriods } from './usual-periods.ts';

export type Period = { from: string; to: string };

const PERIODS = ['thisMonth', 'lastMonth', 'last30'] as const;

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
  /** Zone of its days. */
  zone?: string;
};

/** First and last day of figures, asked for as soon as both are right, and the usual periods. */
export function PeriodQuestion({ name, period, onAsk, zone = 'UTC' }: PeriodQuestionProps) {
  const texts = useTexts('staff').lists.period;
  const form = useIssueForm<Period>(checkPeriod, period);
  const check = (days: Period) => {
    const issues = checkPeriod(days);
    for (const field of ['from', 'to'] as const) {
      // Of a day in full: what is missing is still being typed.
      const wrong = issues.find((one) => one.field === field && one.code !== 'field.required');
      if (!wrong) form.control.forgive(field);
      else if (!form.formState.errors[field]) form.setError(field, { type: wrong.code });
    }
    return issues;
  };
  useAskedDays(form, period, check, onAsk);
  const today = localDateOf(Date.now(), zone);
  const inWords = usePeriodWords();
  const chosen = periodOf(period, today, PERIODS);
  return (
    <MoreIssueTexts
      value={{
        'period.reversed': () => texts.reversed,
        'date.invalid': () => texts.noSuchDay(inWords(period)),
      }}
    >
      <div className="filter-chip pl-0">
        <SelectBox
          aria-label={texts.usual}
          className="field-box usual-period"
          value={chosen}
          onChange={({ target }) => {
            const one = PERIODS.find((name) => name === target.value);
            if (one) onAsk(usualPeriods(today)[one]);
          }}
        >
          {!chosen && <option value="">{texts.own}</option>}
          {PERIODS.map((one) => (
            <option key={one} value={one}>
              {texts.periods[one]}
            </option>
          ))}
        </SelectBox>
      </div>
      <Form
        form={form}
        name={name}
        labels={{ from: texts.from, to: texts.to }}
        onValid={onAsk}
        className="filter-form period-days"
      >
        <DateField name="from" className="filter-chip" />
        <DateField name="to" className="filter-chip" />
      </Form>
    </MoreIssueTexts>
  );
}

/** A period in words. */
export function usePeriodWords(): (period: Period) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ from, to }) => format.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));
}

/** The same where its fields are folded away. */
export function PeriodText({ period }: { period: Period }) {
  return <p className="period-text">{usePeriodWords()(period)}</p>;
}

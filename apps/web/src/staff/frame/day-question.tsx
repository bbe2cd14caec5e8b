import type { Issue } from '@traslado/domain/forms/issue';
import { addDays, isCivilDate } from '@traslado/domain/time/civil';
import { type ReactNode, useEffect, useRef } from 'react';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { Icon } from '../../components/icon.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { FilterBar, type SetFilter } from './filter-bar.tsx';

type Day = { day: string };
const checkDay = ({ day }: Day): Issue[] =>
  isCivilDate(day) ? [] : [{ field: 'day', code: 'date.invalid' }];

type DayQuestionProps = {
  texts: {
    readonly form: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly before: string;
    readonly after: string;
  };
  day: string;
  onDay: (day: string) => void;
  set: readonly SetFilter[];
  /** The choices beside the day. */
  children: ReactNode;
};

/** The day of a list, and choices beside it. Each is asked for at once. */
export function DayQuestion({ texts, day, onDay, set, children }: DayQuestionProps) {
  const form = useIssueForm<Day>(checkDay, { day });
  const typed = useWatch({ control: form.control, name: 'day' });
  const go = (to: string) => {
    form.setValue('day', to);
    onDay(to);
  };
  const asked = useRef(day);
  useEffect(() => {
    if (asked.current !== day) {
      // Asked for elsewhere, as tomorrow is: the field follows.
      asked.current = day;
      form.setValue('day', day);
    } else if (isCivilDate(typed) && typed !== day) {
      asked.current = typed;
      onDay(typed);
    }
  });
  return (
    <Form form={form} name={texts.form} labels={texts.labels} onValid={(values) => onDay(values.day)}>
      <FilterBar
        set={set}
        lead={
          <div className="day-choice">
            <DateField name="day" className="filter-chip" />
            {(
              [
                ['arrowLeft', texts.before, -1],
                ['arrowRight', texts.after, 1],
              ] as const
            ).map(([icon, label, days]) => (
              <button
                key={icon}
                type="button"
                className="day-step"
                aria-label={label}
                onClick={() => go(addDays(day, days))}
              >
                <Icon name={icon} className="size-5" />
              </button>
            ))}
          </div>
        }
      >
        {children}
      </FilterBar>
    </Form>
  );
}

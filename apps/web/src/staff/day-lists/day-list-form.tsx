import type { Issue } from '@traslado/domain/forms/issue';
import { addDays, isCivilDate } from '@traslado/domain/time/civil';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type DayList, type Question, questionOf } from './use-day-list.ts';

type Day = { day: string };
const checkDay = ({ day }: Day): Issue[] =>
  isCivilDate(day) ? [] : [{ field: 'day', code: 'date.invalid' }];

type DayListFormProps = { list: DayList; question: Question; onAsk: (question: Question) => void };

/** Day, place and rides of the list. Each choice is asked for at once. */
export function DayListForm({ list, question, onAsk }: DayListFormProps) {
  const texts = useTexts('staff').dayLists;
  // The list on the page may be the last one; after a choice the question has everything.
  const asked = question.day ? question : questionOf(list);
  const day = asked.day ?? list.day;
  const form = useIssueForm<Day>(checkDay, { day });
  const typed = useWatch({ control: form.control, name: 'day' });
  const go = (to: string) => {
    form.setValue('day', to);
    onAsk({ ...asked, day: to });
  };
  useEffect(() => {
    if (isCivilDate(typed) && typed !== day) onAsk({ ...asked, day: typed });
  });
  const own = list.airports.find(({ id }) => id === list.airport.id)?.properties ?? [];
  return (
    <Form
      form={form}
      name={texts.form}
      labels={texts.labels}
      onValid={(values) => onAsk({ ...asked, ...values })}
      className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
    >
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 wide:grid-cols-4">
        <div>
          <DateField name="day" />
          <div className="mt-1 flex flex-wrap gap-x-6">
            <Button
              variant="quiet"
              className="text-small"
              icon="arrowLeft"
              onClick={() => go(addDays(day, -1))}
            >
              {texts.before}
            </Button>
            <Button
              variant="quiet"
              className="text-small"
              iconAfter="arrowRight"
              onClick={() => go(addDays(day, 1))}
            >
              {texts.after}
            </Button>
          </div>
        </div>
        <Choice
          label={texts.labels.airport}
          value={String(list.airport.id)}
          // A resort may not be served by another airport.
          onChoose={(airport) => {
            const { property: _, ...rest } = asked;
            onAsk({ ...rest, airport: Number(airport) });
          }}
        >
          {list.airports.map(({ id, code, name }) => (
            <option key={id} value={id}>
              {code} · {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={texts.labels.property}
          value={String(list.property?.id ?? '')}
          onChoose={(property) => {
            const { property: _, ...rest } = asked;
            onAsk(property === '' ? rest : { ...rest, property: Number(property) });
          }}
        >
          <option value="">{texts.allProperties}</option>
          {list.properties
            .filter(({ id }) => own.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Choice>
        <Choice
          label={texts.labels.direction}
          value={list.direction ?? ''}
          onChoose={(direction) => {
            const { direction: _, ...rest } = asked;
            onAsk(direction === 'arrival' || direction === 'departure' ? { ...rest, direction } : rest);
          }}
        >
          <option value="">{texts.both}</option>
          <option value="arrival">{texts.directions.arrival}</option>
          <option value="departure">{texts.directions.departure}</option>
        </Choice>
      </div>
    </Form>
  );
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <SelectBox
        id={id}
        className="field-box"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </SelectBox>
    </div>
  );
}

import { VIEW_ORDERS } from '@traslado/domain/desk/booking-view';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { CheckboxSet } from '../catalogues/checkbox-set.tsx';
import type { SetFilter } from '../frame/filter-bar.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import type { KeptViews, ViewQuestion } from './use-views.ts';

type Values = {
  days: string;
  property: string;
  statuses: string[];
  columns: string[];
  order: string;
  descending: boolean;
};

/** Days that a list is asked for, counted from today. */
const DAYS = {
  any: null,
  today: { from: 0, to: 0 },
  tomorrow: { from: 0, to: 1 },
  week: { from: 0, to: 7 },
  month: { from: 0, to: 30 },
  past_week: { from: -7, to: -1 },
  past_month: { from: -30, to: -1 },
} as const;

type DaysName = keyof typeof DAYS;
const DAYS_NAMES = Object.keys(DAYS) as DaysName[];

const isSame = (one: ViewQuestion['days'], other: ViewQuestion['days']): boolean =>
  one?.from === other?.from && one?.to === other?.to;

const valuesOf = ({ days, properties, statuses, columns, order, descending }: ViewQuestion): Values => ({
  days: DAYS_NAMES.find((name) => isSame(DAYS[name], days)) ?? '',
  property: String(properties[0] ?? ''),
  statuses: [...statuses],
  columns: [...columns],
  order,
  descending,
});

type FormProps = { question: ViewQuestion; choices: KeptViews; onAsk: (question: ViewQuestion) => void };

/** Bookings, columns and order of a list. */
export function ViewForm({ question, choices, onAsk }: FormProps) {
  const { bookings } = useTexts('staff');
  const texts = bookings.lists;
  const form = useIssueForm<Values>(() => [], valuesOf(question));
  const own = valuesOf(question).days === '' ? [{ value: '', label: texts.ownDays }] : [];
  const states = Object.keys(bookings.states) as (keyof typeof bookings.states)[];
  const ask = ({ days, property, statuses, columns, order, descending }: Values) => {
    const chosen = DAYS_NAMES.find((name) => name === days);
    onAsk({
      ...question,
      days: chosen ? DAYS[chosen] : question.days,
      // A list of several resorts keeps them until one is chosen.
      properties:
        property === String(question.properties[0] ?? '')
          ? question.properties
          : property === ''
            ? []
            : [Number(property)],
      statuses: states.filter((state) => statuses.includes(state)),
      columns,
      order,
      descending,
    });
  };
  const chip = 'filter-chip';
  return (
    <Form form={form} name={texts.form} labels={texts.labels} onValid={ask} className="filter-form">
      <SelectField
        name="days"
        className={chip}
        options={[...own, ...DAYS_NAMES.map((value) => ({ value, label: texts.days[value] }))]}
      />
      <SelectField
        name="property"
        className={chip}
        options={[
          { value: '', label: texts.allProperties },
          ...choices.properties.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        name="order"
        className={chip}
        options={VIEW_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
      />
      <FoldOut label={`${texts.labels.statuses} (${question.statuses.length})`}>
        <CheckboxSet
          name="statuses"
          hint={texts.statesHint}
          options={states.map((value) => ({ value, label: bookings.states[value] }))}
        />
      </FoldOut>
      <FoldOut label={`${texts.labels.columns} (${question.columns.length})`}>
        <CheckboxSet
          name="columns"
          options={choices.columns.map((value) => ({ value, label: texts.columns[value] }))}
        />
        <Checkbox name="descending">{texts.descending}</Checkbox>
      </FoldOut>
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
    </Form>
  );
}

/** The filters of a list in words: its days, resort and states. */
export function useViewFilters({ question, choices, onAsk }: FormProps): SetFilter[] {
  const { bookings } = useTexts('staff');
  const texts = bookings.lists;
  const { days, property } = valuesOf(question);
  const name = DAYS_NAMES.find((one) => one === days);
  const resort = choices.properties.find(({ id }) => String(id) === property)?.name;
  return [
    ...(question.days === null
      ? []
      : [
          { text: name ? texts.days[name] : texts.ownDays, remove: () => onAsk({ ...question, days: null }) },
        ]),
    ...(resort ? [{ text: resort, remove: () => onAsk({ ...question, properties: [] }) }] : []),
    ...(question.statuses.length > 0
      ? [
          {
            text: question.statuses.map((state) => bookings.states[state]).join(', '),
            remove: () => onAsk({ ...question, statuses: [] }),
          },
        ]
      : []),
  ];
}

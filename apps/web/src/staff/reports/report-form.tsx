import { type Dimension, sharedDimensions } from '@traslado/domain/reports/figures';
import { STEPS, type Step } from '@traslado/domain/reports/period';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { CheckboxSet } from '../catalogues/checkbox-set.tsx';
import {
  checkForm,
  fitting,
  narrowed,
  type ReportQuestion,
  type ReportForm as Values,
} from './report-question.ts';
import type { ReportChoices } from './use-reports.ts';

type FormProps = {
  question: ReportQuestion;
  choices: ReportChoices;
  onAsk: (question: ReportQuestion) => void;
};

const valuesOf = ({ figures, from, to, step, split, where }: ReportQuestion): Values => ({
  figures: [...figures],
  from,
  to,
  step,
  split: split ?? '',
  property: where.find(({ dimension }) => dimension === 'property')?.values[0] ?? '',
});

/** Figures, days, and the split. */
export function ReportForm({ question, choices, onAsk }: FormProps) {
  const texts = useTexts('staff').reports;
  const form = useIssueForm<Values>(checkForm, valuesOf(question));
  const shared = sharedDimensions(question.figures);
  const titleOf = (wanted: Dimension) =>
    choices.dimensions.find(({ dimension }) => dimension === wanted)?.title ?? wanted;
  const properties = choices.dimensions.find(({ dimension }) => dimension === 'property')?.values ?? [];
  const ask = ({ figures, from, to, step, split, property }: Values) => {
    const known = STEPS.find((one): one is Step => one === step) ?? 'month';
    const next = {
      ...question,
      figures,
      from,
      to,
      step: known,
      split: shared.find((one) => one === split) ?? null,
    };
    onAsk(fitting(narrowed(next, 'property', property === '' ? [] : [property])));
  };
  return (
    <MoreIssueTexts
      value={{ 'report.reversed': () => texts.reversed, 'report.figures': () => texts.tooMany }}
    >
      <Form
        form={form}
        name={texts.form}
        labels={texts.labels}
        onValid={ask}
        className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
      >
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 wide:grid-cols-3">
          <DateField name="from" />
          <DateField name="to" />
          <SelectField
            name="step"
            options={STEPS.map((value) => ({ value, label: texts.steps[value] ?? value }))}
          />
          <SelectField
            name="split"
            options={[
              { value: '', label: texts.noSplit },
              ...shared.map((value) => ({ value, label: titleOf(value) })),
            ]}
          />
          <SelectField name="property" options={[{ value: '', label: texts.allProperties }, ...properties]} />
        </div>
        <details className="mt-5">
          <summary className="min-h-11 py-2 font-semibold text-small">
            {texts.moreFigures(question.figures.length)}
          </summary>
          <CheckboxSet
            name="figures"
            options={choices.figures.map(({ figure, title }) => ({ value: figure, label: title }))}
          />
        </details>
        <Button type="submit" className="mt-5">
          {texts.show}
        </Button>
      </Form>
    </MoreIssueTexts>
  );
}

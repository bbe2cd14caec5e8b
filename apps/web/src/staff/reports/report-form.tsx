import type { Dimension, FigureName } from '@traslado/domain/reports/figures';
import { STEPS } from '@traslado/domain/reports/period';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { notify } from '../../components/notification.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { CheckboxSet } from '../catalogues/checkbox-set.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { FilterBar, type SetFilter, setOf } from '../frame/filter-bar.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import { PeriodQuestion, PeriodText } from '../frame/period-question.tsx';
import { checkFigures, fitting, narrowed, type ReportQuestion, splitsOf } from './report-question.ts';
import type { ReportChoices } from './use-reports.ts';

type FormProps = {
  question: ReportQuestion;
  choices: ReportChoices;
  onAsk: (question: ReportQuestion) => void;
};

/** Days, steps, split and resort of the figures, in force at once; the figures; and what they are narrowed to by their parts. */
export function ReportForm({ question, choices, onAsk }: FormProps) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const dimensionOf = (wanted: Dimension) => choices.dimensions.find(({ dimension }) => dimension === wanted);
  const titleOf = (name: FigureName) => choices.figures.find(({ figure }) => figure === name)?.title ?? name;
  const ask = (change: Partial<ReportQuestion>) => onAsk(fitting({ ...question, ...change }));
  const only = (dimension: Dimension, values: readonly string[]) =>
    onAsk(fitting(narrowed(question, dimension, values)));
  const ofStep = {
    label: texts.labels.step,
    value: question.step,
    // The usual one stands first.
    options: [...STEPS].reverse().map((value) => ({ value, label: texts.steps[value] ?? value })),
    onChoose: (step: ReportQuestion['step']) => ask({ step }),
  };
  const ofSplit = {
    label: texts.labels.split,
    value: question.split ?? ('' as const),
    options: [
      { value: '' as const, label: texts.noSplit },
      ...splitsOf(question.figures).map(({ dimension, lacking }) => {
        const title = dimensionOf(dimension)?.title ?? dimension;
        const names = lacking.map(titleOf);
        return {
          value: dimension,
          label: names.length === 0 ? title : texts.splitNot(title, formatList(names, locale)),
        };
      }),
    ],
    onChoose: (split: Dimension | '') => {
      const lacking = splitsOf(question.figures).find(({ dimension }) => dimension === split)?.lacking ?? [];
      ask({ split: split || null, figures: question.figures.filter((one) => !lacking.includes(one)) });
      if (lacking.length > 0) notify(texts.splitWithout, 'info', formatList(lacking.map(titleOf), locale));
    },
  };
  const ofProperty = {
    label: texts.labels.property,
    value: question.where.find(({ dimension }) => dimension === 'property')?.values[0] ?? '',
    options: [{ value: '', label: texts.allProperties }, ...(dimensionOf('property')?.values ?? [])],
    onChoose: (property: string) => only('property', property === '' ? [] : [property]),
  };
  const alone = question.where
    .filter(({ dimension }) => dimension !== 'property')
    .map(({ dimension, values }): SetFilter => {
      const known = dimensionOf(dimension);
      const names = values.map((value) => known?.values.find((one) => one.value === value)?.label ?? value);
      return {
        text: `${known?.title ?? dimension}: ${names.join(', ')}`,
        remove: () => only(dimension, []),
        isAlone: true,
      };
    });
  return (
    <FilterBar
      set={[...setOf(ofSplit), ...setOf(ofProperty), ...alone]}
      beside={<PeriodText period={question} />}
    >
      <PeriodQuestion
        name={texts.form}
        period={{ from: question.from, to: question.to }}
        onAsk={(period) => ask(period)}
      />
      <ListChoice isFilter {...ofStep} />
      <ListChoice isFilter {...ofSplit} />
      <ListChoice isFilter {...ofProperty} />
      <FigureForm
        key={question.figures.join()}
        question={question}
        choices={choices}
        onAsk={(figures) => ask({ figures })}
      />
    </FilterBar>
  );
}

type FiguresProps = Pick<FormProps, 'question' | 'choices'> & {
  onAsk: (figures: readonly FigureName[]) => void;
};

/** The figures behind a button, which says that some are ticked and not shown yet. */
function FigureForm({ question, choices, onAsk }: FiguresProps) {
  const texts = useTexts('staff').reports;
  const form = useIssueForm<{ figures: FigureName[] }>(checkFigures, { figures: [...question.figures] });
  const ticked = useWatch({ control: form.control, name: 'figures' });
  const isOpen = [...ticked].sort().join() !== [...question.figures].sort().join();
  const label = texts.moreFigures(question.figures.length);
  return (
    <FoldOut label={label} mark={isOpen ? texts.notShown : ''} isWide>
      <MoreIssueTexts value={{ 'report.figures': () => texts.tooMany }}>
        <Form
          form={form}
          name={texts.labels.figures}
          labels={texts.labels}
          onValid={({ figures }) => onAsk(figures)}
          className="px-2"
        >
          <CheckboxSet
            name="figures"
            options={choices.figures.map(({ figure, title }) => ({ value: figure, label: title }))}
          />
          <div className="fold-out-foot">
            <Button type="submit">{texts.show}</Button>
            <span role="status" className="text-small text-soft">
              {isOpen && texts.ticked(ticked.length)}
            </span>
          </div>
        </Form>
      </MoreIssueTexts>
    </FoldOut>
  );
}

import { DEEDS } from '@traslado/domain/audit/actions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { languageOf } from '../../i18n/locale.ts';
import { propertiesById } from '../../places/property-choices.ts';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { periodOf, usualPeriods } from '../frame/usual-periods.ts';
import { type AuditQuestion, checkQuestion, choicesOf, EVERYTHING } from './audit-question.ts';
import type { AuditPage } from './use-audit.ts';

type AuditFormProps = {
  question: AuditQuestion;
  onAsk: (question: AuditQuestion) => void;
  properties: AuditPage['properties'];
  people: AuditPage['people'];
  /** Today where the entries' clock stands; none before they are here. */
  today: string | null;
  /** Kinds that the reader may read. */
  kinds: readonly string[];
};

const NO_DAYS = { from: '', to: '' };
const PERIODS = ['last7', 'last30', 'last90', 'thisMonth', 'lastMonth'] as const;

/** Subject of an entry, in words. */
function useKindText(): (kind: string) => string {
  const { kinds } = useTexts('staff').audit;
  const language = languageOf(useLocale());
  return (kind) => {
    const definition = ALL_CATALOGUES.find(({ name }) => name === kind);
    return definition ? wordsOf(definition)[language].title : (kinds[kind] ?? kind);
  };
}

/** By person, subject, action, property and days. */
export function AuditForm({ question, onAsk, properties, people, today, kinds }: AuditFormProps) {
  const { audit: texts, lists } = useTexts('staff');
  const { periods } = lists.period;
  const locale = useLocale();
  const kindText = useKindText();
  const id = useId();
  const form = useIssueForm<AuditQuestion>(checkQuestion, question);
  const anything = { value: '', label: texts.anything };
  const known = [...new Set([...kinds, ...(question.kind === '' ? [] : [question.kind])])];
  const ask = (values: AuditQuestion) => {
    form.reset(values);
    onAsk(values);
  };
  const { by, deed, kind, about, property, from, to } = question;
  const all = { value: '', label: texts.allProperties };
  const resorts = [all, ...propertiesById(properties)];
  const day = (date: string) => date && formatCivilDate(date, locale, 'plain');
  const words = {
    by,
    deed: DEEDS.filter((one) => one === deed).map((one) => texts.deeds[one])[0] ?? deed,
    kind: kind && kindText(kind),
    about,
    property: property && (resorts.find(({ value }) => value === property)?.label ?? property),
    from: day(from),
    to: day(to),
  };
  const chipOf = (field: keyof AuditQuestion) =>
    classNames('filter-chip', question[field] !== '' && 'is-set');
  return (
    <MoreIssueTexts value={{ 'audit.to_before_from': () => texts.toBeforeFrom }}>
      <FilterBar
        asked={JSON.stringify(question)}
        set={(Object.keys(words) as (keyof typeof words)[]).flatMap((field) =>
          words[field]
            ? [
                {
                  text: `${texts.labels[field]}: ${words[field]}`,
                  remove: () => ask({ ...question, [field]: EVERYTHING[field] }),
                },
              ]
            : [],
        )}
      >
        <Form form={form} name={texts.form} labels={texts.labels} onValid={ask} className="filter-form">
          <TextField name="by" className={chipOf('by')} kind="plain" maxLength={100} list={`${id}-people`} />
          <datalist id={`${id}-people`}>
            {choicesOf(people).map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
          <SelectField
            name="deed"
            className={chipOf('deed')}
            options={[anything, ...DEEDS.map((value) => ({ value, label: texts.deeds[value] }))]}
          />
          <SelectField
            name="kind"
            className={chipOf('kind')}
            options={[
              anything,
              ...known
                .map((value) => ({ value, label: kindText(value) }))
                .sort((a, b) => a.label.localeCompare(b.label, locale)),
            ]}
          />
          <TextField
            name="about"
            className={chipOf('about')}
            placeholder={texts.aboutHint}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
          <SelectField name="property" className={chipOf('property')} options={resorts} />
          {today && (
            <ListChoice
              isFilter
              label={texts.period}
              value={periodOf(question, today, PERIODS)}
              options={[
                { value: '', label: texts.anyDays },
                ...PERIODS.map((value) => ({ value, label: periods[value] })),
              ]}
              onChoose={(period) =>
                ask({ ...form.getValues(), ...(period === '' ? NO_DAYS : usualPeriods(today)[period]) })
              }
            />
          )}
          <DateField name="from" className={chipOf('from')} />
          <DateField name="to" className={chipOf('to')} />
          <Button type="submit">{texts.search}</Button>
          <Button variant="quiet" onClick={() => ask(EVERYTHING)}>
            {texts.showAll}
          </Button>
        </Form>
      </FilterBar>
    </MoreIssueTexts>
  );
}

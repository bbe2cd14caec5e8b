import { DEEDS } from '@traslado/domain/audit/actions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { languageOf } from '../../i18n/locale.ts';
import { propertiesById } from '../../places/property-choices.ts';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { FilterBar, setOf } from '../frame/filter-bar.tsx';
import { useAskedDays } from '../frame/use-asked-days.ts';
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

/** By number or name, person, action, subject, resort and days: each is asked for at once. */
export function AuditForm({ question, onAsk, properties, people, today, kinds }: AuditFormProps) {
  const { audit: texts, lists } = useTexts('staff');
  const { labels } = texts;
  const { periods } = lists.period;
  const locale = useLocale();
  const kindText = useKindText();
  const { by, kind, about, from, to } = question;
  const [hasOwnDays, setOwnDays] = useState(false);
  const known = [...new Set([...kinds, ...(kind === '' ? [] : [kind])])];
  const day = (date: string) => date && formatCivilDate(date, locale, 'plain');
  const choiceOf = (
    field: 'deed' | 'kind' | 'property',
    options: readonly { readonly value: string; readonly label: string }[],
  ) => ({
    label: labels[field],
    value: question[field],
    options: [{ value: '', label: texts.anything }, ...options],
    onChoose: (value: string) => onAsk({ ...question, [field]: value }),
  });
  const choices = [
    choiceOf(
      'deed',
      DEEDS.map((value) => ({ value, label: texts.deeds[value] })),
    ),
    choiceOf(
      'kind',
      known
        .map((value) => ({ value, label: kindText(value) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    ),
    choiceOf('property', propertiesById(properties)),
  ];
  const typed = { by, from: day(from), to: day(to) };
  const usual = today ? periodOf(question, today, PERIODS) : '';
  const period = usual || (hasOwnDays || from !== '' || to !== '' ? 'own' : '');
  return (
    <FilterBar
      set={[
        ...(Object.keys(typed) as (keyof typeof typed)[]).flatMap((field) =>
          typed[field]
            ? [
                {
                  text: `${labels[field]}: ${typed[field]}`,
                  remove: () => onAsk({ ...question, [field]: '' }),
                },
              ]
            : [],
        ),
        ...choices.flatMap(setOf),
      ]}
      lead={
        <SearchBox
          value={about}
          onSearch={(text) => onAsk({ ...question, about: text })}
          hint={texts.searchHint}
        />
      }
    >
      <Person by={by} people={people} onAsk={(name) => onAsk({ ...question, by: name })} />
      {choices.map((choice) => (
        <ListChoice key={choice.label} isFilter {...choice} />
      ))}
      {today && (
        <ListChoice
          isFilter
          label={texts.period}
          value={period}
          options={[
            { value: '', label: texts.anything },
            ...PERIODS.map((value) => ({ value, label: periods[value] })),
            { value: 'own', label: texts.ownDays },
          ]}
          onChoose={(chosen) => {
            setOwnDays(chosen === 'own');
            const usualOne = PERIODS.find((one) => one === chosen);
            if (usualOne) onAsk({ ...question, ...usualPeriods(today)[usualOne] });
            else if (chosen === '') onAsk({ ...question, ...NO_DAYS });
          }}
        />
      )}
      {period === 'own' && <Days days={{ from, to }} onAsk={(days) => onAsk({ ...question, ...days })} />}
      {Object.values(question).some(Boolean) && (
        <Button
          variant="quiet"
          className="ml-1 text-small"
          onClick={() => {
            setOwnDays(false);
            onAsk(EVERYTHING);
          }}
        >
          {texts.showAll}
        </Button>
      )}
    </FilterBar>
  );
}

type PersonProps = { by: string; people: AuditPage['people']; onAsk: (name: string) => void };

/** A name that is known is asked for at once, part of one with Enter. */
function Person({ by, people, onAsk }: PersonProps) {
  const texts = useTexts('staff').audit;
  const id = useId();
  const form = useIssueForm<{ by: string }>(() => [], { by });
  const typed = useWatch({ control: form.control, name: 'by' });
  const choices = choicesOf(people);
  const [asked, setAsked] = useState(by);
  useEffect(() => {
    if (asked !== by) {
      setAsked(by);
      form.setValue('by', by);
    } else if (typed !== by && (typed === '' || choices.includes(typed))) onAsk(typed);
  });
  return (
    <Form
      form={form}
      name={texts.form}
      labels={texts.labels}
      onValid={({ by: name }) => onAsk(name)}
      className="filter-form"
    >
      <TextField
        name="by"
        className={classNames('filter-chip', by !== '' && 'is-set')}
        kind="plain"
        maxLength={100}
        list={`${id}-people`}
      />
      <datalist id={`${id}-people`}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </Form>
  );
}

type Range = { from: string; to: string };

function Days({ days, onAsk }: { days: Range; onAsk: (days: Range) => void }) {
  const texts = useTexts('staff').audit;
  const form = useIssueForm<Range>(checkQuestion, days);
  const check = (typed: Range) => {
    const issues = checkQuestion(typed);
    const [wrong] = issues;
    if (wrong?.code !== 'audit.to_before_from') form.control.forgive('to');
    else if (!form.formState.errors.to) form.setError('to', { type: wrong.code });
    return issues;
  };
  useAskedDays(form, days, check, onAsk);
  return (
    <MoreIssueTexts value={{ 'audit.to_before_from': () => texts.toBeforeFrom }}>
      <Form form={form} name={texts.period} labels={texts.labels} onValid={onAsk} className="filter-form">
        <DateField name="from" className="filter-chip" />
        <DateField name="to" className="filter-chip" />
      </Form>
    </MoreIssueTexts>
  );
}

import { DEEDS } from '@traslado/domain/audit/actions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { languageOf } from '../../i18n/locale.ts';
import { propertiesById } from '../../places/property-choices.ts';
import { type AuditQuestion, checkQuestion, EVERYTHING } from './audit-question.ts';
import type { AuditPage } from './use-audit.ts';

type AuditFormProps = {
  question: AuditQuestion;
  onAsk: (question: AuditQuestion) => void;
  properties: AuditPage['properties'];
  /** Kinds that the reader may read. */
  kinds: readonly string[];
};

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
export function AuditForm({ question, onAsk, properties, kinds }: AuditFormProps) {
  const texts = useTexts('staff').audit;
  const locale = useLocale();
  const kindText = useKindText();
  const form = useIssueForm<AuditQuestion>(checkQuestion, question);
  const anything = { value: '', label: texts.anything };
  const known = [...new Set([...kinds, ...(question.kind === '' ? [] : [question.kind])])];
  const ask = (values: AuditQuestion) => {
    form.reset(values);
    onAsk(values);
  };
  return (
    <MoreIssueTexts value={{ 'audit.to_before_from': () => texts.toBeforeFrom }}>
      <Form
        form={form}
        name={texts.form}
        labels={texts.labels}
        onValid={ask}
        className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
      >
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 wide:grid-cols-4">
          <TextField name="by" kind="plain" maxLength={100} />
          <SelectField
            name="deed"
            options={[anything, ...DEEDS.map((value) => ({ value, label: texts.deeds[value] }))]}
          />
          <SelectField
            name="kind"
            options={[
              anything,
              ...known
                .map((value) => ({ value, label: kindText(value) }))
                .sort((a, b) => a.label.localeCompare(b.label, locale)),
            ]}
          />
          <TextField
            name="about"
            hint={texts.aboutHint}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
          <SelectField
            name="property"
            options={[{ value: '', label: texts.allProperties }, ...propertiesById(properties)]}
          />
          <DateField name="from" />
          <DateField name="to" />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">{texts.search}</Button>
          <Button variant="quiet" onClick={() => ask(EVERYTHING)}>
            {texts.showAll}
          </Button>
        </div>
      </Form>
    </MoreIssueTexts>
  );
}

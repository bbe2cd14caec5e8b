import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ComboBox } from '../../components/combo-box.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { bulkValuesOf, checkBulk, setOf } from './bulk-values.ts';
import { FieldInput } from './field-input.tsx';
import { otherLanguageOf } from './one-language.ts';
import type { RowValues } from './row-values.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useIssueWords } from './use-issue-words.ts';

/** The field that is about to be added; no field of a catalogue has this name. */
const PICKED = '+';

type BulkFormProps = {
  screen: AnyScreen;
  /** Values that stand there at first, as they are sent. */
  start?: Facts;
  onReady: (set: Facts) => Promise<void>;
};

/** The fields to set in all rows, with their values. The other fields stay as they are. */
export function BulkForm({ screen, start = {}, onReady }: BulkFormProps) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const texts = lists.bulk;
  const issues = useIssueWords(screen);
  const all = bulkFieldsOf(definition);
  const [chosen, setChosen] = useState<readonly string[]>(
    all.length === 1 ? all.map(([name]) => name) : Object.keys(start),
  );
  const check = useCallback(
    (values: RowValues) => checkBulk(definition, chosen, values),
    [definition, chosen],
  );
  const form = useIssueForm<RowValues>(check, bulkValuesOf(definition, start));
  const labelOf = (name: string) => words.labels[name] ?? name;
  const left = all.filter(([name]) => !chosen.includes(name));
  const behind = otherLanguageOf(definition, chosen).map(labelOf);
  const picked = String(useWatch({ control: form.control })[PICKED] ?? '');
  useEffect(() => {
    if (picked === '') return;
    form.control.set(PICKED, '');
    setChosen((before) => [...before, picked]);
  }, [picked, form]);
  const count = useRef(chosen.length);
  useEffect(() => {
    const [added] = chosen.slice(count.current);
    count.current = chosen.length;
    if (added !== undefined) form.setFocus(added);
  }, [chosen, form]);
  return (
    <MoreIssueTexts value={issues}>
      <Form
        form={form}
        name={texts.form}
        onValid={(values) => (chosen.length > 0 ? onReady(setOf(definition, chosen, values)) : undefined)}
        labels={{
          ...Object.fromEntries(all.map(([name]) => [name, labelOf(name)])),
          [PICKED]: chosen.length === 0 ? texts.field : texts.anotherField,
        }}
        className="grid max-w-[40rem] gap-6"
      >
        {all
          .filter(([name]) => chosen.includes(name))
          .map(([name, field]) => (
            <div key={name} className="flex flex-wrap items-start gap-x-6 gap-y-1">
              <div className="min-w-0 flex-1 basis-72">
                {field.kind === 'flag' ? (
                  <SelectField
                    name={name}
                    label={words.columns[field.as.name] ?? labelOf(name)}
                    placeholder={lists.choose}
                    options={(['yes', 'no'] as const).map((value) => ({
                      value,
                      label: words.flags[name]?.[value] ?? value,
                    }))}
                  />
                ) : (
                  <FieldInput screen={screen} name={name} field={field} />
                )}
              </div>
              {all.length > 1 && (
                <Button
                  variant="quiet"
                  className="text-small sm:mt-7"
                  aria-label={texts.removeOf(labelOf(name))}
                  onClick={() => setChosen(chosen.filter((one) => one !== name))}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          ))}
        {left.length > 0 && (
          <div className="max-w-80">
            <ComboBox name={PICKED} options={left.map(([name]) => ({ id: name, label: labelOf(name) }))} />
          </div>
        )}
        <p role="status" className="text-small text-soft empty:hidden">
          {behind.length > 0 && lists.form.otherLanguage(behind)}
        </p>
        {chosen.length > 0 && (
          <div>
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.checking}>
              {texts.look}
            </Button>
          </div>
        )}
      </Form>
    </MoreIssueTexts>
  );
}
